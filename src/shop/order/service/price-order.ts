import { wonOf } from '#kernel/money.ts'
import { type Ctx, say } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import { arrivalOf } from '#shop/cart/arrival-rules.ts'
import { basisOf } from '#shop/cart/basis-rules.ts'
import { bestCoupons, effectsOf } from '#shop/cart/best-rules.ts'
import { itemsFor, priceOrder } from '#shop/cart/pricing-rules.ts'
import { cannotSendOf } from '#shop/cart/service/cannot-send.ts'
import { tickedLines } from '#shop/cart/service/shelf.ts'
import { offerOf } from '#shop/company/service/charge.ts'
import { usableCoupons } from '#shop/coupon/service/use-coupons.ts'
import { mostUsable } from '#shop/credit/rules.ts'
import { usableCredit } from '#shop/credit/service/my-credit.ts'
import type { OfferedCoupon, OrderPrice } from '#shop/order/contract/prices.ts'
import { mostSpendable } from '#shop/point/rules.ts'
import { readSettings } from '#shop/setting/service.ts'
import { type Asked, benefitsOf, reasonOf } from './benefits.ts'
import type { CartLines } from './order-of.ts'

type HeldCoupon = Awaited<ReturnType<typeof usableCoupons>>[number]

/** The order form's sums before anything is placed, with every coupon that could be used and why another cannot. */
export async function showPrice(
  ctx: Ctx,
  ask: Asked & { direct: boolean; country: string; zip: string },
): Promise<OrderPrice> {
  const [lines, held] = await together(
    ctx,
    () => tickedLines(ctx, ask.direct),
    () => heldCoupons(ctx),
  )
  return priceOf(ctx, lines, held, ask)
}

export async function heldCoupons(ctx: Ctx): Promise<HeldCoupon[]> {
  return ctx.visitor.mb_id ? usableCoupons(ctx, ctx.visitor.mb_id) : []
}

/** The same for goods of any source. */
export async function priceOf(
  ctx: Ctx,
  lines: CartLines,
  held: readonly HeldCoupon[],
  ask: Asked & { country: string; zip: string },
): Promise<OrderPrice> {
  const settings = await readSettings(ctx)
  // a coupon that ended or was used since the form was opened is left out, not refused: the form shows the new sum
  const known = ask.coupons.filter((cp_id) => held.some((coupon) => coupon.cp_id === cp_id))
  const asked = await benefitsOf(
    ctx,
    ctx.visitor.mb_id ? { coupons: known, points: ask.points } : { coupons: [], points: 0 },
  )
  const basis = basisOf(lines, settings, ctx.currency, {
    ...asked,
    to: { country: ask.country, zip: ask.zip },
  })
  const priced = priceOrder(basis)
  const { totals } = priced
  const goodsLeft = totals.goods - totals.item_coupon - totals.order_coupon
  const effects = effectsOf(basis, held)
  const coupons = held.map((coupon, at): OfferedCoupon => {
    const effect = effects[at]
    const refused = priced.refused.find(({ cp_id }) => cp_id === coupon.cp_id)?.why ?? effect?.why
    return {
      ...coupon,
      amount: effect?.amount ?? 0,
      items: itemsFor(basis, coupon),
      chosen: priced.used.some(({ cp_id }) => cp_id === coupon.cp_id),
      reason: refused ? reasonOf(ctx, refused, ctx.currency) : null,
    }
  })
  const { point } = settings
  const credit = await creditFor(ctx, totals.total)
  return {
    totals,
    coupons,
    best: bestCoupons(basis, held),
    points: {
      balance: asked.balance,
      most: mostSpendable(
        asked.balance,
        wonOf(goodsLeft, ctx.currency, settings.payment.usd_rate),
        point,
      ),
      unit: point.unit,
      min_balance: point.min_balance,
      reason:
        priced.points_refused &&
        say(ctx, priced.points_refused.phrase, priced.points_refused.params),
    },
    credit,
    company: await companyFor(ctx),
    cannot_send: cannotSendOf(ctx, priced.cannot_send),
    arrivals: lines.map((line) => ({
      ct_id: line.ct_id,
      arrives: arrivalOf(line, { now: ctx.now, to: basis.to, settings, beside: lines }),
    })),
  }
}

async function companyFor(ctx: Ctx): Promise<OrderPrice['company']> {
  const offer = await offerOf(ctx, 'krw')
  if (!offer) return null
  const { company, business_number } = offer.registration
  const isWon = ctx.currency === 'krw'
  const account = isWon ? offer.account : null
  return { company, business_number, account, in_won: !isWon && offer.account !== null }
}

async function creditFor(ctx: Ctx, total: number): Promise<OrderPrice['credit']> {
  const { mb_id } = ctx.visitor
  const balance = mb_id ? await usableCredit(ctx, mb_id) : 0
  return { balance, most: mostUsable({ balance, total, currency: ctx.currency }) }
}
