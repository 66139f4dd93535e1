import { Link } from 'react-router'
import { cx } from '#ui/class-names.ts'

/** A few ways to look at the same figures, as links. */
export function Choices({
  label,
  choices,
  value,
  to,
}: {
  label: string
  choices: readonly { value: string; label: string }[]
  value: string
  to: (value: string) => string
}) {
  return (
    <nav aria-label={label} className="swipe flex gap-1 px-4.5 pb-3">
      {choices.map((one) => (
        <Link
          key={one.value}
          to={to(one.value)}
          preventScrollReset
          aria-current={one.value === value ? 'true' : undefined}
          className={cx(
            'flex min-h-11 shrink-0 items-center rounded-full px-4 text-small inset-ring',
            one.value === value
              ? 'bg-pine-700 text-paper-0 inset-ring-pine-700'
              : 'text-ink-700 inset-ring-control hover:bg-paper-100',
          )}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  )
}
