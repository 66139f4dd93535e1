import type { Amount } from '#kernel/money.ts'
import type { OrderStatus } from './contract/order.ts'
import { whyCannot } from './rules.ts'

type Standing = { od_status: OrderStatus; od_settle_case: string; quote: { basis?: unknown } }
type Happened = { name: string; payload: unknown }

/** Why no goods of an order can be given up as sold out; null when they can. `rest`: goods of it have not left although others have. */
export function whyCannotSellOut(order: Standing, rest = false): string | null {
  const why = whyCannot('cancel', order)
  if (why && !rest) return why
  return order.quote.basis ? null : '오래된 주문이라 품절로 나눌 수 없어요. 주문을 취소해 주세요.'
}

/** The bank takes the agreed sum of a virtual account and no other. */
export function whyOnlyWhole(order: Standing, all: boolean): string | null {
  return !all && order.od_status === '주문' && order.od_settle_case === '가상계좌'
    ? '가상계좌 입금을 기다리는 주문은 모두 품절로만 처리할 수 있어요.'
    : null
}

/** An order whose goods were all sold out is 품절; one of which some had been cancelled before is 취소, or 반품 where some came back. */
export function stateAfter(lines: readonly { ct_status: OrderStatus }[]): '품절' | '취소' | '반품' {
  if (lines.some(({ ct_status }) => ct_status === '반품')) return '반품'
  return lines.every(({ ct_status }) => ct_status === '품절') ? '품절' : '취소'
}

/** What has to be known to take it back exactly as it was. */
export type SoldOut = {
  from: OrderStatus
  cancel_price: Amount
  /** not noted of what was given up before this was counted */
  cut_price?: Amount
  moved: number[]
  coupons: string[]
  points: number
  emptied: { io_no: number; qty: number }[]
  refund_id: string
}

// the clock and the mail say them; they change nothing of an order
const idle = ['order.deposit_due', 'order.adopted']

/** The last thing that became of an order, if it was a 품절. */
export function lastSoldOut(events: readonly Happened[]): SoldOut | null {
  const last = events.findLast(({ name }) => !idle.includes(name))
  if (last?.name !== 'order.sold_out') return null
  return (last.payload as { undo: SoldOut }).undo // as its only verb writes it
}

/** Why it cannot be taken back; null when it can. */
export function whyCannotUndo(
  done: SoldOut | null,
  refund: string | undefined,
  now: OrderStatus,
): string | null {
  if (!done || (now !== done.from && now !== '품절' && now !== '취소' && now !== '반품'))
    return '품절 처리 뒤에 주문이 바뀌어 되돌릴 수 없어요.'
  return refund && refund !== 'queued'
    ? '돌려 드릴 돈이 이미 나가 되돌릴 수 없어요. 새로 주문해 달라고 안내해 주세요.'
    : null
}
