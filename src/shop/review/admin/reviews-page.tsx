import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { type ListAddress, useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { queryOf } from '../../../kernel/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Glyphs } from '../../../ui/glyph.tsx'
import { useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminReviews, reviewSorts, reviewStates } from '../contract.ts'
import { answerDays } from '../rules.ts'
import { useReviewColumns } from './review-columns.tsx'
import { useReviewWork } from './review-work.tsx'

const list = 'reviews'

/** Every review, hidden ones too: answered, marked, and hidden only for a reason. */
export default function ReviewsPage() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const work = useReviewWork()
  const { filters } = address
  const state = reviewStates.find((one) => one === filters.state)
  const sort: Sort = { by: reviewSorts.find((one) => one === filters.sort) ?? 'is_id', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const score = /^[1-5]$/.test(filters.score ?? '') ? filters.score : undefined
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminReviews.list, {
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by as (typeof reviewSorts)[number], // found in the list above
        order: sort.order,
        state,
        keyword: filters.keyword || undefined,
        it_id: filters.it_id || undefined,
        mb_id: filters.mb_id || undefined,
        ...(score && { score }),
        ...(filters.photo && { photo: '1' as const }),
      },
    }),
    ...fresh,
    enabled: address.ready,
  })
  const columns = useReviewColumns(work)
  const counts = data?.counts ?? {}
  const tabs = [
    { value: '', label: t('전체'), count: counts.all },
    { value: 'unanswered', label: t('답변 전'), count: counts.unanswered, hot: true },
    { value: 'best', label: t('베스트 후기'), count: counts.best },
    { value: 'hidden', label: t('숨김'), count: counts.hidden },
    { value: 'recheck', label: t('다시 볼 것'), count: counts.recheck, hot: true },
  ]
  const isFiltered = !!(state || filters.keyword || filters.it_id || filters.mb_id || score || filters.photo)
  return (
    <>
      {/* the back office has no stars elsewhere, so their drawing comes with this page */}
      <Glyphs />
      <PageHead title={t('후기')} note={t('별점이 낮다는 이유로는 숨길 수 없어요. 숨기면 쓴 분이 이유를 읽어요. 답변 전은 최근 {count}일 후기예요.', { count: answerDays })} />
      <Panel flush>
        <FilterTabs label={t('후기 상태')} tabs={tabs} value={state ?? ''} to={(tab) => address.to({ state: tab })} />
        <Filters address={address} />
        <DataTable
          caption={t('후기 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.is_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 후기가 없어요') : t('아직 후기가 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            />
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
      {work.dialogs}
    </>
  )
}

function Filters({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters, set } = address
  const applied: Applied[] = [
    ...(filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []),
    ...(filters.mb_id ? [{ name: 'mb_id', label: t('회원: {id}', { id: filters.mb_id }) }] : []),
    ...(filters.it_id ? [{ name: 'it_id', label: t('상품: {id}', { id: filters.it_id }) }] : []),
  ]
  return (
    <>
      <FilterBar>
        <Select
          label={t('별점')}
          hideLabel
          optional
          small
          className="w-36"
          value={filters.score ?? ''}
          onChange={(score) => set({ score })}
          placeholder={t('모든 별점')}
          choices={['5', '4', '3', '2', '1'].map((value) => ({ value, label: t('{score}점', { score: value }) }))}
        />
        <Select
          label={t('사진')}
          hideLabel
          optional
          small
          className="w-36"
          value={filters.photo ?? ''}
          onChange={(photo) => set({ photo })}
          placeholder={t('사진 상관없음')}
          choices={[{ value: '1', label: t('사진 있는 것만') }]}
        />
        <SearchBox
          label={t('내용, 상품, 쓴 사람으로 찾기')}
          value={filters.keyword ?? ''}
          onSearch={(keyword) => set({ keyword })}
          className="min-w-0 flex-1 basis-60 wide:max-w-[320px]"
        />
      </FilterBar>
      <AppliedFilters applied={applied} onDrop={(name) => set({ [name]: '' })} onDropAll={() => set({ keyword: '', it_id: '', mb_id: '' })} />
    </>
  )
}
