import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'

export type QuantityStepperProps = {
  /** what is counted, for the readers */ label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  size?: 44 | 36
  /** told when more than `max` was asked for, and why it is no more */
  most?: string
  className?: string
}

/** Typing, − and +. What is typed counts on leaving the box or on Enter, held between min and max. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 9999,
  disabled = false,
  size = 44,
  most,
  className,
}: QuantityStepperProps) {
  const t = useT()
  const [typed, setTyped] = useState(String(value))
  const [over, setOver] = useState(false)
  useEffect(() => setTyped(String(value)), [value])

  function settle(next: number) {
    const held = Math.min(
      Math.max(Number.isFinite(next) ? Math.trunc(next) : value, min),
      Math.max(min, max),
    )
    setTyped(String(held))
    setOver(next > Math.max(min, max))
    if (held !== value) onChange(held)
  }

  const button = cx(
    'tap grid place-items-center text-ink-900 disabled:text-ink-500 disabled:opacity-50',
    size === 44 ? 'size-11' : 'size-9',
  )
  const box = (
    <fieldset
      aria-label={t('{label} 수량', { label })}
      className={cx(
        'inline-flex items-center rounded-tag border border-control bg-paper-0',
        most === undefined && className,
      )}
    >
      <button
        type="button"
        className={button}
        aria-label={t('하나 빼기')}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Minus aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('수량')}
        disabled={disabled}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={() => settle(typed === '' ? Number.NaN : Number(typed))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle(typed === '' ? Number.NaN : Number(typed))
          if (event.key === 'ArrowUp') settle(value + 1)
          if (event.key === 'ArrowDown') settle(value - 1)
        }}
        className={cx(
          'tabular w-10 bg-transparent text-center text-plain leading-normal',
          size === 44 ? 'h-11' : 'h-9',
        )}
      />
      <button
        type="button"
        className={button}
        aria-label={t('하나 더하기')}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    </fieldset>
  )
  if (most === undefined) return box
  return (
    <div className={cx('grid justify-items-start gap-1', className)}>
      {box}
      <p
        role="status"
        className="text-caption leading-snug font-medium text-amber-700 empty:hidden"
      >
        {over && value >= max ? most : null}
      </p>
    </div>
  )
}
