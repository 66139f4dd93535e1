import { notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { findTile, listTilesById } from '#shop/catalog/tile-store.ts'
import type { OwnPrices, TradePrices } from '#shop/catalog/trade-contract.ts'
import {
  isGraded,
  type TradeGoods,
  type TradeTerms,
  tradePack,
  tradePercent,
  tradeSteps,
} from '#shop/catalog/trade-rules.ts'
import { currentMember } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'

/** The grade is that of the account; nothing that was sent takes part. */
export async function myPrices(ctx: Ctx, it_ids: string[]): Promise<OwnPrices[]> {
  const [member, goods, { quotation }] = await Promise.all([
    currentMember(ctx),
    listTilesById(ctx, it_ids),
    readSettings(ctx),
  ])
  if (!member) throw notFound()
  return goods.map((one) => ({
    it_id: one.it_id,
    ...pricesOf(one, member.mb_level, quotation),
  }))
}

export async function priceBreaks(ctx: Ctx, it_id: string): Promise<TradePrices> {
  const [goods, { quotation }] = await Promise.all([findTile(ctx, it_id), readSettings(ctx)])
  if (!goods) throw notFound()
  return pricesOf(goods, null, quotation)
}

/** What comes off each of these goods for whoever asks, by the quantity: for answers that nobody keeps. */
export async function percentsFor(
  ctx: Ctx,
  it_ids: string[],
): Promise<(it_id: string, qty: number) => number> {
  const [member, goods, { quotation }] = await Promise.all([
    currentMember(ctx),
    listTilesById(ctx, it_ids),
    readSettings(ctx),
  ])
  const byId = new Map(goods.map((one) => [one.it_id, one]))
  return (it_id, qty) => {
    const one = byId.get(it_id)
    return one ? tradePercent(member?.mb_level ?? null, one, qty, quotation) : 0
  }
}

/** Whether a page has to ask what this account pays. */
export async function hasOwnPrices(ctx: Ctx, level: number): Promise<boolean> {
  return isGraded(level, (await readSettings(ctx)).quotation)
}

/** By every category the goods are in, as the cart counts. */
function pricesOf(goods: TradeGoods, level: number | null, terms: TradeTerms): TradePrices {
  return { steps: tradeSteps(level, goods, terms), pack: tradePack(level, goods, terms) }
}
