import type { Amount } from '../../kernel/money.ts'
import type { OrderStatus } from './contract.ts'

type Standing = { od_status: OrderStatus; od_settle_case: string; od_receipt_price: Amount; quote: { basis?: unknown } }
type Happened = { name: string; payload: unknown }

/** Whether the clock cancelled it, and not a person. */
function wasLate(events: readonly Happened[]): boolean {
  const last = events.findLast(({ name }) => name === 'order.cancelled')
  return typeof last?.payload === 'object' && last.payload !== null && 'by' in last.payload && last.payload.by === 'deadline'
}

/** Why an order cannot be taken up again; null when it can. Money that came late by bank is the only reason to do it. */
export function whyCannotRevive(order: Standing, events: readonly Happened[]): string | null {
  if (order.od_status !== '취소') return '취소된 주문만 되살릴 수 있어요.'
  if (order.od_settle_case !== '무통장' || !wasLate(events)) return '입금 기한이 지나 저절로 취소된 무통장입금 주문만 되살릴 수 있어요.'
  // which lines had gone before is no longer told apart
  if (events.some(({ name }) => name === 'order.part_cancelled')) return '일부를 먼저 취소한 주문은 되살릴 수 없어요. 새로 주문해 달라고 안내해 주세요.'
  return null
}
