import { koreanDay } from '#kernel/korean-time.ts'
import type { BookingState, RefundStep } from '#shop/tssa/contract.ts'
import type { DateRow } from '#shop/tssa/date-contract.ts'
import type { WaitState } from '#shop/tssa/wait-contract.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { Translate } from '#ui/language.tsx'

/** "7일 전까지 100% · 1일 전까지 50% · 그 뒤 0%" */
export function stepsWord(t: Translate, steps: readonly RefundStep[]): string {
  const words = [...steps]
    .sort((a, b) => b.days_before - a.days_before)
    .map(({ days_before, percent }) =>
      days_before === 0
        ? t('당일 {percent}%', { percent })
        : t('{days}일 전까지 {percent}%', { days: days_before, percent }),
    )
  return words.join(' · ')
}

export function bookingWord(t: Translate, state: BookingState): string {
  const words: Record<BookingState, string> = {
    held: t('결제 중'),
    confirmed: t('예약됨'),
    attended: t('참여'),
    no_show: t('안 옴'),
    cancelled_by_member: t('손님이 취소'),
    cancelled_by_shop: t('공방이 취소'),
  }
  return words[state]
}

type Money = (amount: number, currency: 'krw' | 'usd') => string

/** What a moved booking still has to be paid, or is handed back. */
export function owedWord(
  t: Translate,
  money: Money,
  { amount }: { amount: number },
  currency: 'krw' | 'usd',
): string {
  const sum = money(Math.abs(amount), currency)
  return amount > 0
    ? t('차액 {amount} 받기', { amount: sum })
    : t('차액 {amount} 돌려주기', { amount: sum })
}

export const bookingTone: Record<BookingState, BadgeTone> = {
  held: 'wait',
  confirmed: 'going',
  attended: 'done',
  no_show: 'bad',
  cancelled_by_member: 'plain',
  cancelled_by_shop: 'plain',
}

export function waitWord(t: Translate, state: WaitState): string {
  const words: Record<WaitState, string> = {
    waiting: t('기다림'),
    offered: t('자리를 알림'),
    accepted: t('예약함'),
    expired: t('시간이 지남'),
    left: t('손님이 그만둠'),
    removed: t('대기에서 뺌'),
    closed: t('대기 끝남'),
    cancelled: t('날짜 취소'),
  }
  return words[state]
}

export const waitTone: Record<WaitState, BadgeTone> = {
  waiting: 'wait',
  offered: 'going',
  accepted: 'done',
  expired: 'plain',
  left: 'plain',
  removed: 'plain',
  closed: 'plain',
  cancelled: 'plain',
}

/** What a date is to the desk at this moment. */
export function dateState(
  t: Translate,
  row: Pick<DateRow, 'status' | 'over_at' | 'closes_at' | 'capacity' | 'booked' | 'held'>,
  now = new Date(),
): { word: string; tone: BadgeTone } {
  if (row.status === 'cancelled') return { word: t('취소됨'), tone: 'bad' }
  if (row.status === 'draft') return { word: t('숨김'), tone: 'plain' }
  if (row.status === 'finished' || new Date(row.over_at) <= now)
    return { word: t('지남'), tone: 'plain' }
  if (row.status === 'closed' || new Date(row.closes_at) <= now)
    return { word: t('마감'), tone: 'wait' }
  if (row.booked + row.held >= row.capacity) return { word: t('만석'), tone: 'done' }
  return { word: t('예약 받음'), tone: 'going' }
}

/** Fewer than it needs, two days before it starts. */
export function runsShort(
  row: Pick<DateRow, 'status' | 'starts_at' | 'booked' | 'min_people'>,
  today: string,
  soon: string,
): boolean {
  const day = koreanDay(row.starts_at)
  return (
    (row.status === 'open' || row.status === 'closed') &&
    day >= today &&
    day <= soon &&
    row.booked < row.min_people
  )
}
