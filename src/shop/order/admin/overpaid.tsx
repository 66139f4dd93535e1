import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import { overpaidDesk } from '#shop/order/contract/overpaid.ts'
import { Button } from '#ui/button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import type { OrderJobs } from './order-jobs.ts'

/** More came than the order costs: into the member's balance, or back to the bank. */
export function Overpaid({ order, jobs }: { order: StaffOrder; jobs: OrderJobs }) {
  const t = useT()
  const money = useMoney()
  const gate = useMoneyGate()
  const mayHave = order.mb_id !== null && order.currency === 'krw'
  const [to, setTo] = useState<'credit' | 'refund'>(mayHave ? 'credit' : 'refund')
  const [open, setOpen] = useState(false)
  if (order.od_overpaid === 0) return null
  const amount = money(order.od_overpaid, order.currency)

  async function settle() {
    const done = await jobs.run('overpaid', order.od_id, () =>
      call(overpaidDesk.settle, {
        params: { od_id: order.od_id },
        body: { to, amount: order.od_overpaid },
      }),
    )
    if (done) setOpen(false)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 bg-amber-100 px-4 py-2.5 text-small text-amber-700">
      <span>{t('받을 금액보다 {amount} 더 들어왔어요.', { amount })}</span>
      <Button
        size={44}
        look="outline"
        className="aria-disabled:opacity-50"
        {...gate.grey}
        onClick={gate.only(() => setOpen(true))}
      >
        {t('더 받은 돈 정리')}
      </Button>
      {open && (
        <ActionDialog
          open
          onClose={() => setOpen(false)}
          title={t('더 받은 {amount}을 어떻게 할까요?', { amount })}
          yes={t('이대로 정리')}
          busy={jobs.busy}
          onYes={settle}
        >
          <RadioCards
            legend={t('돈을 어디로 보낼까요?')}
            hideLegend
            name="to"
            grid="grid gap-2"
            value={to}
            onChange={setTo}
            cards={[
              {
                value: 'credit',
                label: t('예치금'),
                note: mayHave
                  ? t('바로 회원의 예치금이 되고 알림이 가요.')
                  : t('회원의 원화 주문만 예치금으로 받을 수 있어요.'),
                disabled: !mayHave,
              },
              {
                value: 'refund',
                label: t('계좌로 환불'),
                note: t('고객이 주문 화면에서 계좌를 적으면 환불 목록에서 보내 주세요.'),
              },
            ]}
          />
        </ActionDialog>
      )}
    </div>
  )
}
