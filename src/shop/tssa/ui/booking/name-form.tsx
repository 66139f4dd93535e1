import { useState } from 'react'
import { momentWord } from '#kernel/day-words.ts'
import { call } from '#kernel/queries.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { isUnnamed } from '#shop/tssa/rules.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { useBookingsAgain } from './use-bookings-again.ts'

/** Who comes, each by name; who is not known yet may be left open until booking closes. */
export function NameForm({ booking, onDone }: { booking: Booking; onDone: () => void }) {
  const t = useT()
  const { lang } = useLang()
  const toast = useToast()
  const messages = useMessages()
  const again = useBookingsAgain()
  const { busy, send } = useSend(messages)
  const [names, setNames] = useState(() => namesOf(booking))

  async function save() {
    const params = { booking_id: booking.booking_id }
    const body = { attendees: names.map((name) => ({ name })) }
    if (!(await send(() => call(myBookings.name, { params, body })))) return
    await again()
    toast(t('오는 분의 이름을 적었어요.'))
    onDone()
  }

  return (
    <form
      noValidate
      className="mt-4 border-t border-paper-200 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset>
        <legend className="text-plain font-semibold">{t('오는 분의 이름')}</legend>
        <p className="mt-1 text-small text-ink-500">
          {t('{when}까지 적거나 바꿀 수 있어요. 아직 모르는 분은 비워 두세요.', {
            when: momentWord(booking.names_until ?? '', lang),
          })}
        </p>
        <div className="mt-3 grid gap-3 card:grid-cols-2">
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
              autoComplete="off"
              error={messages.error(`attendees.${at}.name`)}
            />
          ))}
        </div>
        {messages.error('attendees') && (
          <p role="alert" className="mt-2 text-small text-bad">
            {messages.error('attendees')}
          </p>
        )}
      </fieldset>
      <Button type="submit" size={44} busy={busy} className="mt-3">
        {t('이름 저장')}
      </Button>
    </form>
  )
}

/** A field for each person; a name that only stands in for one is empty. */
export function namesOf({ people, attendees }: Pick<Booking, 'people' | 'attendees'>): string[] {
  return Array.from({ length: people }, (_, at) => {
    const name = attendees[at]?.name ?? ''
    return isUnnamed(name) ? '' : name
  })
}
