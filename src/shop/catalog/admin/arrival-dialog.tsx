import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { call } from '#kernel/queries.ts'
import type { StaffProduct } from '#shop/catalog/admin-contract.ts'
import { type ArrivalForm, adminStock } from '#shop/catalog/stock-contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { optionWord } from './option-word.ts'

type Props = { product: StaffProduct; onSaved: () => Promise<void>; onClose: () => void }

/** Which option, how many, when, and from whom. */
export function ArrivalDialog({ product, onSaved, onClose }: Props) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const { busy, send } = useSend()
  const { errors, refused } = useMessages()
  // one number for the form: pressed again after a lost answer it is noted once
  const [key] = useState(() => crypto.randomUUID())
  const options = product.options.filter(({ io_no }) => io_no !== null)
  const [form, setForm] = useState<Partial<ArrivalForm>>({
    io_no: options[0]?.io_no ?? undefined,
    due: '',
    note: '',
  })
  const set = (part: Partial<ArrivalForm>) => setForm({ ...form, ...part })

  async function save() {
    const done = await send(
      () =>
        call(
          adminStock.expect,
          // what is missing is refused at its field
          { params: { it_id: product.it_id }, body: form as ArrivalForm },
          { headers: { 'idempotency-key': key } },
        ),
      refused,
    )
    if (!done) return
    await onSaved()
    toast(t('들어올 재고에 적었어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('입고 예정 적기')}
      yes={t('입고 예정 적기')}
      busy={busy}
      onYes={save}
    >
      <Select
        label={t('옵션')}
        name="io_no"
        value={String(form.io_no ?? '')}
        choices={options.map((option) => ({
          value: String(option.io_no),
          label: optionWord(t, pick, option),
        }))}
        onChange={(io_no) => set({ io_no: Number(io_no) })}
        error={errors.io_no}
      />
      <NumberField
        label={t('수량')}
        name="qty"
        suffix={t('개')}
        value={form.qty ?? null}
        onChange={(qty) => set({ qty: qty ?? undefined })}
        error={errors.qty}
      />
      <DatePicker
        label={t('들어올 날')}
        name="due"
        value={form.due ?? ''}
        onChange={(due) => set({ due })}
        error={errors.due}
      />
      <TextField
        label={t('메모')}
        name="note"
        optional
        value={form.note ?? ''}
        onChange={(note) => set({ note })}
        error={errors.note}
        maxLength={200}
        placeholder={t('거래처, 발주 번호')}
      />
    </ActionDialog>
  )
}
