import { useState } from 'react'
import { ActionDialog, ReadyWords } from '#admin/ui/action-dialog.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Facts } from '#admin/ui/panel.tsx'
import { call } from '#kernel/queries.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import type { OrderJobs, WorkOrder } from './order-jobs.ts'

/** The money has arrived. The amount due stands in the field; how that is known, or why it is another one, stays in the history. */
export function DepositDialog({
  order,
  jobs,
  onClose,
}: {
  order: WorkOrder
  jobs: OrderJobs
  onClose: () => void
}) {
  const t = useT()
  const money = useMoney()
  const [amount, setAmount] = useState<number | null>(order.od_misu)
  const [reason, setReason] = useState('')
  const { error, show, refused, touch } = useMessages()
  const differs = amount !== null && amount !== order.od_misu

  async function confirm() {
    if (!amount || amount < 0) return void show({ amount: t('받은 금액을 적어 주세요.') })
    if (!reason.trim())
      return void show({
        reason: t(
          differs
            ? '입금할 금액과 달라요. 이유를 적으면 그대로 기록해요.'
            : '입금을 어떻게 확인했는지 적어 주세요.',
        ),
      })
    const done = await jobs.run(
      'deposit',
      order.od_id,
      () =>
        call(adminOrders.confirmDeposit, {
          params: { od_id: order.od_id },
          body: { amount, reason: reason.trim(), due: order.od_misu },
        }),
      refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('입금확인')}
      yes={
        amount ? t('{amount} 입금확인', { amount: money(amount, order.currency) }) : t('입금확인')
      }
      onYes={confirm}
      busy={jobs.busy}
    >
      <Facts
        facts={[
          { label: t('주문번호'), value: <span className="tabular">{order.od_id}</span> },
          {
            label: t('입금자명'),
            value: <strong>{order.od_deposit_name || order.od_name}</strong>,
          },
          {
            label: t('입금할 금액'),
            value: <strong className="tabular">{money(order.od_misu, order.currency)}</strong>,
          },
        ]}
      />
      <NumberField
        label={t('받은 금액')}
        name="amount"
        value={amount}
        onChange={(next) => {
          setAmount(next)
          touch(['amount'])
        }}
        currency={order.currency}
        suffix={order.currency === 'krw' ? t('원') : 'US$'}
        error={error('amount')}
      />
      {differs && amount !== null && (
        <InlineNotice tone="wait">
          {amount < order.od_misu
            ? t('{amount} 모자라요. 이유를 적으면 받은 만큼 기록하고 나머지를 기다려요.', {
                amount: money(order.od_misu - amount, order.currency),
              })
            : t('{amount} 더 들어왔어요. 이유를 적으면 그대로 기록하고 결제완료로 바꿔요.', {
                amount: money(amount - order.od_misu, order.currency),
              })}
        </InlineNotice>
      )}
      {!differs && (
        <ReadyWords
          words={[t('통장 내역에서 확인했어요.'), t('현금으로 받았어요.')]}
          onPick={setReason}
        />
      )}
      <TextField
        label={differs ? t('금액이 다른 이유') : t('확인한 근거')}
        name="reason"
        value={reason}
        onChange={(next) => {
          setReason(next)
          touch(['reason'])
        }}
        maxLength={200}
        hint={t('누가 언제 확인했는지와 함께 이력에 남아요.')}
        error={error('reason')}
      />
    </ActionDialog>
  )
}
