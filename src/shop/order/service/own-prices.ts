import { Failure } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { isOwnAffair, type Person } from '#shop/member/service/kin.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { ownPriceDays } from '#shop/order/rules.ts'
import { listPricers, type Priced } from '#shop/order/store/own-prices.ts'
import type { CartLines } from './order-of.ts'

/**
 * Whoever has made something cheaper, or has written a coupon or a quotation, does not buy by it: not by another account of theirs
 * either. Inside the order's transaction.
 */
export async function refuseOwnPrices(
  ctx: Ctx,
  { od_hp, od_email, coupons }: Pick<OrderForm, 'od_hp' | 'od_email' | 'coupons'>,
  lines: CartLines,
) {
  const seats = lines.flatMap(({ seat }) => seat ?? [])
  await refusePricers(
    ctx,
    { mb_id: ctx.visitor.mb_id, hp: od_hp, email: od_email },
    {
      it_ids: [...new Set(lines.map(({ it_id }) => it_id))],
      class_ids: seats.map(({ class_id }) => class_id),
      session_ids: seats.map(({ session_id }) => session_id),
      bottle_ids: lines.flatMap(({ bottle }) => bottle?.bottle_id ?? []),
      cp_ids: coupons,
      qt_ids: lines.flatMap(({ qt_id }) => qt_id ?? []),
    },
    'goods',
  )
}

/** The same for what is bought, taken in exchange or moved to outside of a basket. */
export async function refusePricers(
  ctx: Ctx,
  buyer: Person,
  priced: Priced,
  way: keyof typeof phrases,
) {
  const pricers = await listPricers(ctx, priced, before(ctx.now, { days: ownPriceDays }))
  for (const { mb_id, what } of pricers)
    if (await isOwnAffair(ctx, mb_id, buyer))
      throw new Failure('FORBIDDEN', phrases[what === 'goods' ? way : 'paper'], {
        params: { days: ownPriceDays },
      })
}

const phrases = {
  goods:
    '값을 내린 직원은 그 상품을 {days}일 동안 주문할 수 없어요. 그 상품을 빼고 주문하거나, {days}일이 지난 뒤에 주문해 주세요.',
  added:
    '값을 내린 직원은 그 상품을 {days}일 동안 주문에 더할 수 없어요. 그 상품을 빼거나, {days}일이 지난 뒤에 더해 주세요.',
  exchange:
    '값을 내린 직원은 그 상품을 {days}일 동안 다른 옵션으로 교환할 수 없어요. 같은 옵션으로 교환하거나 반품해 주세요. 다른 직원에게 봐 달라고 할 수도 있어요.',
  move: '값을 내린 직원은 그 날짜로 {days}일 동안 옮길 수 없어요. 다른 날짜를 고르거나, {days}일이 지난 뒤에 옮기거나, 다른 직원에게 옮겨 달라고 해 주세요.',
  bottle:
    '값을 내린 직원은 그 병을 {days}일 동안 주문할 수 없어요. {days}일이 지난 뒤에 주문하거나, 다른 직원에게 봐 달라고 해 주세요.',
  paper:
    '쿠폰이나 견적서를 만든 직원은 그것으로 주문할 수 없어요. 쿠폰이나 견적서 없이 주문하거나, 다른 직원에게 부탁해 주세요.',
}
