import type { Order } from '#shop/order/contract/order.ts'

// an account that was paid into takes nothing back: there the buyer says where to
const backAlone = ['card', 'easy', 'transfer', 'card_abroad', 'paypal']

/** Money of this order goes back without anybody's doing the way it came. */
export function goesBackAlone(order: Pick<Order, 'od_receipt_price' | 'payment'>): boolean {
  return order.od_receipt_price > 0 && backAlone.includes(order.payment?.way ?? '')
}

export const wayBack = '결제한 수단으로 돌려 드려요. 카드사에 따라 3~5일 뒤에 보일 수 있어요.'
