import { useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { isComposing } from '#ui/composing.ts'
import { useT } from '#ui/language.tsx'
import { readAmount } from './money-text.ts'

type Props = {
  label: string
  value: number
  /** how it reads while it is not edited */
  text: string
  min?: number
  max: number
  onSave: (value: number) => void
  disabled?: boolean
  className?: string
}

/** A figure in a row: pressed, it becomes a field. Enter or leaving saves, Escape leaves it as it was. */
export function InlineNumber({
  label,
  value,
  text,
  min = 0,
  max,
  onSave,
  disabled = false,
  className,
}: Props) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const given = typed === null ? null : readAmount(typed, 'krw')
  const wrong = typed !== null && (given === null || given < min || given > max)

  function leave(save: boolean) {
    if (typed === null) return
    if (save && wrong) return
    if (save && given !== null && given !== value) onSave(given)
    setTyped(null)
    requestAnimationFrame(() => button.current?.focus())
  }

  if (typed === null) {
    return (
      <button
        ref={button}
        type="button"
        disabled={disabled}
        onClick={() => setTyped(String(value))}
        aria-label={t('{label} {text} 바꾸기', { label, text })}
        className={cx(
          'tap tabular -mr-2 min-h-9 rounded-tag px-2 decoration-line decoration-dotted underline-offset-4 enabled:underline enabled:hover:bg-paper-100',
          className,
        )}
      >
        {text}
      </button>
    )
  }
  return (
    <span className="relative inline-block">
      <input
        // biome-ignore lint/a11y/noAutofocus: the press that opened the field asked for it
        autoFocus
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={wrong || undefined}
        value={typed}
        maxLength={11}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/[^\d,]/g, ''))}
        onBlur={() => (wrong ? setTyped(null) : leave(true))}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') leave(true)
          if (event.key === 'Escape') leave(false)
        }}
        className="tabular h-9 w-28 rounded-tag border border-control bg-paper-0 px-2 text-right text-small aria-invalid:border-2 aria-invalid:border-bad"
      />
      {wrong && (
        <span
          role="alert"
          className="absolute top-full right-0 z-10 mt-1 bg-bad-100 px-2 py-1 text-caption whitespace-nowrap text-bad"
        >
          {t('{min}에서 {max} 사이로 적어 주세요.', { min, max: max.toLocaleString() })}
        </span>
      )}
    </span>
  )
}
