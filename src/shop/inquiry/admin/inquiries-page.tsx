import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DataTable } from '../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { fresh } from '../../../admin/ui/fresh.ts'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '../../../admin/ui/return-row.ts'
import { paths } from '../../../kernel/paths.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { adminInquiries, inquiryKinds } from '../desk-contract.ts'
import { useInquiryColumns } from './inquiry-columns.tsx'

const list = 'inquiries'

/** Questions of both kinds in one line; who waits longest stands on top. */
export default function InquiriesPage() {
  const t = useT()
  const navigate = useNavigate()
  const address = useListAddress(list)
  const { filters } = address
  const tab = ['answered', 'mine', 'all'].includes(filters.tab ?? '') ? (filters.tab ?? '') : ''
  const kind = inquiryKinds.find((one) => one === filters.kind)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminInquiries.list, {
      query: {
        page: Number(filters.page) || 1,
        kind,
        state: tab === 'all' ? undefined : tab === 'answered' ? 'answered' : 'waiting',
        assigned: tab === 'mine' ? 'me' : undefined,
        keyword: filters.keyword || undefined,
        it_id: filters.it_id || undefined,
        mb_id: filters.mb_id || undefined,
      },
    }),
    ...fresh,
    enabled: address.ready,
    refetchInterval: 60_000,
  })
  const columns = useInquiryColumns(list)
  const counts = data?.counts ?? {}
  useReturnToRow(list, !!data)
  const isFiltered = !!(kind || filters.keyword || filters.it_id || filters.mb_id)
  const applied: Applied[] = [
    ...(filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []),
    ...(filters.mb_id ? [{ name: 'mb_id', label: t('회원: {id}', { id: filters.mb_id }) }] : []),
    ...(filters.it_id ? [{ name: 'it_id', label: t('상품: {id}', { id: filters.it_id }) }] : []),
  ]
  return (
    <>
      <PageHead
        title={t('고객 문의')}
        actions={
          <ButtonLink look="outline" size={44} to={paths.admin.answerTemplates()}>
            {t('답변 서식')}
          </ButtonLink>
        }
      />
      <Panel flush>
        <FilterTabs
          label={t('문의 상태')}
          tabs={[
            { value: '', label: t('답변 전'), count: counts.waiting, hot: true },
            { value: 'mine', label: t('내가 맡은 것'), count: counts.mine },
            { value: 'answered', label: t('답변함'), count: counts.answered },
            { value: 'all', label: t('전체'), count: counts.all },
          ]}
          value={tab}
          to={(next) => address.to({ tab: next })}
        />
        <FilterBar>
          <Select
            label={t('문의 종류')}
            hideLabel
            optional
            small
            className="w-44"
            value={kind ?? ''}
            onChange={(next) => address.set({ kind: next })}
            placeholder={t('모든 문의')}
            choices={[
              { value: 'personal', label: t('1:1 개인 문의') },
              { value: 'product', label: t('상품 문의') },
            ]}
          />
          <SearchBox
            label={t('제목, 내용, 회원, 상품, 주문번호로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
        </FilterBar>
        <AppliedFilters applied={applied} onDrop={(name) => address.set({ [name]: '' })} onDropAll={() => address.set({ keyword: '', it_id: '', mb_id: '' })} />
        <DataTable
          caption={t('문의 목록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => `${row.kind}-${row.id}`}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          onOpen={(row) => {
            leaveFromRow(list, `${row.kind}-${row.id}`)
            void navigate(paths.admin.inquiry(row.kind, row.id))
          }}
          empty={
            <EmptyState
              title={isFiltered ? t('조건에 맞는 문의가 없어요') : tab === '' ? t('기다리는 문의가 없어요') : t('여기에는 문의가 없어요')}
              className="desk:py-16"
              action={
                isFiltered ? (
                  <Button look="outline" size={44} onClick={() => void navigate(address.only({ tab }))}>
                    {t('조건 모두 풀기')}
                  </Button>
                ) : undefined
              }
            >
              {!isFiltered && tab === '' && <p>{t('모두 답했어요. 새 문의가 오면 여기에 보여요.')}</p>}
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <div className="h-10" />
    </>
  )
}
