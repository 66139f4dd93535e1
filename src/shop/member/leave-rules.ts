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

/** Why somebody cannot leave yet; null when nothing is under way. */
export function whyStays(blockers: readonly { kind: string }[]): string | null {
  if (!blockers.length) return null
  if (blockers.some(({ kind }) => kind === 'account'))
    return '회사의 외상이 남아 있어요. 모두 정리한 뒤에 탈퇴할 수 있어요.'
  return blockers.every(({ kind }) => kind === 'credit')
    ? '남은 예치금이 있어요. 계좌로 받은 뒤에 탈퇴할 수 있어요.'
    : '진행 중인 주문이나 예약, 제작이 있어요. 끝난 뒤에 탈퇴할 수 있어요.'
}
