import { endOfKoreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'
import { currencyOfWay, leastOf } from '#shop/payment/rules.ts'
import { type PersonalState, type PersonalWay, personalWays, type StoredState } from './contract.ts'

/** So long a link can be paid unless staff say otherwise. */
export const usualDays = 7
/** The furthest last day that can be chosen. */
export const mostDays = 366

/** What became of the difference of an order that nobody has to pay any more. */
export const settledEnd = '이 주문의 차액은 이미 받았어요.'
export const orderEnd = '취소된 주문이라 결제할 금액이 없어요.'
export const differenceSubject = { ko: '주문 변경 차액', en: 'Difference of your edited order' }

type Standing = { state: StoredState; expires_at: Date; price: Amount; refunded: Amount }

/** Where it stands: its last moment may be over before the clock has noted it. */
export function stateOf(
  { state, expires_at, price, refunded }: Standing,
  now: Date,
): PersonalState {
  if (state === 'paid') return refunded >= price ? 'refunded' : 'paid'
  return state === 'waiting' && expires_at <= now ? 'expired' : state
}

const closed: Record<Exclude<PersonalState, 'waiting'>, string> = {
  paid: '이미 결제가 끝났어요.',
  expired: '결제 기한이 지났어요. 필요하면 고객센터에 새 링크를 부탁해 주세요.',
  withdrawn: '거둬들인 결제예요. 궁금한 것은 고객센터에 물어봐 주세요.',
  refunded: '결제한 금액을 모두 돌려 드렸어요.',
}

/** Why it cannot be paid now; null when it can. */
export function whyCannotPay(row: Standing, now: Date): string | null {
  const state = stateOf(row, now)
  return state === 'waiting' ? null : closed[state]
}

/** Money that arrives although nobody should have paid any more is kept only where nothing stands against it: it is what was asked for. */
export function takesMoney({ state }: Pick<Standing, 'state'>): boolean {
  return state === 'waiting' || state === 'expired'
}

/** Why it cannot be withdrawn; null when it can. */
export function whyCannotWithdraw(row: Standing, now: Date): string | null {
  const state = stateOf(row, now)
  if (state === 'paid' || state === 'refunded')
    return '이미 결제된 개인결제예요. 돈을 돌려 드리려면 환불해 주세요.'
  return state === 'withdrawn' ? '이미 거둬들인 개인결제예요.' : null
}

/** Why nothing of it can be sent back here; null when it can. */
export function whyCannotRefund(row: { state: StoredState; for_order: boolean }): string | null {
  if (row.state !== 'paid') return '아직 결제되지 않은 개인결제예요.'
  return row.for_order ? '주문의 차액으로 받은 돈이에요. 주문에서 돌려 드려 주세요.' : null
}

/** Why this day cannot be its last; null when it can. */
export function whyBadUntil(until: string, now: Date): string | null {
  const last = endOfKoreanDay(startOfKoreanDay(until))
  if (last <= now) return '오늘이나 그 뒤의 날짜를 골라 주세요.'
  return last > endOfKoreanDay(now, mostDays) ? '1년 안의 날짜를 골라 주세요.' : null
}

/** The ways that can be meant for this money. */
export function waysIn(currency: Currency): PersonalWay[] {
  return personalWays.filter((way) => way === 'bank' || currencyOfWay[way] === currency)
}

/** What stands in place of the other language. */
export function bothOf(ko: string, en: string): { ko: string; en: string } {
  return { ko, en: en || ko }
}

/** The smallest sum that can be asked for by these ways. */
export function leastSum(ways: readonly PersonalWay[]): Amount {
  return Math.min(...ways.map((way) => (way === 'bank' ? 1 : leastOf[way])))
}
