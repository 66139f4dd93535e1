import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminDates, type Roster, type RosterRow } from '#shop/tssa/date-contract.ts'
import { namesOf } from '#shop/tssa/ui/booking/name-form.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useRoster } from './use-roster.ts'

type Props = { date: Roster; row: RosterRow; onClose: () => void }

/** Who comes with a booking, as they were told by telephone or at the door. */
export function NamesDialog({ date, row, onClose }: Props) {
  const t = useT()
  const messages = useMessages()
  const { busy, attempt } = useRoster(date.session_id)
  const [names, setNames] = useState(() => namesOf(row))

  async function save() {
    const params = { session_id: date.session_id, booking_id: row.booking_id }
    const body = { attendees: names.map((name) => ({ name })) }
    const done = await attempt(
      () => call(adminDates.nameBooking, { params, body }),
      t('오는 분의 이름을 적었어요.'),
      messages.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{name} 님과 오는 분', { name: row.mb_name })}
      yes={t('이름 저장')}
      busy={busy}
      onYes={save}
    >
      <p className="text-small text-ink-700">
        {t('명단, 티켓, 출석, 수료증에 적히는 이름이에요. 비워 둔 이름은 그대로 있어요.')}
      </p>
      {names.map((name, at) => (
        <TextField
          key={at}
          label={t('{count}번째 분 이름', { count: at + 1 })}
          name={`attendees.${at}.name`}
          value={name}
          onChange={(typed) => {
            setNames(names.map((one, n) => (n === at ? typed : one)))
            messages.touch(['attendees'])
          }}
          maxLength={40}
          error={messages.error(`attendees.${at}.name`)}
        />
      ))}
    </ActionDialog>
  )
}
