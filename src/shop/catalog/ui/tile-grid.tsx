import type { ReactNode } from 'react'
import { useStaysBehind } from '#shop/cart/ui/stays-behind.ts'
import type { ProductTile as Product } from '#shop/catalog/contract.ts'
import { cx } from '#ui/class-names.ts'
import { KeptMarkup } from '#ui/kept-markup.tsx'
import { ProductTile } from './product-tile.tsx'
import { across, type Columns } from './tile-columns.tsx'

const widths: Record<Columns, string> = {
  3: '(width > 1360px) 320px, (width > 1000px) 23vw, 46vw',
  4: '(width > 1360px) 302px, (width > 1000px) 22vw, 46vw',
  5: '(width > 1360px) 237px, (width > 1000px) 17vw, 46vw',
}

type Props = {
  products: readonly Product[]
  columns?: Columns
  /** the place of the first tile in a ranking */
  rankFrom?: number
  /** photographs of the first screen are not lazy */
  eager?: number
  /** stands in a row of its own after so many tiles */
  between?: { after: number; row: ReactNode }
  /** one row of a page: on a phone the odd last tile is left out, so that no row is ragged */
  even?: boolean
  className?: string
}

/** Tiles in straight columns: two on a phone, `columns` on a desk. */
export function TileGrid({
  products,
  columns = 5,
  rankFrom,
  eager = 0,
  between,
  even = false,
  className,
}: Props) {
  const behind = useStaysBehind()
  const odd = even && products.length % 2 === 1
  return (
    <ul className={cx(across[columns], odd && 'max-desk:[&>li:last-child]:hidden', className)}>
      {products.map((product, at) => {
        const rank = rankFrom === undefined ? undefined : rankFrom + at
        const tile = (
          <KeptMarkup
            as="li"
            key={product.it_id}
            data-tile={product.it_id}
            data-click="tile"
            data-click-id={product.it_id}
            of={['tile', product, columns, rank, at < eager, behind(product)]}
          >
            <ProductTile product={product} rank={rank} sizes={widths[columns]} eager={at < eager} />
          </KeptMarkup>
        )
        return between?.after === at + 1 ? [tile, between.row] : tile
      })}
    </ul>
  )
}
