import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { koreanToday } from '#kernel/korean-time.ts'
import { call } from '#kernel/queries.ts'
import { companyDesk, type DeskCompany } from '#shop/company/desk-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  company: DeskCompany
  onClose: () => void
  onDone: (company: DeskCompany) => void
}

/** Money of a company is here: it pays what was due first. */
export function ReceiptDialog({ company, onClose, onDone }: Props) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const { errors, show, refused } = useMessages()
  const [amount, setAmount] = useState<number | null>(null)
  const [day, setDay] = useState(koreanToday())
  const [note, setNote] = useState('')
  const [key] = useState(() => crypto.randomUUID())

  async function save() {
    const wrong = {
      ...(amount ? {} : { amount: t('입금한 금액을 적어 주세요.') }),
      ...(day ? {} : { day: t('날짜를 골라 주세요.') }),
      ...(note.trim().length < 2 ? { note: t('어느 계좌로 들어왔는지 적어 주세요.') } : {}),
    }
    if (show(wrong) || !amount) return
    const params = { mb_id: company.mb_id }
    const body = { amount, day, note: note.trim(), key }
    const done = await send(() => call(companyDesk.receipt, { params, body }), refused)
    if (!done) return
    toast(
      t('입금 {amount}을 적었어요. 오래된 외상부터 갚았어요.', { amount: money(amount, 'krw') }),
    )
    onDone(done.data)
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('외상 입금 적기')}
      yes={t('입금 적기')}
      busy={busy}
      onYes={save}
    >
      <NumberField
        label={t('입금한 금액')}
        name="amount"
        suffix={t('원')}
        value={amount}
        onChange={setAmount}
        error={errors.amount}
        hint={t(
          '남은 외상은 {amount}이에요. 오래된 주문부터 갚고, 더 들어온 돈은 다음 외상에서 빠져요.',
          {
            amount: money(company.owed, 'krw'),
          },
        )}
      />
      <TextField
        label={t('입금한 날')}
        name="day"
        type="date"
        max={koreanToday()}
        value={day}
        onChange={setDay}
        error={errors.day}
      />
      <TextField
        label={t('입금 메모')}
        name="note"
        value={note}
        onChange={setNote}
        error={errors.note}
        maxLength={100}
        hint={t('들어온 계좌와 보낸 이름이에요. 월 거래 명세에 그대로 보여요.')}
      />
    </ActionDialog>
  )
}
