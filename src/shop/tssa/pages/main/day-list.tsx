import { CalendarPlus } from 'lucide-react'
import { spokenDay } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import type { ListedSession } from '#shop/tssa/class-contract.ts'
import { calendarPath } from '#shop/tssa/ui/calendar-path.ts'
import { SessionRow } from '#shop/tssa/ui/session-row.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { ArrowLink } from '#ui/links.tsx'

// about as high as the calendar beside it
const rowsShown = 4

/** The days from the chosen one on, as many as stand well beside a month. */
function daysFrom(
  day: string,
  days: Map<string, ListedSession[]>,
): [day: string, sessions: ListedSession[]][] {
  let rows = 0
  return [...days]
    .filter(([one]) => one >= day)
    .filter(([, sessions], at) => {
      rows += sessions.length
      return at === 0 || rows <= rowsShown
    })
}

/** The classes of the chosen day, and those of the days after it. */
export function DayList({ day, days }: { day: string; days: Map<string, ListedSession[]> }) {
  const t = useT()
  const { lang } = useLang()
  const [chosen, ...next] = day ? daysFrom(day, days) : []
  const nameOf = (one: string) => spokenDay(one, lang)
  return (
    <section aria-labelledby="day-title" className="min-w-0">
      {chosen ? (
        <>
          <h2
            id="day-title"
            className="border-b border-ink-900 pb-3 font-serif text-head leading-[1.35] font-medium"
          >
            {nameOf(chosen[0])}
          </h2>
          <ul>
            {chosen[1].map((session) => (
              <SessionRow key={session.session_id} session={session} />
            ))}
          </ul>
          {next.map(([later, sessions]) => (
            <section key={later} aria-label={nameOf(later)}>
              <h3 className="hairline-b pt-4 pb-2 text-small font-medium text-ink-500">
                {nameOf(later)}
              </h3>
              <ul>
                {sessions.map((session) => (
                  <SessionRow key={session.session_id} session={session} heading="h4" />
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : (
        <>
          <h2
            id="day-title"
            className="border-b border-ink-900 pb-3 font-serif text-head leading-[1.35] font-medium"
          >
            {t('이 달에는 열린 날짜가 없어요')}
          </h2>
          <p className="mt-4 text-ink-700">
            {t('다른 달을 보거나, 원하는 날짜를 문의로 알려 주세요.')}
          </p>
        </>
      )}
      <p className="mt-5">
        <ArrowLink to={paths.tssa.classes({ sort: 'soonest' })}>
          {t('날짜가 가까운 클래스 모두 보기')}
        </ArrowLink>
      </p>
      <p>
        <a
          href={calendarPath(lang)}
          className="inline-flex min-h-11 items-center gap-1.5 text-small underline decoration-line underline-offset-4 hover:decoration-current"
        >
          <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('모든 날짜를 캘린더로 구독하기')}
        </a>
      </p>
    </section>
  )
}
