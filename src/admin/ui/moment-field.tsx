import { useState } from 'react'
import { koreanMinute, koreanToday, readKorean } from '#kernel/korean-time.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'

type Props = {
  label: string
  name: string
  value: string | null
  onChange: (iso: string | null) => void
  error?: string | null
  optional?: boolean
  hint?: string
}

const textOf = (value: string | null) =>
  value && !Number.isNaN(Date.parse(value)) ? koreanMinute(value) : (value ?? '')

/** A moment in Korean time, whatever the clock of the browser says. Half a moment goes on as it is typed, to be refused by its field's name. */
export function MomentField({ label, name, value, onChange, error, optional = true, hint }: Props) {
  const t = useT()
  const [own, setOwn] = useState({ text: textOf(value), value })
  // another draft was loaded behind the field
  if (own.value !== value) setOwn({ text: textOf(value), value })
  const change = (text: string) => {
    const next = readKorean(text)?.toISOString() ?? (text || null)
    setOwn({ text, value: next })
    onChange(next)
  }
  return (
    <DatePicker
      withTime
      label={label}
      name={name}
      value={own.text}
      onChange={change}
      start={koreanToday()}
      error={error}
      optional={optional}
      hint={hint ?? t('한국 시각')}
    />
  )
}
