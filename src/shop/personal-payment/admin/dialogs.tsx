import { useState } from 'react'
import { ActionDialog, ReadyWords } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { call } from '#kernel/queries.ts'
import { type PersonalDetail, personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Props = {
  view: PersonalDetail
  onClose: () => void
  onDone: (answer: { data: PersonalDetail }) => void
}

/** Where the link goes: to the address and number that are known, or to others. */
export function SendDialog({ view, onClose, onDone }: Props) {
  const t = useT()
  const { busy, send: post } = useSend()
  const { error, refused, touch } = useMessages()
  const [email, setEmail] = useState(view.email)
  const [hp, setHp] = useState(view.hp)
  async function send() {
    const answer = await post(
      () => call(personalDesk.send, { params: { pp_id: view.pp_id }, body: { email, hp } }),
      refused,
    )
    if (answer) onDone(answer)
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('결제 링크 보내기')}
      yes={t('보내기')}
      onYes={send}
      busy={busy}
    >
      <TextField
        label={t('메일 주소')}
        name="email"
        inputMode="email"
        maxLength={100}
        value={email}
        onChange={(next) => {
          setEmail(next)
          touch(['email'])
        }}
        error={error('email')}
      />
      <TextField
        label={t('휴대폰 번호')}
        name="hp"
        inputMode="tel"
        maxLength={30}
        value={hp}
        onChange={(next) => {
          setHp(next)
          touch(['hp'])
        }}
        error={error('hp')}
        hint={t('메일과 문자 가운데 적은 곳으로 보내요.')}
      />
    </ActionDialog>
  )
}

/** The money is on the shop's account; only the sum that was asked for is taken. */
export function DepositDialog({ view, onClose, onDone }: Props) {
  const t = useT()
  const money = useMoney()
  const { busy, send: post } = useSend()
  const { error, show, refused, touch } = useMessages()
  const [amount, setAmount] = useState<number | null>(view.price)
  const [reason, setReason] = useState('')
  async function note() {
    if (!amount) return void show({ amount: t('받은 금액을 적어 주세요.') })
    if (!reason.trim()) return void show({ reason: t('입금을 어떻게 확인했는지 적어 주세요.') })
    const body = { amount, reason: reason.trim() }
    const answer = await post(
      () => call(personalDesk.deposit, { params: { pp_id: view.pp_id }, body }),
      refused,
    )
    if (answer) onDone(answer)
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{amount}이 들어왔나요?', { amount: money(view.price, view.currency) })}
      yes={t('입금확인')}
      onYes={note}
      busy={busy}
    >
      <NumberField
        label={t('받은 금액')}
        name="amount"
        value={amount}
        onChange={(next) => {
          setAmount(next)
          touch(['amount'])
        }}
        currency={view.currency}
        suffix={view.currency === 'krw' ? t('원') : 'US$'}
        error={error('amount')}
      />
      <ReadyWords
        words={[t('통장 내역에서 확인했어요.'), t('현금으로 받았어요.')]}
        onPick={(words) => {
          setReason(words)
          touch(['reason'])
        }}
      />
      <TextField
        label={t('확인한 근거')}
        name="reason"
        maxLength={200}
        value={reason}
        onChange={(next) => {
          setReason(next)
          touch(['reason'])
        }}
        error={error('reason')}
      />
    </ActionDialog>
  )
}

/** How much goes back, and why. One number per dialog, so that a second press sends nothing twice. */
export function RefundDialog({ view, onClose, onDone }: Props) {
  const t = useT()
  const money = useMoney()
  const { busy, send: post } = useSend()
  const { error, show, refused, touch } = useMessages()
  const [refund_id] = useState(() => `staff-${crypto.randomUUID()}`)
  const [amount, setAmount] = useState<number | null>(view.refundable)
  const [reason, setReason] = useState('')
  const most = t('{amount}까지 돌려 드릴 수 있어요.', {
    amount: money(view.refundable, view.currency),
  })
  async function refund() {
    if (!amount) return void show({ amount: t('금액을 적어 주세요.') })
    if (amount > view.refundable) return void show({ amount: most })
    if (!reason.trim()) return void show({ reason: t('이유를 적어 주세요.') })
    const body = { refund_id, amount, reason: reason.trim() }
    const answer = await post(
      () => call(personalDesk.refund, { params: { pp_id: view.pp_id }, body }),
      refused,
    )
    if (answer) onDone(answer)
  }
  return (
    <ActionDialog
      open
      danger
      onClose={onClose}
      title={t('환불하기')}
      yes={amount ? t('{amount} 환불', { amount: money(amount, view.currency) }) : t('환불하기')}
      onYes={refund}
      busy={busy}
    >
      <NumberField
        label={t('환불할 금액')}
        name="amount"
        value={amount}
        onChange={(next) => {
          setAmount(next)
          touch(['amount'])
        }}
        currency={view.currency}
        suffix={view.currency === 'krw' ? t('원') : 'US$'}
        error={error('amount')}
        hint={error('amount') ? undefined : most}
      />
      <TextArea
        label={t('이유')}
        name="reason"
        rows={2}
        maxLength={200}
        value={reason}
        onChange={(next) => {
          setReason(next)
          touch(['reason'])
        }}
        error={error('reason')}
      />
    </ActionDialog>
  )
}
