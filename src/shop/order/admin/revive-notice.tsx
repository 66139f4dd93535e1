import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { adminParts } from '#shop/order/contract/parts.ts'
import { cutAmount } from '#shop/order/revive-rules.ts'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import type { OrderJobs } from './order-jobs.ts'

/** The money came after the deadline: the order can be taken up again as long as its goods are there. */
export function ReviveNotice({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const money = useMoney()
  const [open, setOpen] = useState(false)
  const action = order.actions.find(({ name }) => name === 'revive')
  if (!action) return null
  const benefits = order.coupons.length > 0 || order.totals.points > 0
  const cut = cutAmount(order.events)

  async function revive() {
    const done = await jobs.run('revive', order.od_id, () =>
      call(adminParts.revive, { params: { od_id: order.od_id } }),
    )
    if (done) setOpen(false)
  }

  return (
    <div className="mt-4 grid gap-3">
      <InlineNotice tone="wait">
        {action.reason ??
          t('입금 기한이 지나 저절로 취소된 주문이에요. 뒤늦게 입금되었다면 되살릴 수 있어요.')}
      </InlineNotice>
      <div>
        <Button
          size={44}
          look="outline"
          aria-disabled={action.reason ? true : undefined}
          title={action.reason ?? undefined}
          className={action.reason ? 'opacity-50' : undefined}
          onClick={() => !action.reason && setOpen(true)}
        >
          {t('주문 되살리기')}
        </Button>
      </div>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('{id} 주문을 되살릴까요?', { id: order.od_id })}
        yes={t('주문 되살리기')}
        busy={jobs.busy}
        onYes={revive}
      >
        <ul className="grid list-disc gap-1 pl-5 text-small text-ink-700 marker:text-control">
          <li>
            {t('재고를 다시 잡아요. 그사이 팔린 상품이 있으면 이름을 알려 드리고 그대로 둬요.')}
          </li>
          {cut > 0 && (
            <li>
              {t('먼저 취소한 상품은 그대로 두고, 기한이 지날 때 남아 있던 상품만 되살려요.')}
            </li>
          )}
          {benefits && (
            <li>
              {t('돌려 드렸던 쿠폰과 포인트를 다시 써요. 고객이 이미 썼다면 되살릴 수 없어요.')}
            </li>
          )}
          <li>
            {t('입금 대기로 돌아가요. {amount} 입금을 확인한 뒤 진행해 주세요.', {
              amount: money(order.totals.total - cut, order.currency),
            })}
          </li>
        </ul>
      </ActionDialog>
    </div>
  )
}
