import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { useT } from '#ui/language.tsx'

/** A row of one looks left over. */
const least = 2

/** What others had in the same parcel; nothing where orders do not say. */
export function Together({ it_id }: { it_id: string }) {
  const t = useT()
  const { data } = useQuery(queryOf(products.together, { params: { it_id } }))
  const goods = data?.data ?? []
  if (goods.length < least) return null
  return (
    <section aria-labelledby="together-title" className="pt-14 desk:pt-20">
      <h2 id="together-title" className="type-h2 mb-5 desk:mb-7">
        {t('다른 분들이 함께 산 상품')}
      </h2>
      <TileGrid products={goods} columns={goods.length < 5 ? 4 : 5} even />
    </section>
  )
}
