import { MomentCell, RowLink } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { StatusChip } from '#admin/ui/status-chip.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortStamp } from '#kernel/day-words.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { type OrderWork, RowActions } from './order-work.tsx'
import { TagWords } from './tag-words.tsx'

export function isLateRow(row: Pick<StaffOrderRow, 'od_status' | 'od_deposit_deadline'>): boolean {
  return (
    row.od_status === '주문' &&
    row.od_deposit_deadline !== null &&
    new Date(row.od_deposit_deadline) < new Date()
  )
}

/** The name to look for in the bank's list, where it is another than the buyer's. */
function depositorOf({ od_status, od_deposit_name, od_name }: StaffOrderRow): string {
  return od_status === '주문' && od_deposit_name !== od_name ? od_deposit_name : ''
}

/** The columns of every table of orders. `brief` is the one on the first page. */
export function useOrderColumns(
  list: string,
  work: OrderWork,
  brief = false,
): Column<StaffOrderRow>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const columns: (Column<StaffOrderRow> | false)[] = [
    {
      name: 'od_id',
      label: t('주문번호'),
      head: true,
      sort: 'od_id',
      cell: (row) => (
        <span className="block">
          <RowLink list={list} id={row.od_id} to={adminPaths.order(row.od_id)} className="tabular">
            {row.od_id}
          </RowLink>
          {/* on a card one line says what stands in columns of its own on a table */}
          <span className="mt-1.5 mb-1 flex flex-wrap items-center gap-x-2 text-caption font-normal text-ink-500 card:hidden">
            <StateWords row={row} />
            <span className="text-ink-900">{row.od_name}</span>
            {!brief && <span className="tabular">{shortStamp(row.od_time)}</span>}
          </span>
        </span>
      ),
    },
    !brief && {
      name: 'od_time',
      label: t('주문 시각'),
      sort: 'od_time',
      roomy: 'desk',
      className: 'max-card:hidden',
      cell: (row) => <MomentCell at={row.od_time} />,
    },
    {
      name: 'od_name',
      label: t('주문자'),
      className: 'max-card:hidden',
      cell: (row) => (
        <span className="block">
          {row.od_name}
          {!brief && (
            <span className="tabular block text-caption leading-tight text-ink-500">
              {row.od_hp}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'goods',
      label: t('상품'),
      // takes what the other columns leave
      roomy: 'desk',
      className: 'card:w-full card:max-w-0 card:min-w-36',
      cell: (row) => (
        <span className="block min-w-0 text-right card:text-left">
          <span
            title={pick(row.goods, row.goods_en)}
            className="line-clamp-2 leading-snug whitespace-normal"
          >
            {pick(row.goods, row.goods_en)}
          </span>
          {!brief && (
            <TagWords
              tags={row.tags}
              staff_name={row.staff_name}
              className="mt-1 justify-end card:justify-start"
            />
          )}
        </span>
      ),
    },
    !brief && {
      name: 'od_settle_case',
      label: t('결제'),
      roomy: true,
      className: 'max-card:hidden',
      cell: (row) => (
        <span className="block">
          {t(row.od_settle_case)}
          <span className="block text-caption leading-tight text-ink-500">{depositorOf(row)}</span>
        </span>
      ),
    },
    {
      name: 'total',
      label: t('금액'),
      end: true,
      sort: 'total',
      cell: (row) => (
        <span className="block">
          {!brief && (
            <span className="mr-2 text-caption text-ink-500 card:hidden">
              {[t(row.od_settle_case), depositorOf(row)].filter(Boolean).join(' · ')}
            </span>
          )}
          {money(row.total, row.currency)}
          {row.od_misu > 0 && row.od_misu < row.total && row.od_status === '주문' && (
            <span className="block text-caption leading-tight text-amber-700">
              {t('남은 {amount}', { amount: money(row.od_misu, row.currency) })}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'od_status',
      label: t('상태'),
      className: 'max-card:hidden',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-1.5">
          <StateWords row={row} />
        </span>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      className: 'card:w-px card:pl-0',
      cell: (row) => (
        <span className="ml-auto block card:ml-0">
          <RowActions order={row} work={work} brief={brief} />
        </span>
      ),
    },
  ]
  return columns.flatMap((column) => (column ? [column] : []))
}

function StateWords({ row }: { row: StaffOrderRow }) {
  const t = useT()
  return (
    <>
      <StatusChip status={row.od_status} settle_case={row.od_settle_case} />
      {isLateRow(row) && (
        <span className="text-caption font-semibold text-bad">{t('기한 지남')}</span>
      )}
    </>
  )
}
