import type { Amount } from '#kernel/money.ts'

type Held = {
  od_receipt_price: Amount
  od_cancel_price: Amount
  od_cut_price: Amount
  od_kept_price: Amount
}

/** What came, is not promised back, and is not earned whatever becomes of the rest. */
export function heldSum(order: Held): Amount {
  const back = order.od_cancel_price - order.od_cut_price
  return Math.max(0, order.od_receipt_price - back - order.od_kept_price)
}
