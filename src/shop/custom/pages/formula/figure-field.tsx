import { useState } from 'react'
import { useT } from '#ui/language.tsx'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { figure, leastAmount, mostAmount } from './amounts.ts'

type Props = TextFieldProps & {
  least?: number
  most?: number
  /** said of what is outside of these two */
  outside?: string
}

/** A figure: what cannot be one says so as soon as its field is left, and stays as it was typed. */
export function FigureField({
  least = leastAmount,
  most = mostAmount,
  outside,
  error,
  value,
  onChange,
  onBlur,
  ...field
}: Props) {
  const t = useT()
  const [left, setLeft] = useState(false)
  const wrong = () => {
    if (!value.trim()) return null
    const read = figure(value)
    if (Number.isNaN(read)) return t('숫자로 적어 주세요.')
    if (outside) return read < least || read > most ? outside : null
    if (read < least) return t('양은 0.001 이상이에요.')
    return read > most ? t('양은 1,000,000까지예요.') : null
  }
  return (
    <TextField
      {...field}
      value={value}
      error={error ?? (left ? wrong() : null)}
      onChange={(text) => {
        setLeft(false)
        onChange(text)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}
