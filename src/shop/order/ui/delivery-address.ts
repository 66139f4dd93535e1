import { countryName } from '#kernel/destination.ts'
import type { Lang } from '#kernel/language.ts'
import type { Order } from '#shop/order/contract/order.ts'

type Address = Pick<
  Order,
  | 'country_code'
  | 'od_b_zip'
  | 'od_b_addr1'
  | 'od_b_addr2'
  | 'od_b_addr3'
  | 'od_b_city'
  | 'od_b_state'
>

/** Where it goes, as it is written there: Korea begins with the zone code, abroad ends with city, state, postal code and country. */
export function deliveryAddress(order: Address, lang: Lang): string {
  const street = [order.od_b_addr1, order.od_b_addr2].filter(Boolean).join(', ')
  if (order.country_code === 'KR') return `(${order.od_b_zip}) ${street} ${order.od_b_addr3}`.trim()
  const place = [order.od_b_state, order.od_b_zip].filter(Boolean).join(' ')
  return [street, order.od_b_addr3, order.od_b_city, place, countryName(order.country_code, lang)]
    .filter(Boolean)
    .join(', ')
}
