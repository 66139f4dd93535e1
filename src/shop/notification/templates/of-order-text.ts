import type { Both } from '#shop/notification/contract.ts'
import { both, maybe, needed } from './template.ts'

/** What every notice about an order knows. */
export const orderWords = {
  od_id: needed('26112110153042'),
  name: needed('김하늘', 'Dana Park'),
  goods: needed('시더 캔들 외 1건', 'Cedar candle and 1 more'),
  amount: needed('34,900원', '34,900 won'),
}
export const seeOrder = both('주문 내용 보기', 'See the order')
export const toCustomer = { who: 'customer', isAd: false, button: seeOrder } as const
export const everywhere = ['list', 'mail', 'message'] as const

/** What is to be done when the bank took a deposit back, unless told otherwise: the order waits for it again. */
export const nextOf = (waits: Both) => maybe(waits, waits)
/** An order that has left, a class that was held, or a part that is missing: nothing of it changes but the sum. */
export const owedAgain = both(
  '이 금액이 내실 금액으로 남아 있어요. 아래 계좌로 다시 입금해 주세요.',
  'This sum is owed again: please transfer it to the account below.',
)
