import type { ProductTile } from '#shop/catalog/contract.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { useT } from '#ui/language.tsx'

const shown = 5

/** Goods that go with this one, in one straight row. */
export function Related({ products }: { products: readonly ProductTile[] }) {
  const t = useT()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="far pt-14 desk:pt-20">
      <h2 id="related-title" className="type-h2 mb-5 desk:mb-7">
        {t('함께 보면 좋은 상품')}
      </h2>
      <TileGrid products={products.slice(0, shown)} columns={products.length < 5 ? 4 : 5} even />
    </section>
  )
}
