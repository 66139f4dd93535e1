import { byAccount } from '#shop/company/rules.ts'
import type { OrderStatus } from './contract/order.ts'

/** What is said in place of "paid" of an order that a company pays later. */
export const owedWord = '외상 접수'

/** Stands where others are paid, and nothing was: a company owes it. */
export function isOwed(od_status: OrderStatus, od_settle_case: string): boolean {
  return od_status === '입금' && od_settle_case === byAccount
}
