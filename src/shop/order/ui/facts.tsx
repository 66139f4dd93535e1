import type { ReactNode } from 'react'

/** Labels and values; under each other on a phone. */
export function Facts({
  rows,
}: {
  rows: readonly (readonly [string, ReactNode] | null | false)[]
}) {
  return (
    <dl className="grid gap-x-6 gap-y-2.5 pb-1 text-plain leading-relaxed card:grid-cols-[120px_1fr]">
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]} className="grid grid-cols-[108px_1fr] gap-x-4 card:contents">
              <dt className="text-ink-500">{row[0]}</dt>
              <dd className="min-w-0">{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
