import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { shortDay, weekdayName } from '#kernel/day-words.ts'
import { isDay } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminClasses, adminStudio, type ClassRowOfDesk } from '#shop/tssa/admin-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { daysOf } from '#shop/tssa/date-rules.ts'
import { type DatesForm, mostDates } from '#shop/tssa/making-contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { DateFields, type DateFieldValues } from './date-fields.tsx'

type Props = { classes: readonly ClassRowOfDesk[]; first?: number; onClose: () => void }

// 4 January 2026 was a Sunday
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((at) => ({
  at,
  day: `2026-01-${String(4 + at).padStart(2, '0')}`,
}))

/** Opens dates on the weekdays of a span; the days are shown before they are made. */
export function DatesDialog({ classes, first, onClose }: Props) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { lang, pick } = useLang()
  const { busy, send } = useSend()
  const messages = useMessages()
  const studio = useQuery({ ...queryOf(adminStudio.show, {}), ...fresh }).data?.data
  const [class_id, setClass] = useState(first ?? classes[0]?.class_id ?? 0)
  const [from, setFrom] = useState(koreanToday(7))
  const [until, setUntil] = useState(koreanToday(7))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [typed, setTyped] = useState<Partial<DateFieldValues>>({})
  const one = useQuery({
    ...queryOf(adminClasses.show, { params: { class_id } }),
    ...fresh,
    enabled: class_id > 0,
  }).data?.data
  const values: DateFieldValues = {
    clock: '14:00',
    minutes: one?.minutes ?? 120,
    place: studio?.places[0]?.ko ?? '',
    place_en: studio?.places[0]?.en ?? '',
    instructor_id: studio?.instructors[0]?.instructor_id ?? null,
    capacity: one?.max_people ?? 8,
    min_people: one?.min_people ?? 1,
    closes_hours: 18,
    price: null,
    ...typed,
  }
  const days = isDay(from) && isDay(until) ? daysOf(from, until, chosen).slice(0, mostDates) : []

  async function make() {
    // an empty number is told by the server at its field
    const body = { class_id, days, ...values } as DatesForm
    const answer = await send(() => call(adminDates.create, { body }), messages.refused)
    if (!answer) return
    for (const { path } of [adminDates.list, adminClasses.list])
      void client.invalidateQueries({ queryKey: [path] })
    const { made, skipped } = answer.data
    onClose()
    if (skipped.length)
      await dialog.alert(
        t('{made}개를 만들었어요. 같은 시각에 이미 있는 날은 그대로 두었어요: {days}', {
          made,
          days: skipped.map((day) => shortDay(day, lang)).join(', '),
        }),
      )
    else toast(t('날짜 {count}개를 만들었어요.', { count: made }))
  }

  const change = (part: Partial<DateFieldValues>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('날짜 만들기')}
      yes={days.length ? t('{count}개 만들기', { count: days.length }) : t('만들기')}
      busy={busy}
      onYes={make}
    >
      <Select
        label={t('클래스')}
        name="class_id"
        value={class_id ? String(class_id) : ''}
        placeholder={t('클래스 고르기')}
        onChange={(next) => setClass(Number(next))}
        choices={classes.map((row) => ({
          value: String(row.class_id),
          label: pick(row.title, row.title_en),
        }))}
        error={messages.error('class_id')}
      />
      <div className="grid grid-cols-2 gap-4">
        <DatePicker label={t('첫날')} name="from" value={from} onChange={setFrom} />
        <DatePicker label={t('마지막 날')} name="until" value={until} onChange={setUntil} />
      </div>
      <fieldset data-field="days">
        <legend className="mb-1.5 text-small font-medium">{t('요일')}</legend>
        <div className="grid grid-cols-7 gap-1.5">
          {weekdays.map(({ at, day }) => (
            <button
              key={at}
              type="button"
              aria-pressed={chosen.includes(at)}
              onClick={() => {
                setChosen(
                  chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at],
                )
                messages.touch(['days'])
              }}
              className="min-h-11 rounded-card text-small inset-ring inset-ring-control aria-pressed:bg-pine-600 aria-pressed:text-white"
            >
              {weekdayName(day, lang)}
            </button>
          ))}
        </div>
        {messages.error('days') && (
          <p role="alert" className="type-caption mt-1.5 text-bad">
            {messages.error('days')}
          </p>
        )}
        <p aria-live="polite" className="mt-1.5 text-caption leading-normal text-ink-500">
          {days.length
            ? t('{count}일: {days}', {
                count: days.length,
                days: days.map((day) => shortDay(day, lang)).join(', '),
              })
            : t('요일을 고르지 않으면 첫날 하루예요.')}
        </p>
      </fieldset>
      <DateFields
        values={values}
        onChange={change}
        error={messages.error}
        instructors={studio?.instructors ?? []}
        rooms={studio?.rooms ?? []}
        places={studio?.places ?? []}
      />
    </ActionDialog>
  )
}
