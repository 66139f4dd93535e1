import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { phoneDigits } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import type { DeskWaitRow, Roster } from '#shop/tssa/date-contract.ts'
import { adminWaits, type WaitForm } from '#shop/tssa/line-contract.ts'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useEachPrice } from './use-each-price.ts'
import { useRoster } from './use-roster.ts'

type Typed = Omit<WaitForm, 'people'> & { people: number | null }

/** Somebody who telephones for a full date. */
export function AddWaitDialog({ date, onClose }: { date: Roster; onClose: () => void }) {
  const t = useT()
  const messages = useMessages()
  const { busy, attempt } = useRoster(date.session_id)
  const [typed, setTyped] = useState<Typed>({ name: '', hp: '', mb_id: '', people: 1, note: '' })
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }

  async function add() {
    // an empty number is told by the server at its field
    const body = { ...typed, hp: phoneDigits(typed.hp) } as WaitForm
    const done = await attempt(
      () => call(adminWaits.add, { params: { session_id: date.session_id }, body }),
      t('대기에 적었어요.'),
      messages.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('대기 적기')}
      yes={t('대기 적기')}
      busy={busy}
      onYes={add}
    >
      <p className="text-small text-ink-700">
        {t('자리가 나면 회원은 메일과 알림으로, 회원이 아니면 문자로 알려요.')}
      </p>
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
      </div>
      <NumberField
        label={t('인원')}
        name="people"
        value={typed.people}
        onChange={(people) => set({ people })}
        suffix={t('명')}
        error={messages.error('people')}
      />
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

/** Whoever was offered seats says yes by telephone and pays at the studio. */
export function BookWaitDialog({
  date,
  row,
  onClose,
}: {
  date: Roster
  row: DeskWaitRow
  onClose: () => void
}) {
  const t = useT()
  const messages = useMessages()
  const { busy, attempt } = useRoster(date.session_id)
  const each = useEachPrice(date)
  const [amount, setAmount] = useState<number | null>(null)
  const sum = amount ?? each * row.people

  async function book() {
    const params = { session_id: date.session_id, wait_id: row.wait_id }
    const done = await attempt(
      () => call(adminWaits.book, { params, body: { amount: sum, note: row.note } }),
      t('예약을 적었어요.'),
      messages.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{name} 님의 예약 적기', { name: row.name })}
      yes={t('예약 적기')}
      busy={busy}
      onYes={book}
    >
      <p className="text-small text-ink-700">
        {t('잡아 둔 {count}자리를 예약으로 바꿔요.', { count: row.people })}
      </p>
      <NumberField
        label={t('공방에서 받는 금액')}
        name="amount"
        value={sum}
        onChange={setAmount}
        suffix={t('원')}
        error={messages.error('amount')}
      />
    </ActionDialog>
  )
}
