import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TileGridSkeleton } from '#shop/catalog/ui/tile-columns.tsx'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { cx } from '#ui/class-names.ts'
import { Head } from './head.tsx'
import type { homeQueries } from './queries.ts'

type Props = {
  title: string
  note?: string
  more: { to: string; words: string }
  query: (typeof homeQueries)['best' | 'fresh' | 'sale']
  ranked?: boolean
  far?: boolean
}

/** A row or two of goods. A shelf that cannot be filled is left out. */
export function Shelf({ title, note, more, query, ranked = false, far = false }: Props) {
  const id = useId()
  const { data, isPending } = useQuery(query)
  const goods = data?.data ?? []
  if (!isPending && goods.length === 0) return null
  return (
    <section aria-labelledby={id} className={cx('wrap pt-15 desk:pt-22', far && 'far')}>
      <Head id={id} title={title} note={note} more={more} />
      {isPending ? (
        <TileGridSkeleton count={5} />
      ) : (
        <TileGrid
          products={goods}
          columns={goods.length < 5 ? 4 : 5}
          rankFrom={ranked ? 1 : undefined}
          even
        />
      )}
    </section>
  )
}
