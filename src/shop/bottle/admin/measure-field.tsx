import { useState } from 'react'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  label: string
  name: string
  value: number
  onChange: (value: number) => void
  error: string | null
}

/** Millimetres with a tenth. What is half typed stays typed; it counts once it is a number. */
export function MeasureField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={typed ?? String(value)}
      onChange={(text) => {
        setTyped(text)
        const next = Number(text)
        if (text.trim() !== '' && Number.isFinite(next)) onChange(Math.round(next * 10) / 10)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
