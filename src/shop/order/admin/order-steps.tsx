import { Check } from 'lucide-react'
import { useStaff } from '#admin/ui/staff.ts'
import { statusWord } from '#admin/ui/status-chip.tsx'
import { WhyNot } from '#admin/ui/why-not.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { OrderStatus } from '#shop/order/contract/order.ts'
import type { OrderMove } from '#shop/order/rules.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { ExtraDue } from './extra-dialog.tsx'
import { moveWord } from './order-jobs.ts'
import type { OrderWork } from './order-work.tsx'
import { ReviveNotice } from './revive-notice.tsx'

const road: OrderStatus[] = ['주문', '입금', '준비', '배송', '완료']
const moves: OrderMove[] = ['deposit', 'prepare', 'ship', 'complete', 'cancel']

/** Where the order stands, and every step with the reason where it cannot be taken. */
export function OrderSteps({ order, work }: { order: StaffOrder; work: OrderWork }) {
  const t = useT()
  const staff = useStaff()
  const at = road.indexOf(order.od_status)
  const reasonOf = (move: OrderMove) =>
    order.actions.find((action) => action.name === move)?.reason ?? null
  const next = moves.find((move) => !reasonOf(move) && move !== 'cancel')
  const blocked = moves.filter((move) => reasonOf(move))
  return (
    <section aria-label={t('주문 진행')} className="border border-paper-200 bg-paper-0 p-4.5">
      <ol className="grid grid-cols-5 gap-1">
        {road.map((status, step) => {
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
              {statusWord(t, status)}
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
      {at < 0 && staff.changes('orders') && <ReviveNotice order={order} jobs={work.jobs} />}
      {/* a closed order has no step left to grey */}
      {staff.changes('orders') && at >= 0 && (
        <>
          <div className="mt-4 flex flex-wrap gap-2">
            {moves.map((move) => {
              const reason = reasonOf(move)
              return (
                <Button
                  key={move}
                  size={44}
                  look={move === 'cancel' ? 'danger' : move === next ? 'solid' : 'outline'}
                  busy={work.jobs.busy && (move === 'prepare' || move === 'complete') && !reason}
                  aria-disabled={!!reason || undefined}
                  aria-describedby={reason ? 'why-not' : undefined}
                  title={reason ?? undefined}
                  className={reason ? 'opacity-50' : undefined}
                  onClick={() => !reason && work.start(move, order)}
                >
                  {moveWord(t, move)}
                </Button>
              )
            })}
          </div>
          <WhyNot
            id="why-not"
            blocked={blocked.map((move) => ({
              word: moveWord(t, move),
              reason: reasonOf(move) ?? '',
            }))}
          />
        </>
      )}
    </section>
  )
}
