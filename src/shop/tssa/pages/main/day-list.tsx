import { paths } from '../../../../kernel/paths.ts'
import { useLang, useT } from '../../../../ui/language.tsx'
import { ArrowLink } from '../../../../ui/links.tsx'
import type { ListedSession } from '../../class-contract.ts'
import { SessionRow } from '../../ui/session-row.tsx'

/** The classes of the chosen day. */
export function DayList({ day, sessions }: { day: string; sessions: readonly ListedSession[] }) {
  const t = useT()
  const { lang } = useLang()
  const name = new Intl.DateTimeFormat(lang === 'en' ? 'en-US' : 'ko-KR', { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="day-title" className="min-w-0">
      {sessions.length > 0 ? (
        <>
          <h2 id="day-title" className="border-b border-ink-900 pb-3 font-serif text-[20px] leading-[1.35] font-medium">
            {name.format(new Date(`${day}T00:00:00Z`))}
          </h2>
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.session_id} session={session} />
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2 id="day-title" className="border-b border-ink-900 pb-3 font-serif text-[20px] leading-[1.35] font-medium">
            {t('이 달에는 열린 날짜가 없어요')}
          </h2>
          <p className="mt-4 text-ink-700">{t('다른 달을 보거나, 원하는 날짜를 문의로 알려 주세요.')}</p>
        </>
      )}
      <p className="mt-5">
        <ArrowLink to={paths.tssa.classes({ sort: 'soonest' })}>{t('날짜가 가까운 클래스 모두 보기')}</ArrowLink>
      </p>
    </section>
  )
}
