import { type ReactNode, useState } from 'react'
import type { Refusal } from '#kernel/client.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { ActionDialog } from './action-dialog.tsx'
import { NumberField } from './number-field.tsx'

type Asked = {
  /** below zero when it is taken */
  amount: number
  reason: string
  /** of this dialog: pressed twice or answered late, it moves once */
  key: string
}
type Props = {
  title: string
  give: string
  take: string
  amountLabel: string
  reasonHint: string
  /** the field of the wire that the amount is */
  amountName: string
  save: (asked: Asked) => Promise<void>
  onClose: () => void
  /** fields before these, such as whom it is for */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode
  /** what is missing in them */
  missing?: () => Record<string, string>
  /** takes a refusal itself by answering with messages for fields */
  refusedWith?: (refusal: Refusal) => Record<string, string> | null
}

/** Gives or takes points or money by hand, with the reason the member reads. */
export function AdjustDialog({
  title,
  give,
  take,
  amountLabel,
  reasonHint,
  amountName,
  save,
  onClose,
  children,
  missing,
  refusedWith,
}: Props) {
  const t = useT()
  const { busy, send } = useSend()
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const { errors, show, refused } = useMessages()

  async function press() {
    const wrong = {
      ...missing?.(),
      ...(amount !== null && amount > 0 ? {} : { [amountName]: t('1 이상의 정수로 적어 주세요.') }),
      ...(reason.trim().length < 2 ? { reason: t('이유를 2자 이상 적어 주세요.') } : {}),
    }
    if (show(wrong) || amount === null) return
    const asked = { amount: way === 'give' ? amount : -amount, reason: reason.trim(), key }
    const done = await send(
      async () => {
        await save(asked)
        return true
      },
      (refusal) => {
        const own = refusedWith?.(refusal)
        if (own) return show(own)
        // more than there is: said where the sum stands
        return refusal.status === 409 ? show({ [amountName]: refusal.message }) : refused(refusal)
      },
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={title}
      yes={way === 'give' ? give : take}
      busy={busy}
      onYes={press}
    >
      <RadioCards
        legend={t('어떻게 할까요?')}
        name="way"
        shape="row"
        value={way}
        onChange={setWay}
        cards={[
          { value: 'give', label: give },
          { value: 'take', label: take },
        ]}
      />
      {children?.(errors)}
      <NumberField
        label={amountLabel}
        name={amountName}
        value={amount}
        onChange={setAmount}
        error={errors[amountName]}
      />
      <TextField
        label={t('이유')}
        name="reason"
        hint={reasonHint}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        maxLength={100}
      />
    </ActionDialog>
  )
}
