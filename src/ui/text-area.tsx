import { type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { cx } from './class-names.ts'
import { cutText } from './cut-text.ts'
import { controlClass, Field, type FieldProps, useFieldIds } from './field.tsx'
import { useT } from './language.tsx'
import { useTypedEarly } from './use-typed-early.ts'

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'onChange' | 'value' | 'name' | 'className' | 'maxLength'
>
export type TextAreaProps = FieldProps &
  Native & {
    value: string
    onChange: (value: string) => void
    maxLength?: number
    ref?: Ref<HTMLTextAreaElement>
  }

/** Cuts what goes over `maxLength` and says so; a half-composed syllable is never cut. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  value,
  onChange,
  maxLength,
  rows = 4,
  ...native
}: TextAreaProps) {
  const t = useT()
  const [cut, setCut] = useState(false)
  const notice = cut && maxLength ? `${maxLength}${t('자 미만으로 작성해야 합니다.')}` : null
  const { id, control } = useFieldIds({ error: error ?? notice, hint })

  function take(typed: string, composing: boolean) {
    const fitting = maxLength ? cutText(typed, maxLength) : typed
    setCut(fitting !== typed)
    onChange(composing ? typed : fitting)
  }
  useTypedEarly(native.id ?? id, value, (typed) => take(typed, false))

  return (
    <Field
      id={id}
      name={native.name}
      error={error ?? notice}
      {...{ label, hint, optional, hideLabel, className }}
    >
      <textarea
        {...control}
        {...native}
        rows={rows}
        value={value}
        onChange={(event) =>
          // what a browser tells of typing is an InputEvent
          take(event.target.value, (event.nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={(event) => take(event.currentTarget.value, false)}
        className={cx(controlClass, 'min-h-24! py-3')}
      />
      {maxLength && (
        <p
          className="tabular float-right mt-1.5 ml-4 text-caption leading-normal text-ink-500"
          aria-hidden="true"
        >
          {[...value].length} / {maxLength}
        </p>
      )}
    </Field>
  )
}
