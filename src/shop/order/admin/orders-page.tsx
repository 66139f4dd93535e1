import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { statusWord } from '#admin/ui/status-chip.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminOrders, type StaffOrderRow, staffOrderSorts } from '#shop/order/contract/desk.ts'
import { orderStatuses } from '#shop/order/contract/order.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CourierDialog } from './courier-dialog.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderErrands } from './order-errands.tsx'
import { askOf, OrderFilters, toShip } from './order-filters.tsx'
import { movesFrom } from './order-jobs.ts'
import { useOrderWork } from './order-work.tsx'
import { OrdersFile } from './orders-file.tsx'
import { SearchBounds } from './search-bounds.tsx'

const list = 'orders'
const rare = ['반품', '품절']

export default function OrdersPage() {
  const t = useT()
  const staff = useStaff()
  const work = useOrderWork()
  const desk = useDesk(list, staffOrderSorts, { by: 'od_time', order: 'desc' })
  const { address, isFiltered } = desk
  const { filters } = address
  const state = filters.od_status ?? ''
  const narrowed = {
    keyword: desk.query.keyword,
    od_status: state || undefined,
    ...askOf(filters),
  }
  const found = useQuery({
    ...queryOf(adminOrders.list, { query: { ...desk.query, ...narrowed } }),
    ...fresh,
    enabled: desk.ready,
  })
  const columns = useOrderColumns(list, work)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [begun, setBegun] = useState<readonly number[]>([])
  const [couriers, setCouriers] = useState<readonly StaffOrderRow[] | null>(null)
  const counts = found.data?.counts
  const ticked = found.data?.data.filter((row) => chosen.has(row.od_id)) ?? []
  return (
    <>
      <PageHead
        title={t('주문')}
        actions={
          <>
            {(staff.changes('orders') || staff.role === 'accountant') && (
              <OrdersFile query={narrowed} total={found.data?.total} />
            )}
            {staff.changes('orders') && (
              <>
                <Button look="outline" size={44} onClick={() => setCouriers(ticked)}>
                  {t('택배 접수 파일')}
                </Button>
                <ButtonLink to={adminPaths.waybills()} look="outline" size={44}>
                  {t('송장 한꺼번에 넣기')}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      {staff.changes('orders') && <OrderErrands begun={begun} />}
      <DeskList
        desk={desk}
        found={found}
        caption={t('주문 목록')}
        columns={columns}
        idOf={(row) => row.od_id}
        tabs={{
          label: t('주문 상태'),
          tabs: [
            { value: '', label: t('전체'), count: counts?.all },
            {
              value: toShip,
              label: t('출고할 주문'),
              count: counts?.to_ship,
            },
            { value: 'late', label: t('기한 지남'), count: counts?.late, hot: true },
            ...orderStatuses
              .filter((status) => !rare.includes(status) || (counts?.[status] ?? 0) > 0)
              .map((status) => ({
                value: status,
                label: statusWord(t, status),
                count: counts?.[status],
              })),
          ],
          value: filters.late ? 'late' : state,
          to: (tab) =>
            address.to(
              tab === 'late' ? { od_status: '', late: '1' } : { od_status: tab, late: '' },
            ),
        }}
        bar={
          <>
            <OrderFilters address={address} />
            <SearchBounds bounds={found.data?.bounds} />
          </>
        }
        selection={
          staff.changes('orders')
            ? { chosen, onChange: setChosen, labelOf: (od_id) => t('{id} 고르기', { id: od_id }) }
            : undefined
        }
        open={(row) => adminPaths.order(row.od_id)}
        empty={{
          title: t('아직 주문이 없어요'),
          filtered: t('조건에 맞는 주문이 없어요'),
          text: isFiltered
            ? t('기간을 늘리거나 다른 상태를 골라 보세요.')
            : t('첫 주문이 들어오면 여기에 보여요.'),
        }}
        foot={
          <BulkBar
            rows={ticked}
            onDone={() => setChosen(new Set())}
            onBegun={(errand_id) => setBegun((all) => [...all, errand_id])}
            onCourier={setCouriers}
          />
        }
      />
      {work.dialogs}
      {couriers && (
        <CourierDialog
          query={couriers.length ? { ids: couriers.map(({ od_id }) => od_id).join(',') } : narrowed}
          ticked={couriers.filter((row) => movesFrom(row).includes('ship'))}
          onClose={() => setCouriers(null)}
        />
      )}
    </>
  )
}
