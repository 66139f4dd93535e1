import { owedAgain } from '#shop/notification/templates/of-order-text.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { amountWords, type Words } from './fill.ts'

/** How much the bank took back; of an order that does not wait for it anew, that it is owed. */
export function depositWords(
  { currency }: Order,
  { amount, sent, part }: Record<string, unknown>,
): Words {
  return {
    ...(typeof amount === 'number' ? { amount: amountWords(amount, currency) } : {}),
    ...(sent || part ? { next: owedAgain } : {}),
  }
}
