import { useQuery } from '@tanstack/react-query'
import { type Column, DataTable, type Sort } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { Pager } from '#admin/ui/pager.tsx'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminStatistics, type WordRow, wordSorts } from '#shop/statistics/admin-contract.ts'
import { others } from '#shop/statistics/rules.ts'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Choices } from './choices.tsx'
import { periodOf } from './period.ts'
import { Bar, PeriodBar } from './period-bar.tsx'

/** What people look for; what found nothing may be worth selling, or another name for what is sold. */
export function WordsTab({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters } = address
  const sort = {
    by: wordSorts.find((one) => one === filters.sort) ?? 'searches',
    order: filters.order === 'asc' ? 'asc' : 'desc',
  } satisfies Sort
  const none = filters.none === '1' ? ('1' as const) : undefined
  const asked = {
    ...periodOf(address),
    none,
    sort: sort.by,
    order: sort.order,
  }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminStatistics.words, { query: { ...asked, page: Number(filters.page) || 1 } }),
    ...fresh,
    enabled: address.ready,
  })
  const columns: Column<WordRow>[] = [
    {
      name: 'keyword',
      label: t('검색어'),
      head: true,
      sort: 'keyword',
      cell: (row) =>
        row.keyword === others ? (
          t('그 밖')
        ) : (
          <a
            href={paths.search(row.keyword)}
            target="_blank"
            rel="noopener noreferrer"
            className="tap break-all underline-offset-4 hover:underline"
          >
            {row.keyword}
          </a>
        ),
    },
    {
      name: 'lang',
      label: t('화면 언어'),
      cell: (row) => (row.lang === 'en' ? t('영어') : t('한국어')),
    },
    {
      name: 'bar',
      label: t('검색 크기'),
      quiet: true,
      roomy: true,
      className: 'card:w-[24%]',
      cell: (row) => <Bar part={row.searches} of={data?.most ?? 0} />,
    },
    {
      name: 'searches',
      label: t('검색 횟수'),
      sort: 'searches',
      end: true,
      cell: (row) => <b className="tabular font-semibold">{row.searches.toLocaleString()}</b>,
    },
    {
      name: 'results',
      label: t('찾은 상품'),
      sort: 'results',
      end: true,
      cell: (row) => (
        <span className={row.results ? 'tabular' : 'font-semibold text-amber-700'}>
          {row.results ? row.results.toLocaleString() : t('없음')}
        </span>
      ),
    },
    {
      name: 'last_day',
      label: t('마지막'),
      sort: 'last_day',
      roomy: true,
      cell: (row) => <span className="tabular whitespace-nowrap text-ink-700">{row.last_day}</span>,
    },
  ]
  const count = (total: number | undefined) =>
    total === undefined ? '' : ` ${total.toLocaleString()}`
  return (
    <>
      <PeriodBar
        address={address}
        csv={urlOf(adminStatistics.words.path, {}, { ...asked, csv: 1 })}
      />
      <Choices
        label={t('검색 결과')}
        choices={[
          { value: '', label: `${t('전체')}${count(data?.counts.all)}` },
          { value: '1', label: `${t('결과 없는 검색어')}${count(data?.counts.none)}` },
        ]}
        value={none ?? ''}
        to={(value) => address.to({ none: value })}
      />
      <DataTable
        caption={t('검색어')}
        columns={columns}
        rows={data?.data}
        idOf={(row) => `${row.lang} ${row.keyword}`}
        failed={isError}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        sort={sort}
        onSort={(next) => address.set({ sort: next.by, order: next.order })}
        empty={
          <EmptyState
            title={none ? t('결과 없는 검색어가 없어요') : t('이 기간에는 기록이 없어요')}
            className="desk:py-16"
          />
        }
      />
      <Pager page={data} to={(page) => address.to({ page: String(page) })} />
    </>
  )
}
