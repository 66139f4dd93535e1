import { CalendarPlus, ChevronDown, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dotted, momentWord } from '#kernel/day-words.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { paths } from '#kernel/paths.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { ClassTicket } from '#shop/tssa/ui/class-ticket.tsx'
import { PolicySteps } from '#shop/tssa/ui/policy-steps.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { MoveForm } from './move-form.tsx'
import { NameForm, namesOf } from './name-form.tsx'
import { useBookingActs } from './use-booking-acts.tsx'

/** A booking with what can be done with it now. */
export function BookingCard({
  booking,
  inOrder = false,
}: {
  booking: Booking
  /** it stands in its own order */
  inOrder?: boolean
}) {
  const t = useT()
  const money = useMoney()
  const { pick, lang } = useLang()
  const { doing, cancel, move } = useBookingActs(booking)
  const [open, setOpen] = useState<'move' | 'names' | null>(null)
  const turn = (what: 'move' | 'names') => setOpen(open === what ? null : what)
  const unnamed = namesOf(booking).filter((name) => !name).length
  const may = (name: 'move' | 'cancel') =>
    booking.actions.some((action) => action.name === name && !action.reason)
  const why = may('cancel')
    ? booking.actions.find((action) => action.name === 'move')?.reason
    : null
  // whoever sat in it, or was to, still has a ticket
  const sits = ['confirmed', 'attended', 'no_show'].includes(booking.state)
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
          <Link
            to={paths.tssa.ticket(booking.ticket)}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {t('수료증 {number} · {name} · {day}', {
              number: certificate.certificate_no,
              name: certificate.name,
              day: dotted(certificate.issued_on),
            })}
          </Link>
        </p>
      ))}
      {booking.owed && <Owed booking={booking} owed={booking.owed} inOrder={inOrder} />}
      {booking.names_until && unnamed > 0 && (
        <p className="mt-3 border-t border-paper-200 pt-3 text-plain text-ink-700">
          {t('아직 이름을 적지 않은 분이 {count}명 있어요. {when}까지 적어 주세요.', {
            count: unnamed,
            when: momentWord(booking.names_until, lang),
          })}
        </p>
      )}
      {booking.state === 'no_show' && (
        <p className="mt-3 border-t border-paper-200 pt-3 text-plain text-ink-700">
          {t('오지 않으신 것으로 적혀 있어요. 다르면 티켓에 적힌 전화로 공방에 알려 주세요.')}
        </p>
      )}
      {sits && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink to={paths.tssa.ticket(booking.ticket)} size={44}>
            <QrCode aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('티켓 보기')}
          </ButtonLink>
          {booking.refund_now && (
            <a
              href={urlOf(myBookings.calendar.path, { booking_id: booking.booking_id })}
              download
              className={buttonClass({ look: 'outline', size: 44 })}
            >
              <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('캘린더에 담기')}
            </a>
          )}
          {may('move') && (
            <Button
              look="outline"
              size={44}
              aria-expanded={open === 'move'}
              onClick={() => turn('move')}
            >
              {t('날짜 옮기기')}
            </Button>
          )}
          {booking.names_until && (
            <Button
              look="outline"
              size={44}
              aria-expanded={open === 'names'}
              onClick={() => turn('names')}
            >
              {t('이름 적기')}
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
      {booking.od_id && !inOrder && (
        <p className="mt-2 text-small">
          <TextLink to={paths.myPage.order(booking.od_id)}>
            {t('주문 {od_id} 보기', { od_id: booking.od_id })}
          </TextLink>
        </p>
      )}
      {why && <p className="mt-2 text-small text-ink-500">{why}</p>}
      {open === 'names' && booking.names_until && (
        <NameForm booking={booking} onDone={() => setOpen(null)} />
      )}
      {open === 'move' && may('move') && (
        <MoveForm
          booking={booking}
          busy={doing === 'move'}
          onMove={async (session_id) => (await move(session_id)) && setOpen(null)}
        />
      )}
      {stands && (
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
          <PolicySteps policy={booking.policy} />
        </details>
      )}
    </ClassTicket>
  )
}

type OwedProps = { booking: Booking; owed: NonNullable<Booking['owed']>; inOrder: boolean }

/** What a dearer date still costs, where it is paid, and that the seats are kept meanwhile. */
function Owed({ booking, owed: { amount, by }, inOrder }: OwedProps) {
  const t = useT()
  const money = useMoney()
  const sum = money(Math.abs(amount), booking.currency)
  return (
    <p className="mt-3 bg-amber-100 px-4 py-3 text-plain">
      {amount < 0
        ? t('옮긴 날짜가 {amount} 더 싸요. 공방에서 돌려 드려요.', { amount: sum })
        : by === 'studio'
          ? t('옮긴 날짜의 차액 {amount}을(를) 공방에서 내 주세요.', { amount: sum })
          : t(
              '옮긴 날짜의 차액 {amount}이(가) 남았어요. 수업 전까지 주문에서 결제하거나 공방에서 내 주세요.',
              { amount: sum },
            )}
      {by === 'order' && booking.od_id && !inOrder && (
        <>
          {' '}
          <TextLink to={paths.myPage.order(booking.od_id)}>{t('차액 결제하기')}</TextLink>
        </>
      )}
    </p>
  )
}
