import { useQueries } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { ItemPrice } from '#shop/catalog/ui/item-price.tsx'
import { BlotterStrip } from '#ui/blotter-strip.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyWish } from '#ui/empty-drawings.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useSession } from './session.tsx'

const mostShown = 20

/** What I wished for, newest first. */
export function WishSheet({ onGo }: { onGo: () => void }) {
  const t = useT()
  const { pick } = useLang()
  const { wishes, isMember } = useSession()
  const { pathname, search } = useLocation()
  const newest = [...wishes].sort((a, b) => b.wi_id - a.wi_id).slice(0, mostShown)
  const found = useQueries({
    queries: newest.map((wish) => queryOf(products.show, { params: { it_id: wish.it_id } })),
  })

  if (!isMember) {
    return (
      <EmptyState
        drawing={<EmptyWish />}
        title={t('로그인하면 볼 수 있어요')}
        action={
          <ButtonLink to={paths.login(pathname + search)} onClick={onGo}>
            {t('로그인')}
          </ButtonLink>
        }
      >
        {t('마음에 드는 상품의 하트를 눌러 모아 두세요.')}
      </EmptyState>
    )
  }
  if (newest.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyWish />}
        title={t('아직 찜한 상품이 없어요')}
        action={
          <ButtonLink to={paths.bestSeller()} onClick={onGo}>
            {t('베스트 보기')}
          </ButtonLink>
        }
      >
        {t('마음에 드는 상품의 하트를 눌러 모아 두세요.')}
      </EmptyState>
    )
  }
  return (
    <ul>
      {found.map(({ data, isError }, at) => {
        const item = data?.data
        const key = newest[at]?.wi_id
        if (isError) return null
        if (!item)
          return (
            <li key={key} className="hairline-b py-3.5">
              <Skeleton className="h-25" />
            </li>
          )
        return (
          <li
            key={key}
            className="hairline-b relative grid grid-cols-[6px_80px_1fr] gap-3.5 py-3.5"
          >
            <BlotterStrip
              notes={
                item.notes && [
                  item.notes.top.family,
                  item.notes.heart.family,
                  item.notes.base.family,
                ]
              }
            />
            <span className="aspect-4/5">
              <Picture name={item.thumb_image} alt="" sizes="80px" />
            </span>
            <div className="self-center">
              <Link
                to={paths.product(item.it_id)}
                onClick={onGo}
                className="cover-link text-plain font-medium hover:underline"
              >
                {pick(item.it_name, item.it_name_en)}
              </Link>
              <ItemPrice item={item} className="mt-1.5" />
              {!item.in_stock && <p className="type-caption mt-1 text-ink-700">{t('품절')}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
