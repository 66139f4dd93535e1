import { CalendarPlus, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { dotted } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { ClassTicket } from '#shop/tssa/ui/class-ticket.tsx'
import { PolicySteps } from '#shop/tssa/ui/policy-steps.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { MoveForm } from './move-form.tsx'
import { useBookingActs } from './use-booking-acts.tsx'

/** A booking with what can be done with it now. */
export function BookingCard({ booking }: { booking: Booking }) {
  const t = useT()
  const money = useMoney()
  const { pick } = useLang()
  const { doing, cancel, move } = useBookingActs(booking)
  const [moving, setMoving] = useState(false)
  const may = (name: 'move' | 'cancel') =>
    booking.actions.some((action) => action.name === name && !action.reason)
  const why = may('cancel')
    ? booking.actions.find((action) => action.name === 'move')?.reason
    : null
  const stands = booking.state === 'confirmed' || booking.state === 'held'
  return (
    <ClassTicket booking={booking}>
      {booking.refunded && (
        <p className="mt-3 border-t border-paper-200 pt-3 text-plain text-ink-700">
          {booking.refunded.percent > 0
            ? t('환불 {percent}% · {amount}', {
                percent: booking.refunded.percent,
                amount: money(booking.refunded.amount, booking.currency),
              })
            : t('환불 기한이 지나 돌려 드리는 금액이 없어요.')}
        </p>
      )}
      {stands && (pick(booking.bring.ko, booking.bring.en) || booking.moved) && (
        <p className="mt-3 border-t border-paper-200 pt-3 text-plain text-ink-700">
          {pick(booking.bring.ko, booking.bring.en) &&
            t('준비물: {bring}', { bring: pick(booking.bring.ko, booking.bring.en) })}
          {booking.moved && (
            <span className="block text-ink-500">{t('날짜를 한 번 옮긴 예약이에요.')}</span>
          )}
        </p>
      )}
      {booking.certificates.map((certificate) => (
        <p
          key={certificate.certificate_no}
          className="mt-3 border-t border-paper-200 pt-3 text-plain text-ink-700"
        >
          {t('수료증 {number} · {name} · {day}', {
            number: certificate.certificate_no,
            name: certificate.name,
            day: dotted(certificate.issued_on),
          })}
        </p>
      ))}
      {booking.state === 'confirmed' && booking.refund_now && (
        <div className="mt-4 flex flex-wrap gap-2">
          <a
            href={urlOf(myBookings.calendar.path, { booking_id: booking.booking_id })}
            download
            className={buttonClass({ look: 'outline', size: 44 })}
          >
            <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('캘린더에 담기')}
          </a>
          {may('move') && (
            <Button
              look="outline"
              size={44}
              aria-expanded={moving}
              onClick={() => setMoving(!moving)}
            >
              {t('날짜 옮기기')}
            </Button>
          )}
          {may('cancel') && (
            <Button
              look="ghost"
              size={44}
              className="text-ink-700"
              busy={doing === 'cancel'}
              onClick={() => void cancel()}
            >
              {t('예약 취소')}
            </Button>
          )}
        </div>
      )}
      {why && <p className="mt-2 text-small text-ink-500">{why}</p>}
      {moving && may('move') && (
        <MoveForm
          booking={booking}
          busy={doing === 'move'}
          onMove={async (session_id) => (await move(session_id)) && setMoving(false)}
        />
      )}
      {stands && booking.policy.steps.length > 0 && (
        <details className="group mt-3">
          <summary className="tap inline-flex cursor-pointer list-none items-center gap-1 text-small text-ink-500 hover:text-ink-900 [&::-webkit-details-marker]:hidden">
            {t('환불 기준')}
            <ChevronDown
              aria-hidden="true"
              size={16}
              strokeWidth={1.5}
              className="transition-transform group-open:rotate-180"
            />
          </summary>
          <PolicySteps steps={booking.policy.steps} />
        </details>
      )}
    </ClassTicket>
  )
}
