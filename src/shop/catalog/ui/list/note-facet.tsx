import { useState } from 'react'
import type { Facets } from '#shop/catalog/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

const folded = 10

/** Single notes as small buttons, the most common first; one at a time. */
export function NoteFacet({
  rows,
  chosen,
  onChoose,
}: {
  rows: Facets['note']
  chosen: string
  onChoose: (note: string) => void
}) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const all =
    chosen && !rows.some((row) => row.value === chosen)
      ? [{ value: chosen, label: chosen, count: 0 }, ...rows]
      : rows
  const shown = open ? all : all.filter((row, at) => at < folded || row.value === chosen)
  return (
    <>
      <ul className="flex flex-wrap gap-1.5">
        {shown.map((row) => {
          const on = row.value === chosen
          return (
            <li key={row.value}>
              <button
                type="button"
                aria-pressed={on}
                onClick={() => onChoose(on ? '' : row.value)}
                className={cx(
                  'inline-flex min-h-11 items-center gap-1 rounded-full px-3 text-caption desk:min-h-8 desk:px-2.5',
                  on
                    ? 'bg-pine-100 font-semibold text-pine-700 inset-ring inset-ring-pine-700'
                    : 'text-ink-700 inset-ring inset-ring-line hover:bg-paper-100',
                )}
              >
                {row.label}
                <span aria-hidden="true" className="tabular text-ink-500">
                  {row.count}
                </span>
                <span className="sr-only">{t('상품 {count}개', { count: row.count })}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {all.length > folded && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="tap mt-2 min-h-8 text-caption text-ink-500 underline decoration-line underline-offset-4 hover:text-ink-900"
        >
          {open ? t('노트 접기') : t('노트 더 보기')}
        </button>
      )}
    </>
  )
}
