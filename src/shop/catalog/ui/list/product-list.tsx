import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { TileGridSkeleton } from '#shop/catalog/ui/tile-columns.tsx'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { ViewedBefore } from '#shop/catalog/ui/viewed-before.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { LoadMore } from '#ui/load-more.tsx'
import { useVariant } from '#ui/screen.tsx'
import { ErrorState } from '#ui/states.tsx'
import { AppliedChips } from './applied-chips.tsx'
import { DensitySwitch } from './density-switch.tsx'
import { EmptyList } from './empty-list.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import {
  countFilters,
  type Filters,
  filtersIn,
  filtersOf,
  type ListScope,
  listQuery,
  noFilters,
  pagesOf,
  sortOf,
  sortsFor,
  tilesFor,
  withFilters,
  withPage,
  withSort,
} from './list-state.ts'
import { facetsOf, needsFacets } from './load-list.ts'
import { SortSelect } from './sort-select.tsx'
import { story, storyOf } from './story.ts'
import { useListSearch } from './use-list-search.ts'
import { useSayCount } from './use-say-count.ts'

type Props = {
  scope: ListScope
  /** tiles carry their place while the list is in its own order */
  ranked?: boolean
  /** when there is nothing, filters or not */
  empty?: ReactNode
  /** what else was found: above the goods on a desk, after the first of them on a phone, and before the word that there are none */
  others?: ReactNode
}

