import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { Button } from '#ui/button.tsx'
import { Drawer, preloadDrawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { countFilters, type Filters, filterQuery, type ListScope, noFilters } from './list-state.ts'

/** On a phone the filters are chosen in a sheet; its button says how many goods there will be, and only it applies them. */
export function FilterSheet({
  scope,
  filters,
  onChange,
}: {
  scope: ListScope
  filters: Filters
  onChange: (filters: Filters) => void
}) {
  const t = useT()
  const [draft, setDraft] = useState<Filters | null>(null)
  const { currency } = useLang()
  const wanted = { ...(draft ?? filters), price_in: currency }
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...queryOf(products.facets, { query: filterQuery(scope, wanted) }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
  })
  const facets = data?.data
  const count = countFilters(filters)

  function apply() {
    setDraft(null)
    if (draft) onChange(draft)
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={draft !== null}
        onPointerDown={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => setDraft(filters)}
        className="inline-flex h-11 shrink-0 items-center gap-2 text-small font-medium whitespace-nowrap"
      >
        <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('필터')}
        {count > 0 && (
          <span className="tabular grid h-5 min-w-5 place-items-center rounded-full bg-pine-700 px-1 text-mini font-semibold text-white">
            {count}
          </span>
        )}
      </button>
      <Drawer
        open={draft !== null}
        onClose={() => setDraft(null)}
        title={t('필터')}
        foot={
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <Button look="outline" onClick={() => setDraft(noFilters)}>
              {t('전체 해제')}
            </Button>
            <Button busy={isPlaceholderData} onClick={apply}>
              {facets ? t('{count}개 보기', { count: facets.total }) : t('상품 보기')}
            </Button>
          </div>
        }
      >
        {facets ? (
          <FacetPanel facets={facets} filters={wanted} onChange={setDraft} />
        ) : isError ? (
          <p className="py-6">
            {t('조건을 불러오지 못했어요.')}{' '}
            <button
              type="button"
              className="tap underline underline-offset-4"
              onClick={() => void refetch()}
            >
              {t('다시 시도')}
            </button>
          </p>
        ) : (
          <div className="grid gap-3">
            {Array.from({ length: 8 }, (_, at) => (
              <Skeleton key={at} className="h-8" />
            ))}
          </div>
        )}
      </Drawer>
    </>
  )
}
