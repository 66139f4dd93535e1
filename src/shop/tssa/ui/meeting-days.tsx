import { tightDay } from '#kernel/day-words.ts'
import { koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

type Span = { starts_at: string; ends_at: string }

/** Every day on which a course meets, the hour where it is another one than on the first; nothing of a class of one day. */
export function MeetingDays({
  session,
  className,
}: {
  session: Span & { later?: readonly Span[] }
  className?: string
}) {
  const t = useT()
  const { lang } = useLang()
  const { later = [] } = session
  if (!later.length) return null
  const first = koreanClock(session.starts_at)
  const days = [session, ...later].map(({ starts_at }) => {
    const clock = koreanClock(starts_at)
    return `${tightDay(koreanDay(starts_at), lang)}${clock === first ? '' : ` ${clock}`}`
  })
  return (
    <p className={cx('tabular text-small text-ink-700', className)}>
      {t('{count}번 모여요: {days}', { count: days.length, days: days.join(', ') })}
    </p>
  )
}
