import { koreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'

export const leaveReasons = [
  'seldom',
  'goods',
  'price',
  'delivery',
  'service',
  'again',
  'other',
] as const
export type LeaveReason = (typeof leaveReasons)[number]

export const reservedDays = 30

/** The id is nobody's until thirty whole Korean days have gone by. */
export function reservedUntil(now: Date): Date {
  return startOfKoreanDay(koreanDay(now), reservedDays + 1)
}
