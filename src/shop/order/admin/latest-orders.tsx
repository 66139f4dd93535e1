import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DataTable } from '#admin/ui/data-table.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { leaveFromRow, useReturnToRow } from '#admin/ui/return-row.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { useT } from '#ui/language.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { toShip } from './order-filters.tsx'
import { useOrderWork } from './order-work.tsx'

const list = 'today'
const shown = 8
type View = 'ship' | 'deposit' | 'all'
const statesOf: Record<View, string | undefined> = { ship: toShip, deposit: '주문', all: undefined }

/** The orders that wait for somebody, with their next step at hand. */
export function LatestOrders() {
  const t = useT()
  const navigate = useNavigate()
  const work = useOrderWork()
  const [view, setView] = useState<View>('ship')
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminOrders.list, { query: { per_page: shown, od_status: statesOf[view] } }),
    ...fresh,
    refetchInterval: 60_000,
  })
  const columns = useOrderColumns(list, work, true)
  const counts = data?.counts
  useReturnToRow(list, !!data)
  const label = (word: string, count: number | undefined) => (
    <span className="text-small">
      {word} {count !== undefined && <span className="tabular">{count.toLocaleString()}</span>}
    </span>
  )
  return (
    <Panel
      flush
      title={t('주문')}
      end={
        <Link
          to={adminPaths.orders({ od_status: statesOf[view] })}
          className="tap hover:text-ink-900 hover:underline"
        >
          {t('모두')}
        </Link>
      }
    >
      <Tabs<View>
        label={t('주문 보기')}
        className="[&>[role=tablist]]:gap-5 [&>[role=tablist]]:border-paper-200 [&>[role=tablist]]:px-4.5"
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'ship',
            label: label(t('출고할 주문'), counts?.to_ship),
          },
          { value: 'deposit', label: label(t('입금대기'), counts?.주문) },
          { value: 'all', label: label(t('전체'), counts?.all) },
        ]}
      >
        <DataTable
          caption={t('최근 주문')}
          columns={columns}
          rows={data?.data}
          idOf={(row) => row.od_id}
          failed={isError}
          onRetry={() => void refetch()}
          stale={isPlaceholderData}
          onOpen={(row) => {
            leaveFromRow(list, row.od_id)
            void navigate(adminPaths.order(row.od_id))
          }}
          empty={
            <p className="px-4.5 py-10 text-center text-small text-ink-500">
              {view === 'all' ? t('아직 주문이 없어요') : t('기다리는 주문이 없어요.')}
            </p>
          }
        />
      </Tabs>
      {work.dialogs}
    </Panel>
  )
}
