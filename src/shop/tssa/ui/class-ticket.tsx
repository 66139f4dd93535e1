import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import type { Booking } from '#shop/tssa/contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { bookingWords } from './booking-words.ts'
import { MeetingDays } from './meeting-days.tsx'
import { classDay, classHours } from './moments.ts'

type Props = { booking: Booking; children?: ReactNode; className?: string; heading?: 'h2' | 'h3' }

/** A booking as a ticket with the strip for its spine: when, what, where, for how many. */
export function ClassTicket({ booking, children, className, heading: Heading = 'h2' }: Props) {
  const t = useT()
  const { pick, lang } = useLang()
  const { session } = booking
  const gone = booking.state.startsWith('cancelled')
  return (
    <article className={cx('flex border border-paper-200 bg-paper-0', className)}>
      <span
        aria-hidden="true"
        className={cx('grid w-1.5 shrink-0 grid-rows-[2fr_3fr_4fr]', gone && 'opacity-40')}
      >
        <span className="bg-[#E6B422]" />
        <span className="bg-[#D4809C]" />
        <span className="bg-[#76593C]" />
      </span>
      <div className="min-w-0 flex-1 p-4 desk:p-5">
        <div className="flex gap-4 desk:gap-5">
          <div className="min-w-0 flex-1">
            <p
              className={cx(
                'text-small leading-snug font-semibold',
                gone ? 'text-ink-500' : 'text-pine-700',
              )}
            >
              {t(bookingWords[booking.state])}
            </p>
            <Heading className="mt-1 text-title leading-[1.4] font-[650]">
              <Link
                to={paths.tssa.class(booking.class_id)}
                className="hover:underline hover:decoration-line hover:underline-offset-4"
              >
                {pick(booking.title.ko, booking.title.en)}
              </Link>
            </Heading>
            <p className="tabular mt-1.5 text-body font-medium">
              <time dateTime={session.starts_at}>
                {classDay(session.starts_at, lang)} {classHours(session)}
              </time>
            </p>
            <MeetingDays session={session} className="mt-0.5" />
            <p className="mt-0.5 text-plain text-ink-700">
              {pick(session.place.ko, session.place.en)}
              {session.instructor && ` · ${pick(session.instructor.ko, session.instructor.en)}`}
            </p>
            <p className="mt-0.5 text-plain text-ink-700">
              {t('{count}명', { count: booking.people })}
              {booking.attendees.length > 0 &&
                ` · ${booking.attendees.map(({ name }) => name).join(', ')}`}
            </p>
          </div>
          {booking.image && (
            <span className="h-[104px] w-[104px] shrink-0 max-card:h-[76px] max-card:w-[76px]">
              <Picture
                name={booking.image}
                alt=""
                ratio="1:1"
                sizes="104px"
                className={gone ? 'opacity-60' : undefined}
              />
            </span>
          )}
        </div>
        {children}
      </div>
    </article>
  )
}
