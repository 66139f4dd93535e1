import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './class-names.ts'
import { FieldNotes } from './field.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'checked' | 'className'>
export type CheckboxProps = Native & {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode /** right of the words, such as a count */
  end?: ReactNode
  error?: string | null
  hideLabel?: boolean
  className?: string
}

export function Checkbox({ checked, onChange, children, end, error, hideLabel = false, className, ...native }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className} data-field={native.name}>
      <label className={cx('flex min-h-11 items-center gap-2.5 text-[14px] leading-snug', native.disabled ? 'text-ink-500' : 'cursor-pointer')}>
        <span className="relative grid size-[18px] shrink-0 place-items-center">
          <input
            {...native}
            id={id}
            type="checkbox"
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer col-start-1 row-start-1 size-[18px] cursor-[inherit] appearance-none rounded-tag border border-control bg-paper-0 checked:border-pine-600 checked:bg-pine-600 disabled:bg-paper-100 aria-invalid:border-2 aria-invalid:border-bad forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            size={14}
            strokeWidth={2.5}
            className="pointer-events-none col-start-1 row-start-1 text-white opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className={cx('min-w-0', hideLabel && 'sr-only')}>{children}</span>
        {end && <span className="tabular ml-auto text-[13px] text-ink-500">{end}</span>}
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
