import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { scentFinder } from '#shop/scent/contract.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'

const least = 2
const most = 4

/** What smells like a product; nothing for goods without a scent. */
export function NearScents({ it_id }: { it_id: string }) {
  const t = useT()
  const goods = useQuery(queryOf(scentFinder.near, { params: { it_id } })).data?.data ?? []
  if (goods.length < least) return null
  return (
    <section aria-labelledby="near-title" className="pt-14 desk:pt-20">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3 desk:mb-7">
        <h2 id="near-title" className="type-h2">
          {t('비슷한 향')}
        </h2>
        <p className="flex flex-wrap gap-x-5 text-small">
          <TextLink to={paths.scentFinder()}>{t('노트로 향 찾기')}</TextLink>
          <TextLink to={paths.formulaStudio({ from: it_id })}>
            {t('이 노트로 포뮬러 만들기')}
          </TextLink>
        </p>
      </div>
      <TileGrid products={goods.slice(0, most)} columns={4} even />
    </section>
  )
}
