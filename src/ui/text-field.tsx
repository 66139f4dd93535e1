import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { controlClass, Field, type FieldProps, useFieldIds } from './field.tsx'
import { useTypedEarly } from './use-typed-early.ts'

type Input = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'name' | 'className'
>
export type TextFieldProps = FieldProps &
  Input & {
    value: string
    onChange: (value: string) => void
    /** stands inside, at the right */
    suffix?: ReactNode
    /** the suffix is a word as short as 원, or a sign */
    shortSuffix?: boolean
    ref?: Ref<HTMLInputElement>
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  suffix,
  shortSuffix = false,
  ...input
}: TextFieldProps) {
  const { id, control } = useFieldIds({ error, hint })
  useTypedEarly(input.id ?? id, value, onChange)
  return (
    <Field
      id={input.id ?? id}
      name={input.name}
      {...{ label, hint, error, optional, hideLabel, className }}
    >
      <span className="relative block">
        <input
          type="text"
          {...control}
          {...input}
          required={!optional && input.required}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlClass, suffix ? (shortSuffix ? 'pr-12' : 'pr-28') : '')}
        />
        {suffix && (
          <span className="absolute inset-y-0 right-0 flex items-center pr-3.5 text-small">
            {suffix}
          </span>
        )}
      </span>
    </Field>
  )
}
