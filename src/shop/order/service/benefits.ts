import { Failure, type FieldPhrases, invalid } from '#kernel/failure.ts'
import { formatMoney } from '#kernel/money.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { PricingBasis } from '#shop/cart/contract.ts'
import type { Priced } from '#shop/cart/pricing-rules.ts'
import { cannotSendOf } from '#shop/cart/service/cannot-send.ts'
import type { CouponReason } from '#shop/coupon/rules.ts'
import { chosenCoupons, returnCoupons, spendCoupons } from '#shop/coupon/service/use-coupons.ts'
import { currentMember } from '#shop/member/service.ts'
import type { OrderRow } from '#shop/order/store/orders.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { returnSpent, spendOnOrder } from '#shop/point/service/spend-points.ts'

export type Asked = { coupons: readonly string[]; points: number }
type Refused = { cp_id: string; why: CouponReason }
export type Benefits = Pick<PricingBasis, 'level' | 'coupons' | 'points' | 'balance'> & {
  wrong: Refused[]
}

/** Who buys, with the coupons and points they want to use: in an order's transaction the coupons stay locked until it ends. */
export async function benefitsOf(ctx: Ctx, { coupons, points }: Asked): Promise<Benefits> {
  const member = await currentMember(ctx)
  if (!member) {
    const fields: FieldPhrases = {
      ...(coupons.length ? { coupons: ['쿠폰은 로그인한 회원만 쓸 수 있어요.'] } : {}),
      ...(points ? { points: ['포인트는 로그인한 회원만 쓸 수 있어요.'] } : {}),
    }
    if (Object.keys(fields).length) throw invalid(fields)
    return { level: null, coupons: [], points: 0, balance: 0, wrong: [] }
  }
  const [chosen, balance] = [
    await chosenCoupons(ctx, member.mb_id, coupons),
    await usablePoints(ctx, member.mb_id),
  ]
  return { level: member.mb_level, points, balance, ...chosen }
}

/** An order is placed with all that was asked for, or not at all. */
export function refuseBenefits(ctx: Ctx, priced: Priced, { wrong }: Pick<Benefits, 'wrong'>) {
  const { total, currency } = priced.totals
  const refused = [...wrong, ...priced.refused]
  const first = refused[0]
  if (first) {
    const phrase = reasonOf(ctx, first.why, currency)
    // used by another order: a lost race, not a wrong field
    const code = wrong.some(({ why }) => why.phrase === '이미 쓴 쿠폰이에요.')
      ? 'CONFLICT'
      : 'INVALID'
    throw new Failure(code, phrase, {
      fields: { coupons: [phrase] },
      detail: { coupons: refused.map(({ cp_id }) => cp_id), total, currency },
    })
  }
  if (priced.points_refused) {
    const phrase = reasonOf(ctx, priced.points_refused, currency)
    throw new Failure('INVALID', phrase, {
      fields: { points: [phrase] },
      detail: { total, currency },
    })
  }
  const cannot = cannotSendOf(ctx, priced.cannot_send)
  if (cannot)
    throw new Failure('INVALID', cannot.message, { fields: { [cannot.field]: [cannot.message] } })
}

export function reasonOf(
  ctx: Ctx,
  { phrase, params, amount }: CouponReason,
  currency: 'krw' | 'usd',
): string {
  const words: PhraseParams = {
    ...params,
    ...(amount === undefined ? {} : { amount: formatMoney(amount, currency, ctx.lang) }),
  }
  return say(ctx, phrase, words)
}

type Spending = Pick<OrderRow, 'od_id' | 'mb_id' | 'currency' | 'quote'>

/** Inside the transaction of the order, or of the payment that is started for it: coupons and points are taken, or it does not come about. */
export async function spendBenefits(
  ctx: Ctx,
  { od_id, mb_id, currency, quote }: Spending,
  { used, points } = { used: quote.used ?? [], points: quote.totals.points },
) {
  if (!mb_id) return
  if (used.length) await spendCoupons(ctx, mb_id, od_id, currency, used)
  if (points > 0) await spendOnOrder(ctx, mb_id, od_id, points)
}

/** A cancelled order gives back what it used: everything, or the parts named. Harmless when repeated. */
export async function returnBenefits(
  ctx: Ctx,
  order: Pick<OrderRow, 'od_id' | 'mb_id'>,
  parts?: { coupons: readonly string[]; points: number },
) {
  if (!order.mb_id) return
  await returnCoupons(ctx, order.od_id, parts?.coupons ?? null)
  await returnSpent(ctx, order.mb_id, order.od_id, parts?.points)
}
