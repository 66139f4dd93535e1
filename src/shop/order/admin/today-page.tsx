import { useQuery } from '@tanstack/react-query'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { dayWithWeekday } from '#kernel/day-words.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { queryOf } from '#kernel/queries.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { ErrorState } from '#ui/states.tsx'
import { ClassPanel } from './class-panel.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { TodayCards } from './today-cards.tsx'

export default function TodayPage() {
  const t = useT()
  const { lang } = useLang()
  const staff = useStaff()
  const { data, isError, refetch } = useQuery({
    ...queryOf(dashboard.today, {}),
    ...fresh,
    refetchInterval: 60_000,
  })
  const day = data?.data
  const hasPanels = (['orders', 'statistics', 'classes'] as const).some(staff.sees)
  const hasStock = staff.sees('products')
  return (
    <>
      <PageHead title={t('오늘 할 일')} note={dayWithWeekday(koreanToday(), lang)} />
      {isError && !day ? (
        <ErrorState title={t('오늘 할 일을 불러오지 못했어요')} onRetry={() => void refetch()} />
      ) : (
        <>
          <TodayCards day={day} />
          <div
            className={cx(
              'mt-7 grid items-start gap-6 pb-10',
              hasPanels && hasStock && 'min-[1360px]:grid-cols-[minmax(0,1fr)_348px]',
            )}
          >
            {hasPanels && (
              <div className="grid min-w-0 grid-cols-1 gap-6">
                {staff.sees('orders') && <LatestOrders />}
                {staff.sees('statistics') && <SalesPanel />}
                {staff.sees('classes') && <ClassPanel />}
              </div>
            )}
            {hasStock && <LowStock day={day} />}
          </div>
        </>
      )}
    </>
  )
}
