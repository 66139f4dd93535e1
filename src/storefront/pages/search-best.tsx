import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { useT } from '#ui/language.tsx'

const best = queryOf(products.list, { query: { sort: 'sold', in_stock: '1', per_page: 4 } })

/** What others buy, for somebody whose search found nothing. */
export function BestSellers() {
  const t = useT()
  const { data } = useQuery(best)
  if (!data?.data.length) return null
  return (
    <section>
      <h2 className="type-h3 mb-4">{t('지금 많이 사는 상품')}</h2>
      <TileGrid products={data.data} columns={4} even />
    </section>
  )
}
