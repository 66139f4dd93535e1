import type { BookingState } from '#shop/tssa/contract.ts'

/** What a booking is, to whoever made it: phrases. */
export const bookingWords: Record<BookingState, string> = {
  held: '결제 기다리는 중',
  confirmed: '예약 확정',
  attended: '참여 완료',
  no_show: '불참',
  cancelled_by_member: '취소한 예약',
  cancelled_by_shop: '공방이 취소한 예약',
}
