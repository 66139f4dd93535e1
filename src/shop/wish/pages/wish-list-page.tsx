import { keepPreviousData, type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { products } from '#shop/catalog/contract.ts'
import { ViewedBefore } from '#shop/catalog/ui/viewed-before.tsx'
import { wishes, wishesPerPage } from '#shop/wish/contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyWish } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { PickSheet } from './pick-sheet.tsx'
import { useToCart } from './use-to-cart.ts'
import { useUnwish } from './use-unwish.ts'
import { WishRow } from './wish-row.tsx'

const pageIn = (search: URLSearchParams) =>
  /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
const listOf = (page: number) =>
  queryOf(wishes.list, { query: { page, per_page: wishesPerPage, sort: 'wi_id', order: 'desc' } })
const needs = (request: Request) => (client: QueryClient) => [
  client.fetchQuery({ ...listOf(pageIn(new URL(request.url).searchParams)), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.request))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '찜한 상품'), noindex: true })
}

/** What I wished for, five on a page. Several go into the cart at once; what has options asks for them first. */
export default function WishListPage() {
  const t = useT()
  const page = pageIn(useSearchParams()[0])
  const { data, isError, refetch } = useQuery({
    ...listOf(page),
    placeholderData: keepPreviousData,
  })
  const rows = data?.data ?? []
  const found = useQueries({
    queries: rows.map((row) => queryOf(products.show, { params: { it_id: row.it_id } })),
  })
  const items = found.flatMap((one) => one.data?.data ?? [])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const unwish = useUnwish()
  const cart = useToCart(() => setChosen(new Set()))
  const buyable = items.filter((item) => item.in_stock && item.default_price.value > 0)
  const picked = buyable.filter((item) => chosen.has(item.it_id))

  return (
    <>
      <PageTitle
        title={t('찜한 상품')}
        note={data && data.total > 0 ? t('찜한 상품 {count}개', { count: data.total }) : undefined}
      />
      {isError && !data && (
        <ErrorState title={t('찜한 상품을 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && rows.length === 0 && (
        <EmptyState
          drawing={<EmptyWish />}
          title={page > 1 ? t('이 쪽에는 찜한 상품이 없어요') : t('아직 찜한 상품이 없어요')}
          action={
            <ButtonLink to={page > 1 ? paths.myPage.wishList() : paths.bestSeller()}>
              {page > 1 ? t('첫 쪽으로') : t('베스트 보기')}
            </ButtonLink>
          }
          className="desk:py-16"
        >
          <p>{t('마음에 드는 상품의 하트를 눌러 모아 두세요.')}</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <div className="rule-t flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <Checkbox
              checked={buyable.length > 0 && picked.length === buyable.length}
              disabled={buyable.length === 0}
              onChange={(on) => setChosen(new Set(on ? buyable.map((item) => item.it_id) : []))}
            >
              {t('이 쪽 모두 고르기')}
            </Checkbox>
            <Button
              size={44}
              busy={cart.busy}
              disabled={picked.length === 0}
              onClick={() => void cart.add(picked)}
            >
              {t('고른 상품 담기')}{' '}
              {picked.length > 0 && <span className="tabular">{picked.length}</span>}
            </Button>
          </div>
          <ul className="hairline-t">
            {rows.map((row, at) => (
              <WishRow
                key={row.wi_id}
                item={found[at]?.data?.data}
                gone={!!found[at]?.isError}
                chosen={chosen.has(row.it_id)}
                onChoose={(on) =>
                  setChosen(
                    new Set(
                      on
                        ? [...chosen, row.it_id]
                        : [...chosen].filter((it_id) => it_id !== row.it_id),
                    ),
                  )
                }
                onAdd={(item) => void cart.add([item])}
                onRemove={(name) => void unwish(row, name)}
              />
            ))}
          </ul>
          <Pagination
            current={page}
            last={data?.last_page ?? 1}
            to={paths.myPage.wishList}
            className="mt-9"
          />
        </>
      )}
      <ViewedBefore />
      <PickSheet item={cart.asking} onPick={cart.pick} onClose={cart.skip} busy={cart.busy} />
    </>
  )
}
