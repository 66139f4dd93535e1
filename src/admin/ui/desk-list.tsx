import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Paged } from '#kernel/paging.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { ColumnMenu, useColumnChoice } from './column-menu.tsx'
import { type Column, DataTable, type DataTableProps, type Sort } from './data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from './filter-bar.tsx'
import { FilterTabs, type FilterTabsProps, SavedViewTabs } from './filter-tabs.tsx'
import { type ListAddress, useListAddress } from './list-address.ts'
import { Pager } from './pager.tsx'
import { Panel } from './panel.tsx'
import { leaveFromRow, useReturnToRow } from './return-row.ts'

type Order = 'asc' | 'desc'

export type Desk<S extends string = string> = {
  /** whose filters are remembered, and whose row is found again on the way back */
  list: string
  address: ListAddress
  ready: boolean
  sort: Sort
  /** what the address asks of the endpoint: spread into its query */
  query: { page: number; sort: S; order: Order; keyword: string | undefined }
  /** a filter of the address, when it is one of these words */
  pick: <W extends string>(name: string, words: readonly W[]) => W | undefined
  isFiltered: boolean
}

const unfiltering = ['page', 'sort', 'order', 'lang']

/** What a paged list of the back office shows, as its address says it. */
export function useDesk<S extends string>(
  list: string,
  sorts: readonly S[],
  first: { by: S; order: Order },
): Desk<S> {
  const address = useListAddress(list)
  const { filters, ready } = address
  const by = sorts.find((one) => one === filters.sort) ?? first.by
  const order = filters.order === 'asc' || filters.order === 'desc' ? filters.order : first.order
  return {
    list,
    address,
    ready,
    sort: { by, order },
    query: {
      page: Math.max(1, Math.floor(Number(filters.page)) || 1),
      sort: by,
      order,
      keyword: filters.keyword || undefined,
    },
    pick: (name, words) => words.find((one) => one === filters[name]),
    isFiltered: Object.entries(filters).some(
      ([name, value]) => value !== '' && !unfiltering.includes(name),
    ),
  }
}

type Found<Row> = {
  data: (Paged<Row> & { counts?: Record<string, number> }) | undefined
  isError: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}
type State = {
  value: string
  label: string
  /** says that somebody should look */
  hot?: boolean
}

type States = {
  label: string
  choices: readonly State[]
  name?: string
  all?: string
  /** behind the tabs, before the person's own views */
  end?: ReactNode
}

type Props<Row> = Pick<DataTableProps<Row>, 'caption' | 'idOf' | 'selection' | 'hasSortChoice'> & {
  desk: Desk
  found: Found<Row>
  columns: readonly Column<Row>[]
  /** above all of it: the desks beside this one */
  head?: ReactNode
  /** one click per state, each with how many there are */
  states?: States
  /** tabs that are more than one filter of the address */
  tabs?: FilterTabsProps
  search?: { label: string; placeholder?: string }
  /** further filters beside the search */
  filters?: ReactNode
  /** filters of its own in place of both */
  bar?: ReactNode
  /** what is filtered by now, to be taken away one by one */
  applied?: readonly Applied[]
  /** the page of a row */
  open?: (row: Row) => string
  /** shows a row without leaving the list */
  onOpen?: (row: Row) => void
  /** `filtered`: the title when only the filters leave nothing */
  empty: { title: string; filtered?: string; text?: ReactNode }
  /** below the rows: what can be done with those that were chosen */
  foot?: ReactNode
  className?: string
}

/** The frame of a desk's list: states, search, rows, pages. */
export function DeskList<Row>({
  desk,
  found,
  head,
  states,
  tabs,
  search,
  filters,
  bar,
  applied,
  open,
  onOpen,
  empty,
  foot,
  className,
  ...table
}: Props<Row>) {
  const t = useT()
  const navigate = useNavigate()
  const { address, sort, list } = desk
  const { data } = found
  const { shown, ...choice } = useColumnChoice(list, table.columns)
  useReturnToRow(list, !!data)
  const name = states?.name ?? 'state'
  const views = <SavedViewTabs list={list} address={address} canSave={desk.isFiltered} />
  return (
    <>
      <Panel flush className={className}>
        {head}
        {tabs && <FilterTabs end={views} {...tabs} />}
        {states && (
          <FilterTabs
            label={states.label}
            tabs={[
              {
                value: '',
                label: states.all ?? t('전체'),
                count: data?.counts && allOf(data.counts),
              },
              ...states.choices.map((one) => ({
                ...one,
                count: data?.counts && (data.counts[one.value] ?? 0),
              })),
            ]}
            value={states.choices.find(({ value }) => value === address.filters[name])?.value ?? ''}
            to={(tab) => address.to({ [name]: tab })}
            end={
              <>
                {states.end}
                {views}
              </>
            }
          />
        )}
        {bar}
        {(search || filters) && (
          <FilterBar>
            {search && (
              <SearchBox
                {...search}
                value={address.filters.keyword ?? ''}
                onSearch={(keyword) => address.set({ keyword })}
                className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
              />
            )}
            {filters}
          </FilterBar>
        )}
        {applied && (
          <AppliedFilters
            applied={applied}
            onDrop={(name) => address.set(emptied(applied.filter((one) => one.name === name)))}
            onDropAll={() => address.set(emptied(applied))}
          />
        )}
        <DataTable
          {...table}
          columns={shown}
          rows={data?.data}
          failed={found.isError}
          onRetry={() => void found.refetch()}
          stale={found.isPlaceholderData}
          sort={table.columns.some((column) => column.sort) ? sort : undefined}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={
            onOpen ??
            (open &&
              ((row) => {
                leaveFromRow(list, table.idOf(row))
                void navigate(open(row))
              }))
          }
          empty={<Nothing desk={desk} {...empty} />}
        />
        {foot}
        <Pager
          page={data}
          to={(page) => address.to({ page: String(page) })}
          beside={<ColumnMenu {...choice} />}
        />
      </Panel>
      <div className="h-10" />
    </>
  )
}

function Nothing({ desk, title, filtered, text }: Props<unknown>['empty'] & { desk: Desk }) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <EmptyState
      title={desk.isFiltered ? (filtered ?? t('조건에 맞는 것이 없어요')) : title}
      className="desk:py-16"
      action={
        desk.isFiltered ? (
          <Button look="outline" size={44} onClick={() => void navigate(desk.address.only({}))}>
            {t('조건 모두 풀기')}
          </Button>
        ) : undefined
      }
    >
      {/* how a list fills is of no use to whoever searches it */}
      {desk.isFiltered ? <p>{t('다른 말로 찾거나 조건을 풀어 보세요.')}</p> : text && <p>{text}</p>}
    </EmptyState>
  )
}

/** The filters of the address that say no more. */
function emptied(applied: readonly Applied[]): Record<string, string> {
  return Object.fromEntries(
    applied.flatMap(({ name, also = [] }) => [name, ...also].map((one) => [one, ''])),
  )
}

function allOf({ all, ...states }: Record<string, number>): number {
  return all ?? Object.values(states).reduce((sum, count) => sum + count, 0)
}
