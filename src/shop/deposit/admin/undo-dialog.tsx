import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { type Deposit, deposits } from '#shop/deposit/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** A match was wrong: its order waits for money again, and the deposit for a person. */
export function UndoDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()

  async function undo(reason: string) {
    await send(async () => {
      await call(deposits.undo, { params: { dep_id: deposit.dep_id }, body: { reason } })
      toast(t('되돌렸어요. 입금을 다시 맞출 수 있어요.'))
    })
    onClose()
  }

  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('맞춘 것 되돌리기')}
      yes={t('되돌리기')}
      reasonLabel={t('되돌리는 이유')}
      ready={[t('다른 주문의 입금이에요'), t('같은 이름의 다른 분이에요')]}
      busy={busy}
      onYes={undo}
    >
      <p className="text-small leading-relaxed text-ink-700">
        {t('{name} 님의 입금 {amount}을 {od_id}에서 떼어 내요. 주문은 다시 입금을 기다려요.', {
          name: deposit.depositor,
          amount: money(deposit.amount, 'krw'),
          od_id: deposit.od_id ?? '',
        })}
      </p>
    </ConfirmWithReason>
  )
}
