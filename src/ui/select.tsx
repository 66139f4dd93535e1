import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field, type FieldProps, useFieldIds } from './field.tsx'
import { useForeign } from './language.tsx'
import { useTypedEarly } from './use-typed-early.ts'

export type Choice<V extends string = string> = { value: V; label: string; disabled?: boolean }
type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value' | 'name' | 'className'
>
export type SelectProps<V extends string = string> = FieldProps &
  Native & {
    value: V | ''
    onChange: (value: V) => void
    choices: readonly Choice<V>[]
    /** the first, empty row */
    placeholder?: string
    small?: boolean
  }

/** How high the list of a select may be; the style sheet says it, where the browser lets it. */
export const selectListMost = 300

/** The system's own control: typed search, screen readers and the phone's wheel come with it. */
export function Select<V extends string>({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  choices,
  placeholder,
  small = false,
  ...native
}: SelectProps<V>) {
  const { id, control } = useFieldIds({ error, hint })
  const foreign = useForeign()
  // only values of `choices` are offered
  useTypedEarly<string>(native.id ?? id, value, (typed) => onChange(typed as V))
  return (
    <Field id={id} name={native.name} {...{ label, hint, error, optional, hideLabel, className }}>
      <span className="relative block">
        <select
          {...control}
          {...native}
          value={value}
          // only values of `choices` are offered
          onChange={(event) => onChange(event.target.value as V)}
          className={cx(
            controlClass,
            'select-list truncate pr-10',
            small && 'min-h-11! text-plain!',
            !value && 'text-ink-500',
          )}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={choice.value}
              disabled={choice.disabled}
              lang={foreign(choice.label)}
            >
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-control"
        />
      </span>
    </Field>
  )
}
