import { addDays } from '#kernel/days.ts'
import type { Country } from '#shop/setting/contract.ts'

/** Why goods stay behind: the shop does not send to that country, or the country does not take what burns. */
export type StaysBehind = 'NOT_SERVED' | 'FLAMMABLE'

/** The rule of the product page, the tile, the cart and the order alike. */
export function whyNotTo(
  country: Pick<Country, 'flammable'> | undefined,
  goods: { is_flammable: boolean },
): StaysBehind | null {
  if (!country) return 'NOT_SERVED'
  return goods.is_flammable && !country.flammable ? 'FLAMMABLE' : null
}

export const staysBehind: Record<StaysBehind, string> = {
  NOT_SERVED: '{country}에는 아직 보내지 않아요.',
  FLAMMABLE: '불이 붙기 쉬운 상품이라 {country}에는 보낼 수 없어요.',
}

/** The first and the last day a parcel may arrive abroad that leaves on `leaves` (YYYY-MM-DD). */
export function arrivesAbroad(
  leaves: string,
  { days_least, days_most }: Pick<Country, 'days_least' | 'days_most'>,
): { first: string; last: string } {
  return { first: addDays(leaves, days_least), last: addDays(leaves, days_most) }
}
