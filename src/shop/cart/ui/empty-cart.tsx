import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { TileGridSkeleton } from '#shop/catalog/ui/tile-columns.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyBag } from '#ui/drawings.tsx'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { ArrowLink } from '#ui/links.tsx'
import { EmptyState } from '#ui/states.tsx'

// a cart with something in it does without them
const TileGrid = lazyPart(() =>
  import('#shop/catalog/ui/tile-grid.tsx').then((found) => found.TileGrid),
)

const shown = 4

/** Nothing in it: what others take home most, and the way there. */
export function EmptyCart() {
  const t = useT()
  const best = useQuery(
    queryOf(products.list, { query: { sort: 'sold', per_page: shown, in_stock: '1' } }),
  )
  const boxes = <TileGridSkeleton count={shown} columns={4} />
  return (
    <>
      <EmptyState
        drawing={<EmptyBag />}
        title={t('장바구니가 비어 있어요')}
        className="pb-12 desk:pb-14"
        action={
          <>
            <ButtonLink to={paths.bestSeller()}>{t('베스트 보기')}</ButtonLink>
            <ButtonLink to={paths.newItem()} look="outline">
              {t('신상품 보기')}
            </ButtonLink>
          </>
        }
      >
        {t('마음에 드는 향을 담으면 여기에 모여요. 담은 상품은 30일 동안 남아 있어요.')}
      </EmptyState>
      {!best.isError && (
        <section aria-labelledby="empty-best" className="rule-t pt-7">
          <div className="mb-6 flex items-end justify-between gap-4">
            <h2 id="empty-best" className="type-h2">
              {t('지금 많이 찾는 향')}
            </h2>
            <ArrowLink to={paths.bestSeller()}>{t('베스트 전체')}</ArrowLink>
          </div>
          <Suspense fallback={boxes}>
            {best.data ? <TileGrid products={best.data.data} columns={4} even /> : boxes}
          </Suspense>
        </section>
      )}
    </>
  )
}
