import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmWithReason } from '../../../admin/ui/action-dialog.tsx'
import { DataTable, type Sort } from '../../../admin/ui/data-table.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '../../../admin/ui/filter-bar.tsx'
import { FilterTabs } from '../../../admin/ui/filter-tabs.tsx'
import { useListAddress } from '../../../admin/ui/list-address.ts'
import { PageHead } from '../../../admin/ui/page-head.tsx'
import { Pager } from '../../../admin/ui/pager.tsx'
import { Panel } from '../../../admin/ui/panel.tsx'
import { useAct } from '../../../admin/ui/use-act.ts'
import { call, queryOf } from '../../../kernel/queries.ts'
import { useLang, useT } from '../../../ui/language.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { adminDeliveries, type DeliveryRowShown, deliverySorts, deliveryStates } from '../admin-contract.ts'
import { plainTitle, stateWord, useLogColumns } from './log-columns.tsx'
import { LogLetter } from './log-letter.tsx'
import { SectionTabs } from './section-tabs.tsx'

/** Every mail and message that left or is to leave. */
export default function NotificationLogPage() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  const { act, busy } = useAct()
  const address = useListAddress('deliveries')
  const { filters } = address
  const sort: Sort = { by: deliverySorts.find((one) => one === filters.sort) ?? 'created_at', order: filters.order === 'asc' ? 'asc' : 'desc' }
  const state = deliveryStates.find((one) => one === filters.state)
  const channel = (['mail', 'message'] as const).find((one) => one === filters.channel)
  const query = { page: Number(filters.page) || 1, sort: sort.by as (typeof deliverySorts)[number], order: sort.order, state, channel, keyword: filters.keyword || undefined } // found in the list above
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminDeliveries.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: address.ready,
  })
  const [again, setAgain] = useState<DeliveryRowShown | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const columns = useLogColumns({ onAgain: setAgain, onOpen: (row) => setOpen(row.delivery_id) })
  const applied: Applied[] = filters.keyword ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }] : []

  async function resend(reason: string) {
    const row = again
    if (!row) return
    const done = await act(() => call(adminDeliveries.resend, { params: { delivery_id: String(row.delivery_id) }, body: { reason } }))
    if (!done) return
    setAgain(null)
    toast(done.message)
    await client.invalidateQueries({ queryKey: [adminDeliveries.list.path] })
  }

  return (
    <>
      <PageHead title={t('알림 발송')} note={t('손님과 직원에게 나간 메일과 문자예요. 받는 분은 가려서 보여요.')} />
      <Panel flush>
        <SectionTabs now="log" />
        <FilterTabs
          label={t('상태')}
          value={state ?? ''}
          to={(value) => address.to({ state: value })}
          tabs={[
            { value: '', label: t('전체'), count: data?.counts.all },
            ...deliveryStates
              .filter((one) => one !== 'sending')
              .map((one) => ({ value: one, label: stateWord(t, one), count: data?.counts[one], hot: one === 'failed' || one === 'refused' })),
          ]}
        />
        <FilterBar>
          <Select
            label={t('방법')}
            hideLabel
            small
            optional
            value={channel ?? ''}
            placeholder={t('메일과 문자')}
            onChange={(value) => address.set({ channel: value })}
            choices={[
              { value: 'mail', label: t('메일') },
              { value: 'message', label: t('문자·알림톡') },
            ]}
            className="w-44"
          />
          <SearchBox
            label={t('받는 곳, 회원 아이디, 주문번호로 찾기')}
            value={filters.keyword ?? ''}
            onSearch={(keyword) => address.set({ keyword })}
            className="min-w-0 flex-1 basis-60 wide:max-w-[360px]"
          />
        </FilterBar>
        <AppliedFilters applied={applied} onDrop={() => address.set({ keyword: '' })} onDropAll={() => address.set({ keyword: '' })} />
        <DataTable
          caption={t('발송 기록')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => String(row.delivery_id)}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          sort={sort}
          onSort={({ by, order }) => address.set({ sort: by, order })}
          onOpen={(row) => setOpen(row.delivery_id)}
          empty={
            <EmptyState title={t('보낸 알림이 없어요')} className="desk:py-16">
              <p>{t('주문이 들어오거나 조건을 바꾸면 여기에 보여요.')}</p>
            </EmptyState>
          }
        />
        <Pager page={data} to={(page) => address.to({ page: String(page) })} />
      </Panel>
      <LogLetter delivery_id={open} onClose={() => setOpen(null)} />
      <ConfirmWithReason
        key={again?.delivery_id ?? 0}
        open={again !== null}
        onClose={() => setAgain(null)}
        title={t('다시 보내기')}
        yes={t('다시 보내기')}
        reasonLabel={t('이유')}
        ready={[t('못 받았다고 하셨어요'), t('지워졌다고 하셨어요')]}
        busy={busy}
        onYes={resend}
      >
        {again && (
          <p className="text-[15px]">{t('{to}에게 “{title}”을(를) 한 번 더 보내요.', { to: again.recipient, title: plainTitle(pick(again.kind_name.ko, again.kind_name.en)) })}</p>
        )}
      </ConfirmWithReason>
    </>
  )
}
