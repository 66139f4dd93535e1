import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { receiptDesk } from '#shop/order/contract/receipts.ts'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { whyBadIdentity } from '#shop/payment/receipt-rules.ts'
import { ReceiptFields } from '#shop/payment/ui/receipt-fields.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

type Props = {
  receipt: { receipt_id: number; od_id: string; kind: ReceiptKind }
  onClose: () => void
}

/** A refused receipt: with another number, or the approval of one that was issued at the tax office. */
export function ReceiptDialog({ receipt, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const { busy, send } = useSend()
  const [how, setHow] = useState<'number' | 'approval'>('number')
  const [kind, setKind] = useState<ReceiptKind>(receipt.kind)
  const [identity, setIdentity] = useState('')
  const [approval, setApproval] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function done() {
    const why =
      how === 'number'
        ? whyBadIdentity(kind, identity)
        : /^[0-9A-Za-z]{6,20}$/.test(approval.trim())
          ? null
          : '승인번호는 숫자와 영문 6~20자예요.'
    setError(why && t(why))
    if (why) return
    const answer = await send(() =>
      how === 'number'
        ? call(receiptDesk.issue, { params: { od_id: receipt.od_id }, body: { kind, identity } })
        : call(receiptDesk.byHand, {
            params: { receipt_id: receipt.receipt_id },
            body: { approval_no: approval.trim() },
          }),
    )
    if (!answer) return
    toast(
      answer.data.state === 'issued'
        ? t('현금영수증을 발급했어요.')
        : t('현금영수증을 신청했어요.'),
    )
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('현금영수증 직접 발급')}
      yes={t('발급하기')}
      onYes={done}
      busy={busy}
    >
      <RadioCards
        legend={t('방법')}
        hideLegend
        name="how"
        value={how}
        onChange={(chosen) => {
          setHow(chosen)
          setError(null)
        }}
        grid="grid grid-cols-2 gap-2.5"
        cards={[
          { value: 'number', label: t('다른 번호로 발급') },
          { value: 'approval', label: t('홈택스에서 발급했어요') },
        ]}
      />
      {how === 'number' ? (
        <ReceiptFields<ReceiptKind>
          kind={{ name: 'kind', value: kind, onChange: setKind }}
          identity={{ name: 'identity', value: identity, onChange: setIdentity, error }}
        />
      ) : (
        <TextField
          label={t('승인번호')}
          required
          autoComplete="off"
          maxLength={20}
          value={approval}
          onChange={setApproval}
          error={error}
          hint={t('홈택스에 보이는 번호 그대로 적어 주세요.')}
        />
      )}
    </ActionDialog>
  )
}
