import { daysFrom } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Amount } from '#kernel/money.ts'
import type { BookingState, RefundStep } from './contract.ts'

type Held = { state: BookingState; moved: boolean; starts_at: Date; closes_at: Date }

const standing: Partial<Record<BookingState, string>> = {
  held: '결제가 끝나지 않은 예약이에요.',
  attended: '이미 참여한 클래스예요.',
  no_show: '이미 지난 클래스예요.',
  cancelled_by_member: '이미 취소한 예약이에요.',
  cancelled_by_shop: '공방 사정으로 취소된 예약이에요.',
}

/** Why a booking cannot be cancelled by its member; null when it can. */
export function whyCannotCancelBooking(booking: Held, now: Date): string | null {
  return standing[booking.state] ?? (booking.starts_at <= now ? '이미 시작한 클래스예요.' : null)
}

/** Why a booking cannot be moved to another date; null when it can. */
export function whyCannotMove(booking: Held, now: Date): string | null {
  const gone = whyCannotCancelBooking(booking, now)
  if (gone) return gone
  if (booking.moved) return '날짜는 한 번만 옮길 수 있어요. 더 옮기려면 공방에 알려 주세요.'
  return booking.closes_at <= now ? '예약 마감 시각이 지나 날짜를 옮길 수 없어요.' : null
}

/** Why the names of a booking can no longer be told by whoever booked; null when they can. */
export function whyCannotName(booking: Held, now: Date): string | null {
  const gone = whyCannotCancelBooking(booking, now)
  if (gone) return gone
  return booking.closes_at <= now
    ? '예약 마감 시각이 지나 이름을 바꿀 수 없어요. 공방에 알려 주세요.'
    : null
}

/** A name that stands for somebody who has not been told yet: that of the booker with a number. */
export function isUnnamed(name: string): boolean {
  return name.trim() === '' || / \+\d+$/.test(name)
}

/** Calendar days in Korea from now to the class: 0 on its day. */
export function daysBefore(starts_at: Date, now: Date): number {
  return daysFrom(koreanDay(now), koreanDay(starts_at))
}

/** The percent that comes back when a booking is cancelled now: the first step, from the earliest day on, that is still reached. */
export function refundPercent(steps: readonly RefundStep[], starts_at: Date, now: Date): number {
  const days = daysBefore(starts_at, now)
  const reached = [...steps]
    .sort((a, b) => b.days_before - a.days_before)
    .find((step) => days >= step.days_before)
  return now < starts_at ? (reached?.percent ?? 0) : 0
}

/** Rounded down to 10 won or to the cent, so that no more goes back than was paid. */
export function refundAmount(amount: Amount, percent: number, currency: 'krw' | 'usd'): Amount {
  if (percent >= 100) return amount
  const step = currency === 'krw' ? 10 : 1
  return Math.floor((amount * percent) / 100 / step) * step
}

/** Seats still to be had. */
export function seatsLeft(session: { capacity: number; booked: number; held: number }): number {
  return Math.max(0, session.capacity - session.booked - session.held)
}
