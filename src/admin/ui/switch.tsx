import { Switch as Base } from '@base-ui/react/switch'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

export type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** the words for on and off, printed beside it */
  words?: readonly [on: string, off: string]
  name?: string
}

/** On or off at once. The word beside it says which, so that colour is not alone. */
export function Switch({ label, checked, onChange, disabled = false, words, name }: SwitchProps) {
  const t = useT()
  const [on, off] = words ?? [t('켜짐'), t('꺼짐')]
  return (
    <span data-field={name} className="inline-flex min-h-11 items-center gap-2">
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-label={label}
        className="tap inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-control bg-paper-100 p-[3px] transition-colors duration-[120ms] data-checked:border-pine-600 data-checked:bg-pine-600 data-disabled:cursor-not-allowed data-disabled:opacity-60"
      >
        <Base.Thumb className="block size-4 rounded-full bg-control transition-[translate,background-color] duration-[120ms] data-checked:translate-x-4 data-checked:bg-white" />
      </Base.Root>
      <span
        aria-hidden="true"
        className={cx(
          'text-caption leading-tight card:whitespace-nowrap',
          checked ? 'text-ink-900' : 'text-ink-500',
        )}
      >
        {checked ? on : off}
      </span>
    </span>
  )
}
