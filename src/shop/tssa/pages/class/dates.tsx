import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { Link } from 'react-router'
import type { ClassDetail, OpenSession } from '#shop/tssa/class-contract.ts'
import { isNearlyFull } from '#shop/tssa/session-rules.ts'
import { calendarPath } from '#shop/tssa/ui/calendar-path.ts'
import { datesQuery, datesShown } from '#shop/tssa/ui/class-queries.ts'
import { MeetingDays } from '#shop/tssa/ui/meeting-days.tsx'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { SeatsDrawn, SeatsWord } from '#shop/tssa/ui/seats.tsx'
import { useSessionState } from '#shop/tssa/ui/use-session-state.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { ErrorState } from '#ui/states.tsx'
import { BookOpener } from './book-button.tsx'
import { useAskAbout } from './use-ask-about.ts'
import { WaitLink } from './wait-link.tsx'

/** The dates to come, each with its seats and the way to them: a booking, the line of a full one, a question about one that is not open yet. */
export function Dates({ one }: { one: ClassDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { data, isError, refetch } = useQuery(datesQuery(one.class_id))
  const rows = data?.data ?? []
  return (
    <section id="dates" aria-labelledby="dates-title" className="pt-9 desk:pt-10">
      <h2 id="dates-title" className="type-h3 rule-t pt-4">
        {one.meetings > 1 ? t('시작하는 날짜') : t('다가오는 날짜')}
      </h2>
      {isError && !data && (
        <ErrorState title={t('날짜를 불러오지 못했어요')} onRetry={() => void refetch()} />
      )}
      {data && rows.length === 0 && (
        <p className="py-4 text-plain text-ink-700">
          {one.kind === 'group'
            ? t('날짜와 장소를 함께 정하는 클래스예요. 원하는 날짜와 인원을 문의에 적어 주세요.')
            : t('다음 날짜를 준비하고 있어요. 문의를 남겨 주시면 날짜가 열릴 때 알려 드려요.')}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="mt-1">
          {rows.map((session) => (
            <Row key={session.session_id} one={one} session={session} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <a
          href={calendarPath(lang, one.class_id)}
          className="mt-3 inline-flex min-h-11 items-center gap-1.5 text-small underline decoration-line underline-offset-4 hover:decoration-current"
        >
          <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('이 클래스의 날짜를 캘린더로 구독하기')}
        </a>
      )}
      {data && data.total > datesShown && (
        <p className="mt-3 text-small text-ink-500">
          {t('가까운 날짜 {count}개예요. 그 뒤의 날짜는 문의해 주세요.', { count: datesShown })}
        </p>
      )}
    </section>
  )
}

const act =
  'tap shrink-0 text-small font-semibold text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current'

function Row({ one, session }: { one: ClassDetail; session: OpenSession }) {
  const t = useT()
  const { lang } = useLang()
  const askAbout = useAskAbout()
  const state = useSessionState()(session)
  const gone = state === 'cancelled' || state === 'closed' || state === 'finished'
  const most = Math.min(one.max_people, session.capacity)
  const when = `${classDay(session.starts_at, lang)} ${classHours(session)}`
  return (
    <li
      id={`date-${session.session_id}`}
      className="hairline-b flex scroll-mt-24 items-center gap-4 py-3 target:bg-paper-100 target:px-3"
    >
      <div className="min-w-0 flex-1">
        <p
          className={cx(
            'tabular text-plain font-medium',
            gone && 'text-ink-500',
            state === 'cancelled' && 'line-through',
          )}
        >
          <time dateTime={session.starts_at}>{when}</time>
        </p>
        <MeetingDays session={session} className="mt-0.5" />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-small text-ink-500">
          <SeatsWord session={session} state={state} />
          {state === 'open' && isNearlyFull(session.left) && session.left < most && (
            <WaitLink one={one} session={session} when={when} />
          )}
          {session.price.value !== one.price.value && (
            <Money
              amount={session.price.value}
              currency={session.price.currency}
              className="font-semibold text-ink-900"
            />
          )}
        </p>
      </div>
      <SeatsDrawn session={session} state={state} />
      {state === 'full' && <WaitLink one={one} session={session} when={when} />}
      {state === 'open' && (
        <BookOpener one={one} session_id={session.session_id}>
          {(press) => (
            <button type="button" className={act} {...press}>
              {t('예약하기')}
              <span className="sr-only">, {when}</span>
            </button>
          )}
        </BookOpener>
      )}
      {state === 'soon' && (
        <Link to={askAbout(one.class_id, session.session_id)} className={act}>
          {t('문의하기')}
          <span className="sr-only">, {when}</span>
        </Link>
      )}
    </li>
  )
}
