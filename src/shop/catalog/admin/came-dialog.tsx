import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { call } from '#kernel/queries.ts'
import { type ArrivalRow, adminStock } from '#shop/catalog/stock-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = { row: ArrivalRow; onSaved: () => Promise<void>; onClose: () => void }

/** Takes in what really came, which may be another number than was ordered. */
export function CameDialog({ row, onSaved, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const { busy, send } = useSend()
  const { errors, refused } = useMessages()
  const [qty, setQty] = useState<number | null>(row.qty)

  async function save() {
    const done = await send(
      () => call(adminStock.came, { params: { sa_id: row.sa_id }, body: { qty: qty ?? 0 } }),
      refused,
    )
    if (!done) return
    await onSaved()
    toast(t('재고가 {count}개가 됐어요.', { count: done.data.io_stock_qty }))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('들어온 수량')}
      yes={t('재고에 더하기')}
      busy={busy}
      onYes={save}
    >
      <NumberField
        label={t('들어온 수량')}
        name="qty"
        suffix={t('개')}
        value={qty}
        onChange={setQty}
        error={errors.qty ?? errors.change}
        hint={t('{count}개가 오기로 했어요.', { count: row.qty })}
      />
    </ActionDialog>
  )
}
