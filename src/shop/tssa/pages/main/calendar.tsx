import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { monthWord, spokenDay, weekdayName } from '#kernel/day-words.ts'
import { addMonths, monthOf, weeksOf } from '#kernel/days.ts'
import { paths } from '#kernel/paths.ts'
import type { ListedSession } from '#shop/tssa/class-contract.ts'
import { categoryWord, seatsWord } from '#shop/tssa/ui/class-words.ts'
import { useSessionState } from '#shop/tssa/ui/use-session-state.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { mostMonths } from './month.ts'

type Props = { month: string; today: string; chosen: string; days: Map<string, ListedSession[]> }

/** A month of dates: a table on a desk, a row of its days on a phone. Each day has an address. */
export function Calendar({ month, today, chosen, days }: Props) {
  const { lang } = useLang()
  return (
    <div className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4">
        <h2 id="calendar-title" className="type-h2 tabular" aria-live="polite">
          {monthWord(month, lang)}
        </h2>
        <Turns month={month} today={today} />
      </div>
      <MonthTable month={month} chosen={chosen} days={days} />
      <DayRow chosen={chosen} days={days} />
    </div>
  )
}

function Turns({ month, today }: { month: string; today: string }) {
  const t = useT()
  const now = monthOf(today)
  return (
    <p className="flex">
      <Turn to={month > now ? addMonths(month, -1) : null} word={t('이전 달')}>
        <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} />
      </Turn>
      <Turn
        to={month < addMonths(now, mostMonths) ? addMonths(month, 1) : null}
        word={t('다음 달')}
      >
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} />
      </Turn>
    </p>
  )
}

function Turn({ to, word, children }: { to: string | null; word: string; children: ReactNode }) {
  const shape = 'grid size-11 place-items-center rounded-tag'
  if (!to)
    return (
      <span aria-hidden="true" className={cx(shape, 'opacity-35')}>
        {children}
      </span>
    )
  return (
    <Link
      to={paths.tssa.main(to)}
      rel="nofollow"
      preventScrollReset
      aria-label={word}
      className={cx(shape, 'hover:bg-paper-100')}
    >
      {children}
    </Link>
  )
}

function MonthTable({ month, chosen, days }: Omit<Props, 'today'>) {
  const { lang } = useLang()
  const weeks = weeksOf(month)
  return (
    <table
      aria-labelledby="calendar-title"
      className="w-full table-fixed border-collapse bg-paper-0 text-small max-desk:hidden"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              className="border border-paper-200 px-2.5 py-2 text-left text-caption font-medium text-ink-700"
            >
              {weekdayName(day, lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="h-[88px] border border-paper-200 p-0 align-top">
                <Day
                  day={day}
                  own={day.startsWith(month)}
                  chosen={day === chosen}
                  sessions={days.get(day) ?? []}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({
  day,
  own,
  chosen,
  sessions,
}: {
  day: string
  own: boolean
  chosen: boolean
  sessions: readonly ListedSession[]
}) {
  const t = useT()
  const { lang } = useLang()
  const stateOf = useSessionState()
  const number = Number(day.slice(8))
  const first = sessions.find((session) => stateOf(session) === 'open') ?? sessions[0]
  if (!own || !first)
    return (
      <span className={cx('tabular block px-2.5 py-2', own ? 'text-ink-700' : 'text-ink-500')}>
        {number}
      </span>
    )
  const state = stateOf(first)
  const label = `${spokenDay(day, lang)}, ${t('클래스 {count}개', { count: sessions.length })}`
  return (
    <Link
      to={paths.tssa.main(day)}
      rel="nofollow"
      preventScrollReset
      aria-current={chosen ? 'date' : undefined}
      className={cx(
        'block h-full px-2.5 py-2 leading-snug',
        chosen ? 'on-dark bg-pine-700 text-white' : 'hover:bg-pine-100',
      )}
    >
      <span className="sr-only">{label}: </span>
      <span aria-hidden="true" className="tabular">
        {number}
      </span>
      <span
        className={cx(
          'mt-1.5 block text-caption',
          !chosen && (state === 'open' ? 'text-pine-700' : 'text-ink-500'),
        )}
      >
        <span className={cx('block truncate', state === 'cancelled' && 'line-through')}>
          {t(categoryWord[first.class.category])}
        </span>
        <span className="tabular block truncate">
          {sessions.length > 1
            ? t('클래스 {count}개', { count: sessions.length })
            : seatsWord(t, lang, first, state)}
        </span>
      </span>
    </Link>
  )
}

/** The days that have a class, one after the other. */
function DayRow({ chosen, days }: Pick<Props, 'chosen' | 'days'>) {
  const { lang } = useLang()
  if (days.size === 0) return null
  return (
    <ul className="swipe -mx-4 flex gap-2 px-4 py-1 desk:hidden">
      {[...days.keys()].map((day) => (
        <li key={day}>
          <Link
            to={paths.tssa.main(day)}
            rel="nofollow"
            preventScrollReset
            aria-current={day === chosen ? 'date' : undefined}
            className={cx(
              'tabular grid h-16 min-w-14 place-content-center rounded-tag px-2 text-center leading-tight',
              day === chosen
                ? 'on-dark bg-pine-700 text-white'
                : 'bg-paper-0 inset-ring inset-ring-line',
            )}
          >
            <span className="text-caption">{weekdayName(day, lang)}</span>
            <span className="text-title font-semibold">{Number(day.slice(8))}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
