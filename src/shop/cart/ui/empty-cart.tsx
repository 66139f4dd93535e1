import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { BlotterStrip } from '../../../ui/blotter-strip.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useLang, useT } from '../../../ui/language.tsx'
import { ArrowLink } from '../../../ui/links.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { TileSkeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type ProductTile, products } from '../../catalog/contract.ts'

const shown = 4

/** Nothing in it: what others take home most, and the way there. */
export function EmptyCart() {
  const t = useT()
  const best = useQuery(queryOf(products.list, { query: { sort: 'sold', per_page: shown, in_stock: '1' } }))
  return (
    <>
      <EmptyState
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
          <ul className="tiles tiles-4">
            {best.data
              ? best.data.data.map((tile) => <BestTile key={tile.it_id} tile={tile} />)
              : Array.from({ length: shown }, (_, at) => (
                  <li key={at}>
                    <TileSkeleton />
                  </li>
                ))}
          </ul>
        </section>
      )}
    </>
  )
}

function BestTile({ tile }: { tile: ProductTile }) {
  const { pick } = useLang()
  const { notes, default_price: price } = tile
  return (
    <li className="relative">
      <span className="block aspect-4/5">
        <Picture name={tile.thumb_image} alt="" sizes="(width > 1000px) 25vw, 50vw" />
      </span>
      <div className="mt-3.5 grid grid-cols-[6px_1fr] gap-3">
        <BlotterStrip notes={notes && [notes.top.family, notes.heart.family, notes.base.family]} />
        <div>
          <Link to={paths.product(tile.it_id)} className="cover-link text-[15px] leading-snug font-medium hover:underline">
            {pick(tile.it_name, tile.it_name_en)}
          </Link>
          <Price value={price.value} before={price.discountable?.before} rate={price.discountable?.rate} currency={price.currency} className="mt-1.5" />
        </div>
      </div>
    </li>
  )
}
