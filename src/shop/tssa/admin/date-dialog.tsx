import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { addDays, daysFrom, isDay } from '#kernel/days.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminStudio } from '#shop/tssa/admin-contract.ts'
import { adminDates, type Roster } from '#shop/tssa/date-contract.ts'
import type { DateForm } from '#shop/tssa/making-contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { DateFields, type DateFieldValues } from './date-fields.tsx'
import { LaterFields } from './later-fields.tsx'
import { useRoster } from './use-roster.ts'

type Later = { day: string; clock: string }
type Typed = DateFieldValues & { day: string; status: DateForm['status']; later: Later[] }

const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000

/** Another day, hour, place or room for one date. */
export function DateDialog({ date, onClose }: { date: Roster; onClose: () => void }) {
  const t = useT()
  const messages = useMessages()
  const { busy, attempt } = useRoster(date.session_id)
  const studio = useQuery({ ...queryOf(adminStudio.show, {}), ...fresh }).data?.data
  const [typed, setTyped] = useState<Typed>({
    day: koreanDay(date.starts_at),
    clock: koreanClock(date.starts_at),
    minutes: minutesBetween(date.starts_at, date.ends_at),
    place: date.place.ko,
    place_en: date.place.en,
    instructor_id: date.instructor_id,
    room_id: date.room_id,
    capacity: date.capacity,
    min_people: date.min_people,
    closes_hours: Math.round(minutesBetween(date.closes_at, date.starts_at) / 60),
    opens_days: opensIn(date),
    price: date.price,
    later: date.meetings
      .slice(1)
      .map(({ starts_at }) => ({ day: koreanDay(starts_at), clock: koreanClock(starts_at) })),
    status: date.status === 'closed' || date.status === 'draft' ? date.status : 'open',
  })
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }

  async function save() {
    const { later, ...rest } = typed
    // an empty number is told by the server at its field
    const body = (later.length ? typed : rest) as DateForm
    const done = await attempt(
      () => call(adminDates.save, { params: { session_id: date.session_id }, body }),
      t('날짜를 바꿨어요.'),
      messages.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('날짜 바꾸기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      {date.booked > 0 && (
        <p className="text-small text-ink-700">{t('때나 곳이 바뀌면 예약한 분께 바로 알려요.')}</p>
      )}
      <div className="grid grid-cols-2 gap-4">
        <DatePicker
          label={t('날짜')}
          name="day"
          value={typed.day}
          onChange={(day) => set({ day, later: movedAlong(typed, day) })}
          error={messages.error('day')}
        />
        <Select
          label={t('예약')}
          name="status"
          value={typed.status}
          onChange={(status) => set({ status })}
          choices={[
            { value: 'open', label: t('예약 받음') },
            { value: 'closed', label: t('마감') },
            { value: 'draft', label: t('숨김') },
          ]}
          error={messages.error('status')}
        />
      </div>
      <DateFields
        values={typed}
        onChange={set}
        error={messages.error}
        instructors={studio?.instructors ?? []}
        rooms={studio?.rooms ?? []}
        places={studio?.places ?? []}
      />
      {typed.later.length > 0 && (
        <LaterFields
          later={typed.later}
          onChange={(later) => set({ later })}
          error={messages.error}
        />
      )}
    </ActionDialog>
  )
}

/** Another first day takes the meetings after it along; each can be moved by itself then. */
function movedAlong({ day: from, later }: Typed, day: string): Later[] {
  if (!isDay(from) || !isDay(day)) return later
  const by = daysFrom(from, day)
  return later.map((one) => (isDay(one.day) ? { ...one, day: addDays(one.day, by) } : one))
}

/** How many days before the start booking begins; nothing for a date that takes bookings already. */
function opensIn({ opens_at, starts_at }: Roster): number | null {
  return new Date(opens_at) > new Date()
    ? Math.round(minutesBetween(opens_at, starts_at) / 1440)
    : null
}
