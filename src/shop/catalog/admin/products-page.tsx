import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs, SavedViewTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../admin/ui/return-row.ts'
import { useStaff } from '../../../admin/ui/staff.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminProducts, staffProductSorts } from '../admin-contract.ts'
import { useCategoryChoices } from './category-choices.ts'
import { useProductColumns } from './product-columns.tsx'

const list = 'products'
const states = ['selling', 'hidden', 'soldout', 'low'] as const

export default function ProductsPage() {
  const t = useT()
  const staff = useStaff()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const { filters } = address
  const shelves = useCategoryChoices()
  const columns = useProductColumns(list)
  const state = states.find((one) => one === filters.state)
  const sort: Sort = { by: staffProductSorts.find((one) => one === filters.sort) ?? 'created_at', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminProducts.list, {
      query: {
        page: Number(filters.page) || 1,
        sort: sort.by as (typeof staffProductSorts)[number],
        order: sort.order, // found in the list above
        keyword: filters.keyword || undefined,
        ca_id: Number(filters.ca_id) || undefined,
        state,
      },
    }),
    ...fresh,
    enabled: address.ready,
  })
  useReturnToRow(list, !!data)
  const isFiltered = !!(filters.keyword || filters.ca_id || state)
  const words = { selling: t('판매중'), hidden: t('숨김'), soldout: t('품절'), low: t('품절 임박') }
  const shelf = shelves.find(({ value }) => value === filters.ca_id)

  return (
    <>
      <PageHead
        title={t('상품')}
        actions={
          staff.changes('products') && (
            <ButtonLink to={paths.admin.newProduct()} size={44}>
              <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
              {t('새 상품')}
            </ButtonLink>
          )
        }
      />
      <Panel flush>
        <FilterTabs
          label={t('상품 상태')}
          tabs={[
            { value: '', label: t('전체'), count: data?.counts.all },
            ...states.map((one) => ({ value: one, label: words[one], count: data?.counts[one], hot: one === 'soldout' || one === 'low' })),
          ]}
          value={state ?? ''}
          to={(next) => address.to({ state: next })}
          end={<SavedViewTabs list={list} address={address} canSave={isFiltered} />}
        />
        <FilterBar>
          <Select
            label={t('분류')}
            hideLabel
            small
            optional
            placeholder={t('모든 분류')}
            value={filters.ca_id ?? ''}
            choices={shelves}
            onChange={(ca_id) => address.set({ ca_id })}
            className="w-full card:w-56"
          />
          <SearchBox
            label={t('상품 이름이나 번호로 찾기')}
            placeholder={t('상품 이름, 번호')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 card:max-w-[360px]"
          />
          <Select
            label={t('정렬')}
            hideLabel
            small
            value={`${sort.by} ${sort.order}`}
            className="w-full card:ml-auto card:w-48"
            choices={[
              { value: 'created_at desc', label: t('새로 등록한 순') },
              { value: 'sold desc', label: t('많이 팔린 순') },
              { value: 'it_name asc', label: t('이름 순') },
              { value: 'price desc', label: t('비싼 순') },
              { value: 'price asc', label: t('싼 순') },
              { value: 'stock asc', label: t('재고 적은 순') },
              { value: 'stock desc', label: t('재고 많은 순') },
              ...(`${sort.by} ${sort.order}` === 'it_name desc' ? [{ value: 'it_name desc', label: t('이름 거꾸로') }] : []),
            ]}
            onChange={(value) => {
              const [by = '', order = ''] = value.split(' ')
              address.set({ sort: by, order })
            }}
          />
        </FilterBar>
        <AppliedFilters
          applied={[
            ...(filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []),
            ...(shelf ? [{ name: 'ca_id', label: shelf.label.trim() }] : []),
          ]}
          onDrop={(name) => address.set({ [name]: '' })}
          onDropAll={() => address.set({ keyword: '', ca_id: '' })}
        />
        <DataTable
          caption={t('상품 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => row.it_id}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          hasSortChoice
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => {
            leaveFromRow(list, row.it_id)
            void navigate(paths.admin.product(row.it_id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 상품이 없어요') : t('아직 상품이 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({}))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              <p>{isFiltered ? t('다른 분류나 상태를 골라 보세요.') : t('새 상품을 눌러 첫 상품을 등록해 보세요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}
