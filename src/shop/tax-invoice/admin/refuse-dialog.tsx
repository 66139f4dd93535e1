import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { type TaxRow, taxDesk } from '#shop/tax-invoice/contract.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** The buyer reads the reason and may ask again. */
export function RefuseDialog({
  row,
  onClose,
  onDone,
}: {
  row: TaxRow
  onClose: () => void
  onDone: () => void
}) {
  const t = useT()
  const toast = useToast()
  const { busy, send } = useSend()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function done() {
    if (!reason.trim()) return setError(t('이유를 적어 주세요.'))
    const answer = await send(
      () => call(taxDesk.refuse, { params: { tax_id: row.tax_id }, body: { reason } }),
      (refusal) => {
        setError(refusal.errors.reason?.[0] ?? null)
        return !!refusal.errors.reason
      },
    )
    if (!answer) return
    toast(t('거절하고 메일로 알렸어요.'))
    onDone()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('세금계산서 신청 거절')}
      yes={t('거절하기')}
      danger
      onYes={done}
      busy={busy}
    >
      <p className="text-small text-ink-700">
        {t('{company}의 신청이에요. 구매자가 이유를 읽고 고쳐서 다시 신청할 수 있어요.', {
          company: row.company,
        })}
      </p>
      <TextArea
        label={t('이유')}
        required
        value={reason}
        onChange={(next) => {
          setReason(next)
          setError(null)
        }}
        maxLength={200}
        rows={3}
        error={error}
      />
    </ActionDialog>
  )
}
