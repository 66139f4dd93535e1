import { daysFrom } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Amount } from '#kernel/money.ts'
import type { BookingState, RefundStep } from './contract.ts'

export type Held = {
  state: BookingState
  /** its member has used the one change of date */
  moved: boolean
  /** the studio moved it, and the member may choose another date for that */
  free_move: boolean
  starts_at: Date
  closes_at: Date
  over_at: Date
  meetings: number
}

const standing: Partial<Record<BookingState, string>> = {
  held: '결제가 끝나지 않은 예약이에요.',
  attended: '이미 참여한 클래스예요.',
  no_show: '이미 지난 클래스예요.',
  cancelled_by_member: '이미 취소한 예약이에요.',
  cancelled_by_shop: '공방 사정으로 취소된 예약이에요.',
}

/** A course that has begun and has a meeting to come, or that is on. */
function isUnderWay({ meetings, starts_at, over_at }: Held, now: Date): boolean {
  return meetings > 1 && starts_at <= now && now < over_at
}

/** Why a booking cannot be cancelled by its member; null when it can: a course is left at any time, whoever was there before. */
export function whyCannotCancelBooking(booking: Held, now: Date): string | null {
  const { state, starts_at } = booking
  if (isUnderWay(booking, now) && (state === 'attended' || state === 'no_show')) return null
  if (standing[state]) return standing[state]
  return starts_at <= now && !isUnderWay(booking, now) ? '이미 시작한 클래스예요.' : null
}

/** Why one of a party cannot be cancelled by its member; null when it can. */
export function whyCannotReduce(
  booking: Held & { people: number },
  fewer: number,
  { least, kind }: { least: number; kind: string },
  now: Date,
): string | null {
  const gone = whyCannotCancelBooking(booking, now)
  if (gone) return gone
  return whyTooFew(booking.people, fewer, { least, kind })
}

/** Why so many of a party cannot leave it while the others come; null when they can. */
export function whyTooFew(
  people: number,
  fewer: number,
  { least, kind }: { least: number; kind: string },
): string | null {
  if (fewer >= people || kind !== 'group' || people - fewer >= least) return null
  return '이 클래스는 정해진 인원보다 적게는 열 수 없어요. 공방에 알려 주세요.'
}

/** Why a booking cannot be moved to another date; null when it can. */
export function whyCannotMove(booking: Held, now: Date): string | null {
  const gone = standing[booking.state]
  if (gone) return gone
  if (booking.starts_at <= now) return '이미 시작한 클래스예요.'
  if (booking.free_move) return null
  if (booking.moved) return '날짜는 한 번만 옮길 수 있어요. 더 옮기려면 공방에 알려 주세요.'
  return booking.closes_at <= now ? '예약 마감 시각이 지나 날짜를 옮길 수 없어요.' : null
}

/** Why the studio cannot move a booking to another date; null when it can, also one whose people did not come. */
export function whyCannotMoveByHand(state: BookingState): string | null {
  return state === 'no_show' ? null : (standing[state] ?? null)
}

/** Why the names of a booking can no longer be told by whoever booked; null when they can. */
export function whyCannotName(booking: Held, now: Date): string | null {
  const gone = standing[booking.state]
  if (gone) return gone
  if (booking.starts_at <= now) return '이미 시작한 클래스예요.'
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
  // two thirds have no end: a hair below a whole step is that step
  return Math.floor((amount * percent) / 100 / step + 1e-6) * step
}

/** Seats still to be had. */
export function seatsLeft(session: { capacity: number; booked: number; held: number }): number {
  return Math.max(0, session.capacity - session.booked - session.held)
}
