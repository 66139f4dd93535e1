import type { InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './class-names.ts'
import { FieldNotes } from './field.tsx'
import { useTypedEarly } from './use-typed-early.ts'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange' | 'checked' | 'className'
>
export type CheckboxProps = Native & {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** right of the words, such as a count */
  end?: ReactNode
  error?: string | null
  hideLabel?: boolean
  className?: string
}

export function Checkbox({
  checked,
  onChange,
  children,
  end,
  error,
  hideLabel = false,
  className,
  ...native
}: CheckboxProps) {
  const id = useId()
  useTypedEarly(id, checked, onChange)
  return (
    <div className={className} data-field={native.name}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: CheckMark is the input */}
      <label
        className={cx(
          'flex min-h-11 items-center gap-2.5 text-small leading-snug',
          native.disabled ? 'text-ink-500' : 'cursor-pointer',
        )}
      >
        <CheckMark
          {...native}
          id={id}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={cx('min-w-0', hideLabel && 'sr-only')}>{children}</span>
        {end && <span className="tabular ml-auto text-caption text-ink-500">{end}</span>}
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

/** The box alone, for rows of their own making. Its tick is drawn by the style sheet: lists hold dozens of them. */
export function CheckMark(
  native: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>,
) {
  return (
    <input
      {...native}
      type="checkbox"
      className="tick size-[18px] shrink-0 cursor-[inherit] appearance-none rounded-tag border border-control bg-paper-0 checked:border-pine-600 checked:bg-pine-600 disabled:bg-paper-100 disabled:checked:border-control disabled:checked:bg-control aria-invalid:border-2 aria-invalid:border-bad forced-colors:appearance-auto"
    />
  )
}
