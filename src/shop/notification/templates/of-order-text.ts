import { both, needed } from './template.ts'

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