/** Filters, order and tiles of one list. Everything chosen stands in the address. */
export function ProductList({ scope, ranked = false, empty, others }: Props) {
  const t = useT()
  const variant = useVariant()
  const { currency } = useLang()
  const { search, next, busy, go, top } = useListSearch()
  const pages = pagesOf(search)
  const found = useQueries({
    queries: pages.map((page) =>
      queryOf(products.list, { query: listQuery(scope, search, variant, page) }),
    ),
  })
  const facets = useQuery({
    ...facetsOf(scope, search),
    enabled: needsFacets(search, variant),
  }).data?.data
  const first = found.find((one) => one.data)?.data
  const goods = found.flatMap((one) => one.data?.data ?? [])
  const chosen = filtersOf(next)
  const filters = filtersIn(currency, chosen)
  const key = sortOf(next, scope)
  const told = useStory(scope.ca_id)
  // who filters looks for something else; a row needs rows around it
  const hasStory = told && pages[0] === 1 && countFilters(filters) === 0 && goods.length >= 9
  const change = (wanted: Filters) =>
    go(withFilters(next, { ...wanted, price_in: currency }), { toTop: true })
  const from = ((pages[0] ?? 1) - 1) * tilesFor(variant)
  useSayCount(first?.total, `${scope.keyword} ${withPage(search, 1)}`)

  if (found.every((one) => one.isError))
    return (
      <ErrorState
        title={t('상품을 불러오지 못했어요')}
        onRetry={() => found.forEach((one) => void one.refetch())}
      />
    )
  if (first?.total === 0 && countFilters(filtersIn(currency, filtersOf(search))) === 0 && empty)
    return (
      <>
        {others}
        {empty}
        <ViewedBefore />
      </>
    )
  return (
    <>
      {variant === 'pc' && others}
      <div
        ref={top}
        className="scroll-mt-(--header-h) desk:grid desk:scroll-mt-20 desk:grid-cols-[228px_minmax(0,1fr)] desk:gap-10"
      >
        {variant === 'pc' && (
          <aside
            aria-label={t('필터')}
            // stays beside the tiles; a column higher than the window scrolls by itself, and shows that it does
            className="more-below sticky top-20 -ml-1 max-h-[calc(100dvh-96px)] self-start overflow-y-auto overscroll-contain pr-2 pb-6 pl-1 [scrollbar-width:thin] max-desk:hidden"
          >
            {facets && <FacetPanel facets={facets} filters={filters} onChange={change} />}
          </aside>
        )}
        <div className="min-w-0">
          <div className="layer-header max-desk:hairline-b flex flex-wrap items-center justify-between gap-x-2 max-desk:sticky max-desk:top-(--header-h) max-desk:-mx-4 max-desk:bg-paper-50 max-desk:px-4 desk:mb-4 desk:min-h-11 desk:gap-x-4">
            <div className="desk:hidden">
              <FilterSheet scope={scope} filters={filters} onChange={change} />
            </div>
            <AppliedChips
              filters={filters}
              groups={facets?.traits}
              onChange={change}
              className="max-desk:hidden"
            />
            <p className="flex max-w-full flex-wrap items-center gap-x-2 self-start text-small">
              <Total count={first?.total} />
              <SortSelect
                value={key}
                keys={sortsFor(scope)}
                onChange={(wanted) => go(withSort(next, wanted, scope), { toTop: true })}
              />
              <DensitySwitch />
            </p>
          </div>
          <AppliedChips
            filters={filters}
            groups={facets?.traits}
            onChange={change}
            className="mt-3 desk:hidden"
          />
          {countFilters(chosen) > countFilters(filters) && (
            <p role="status" className="mt-3 text-small text-ink-700 desk:mt-0 desk:mb-4">
              {t('가격 조건은 다른 통화로 고른 것이라 뺐어요.')}
            </p>
          )}
          {from > 0 && goods.length > 0 && (
            <p className="mb-4 text-small text-ink-500">
              {t('앞의 {count}개는 접어 두었어요.', { count: from })}{' '}
              <button
                type="button"
                className="tap underline underline-offset-4"
                onClick={() => go(withPage(next, 1), { toTop: true })}
              >
                {t('처음부터 보기')}
              </button>
            </p>
          )}
          {first?.total === 0 || (first && goods.length === 0) ? (
            <EmptyList
              filtered={first.total === 0}
              action={
                <Button
                  onClick={() =>
                    go(first.total === 0 ? withFilters(next, noFilters) : withPage(next, 1), {
                      toTop: true,
                    })
                  }
                >
                  {first.total === 0 ? t('조건 모두 해제') : t('처음부터 보기')}
                </Button>
              }
            />
          ) : (
            <div
              aria-busy={busy}
              className={cx(
                'max-desk:mt-4',
                busy && 'transition-opacity delay-200 duration-[200ms] opacity-60',
              )}
            >
              <h2 className="sr-only">{t('상품 목록')}</h2>
              {first ? (
                <TileGrid
                  products={goods}
                  columns={3}
                  className="tiles-choice"
                  rankFrom={ranked && key === (scope.sort ?? 'sold-desc') ? from + 1 : undefined}
                  eager={from ? 0 : variant === 'pc' ? 3 : 2}
                  // on a phone below what a first look pays for
                  between={
                    hasStory ? { after: variant === 'pc' ? 6 : 12, row: storyRow } : undefined
                  }
                />
              ) : (
                <TileGridSkeleton count={tilesFor(variant)} columns={3} />
              )}
              {found.some((one) => one.isPending) && first && (
                <TileGridSkeleton count={2} columns={3} className="mt-7" />
              )}
              {first && from + goods.length < first.total && (
                // where no script is: the address of the next page holds all before it
                <noscript>
                  <a href={`?${withPage(search, (pages.at(-1) ?? 1) + 1)}`} className="type-small">
                    {t('다음 상품 보기')}
                  </a>
                </noscript>
              )}
              {first && (
                <LoadMore
                  shown={Math.min(from + goods.length, first.total)}
                  total={first.total}
                  busy={busy && next.get('page') !== search.get('page')}
                  onMore={() => go(withPage(search, (pages.at(-1) ?? 1) + 1), { replace: true })}
                  className="mx-auto mt-10 max-w-[360px] desk:mt-14"
                />
              )}
            </div>
          )}
          {variant !== 'pc' && others && <div className="mt-10">{others}</div>}
          <ViewedBefore />
        </div>
      </div>
    </>
  )
}

const storyRow = (
  <li key="story" className="col-span-full">
    <story.StillPart />
  </li>
)

/** It came with the list of a category; one without a story is not asked again. */
function useStory(ca_id = 0): boolean {
  const onItsPage = Number(useParams().categoryId) === ca_id
  const { data } = useQuery({ ...storyOf(ca_id), enabled: false })
  return onItsPage && (data?.data.length ?? 0) > 0
}

function Total({ count }: { count: number | undefined }) {
  const t = useT()
  if (count === undefined) return null
  return (
    <>
      <b className="tabular font-semibold">{t('{count}개 상품', { count })}</b>
      <span aria-hidden="true">·</span>
    </>
  )
}
