import type { Amount } from '#kernel/money.ts'
import type { TaxState } from './contract.ts'
import type { TaxSums } from './rules.ts'

/** Why staff cannot mark it as issued; null when they can. */
export function whyCannotIssue(
  state: TaxState,
  od_status: string,
  changed: boolean,
): string | null {
  if (state === 'refused') return '거절한 신청이에요. 구매자가 다시 신청해야 해요.'
  if (od_status === '주문') return '아직 입금하지 않은 주문이에요.'
  if (state === 'issued') return changed ? null : '이미 발급한 세금계산서예요.'
  return ['취소', '반품', '품절'].includes(od_status)
    ? '취소된 주문이에요. 이유를 적고 거절해 주세요.'
    : null
}

/** Why an invoice cannot bear this day; null when it can: a sale is of the day it was paid or later, and nothing is issued ahead of time. */
export function whyBadDay(
  day: string,
  { paid_on, today }: { paid_on: string | null; today: string },
): string | null {
  if (day > today) return '작성일자는 오늘까지 고를 수 있어요.'
  return paid_on && day < paid_on ? '작성일자는 입금한 날부터 고를 수 있어요.' : null
}

/** All of it: what the buyer pays. */
export const sumOfTax = ({ supply, vat, exempt }: TaxSums): Amount => supply + vat + exempt

/** What a corrected invoice is issued for, after one that was issued: less than nothing where money went back. */
export function taxDifference(issued: TaxSums, now: TaxSums): TaxSums {
  return {
    supply: now.supply - issued.supply,
    vat: now.vat - issued.vat,
    exempt: now.exempt - issued.exempt,
  }
}
