import { useQuery } from '@tanstack/react-query'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '#admin/ui/filter-bar.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { queryOf } from '#kernel/queries.ts'
import { adminReviews, reviewSorts, reviewStates } from '#shop/review/contract.ts'
import { answerDays } from '#shop/review/rules.ts'
import { Glyphs } from '#ui/glyph.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useReviewColumns } from './review-columns.tsx'
import { useReviewWork } from './review-work.tsx'

/** Every review, hidden ones too: answered, marked, and hidden only for a reason. */
export default function ReviewsPage() {
  const t = useT()
  const work = useReviewWork()
  const desk = useDesk('reviews', reviewSorts, { by: 'is_id', order: 'desc' })
  const { it_id, mb_id, photo } = desk.address.filters
  const score = desk.pick('score', ['1', '2', '3', '4', '5'])
  const found = useQuery({
    ...queryOf(adminReviews.list, {
      query: {
        ...desk.query,
        state: desk.pick('state', reviewStates),
        it_id: it_id || undefined,
        mb_id: mb_id || undefined,
        ...(score && { score }),
        ...(photo && { photo: '1' as const }),
      },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useReviewColumns(work)
  return (
    <>
      {/* the back office has no stars elsewhere, so their drawing comes with this page */}
      <Glyphs />
      <PageHead
        title={t('후기')}
        note={t(
          '별점이 낮다는 이유로는 숨길 수 없어요. 숨기면 쓴 분이 이유를 읽어요. 답변 전은 최근 {count}일 후기예요.',
          { count: answerDays },
        )}
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('후기 목록')}
        columns={columns}
        idOf={(row) => String(row.is_id)}
        states={{
          label: t('후기 상태'),
          choices: [
            { value: 'unanswered', label: t('답변 전'), hot: true },
            { value: 'best', label: t('베스트 후기') },
            { value: 'hidden', label: t('숨김') },
            { value: 'recheck', label: t('다시 볼 것'), hot: true },
          ],
        }}
        bar={<Filters address={desk.address} />}
        empty={{ title: t('아직 후기가 없어요'), filtered: t('조건에 맞는 후기가 없어요') }}
      />
      {work.dialogs}
    </>
  )
}

function Filters({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters, set } = address
  const applied: Applied[] = [
    ...(filters.keyword
      ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }]
      : []),
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
          choices={['5', '4', '3', '2', '1'].map((value) => ({
            value,
            label: t('{score}점', { score: value }),
          }))}
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
      <AppliedFilters
        applied={applied}
        onDrop={(name) => set({ [name]: '' })}
        onDropAll={() => set({ keyword: '', it_id: '', mb_id: '' })}
      />
    </>
  )
}
