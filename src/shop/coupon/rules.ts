import { addDays } from '#kernel/days.ts'
import type { Currency } from '#kernel/language.ts'
import { type Amount, worthIn } from '#kernel/money.ts'
import type { PhraseParams } from '#kernel/translate.ts'

export const couponMethods = { item: 0, category: 1, order: 2, shipping: 3 } as const

/** Why a coupon cannot be used: a phrase with its params; `amount` is printed as money of the order's currency, `by_cart` says that it would hold for another cart, `idle` that there is nothing here for it to take off. */
export type CouponReason = {
  phrase: string
  params?: PhraseParams
  amount?: Amount
  by_cart?: true
  idle?: true
}

type Discount = { cp_type: number; cp_price: number; cp_trunc: number; cp_maximum: number }

/** What a coupon takes off an amount before it is held against it. Percents are rounded down to the coupon's unit, dollars to the cent. */
export function discountOn(
  base: Amount,
  coupon: Discount,
  currency: Currency,
  usd_rate: number,
): Amount {
  if (coupon.cp_type === 0) return worthIn(coupon.cp_price, currency, usd_rate)
  const unit = currency === 'krw' ? coupon.cp_trunc : 1
  const off = Math.floor((base * coupon.cp_price) / (100 * unit)) * unit
  return coupon.cp_maximum > 0 ? Math.min(off, worthIn(coupon.cp_maximum, currency, usd_rate)) : off
}

type Choosable = {
  cp_id: string
  cp_method: number
  cz_combine: boolean
  /** what in the cart a coupon for goods may be held against */
  items: readonly string[]
}

/** of these an order takes one at a time */
const oneOf: readonly number[] = [couponMethods.order, couponMethods.shipping]

type Counted = Pick<Choosable, 'cp_id' | 'cp_method'>

/** Coupons of an order in the order in which they are counted: for an item before those for a category. */
export function asCounted(a: Counted, b: Counted): number {
  return a.cp_method - b.cp_method || (a.cp_id < b.cp_id ? -1 : 1)
}

/** An item takes one coupon: each of these finds one that those counted before it have left. */
function haveItems(coupons: readonly Choosable[]): boolean {
  const taken = new Set<string>()
  return coupons
    .filter(({ cp_method }) => cp_method <= couponMethods.category)
    .toSorted(asCounted)
    .every(({ items }) => {
      const free = items.filter((it_id) => !taken.has(it_id))
      for (const it_id of free) taken.add(it_id)
      return free.length > 0
    })
}

/** What is chosen after a coupon was pressed: whatever cannot stand beside it makes room. */
export function afterPress(
  pressed: Choosable,
  chosen: readonly string[],
  offered: readonly Choosable[],
): string[] {
  if (chosen.includes(pressed.cp_id)) return chosen.filter((cp_id) => cp_id !== pressed.cp_id)
  const canStay = (other: Choosable) =>
    pressed.cz_combine &&
    other.cz_combine &&
    !(other.cp_method === pressed.cp_method && oneOf.includes(pressed.cp_method))
  const staying: Choosable[] = []
  for (const other of offered)
    if (chosen.includes(other.cp_id) && canStay(other) && haveItems([pressed, ...staying, other]))
      staying.push(other)
  return [...staying, pressed].map(({ cp_id }) => cp_id)
}

/** Those that can be used first, each part in the order it was given. */
export function usableFirst<Offered extends { reason: string | null }>(
  coupons: readonly Offered[],
): Offered[] {
  return [
    ...coupons.filter(({ reason }) => reason === null),
    ...coupons.filter(({ reason }) => reason !== null),
  ]
}

export type CouponState = 'usable' | 'waiting' | 'used' | 'expired' | 'withdrawn' | 'stopped'

/** Days are Korean ones, YYYY-MM-DD, both inclusive. */
export function couponState(
  coupon: {
    cp_start: string
    cp_end: string
    used_at: Date | null
    withdrawn_at: Date | null
    cz_use: boolean
  },
  today: string,
): CouponState {
  if (coupon.withdrawn_at) return 'withdrawn'
  if (coupon.used_at) return 'used'
  if (!coupon.cz_use) return 'stopped'
  if (coupon.cp_end < today) return 'expired'
  return coupon.cp_start > today ? 'waiting' : 'usable'
}

const standing: Record<Exclude<CouponState, 'usable'>, string> = {
  waiting: '아직 쓸 수 없는 쿠폰이에요. 쓸 수 있는 날을 확인해 주세요.',
  used: '이미 쓴 쿠폰이에요.',
  expired: '기간이 지난 쿠폰이에요.',
  withdrawn: '회수된 쿠폰이에요.',
  stopped: '사용이 중지된 쿠폰이에요.',
}

export function whyNotNow(
  coupon: Parameters<typeof couponState>[0],
  today: string,
): CouponReason | null {
  const state = couponState(coupon, today)
  return state === 'usable' ? null : { phrase: standing[state] }
}

type Issuing = {
  cz_use: boolean
  cz_start: string
  cz_end: string
  cz_level: number
  cz_limit: number | null
  cz_issued: number
  cz_each: number
}

/** Why a member cannot receive a coupon of a kind. */
export function whyNotIssue(
  kind: Issuing,
  member: { mb_level: number; held: number },
  today: string,
): CouponReason | null {
  if (!kind.cz_use || kind.cz_end < today) return { phrase: '받을 수 있는 기간이 끝난 쿠폰이에요.' }
  if (kind.cz_start > today)
    return { phrase: '{day}부터 받을 수 있는 쿠폰이에요.', params: { day: kind.cz_start } }
  if (member.mb_level < kind.cz_level)
    return {
      phrase: '회원 등급 {level}부터 받을 수 있는 쿠폰이에요.',
      params: { level: kind.cz_level },
    }
  if (member.held >= kind.cz_each) return { phrase: '이미 받은 쿠폰이에요.' }
  return kind.cz_limit !== null && kind.cz_issued >= kind.cz_limit
    ? { phrase: '준비한 쿠폰이 모두 나갔어요.' }
    : null
}

/** Why staff cannot give a person coupons by hand. */
export function whyNotHand(person: {
  staff_role: string | null
  mb_leave_date: Date | null
}): CouponReason | null {
  if (person.mb_leave_date) return { phrase: '탈퇴한 회원이에요.' }
  return person.staff_role === null ? null : { phrase: '직원 계정에는 쿠폰을 줄 수 없어요.' }
}

/** The days in which a coupon received on `today` holds. */
export function validDays(
  kind: { cz_start: string; cz_end: string; cz_days: number | null },
  today: string,
): { cp_start: string; cp_end: string } {
  if (kind.cz_days === null) return { cp_start: kind.cz_start, cp_end: kind.cz_end }
  return { cp_start: today, cp_end: addDays(today, kind.cz_days - 1) }
}

/** What people type, as it is kept: capitals, without blanks and hyphens. */
export function bareCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
}
