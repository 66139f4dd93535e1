import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { call } from '#kernel/queries.ts'
import { payDesk } from '#shop/order/contract/unfinished.ts'
import type { PaymentDetail } from '#shop/payment/desk-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** How much goes back, and why. One number per dialog, so that a second press sends nothing twice. */
export function RefundDialog({
  payment,
  onClose,
}: {
  payment: PaymentDetail
  onClose: () => void
}) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send: post } = useSend()
  const [refund_id] = useState(() => `staff-${crypto.randomUUID()}`)
  const [amount, setAmount] = useState<number | null>(payment.refundable)
  const [reason, setReason] = useState('')
  const { errors, show, refused } = useMessages()

  async function send() {
    if (!amount || amount < 1) return void show({ amount: t('금액을 적어 주세요.') })
    if (amount > payment.refundable)
      return void show({
        amount: t('{amount}까지 돌려 드릴 수 있어요.', {
          amount: money(payment.refundable, payment.currency),
        }),
      })
    if (!reason.trim()) return void show({ reason: t('이유를 적어 주세요.') })
    const answer = await post(
      () =>
        call(payDesk.refund, {
          params: { od_id: payment.od_id },
          body: { refund_id, amount, reason: reason.trim(), pay_id: payment.pay_id },
        }),
      refused,
    )
    if (!answer) return
    toast(
      answer.data.state === 'done'
        ? t('환불했어요.')
        : answer.data.way === 'bank'
          ? t('환불 목록에 올렸어요. 계좌로 보낸 뒤 완료로 표시해 주세요.')
          : t('결제 회사의 답을 기다리고 있어요. 답이 오면 저절로 적혀요.'),
    )
    onClose()
  }

  return (
    <ActionDialog
      open
      danger
      onClose={onClose}
      title={t('환불하기')}
      yes={amount ? t('{amount} 환불', { amount: money(amount, payment.currency) }) : t('환불하기')}
      onYes={send}
      busy={busy}
    >
      <p className="text-small text-ink-700">
        {t('주문 상태는 그대로 두고 돈만 돌려 드려요. 되돌릴 수 없어요.')}
      </p>
      <NumberField
        label={t('환불할 금액')}
        value={amount}
        onChange={setAmount}
        currency={payment.currency}
        error={errors.amount ?? null}
        suffix={payment.currency === 'krw' ? t('원') : 'US$'}
        hint={
          errors.amount
            ? undefined
            : t('{amount}까지 돌려 드릴 수 있어요.', {
                amount: money(payment.refundable, payment.currency),
              })
        }
      />
      <TextArea
        label={t('이유')}
        rows={2}
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={errors.reason ?? null}
      />
    </ActionDialog>
  )
}
