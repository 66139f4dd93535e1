import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

/** The tags of an order as they stand in a list, and who looks after it. */
export function TagWords({
  tags,
  staff_name,
  className,
}: {
  tags: readonly string[]
  staff_name: string | null
  className?: string
}) {
  const t = useT()
  if (!tags.length && !staff_name) return null
  return (
    // what staff typed, and who they are
    <span data-content className={cx('flex flex-wrap gap-1', className)}>
      {tags.map((name) => (
        <span
          key={name}
          className="rounded-tag bg-paper-100 px-1.5 py-0.5 text-caption leading-tight text-ink-700"
        >
          {name}
        </span>
      ))}
      {staff_name && (
        <span className="py-0.5 text-caption leading-tight text-ink-500">
          {t('담당 {name}', { name: staff_name })}
        </span>
      )}
    </span>
  )
}
