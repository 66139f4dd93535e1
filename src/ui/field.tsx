import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { useForeign, useT } from './language.tsx'

/** What every field takes. `error` is already a sentence of the session's language. */
export type FieldProps = {
  label: string
  name?: string
  hint?: ReactNode
  error?: string | null
  /** says (선택) beside the label; fields are required unless told */
  optional?: boolean
  /** the label is read aloud but not printed */
  hideLabel?: boolean
  className?: string
}

/** The attributes that tie a control to its label, hint and message. */
export function useFieldIds({ error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

export function Field({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  name,
  className,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  const t = useT()
  const foreign = useForeign()
  return (
    <div className={cx('flow-root min-w-0', className)} data-field={name}>
      <label
        htmlFor={id}
        lang={foreign(label)}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-small leading-normal font-medium'}
      >
        {label}
        {optional && <span className="ml-1 font-normal text-ink-500">({t('선택')})</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string
  hint?: ReactNode
  error?: string | null
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="type-caption mt-1.5 flex items-start gap-1.5 text-bad">
          <CircleAlert
            aria-hidden="true"
            size={15}
            strokeWidth={1.75}
            className="mt-0.5 shrink-0"
          />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-caption leading-normal text-ink-500">
          {hint}
        </p>
      )}
    </>
  )
}

/** The frame of a one-line control. An invalid one has a thicker line, not only another colour. */
export const controlClass =
  'block min-h-12 w-full min-w-0 rounded-tag border border-control bg-paper-0 px-3.5 text-body leading-normal text-ink-900 transition-colors duration-[120ms] hover:border-ink-700 [&:is(input,textarea):read-only]:bg-paper-100 disabled:bg-paper-100 disabled:text-ink-500 aria-invalid:border-2 aria-invalid:border-bad aria-invalid:px-[13px]'
