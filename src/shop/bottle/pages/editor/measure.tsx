import { useId, useState } from 'react'
import { controlClass } from '#ui/field.tsx'

type Props = {
  label: string
  value: number
  step: number
  least: number
  most: number
  onChange: (value: number) => void
}

/** A number with its arrows. What is half typed stays typed; it counts once it is a number in range. */
export function Measure({ label, value, step, least, most, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block truncate text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        value={typed ?? String(value)}
        step={step}
        min={least}
        max={most}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = Number(target.value)
          if (target.value !== '' && next >= least && next <= most) onChange(next)
        }}
        onBlur={() => setTyped(null)}
        className={controlClass}
      />
    </div>
  )
}
