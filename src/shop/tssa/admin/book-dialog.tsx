import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { phoneDigits } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { attemptKey, attemptsHere } from '#shop/order/ui/attempt-key.ts'
import { adminDates, type BookingForm, type Roster } from '#shop/tssa/date-contract.ts'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useEachPrice } from './use-each-price.ts'
import { useRoster } from './use-roster.ts'

type Typed = Omit<BookingForm, 'people' | 'amount'> & {
  people: number | null
  amount: number | null
}

/** A booking that came by telephone or at the counter. */
export function BookDialog({ date, onClose }: { date: Roster; onClose: () => void }) {
  const t = useT()
  const messages = useMessages()
  const [attempts] = useState(attemptsHere)
  const { busy, attempt } = useRoster(date.session_id)
  const [typed, setTyped] = useState<Typed>({
    name: '',
    hp: '',
    mb_id: '',
    people: 1,
    amount: null,
    note: '',
  })
  const each = useEachPrice(date)
  const amount = typed.amount ?? each * (typed.people ?? 0)
  const left = Math.max(0, date.capacity - date.booked - date.held)
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }

  async function book() {
    // an empty number is told by the server at its field
    const body = { ...typed, hp: phoneDigits(typed.hp), amount } as BookingForm
    const key = attemptKey(attempts, body, () => crypto.randomUUID())
    const headers = { 'idempotency-key': key }
    const done = await attempt(
      () => call(adminDates.book, { params: { session_id: date.session_id }, body }, { headers }),
      t('예약을 적었어요.'),
      messages.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('예약 적기')}
      yes={t('예약 적기')}
      busy={busy}
      onYes={book}
    >
      <p className="text-small text-ink-700">{t('남은 자리는 {count}개예요.', { count: left })}</p>
      <TextField
        label={t('이름')}
        name="name"
        value={typed.name}
        onChange={(name) => set({ name })}
        maxLength={40}
        autoComplete="off"
        error={messages.error('name')}
      />
      <div className="grid grid-cols-2 gap-4">
        <PhoneField
          label={t('휴대폰 번호')}
          name="hp"
          value={typed.hp}
          onChange={(hp) => set({ hp })}
          autoComplete="off"
          optional
          error={messages.error('hp')}
        />
        <TextField
          label={t('회원 아이디')}
          name="mb_id"
          value={typed.mb_id}
          onChange={(mb_id) => set({ mb_id: mb_id.trim() })}
          maxLength={20}
          autoComplete="off"
          optional
          error={messages.error('mb_id')}
        />
        <NumberField
          label={t('인원')}
          name="people"
          value={typed.people}
          onChange={(people) => set({ people })}
          suffix={t('명')}
          error={messages.error('people')}
        />
        <NumberField
          label={t('공방에서 받는 금액')}
          name="amount"
          value={amount}
          onChange={(next) => set({ amount: next })}
          suffix={t('원')}
          error={messages.error('amount')}
        />
      </div>
      <TextArea
        label={t('메모')}
        name="note"
        rows={2}
        value={typed.note}
        onChange={(note) => set({ note })}
        maxLength={300}
        optional
        error={messages.error('note')}
      />
    </ActionDialog>
  )
}
