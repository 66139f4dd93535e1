import { type Currency, inLang, type Lang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import type { BottlePart } from '#shop/bottle/design-contract.ts'
import { whyNotMade } from '#shop/bottle/model-rules.ts'
import { bottleInDollars, partInDollars, priceOf } from '#shop/bottle/price-rules.ts'
import { bottleType } from '#shop/cart/bottle-rules.ts'
import {
  type BottleLineRow,
  listBottleLines,
  listParts,
  takeBottleLines,
} from '#shop/cart/bottle-store.ts'
import type { ShelfLine } from '#shop/cart/compose.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'

/** The bottles of a basket as lines that the rules price like any other. */
export async function bottleLines(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  return linesOf(ctx, await listBottleLines(ctx, ctx.visitor.cart_key, direct))
}

/** The same, taken out of the basket. */
export async function takeBottles(ctx: Ctx, direct: boolean): Promise<ShelfLine[]> {
  return linesOf(ctx, await takeBottleLines(ctx, ctx.visitor.cart_key, direct))
}

export async function linesOf(ctx: Ctx, rows: readonly BottleLineRow[]): Promise<ShelfLine[]> {
  if (!rows.length) return []
  const [parts, settings] = [await listParts(ctx), await readSettings(ctx)]
  return rows.map((row) => bottleLine(ctx, row, parts, settings))
}

/** A set is one unit at the whole of its price: what is set up once belongs to no piece, and no part of it is made alone. */
function bottleLine(
  ctx: Ctx,
  row: BottleLineRow,
  parts: readonly BottlePart[],
  settings: Settings,
): ShelfLine {
  const { usd_rate } = settings.payment
  const dear = bottleInDollars(row, usd_rate)
  const inDollars = parts.map((part) => partInDollars(part, usd_rate))
  const priceIn = (currency: Currency) => priceOf(dear, inDollars, row.doc, row.pieces, currency)
  const mine = priceIn(ctx.currency)
  const [won, cents] = [priceIn('krw').total, priceIn('usd').total]
  const why = whyNotMade(row, parts)
  const words = (lang: Lang) =>
    [
      `${inLang(lang, row.name, row.name_en)} ${row.volume_ml} ml`,
      translate(lang, '{pieces}개', { pieces: row.pieces }),
      translate(lang, '한 개 {unit} + 판 준비비 {setup}', {
        unit: formatMoney(mine.unit, ctx.currency, lang),
        setup: formatMoney(mine.setup, ctx.currency, lang),
      }),
    ].join(' · ')
  return {
    bottle: {
      ...{ set_id: row.set_id, bottle_id: row.bottle_id, pieces: row.pieces, why },
      ...{ unit: mine.unit, setup: mine.setup, days: mine.days },
    },
    seat: null,
    ct_id: row.ct_id,
    it_id: `bottle-${row.bottle_id}`,
    io_no: 0,
    io_type: bottleType,
    it_name: translate('kr', '맞춤 병 ‘{title}’', { title: row.title }),
    it_name_en: translate('en', '맞춤 병 ‘{title}’', { title: row.title }),
    ct_option: words('kr'),
    ct_option_en: words('en'),
    ct_text: '',
    io_text_max: 0,
    thumb_image: row.picture,
    families: [],
    ct_qty: 1,
    ct_select: row.ct_select,
    price: mine.total,
    before: mine.total,
    old_price: ctx.currency === 'usd' ? row.ct_price_usd : row.ct_price,
    ct_price: row.ct_price,
    ct_price_usd: row.ct_price_usd,
    won,
    item_won: won,
    cents,
    shown: why === null,
    it_use: true,
    available: 1,
    it_buy_min_qty: 0,
    it_buy_max_qty: 0,
    it_notax: false,
    // the price of a number is already the price of many
    nocoupon: true,
    ca_ids: [],
    it_point: null,
    it_point_type: 0,
    it_sc_type: 0,
    it_sc_method: 0,
    it_sc_price: 0,
    it_sc_minimum: 0,
    it_sc_qty: 0,
    it_weight: row.weight_g * row.pieces,
    is_flammable: false,
    ct_send_cost: 0,
    no_return: 'custom',
    qt_id: null,
    quoted: false,
  }
}
