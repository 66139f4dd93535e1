import { Failure, notFound } from '#kernel/failure.ts'

/** Whether anybody ordered, quoted or sold goods, and whether anything else of the shop names them. */
export type GoodsUses = { ordered: boolean; named: boolean }

/** Why goods cannot be taken away for good; null when they can. */
export function whyNotRemoved({ ordered, named }: GoodsUses): string | null {
  if (ordered) return '주문이나 견적에 들어 있는 상품이라 지울 수 없어요. 대신 보관할 수 있어요.'
  return named
    ? '후기, 문의, 로트, 자료, 재료, 쿠폰 가운데 이 상품을 가리키는 것이 있어 지울 수 없어요. 대신 보관할 수 있어요.'
    : null
}

/** How shoppers hear that goods are not there: gone where they were put away. */
export function whyNotShown(item: { archived_at: Date | null } | null): Failure {
  return item?.archived_at ? new Failure('GONE', '이제 팔지 않는 상품이에요.') : notFound()
}
