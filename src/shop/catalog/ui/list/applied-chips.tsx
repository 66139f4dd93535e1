import { useRef } from 'react'
import type { Facets } from '#shop/catalog/contract.ts'
import { Chip } from '#ui/chip.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { appliedFilters } from './filter-words.ts'
import { type Filters, noFilters } from './list-state.ts'

/** The filters that are on, each with a way to take it off. The page does not move, and the focus stays in the row. */
export function AppliedChips({
  filters,
  groups,
  onChange,
  className,
}: {
  filters: Filters
  groups: Facets['traits'] | undefined
  onChange: (filters: Filters) => void
  className?: string
}) {
  const t = useT()
  const read = useLang()
  const row = useRef<HTMLFieldSetElement>(null)
  const applied = appliedFilters(t, filters, read, groups)

  function change(next: Filters, at = 0) {
    onChange(next)
    // to the chip that comes into the place of the one that went
    requestAnimationFrame(() => {
      const chips = row.current?.querySelectorAll('button') ?? []
      const to = chips[Math.min(at, chips.length - 2)] ?? row.current
      to?.focus({ preventScroll: true })
    })
  }

  return (
    <fieldset
      ref={row}
      aria-label={t('고른 조건')}
      tabIndex={-1}
      className={cx('flex min-w-0 flex-wrap gap-2', className)}
    >
      {applied.map((one, at) => (
        <Chip key={one.key} on removes onClick={() => change(one.without, at)}>
          {one.words}
        </Chip>
      ))}
      {applied.length > 0 && (
        <button
          type="button"
          onClick={() => change(noFilters)}
          className="tap h-9 px-1.5 text-small text-ink-700 underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {t('전체 해제')}
        </button>
      )}
    </fieldset>
  )
}
