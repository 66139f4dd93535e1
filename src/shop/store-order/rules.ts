import { addDays, isDay } from '#kernel/days.ts'
import { lineBeyond } from '#kernel/money.ts'

/** A receipt becomes a member's until a year after the purchase; so long its phone is kept. */
export const linkDays = 365

export const linkWays = ['phone', 'barcode', 'receipt'] as const
export type LinkWay = (typeof linkWays)[number]

export const mostLines = 100
export const mostRows = 500
/** won of one receipt */
export const mostReceipt = 1_000_000_000
export const beyondPhrase =
  '여기까지 더하면 10억 원이 넘어요. 수량과 단가를 다시 확인하고, 맞다면 영수증을 나누어 적어 주세요.'

/** What stands on the till's slip is written in many ways: A-12 and a12 are one number. */
export function bareReceipt(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

export function sumOf(
  lines: readonly { sl_qty: number; sl_price: number }[],
  discount = 0,
): number {
  return lines.reduce((sum, line) => sum + line.sl_qty * line.sl_price, 0) - discount
}

/** The line at which a receipt passes what one may hold; null when none does. */
export function lineTooMuch(lines: readonly { sl_qty: number; sl_price: number }[]): number | null {
  return lineBeyond(
    lines.map(({ sl_qty, sl_price }) => sl_qty * sl_price),
    mostReceipt,
  )
}

/** Points of a purchase at a store: by the grade, floored to ten as online. */
export function pointsFor(total: number, percent: number): number {
  return Math.floor((total * percent) / 100 / 10) * 10
}

/** The first day whose receipts may still become a member's. */
export function firstLinkDay(today: string): string {
  return addDays(today, -linkDays)
}

export function whyBadDay(day: string, today: string): string | null {
  if (!isDay(day)) return '날짜를 2026-03-14처럼 적어 주세요.'
  if (day > today) return '오늘까지의 날짜를 적어 주세요.'
  return day < '2000-01-01' ? '날짜를 다시 확인해 주세요.' : null
}

type Linked = { mb_id: string | null; so_day: string; cancelled_at: unknown }

/** Why a receipt cannot become this member's; null when it can. */
export function whyCannotLink(receipt: Linked, mb_id: string, today: string): string | null {
  if (receipt.cancelled_at) return '취소한 구매예요.'
  if (receipt.mb_id === mb_id) return '이미 내역에 있는 구매예요.'
  if (receipt.mb_id) return '다른 회원의 내역에 들어 있는 구매예요.'
  return receipt.so_day < firstLinkDay(today) ? '구매한 지 1년이 지나 내역에 넣을 수 없어요.' : null
}
