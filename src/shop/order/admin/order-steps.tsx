import { Check } from 'lucide-react'
import { WordMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { statusWord } from '#admin/ui/status-chip.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import type { OrderMove } from '#shop/order/rules.ts'
import { isUnsent } from '#shop/order/unsent-rules.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { ExtraDue } from './extra-dialog.tsx'
import { moveWord } from './order-jobs.ts'
import type { OrderWork } from './order-work.tsx'
import { Overpaid } from './overpaid.tsx'
import { ReviveNotice } from './revive-notice.tsx'

const road: OrderStatus[] = ['주문', '입금', '준비', '배송', '완료']
// nothing of a class is sent
const classRoad: OrderStatus[] = ['주문', '입금', '완료']
const moves: OrderMove[] = ['deposit', 'prepare', 'ship', 'complete', 'cancel']

/** Where the order stands, and the steps it can take now; the others wait in a menu, each with the reason why not yet. */
export function OrderSteps({ order, work }: { order: StaffOrder; work: OrderWork }) {
  const t = useT()
  const staff = useStaff()
  const way = isUnsent(order) ? classRoad : road
  const at = way.indexOf(order.od_status)
  const reasonOf = (move: OrderMove) =>
    order.actions.find((action) => action.name === move)?.reason ?? null
  const open = moves.filter((move) => !reasonOf(move) && move !== 'cancel')
  const rest = moves.filter((move) => !open.includes(move))
  const isOver = rest.length === moves.length && rest.every(reasonOf)
  return (
    <section aria-label={t('주문 진행')} className="border border-paper-200 bg-paper-0 p-4.5">
      <ol className={cx('grid gap-1', way === road ? 'grid-cols-5' : 'grid-cols-3')}>
        {way.map((status, step) => {
          const passed = at >= 0 && step < at
          const now = step === at
          return (
            <li
              key={status}
              aria-current={now ? 'step' : undefined}
              className={cx(
                'border-t-2 pt-2 text-caption leading-snug',
                passed || now ? 'border-pine-700' : 'border-paper-200 text-ink-500',
                now && 'font-semibold',
              )}
            >
              {passed && (
                <Check
                  aria-hidden="true"
                  size={13}
                  strokeWidth={2}
                  className="mr-1 mb-0.5 hidden card:inline"
                />
              )}
              {statusWord(t, status, order.od_settle_case)}
            </li>
          )
        })}
      </ol>
      {at < 0 && (
        <p className="mt-3 text-small font-semibold text-bad">
          {order.od_status === '취소'
            ? t('취소된 주문이에요.')
            : order.od_status === '반품'
              ? t('모두 반품된 주문이에요.')
              : t('품절로 끝난 주문이에요.')}
        </p>
      )}
      {staff.changes('orders') && <ExtraDue order={order} jobs={work.jobs} />}
      {staff.changes('orders') && <Overpaid order={order} jobs={work.jobs} />}
      {at < 0 && staff.changes('orders') && <ReviveNotice order={order} jobs={work.jobs} />}
      {/* a closed order has no step left */}
      {staff.changes('orders') && at >= 0 && isOver && (
        <p className="mt-3 text-small text-ink-500">{[...new Set(rest.map(reasonOf))].join(' ')}</p>
      )}
      {staff.changes('orders') && at >= 0 && !isOver && (
        <div className="mt-4 flex flex-wrap gap-2">
          {open.map((move, nth) => (
            <Button
              key={move}
              size={44}
              look={nth === 0 ? 'solid' : 'outline'}
              busy={work.jobs.busy && (move === 'prepare' || move === 'complete')}
              onClick={() => work.start(move, order)}
            >
              {moveWord(t, move)}
            </Button>
          ))}
          <WordMenu
            word={t('더 하기')}
            items={[
              ...(order.od_status === '준비'
                ? [
                    {
                      label: t('준비 되돌리기'),
                      run: () => void work.jobs.undoPrepare(order.od_id),
                    },
                  ]
                : []),
              ...rest.map((move) => ({
                label: moveWord(t, move),
                danger: move === 'cancel',
                reason: reasonOf(move),
                run: () => work.start(move, order),
              })),
            ]}
          />
        </div>
      )}
    </section>
  )
}
