import { useLayoutEffect, useRef } from 'react'
import { formatPhone } from '#kernel/phone.ts'
import { caretAfter } from './phone-caret.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'ref'>

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** 010-1234-5678 while it is typed; the caret stays where the typist left it. Digits only go on the wire (kernel/phone). */
export function PhoneField({ value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function take(typed: string) {
    const at = input.current?.selectionStart ?? typed.length
    // a number with a plus is left as typed
    const formatted = typed.includes('+') ? typed : formatPhone(typed)
    caret.current = typed.includes('+') ? at : caretAfter(formatted, digitsIn(typed.slice(0, at)))
    if (at === typed.length) caret.current = formatted.length
    onChange(formatted)
  }

  return (
    <TextField
      autoComplete="tel"
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      maxLength={20}
      value={value}
      onChange={take}
    />
  )
}
