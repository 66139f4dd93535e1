import { type ReactNode, useId } from 'react'
import { overMaximum } from './choice-rules.ts'
import { cx } from './class-names.ts'
import { useDialog } from './dialogs.tsx'
import { FieldNotes } from './field.tsx'
import { useT } from './language.tsx'

export type GroupChoice<V extends string> = { value: V; label: ReactNode; disabled?: boolean }
type Props<V extends string> = {
  legend: string
  hideLegend?: boolean
  name: string
  choices: readonly GroupChoice<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  /** one more than this is refused with a word */
  max?: number
  error?: string | null
  hint?: ReactNode
}

/** Several choices side by side, at most `max` of them. They are native boxes: Tab and the space bar work, a reader counts. */
export function ChoiceGroup<V extends string>({
  legend,
  hideLegend,
  name,
  choices,
  value,
  onChange,
  max,
  error,
  hint,
}: Props<V>) {
  const t = useT()
  const id = useId()
  const dialog = useDialog()

  function toggle(choice: V, on: boolean) {
    if (!on) return onChange(value.filter((one) => one !== choice))
    if (overMaximum(value, max))
      return void dialog.alert(t('선택 가능한 옵션은 {count}개 입니다.', { count: max ?? 0 }))
    onChange([...value, choice])
  }

  return (
    <fieldset
      className="min-w-0"
      data-field={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-small font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const on = value.includes(choice.value)
          return (
            <label
              key={choice.value}
              className={cx(
                'relative inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-plain leading-snug transition-colors duration-[120ms] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
                choice.disabled ? 'cursor-not-allowed bg-paper-100 text-ink-500' : 'cursor-pointer',
                on
                  ? 'bg-pine-100 font-semibold text-pine-700 inset-ring-2 inset-ring-pine-700'
                  : 'bg-paper-0 inset-ring inset-ring-control hover:inset-ring-ink-700',
              )}
            >
              <input
                type="checkbox"
                name={name}
                value={choice.value}
                checked={on}
                disabled={choice.disabled}
                onChange={(event) => toggle(choice.value, event.target.checked)}
                className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-full opacity-0 forced-colors:static forced-colors:size-auto forced-colors:appearance-auto forced-colors:opacity-100"
              />
              <span className="pointer-events-none relative inline-flex items-center gap-2">
                {choice.label}
              </span>
            </label>
          )
        })}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
