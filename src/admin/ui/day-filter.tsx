import { useEffect, useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { cx } from '#ui/class-names.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'

type DayProps = {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
  className?: string
}

/** A day a list is filtered by: taken over once it is whole, or emptied. */
export function DayFilter({ label, value, min, max, onChange, className }: DayProps) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const whole = isDay(typed)
  const early = whole && !!min && typed < min
  const late = whole && !!max && typed > max
  const error = early
    ? t('{day}부터 고를 수 있어요.', { day: min })
    : late
      ? t('{day}까지 고를 수 있어요.', { day: max })
      : null

  function take(next: string) {
    setTyped(next)
    const taken = next === '' || (isDay(next) && !(min && next < min) && !(max && next > max))
    if (taken && next !== value) onChange(next)
  }

  return (
    <DatePicker
      label={label}
      hideLabel
      placeholder={label}
      value={typed}
      onChange={take}
      // an unfinished day goes back to the one the list is filtered by
      onBlur={() => !whole && setTyped(value)}
      error={error}
      start={min || max || undefined}
      className={cx('w-44 [&_input]:h-11 [&_input]:pr-11 [&_input]:text-plain', className)}
    />
  )
}

type SpanProps = {
  from: string
  to: string
  labels: readonly [from: string, to: string]
  last?: string
  onFrom: (day: string) => void
  onTo: (day: string) => void
}

/** From a day to a day. */
export function DaySpanFilter({ from, to, labels, last, onFrom, onTo }: SpanProps) {
  return (
    <span className="inline-flex max-w-full items-start gap-2">
      <DayFilter
        label={labels[0]}
        value={from}
        max={to || last}
        onChange={onFrom}
        className="min-w-0 flex-1"
      />
      <span aria-hidden="true" className="leading-11">
        –
      </span>
      <DayFilter
        label={labels[1]}
        value={to}
        min={from || undefined}
        max={last}
        onChange={onTo}
        className="min-w-0 flex-1"
      />
    </span>
  )
}
