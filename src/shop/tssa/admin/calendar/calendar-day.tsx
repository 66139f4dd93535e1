import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { shortDay } from '#kernel/day-words.ts'
import { addDays } from '#kernel/days.ts'
import { after, before, koreanClock, koreanDay, koreanToday } from '#kernel/korean-time.ts'
import type { CalendarRow } from '#shop/tssa/calendar-contract.ts'
import type { DateRow } from '#shop/tssa/date-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import type { MoveDate } from './use-move-date.ts'

type Props = {
  day: string
  /** of the month beside */
  faint: boolean
  rows: readonly CalendarRow[]
  may: boolean
  onMove: MoveDate
}

const kind = 'application/x-class-date'

/** One day of the calendar: its dates, and where another can be dropped. */
export function CalendarDay({ day, faint, rows, may, onMove }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [over, setOver] = useState(false)
  const isToday = day === koreanToday()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const row = JSON.parse(event.dataTransfer.getData(kind) || 'null') as DateRow | null // put there by DateCard
    if (row && koreanDay(row.starts_at) !== day)
      void onMove(row, { day, clock: koreanClock(row.starts_at) })
  }

  return (
    <li
      aria-label={t('{day}의 날짜', { day: shortDay(day, lang) })}
      onDragOver={(event) => {
        if (!may || !event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'min-w-0 bg-paper-0 p-2 wide:min-h-32',
        over && 'bg-pine-100',
        rows.length === 0 && 'max-wide:hidden',
      )}
    >
      <p
        className={cx(
          'tabular mb-1.5 text-caption font-semibold',
          isToday ? 'text-pine-700' : faint ? 'text-ink-500' : 'text-ink-900',
        )}
      >
        {shortDay(day, lang)}
      </p>
      <ul className="grid gap-1.5">
        {rows.map((row) => (
          <li key={`${row.session_id}-${row.meeting_no}`}>
            <DateCard row={row} may={may} onMove={onMove} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function DateCard({ row, may, onMove }: Pick<Props, 'may' | 'onMove'> & { row: CalendarRow }) {
  const t = useT()
  const { pick } = useLang()
  const starts = new Date(row.starts_at)
  // the meetings of a course move along with its first, or one by one on the page of the date
  const moves = may && row.meeting_no === 1 && starts > new Date()
  const day = koreanDay(starts)

  function press(event: KeyboardEvent) {
    if (!moves || !event.altKey) return
    const later = (at: Date) => ({ day: koreanDay(at), clock: koreanClock(at) })
    const to = {
      ArrowLeft: { day: addDays(day, -1), clock: koreanClock(starts) },
      ArrowRight: { day: addDays(day, 1), clock: koreanClock(starts) },
      ArrowUp: later(before(starts, { hours: 0.5 })),
      ArrowDown: later(after(starts, { hours: 0.5 })),
    }[event.key]
    if (!to) return
    event.preventDefault()
    void onMove(row, to)
  }

  return (
    <Link
      to={adminPaths.classDate(row.session_id)}
      draggable={moves}
      onDragStart={(event) => {
        event.dataTransfer.setData(kind, JSON.stringify(row))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={press}
      aria-keyshortcuts={
        moves ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined
      }
      className={cx(
        'block border-l-3 bg-paper-100 px-2 py-1.5 text-caption leading-snug hover:bg-paper-200',
        row.booked >= row.capacity
          ? 'border-amber-700'
          : row.status === 'open'
            ? 'border-pine-600'
            : 'border-control',
      )}
    >
      <span className="tabular block font-semibold">{koreanClock(starts)}</span>
      <span className="block [overflow-wrap:anywhere]">{pick(row.title.ko, row.title.en)}</span>
      <span className="tabular block text-ink-500">
        {row.booked}/{row.capacity}
        {row.meetings > 1 &&
          ` · ${t('{no}차시 / {all}', { no: row.meeting_no, all: row.meetings })}`}
        {row.is_private && ` · ${t('우리끼리')}`}
      </span>
    </Link>
  )
}
