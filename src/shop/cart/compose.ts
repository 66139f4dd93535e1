import type { Currency } from '#kernel/language.ts'
import { worthIn } from '#kernel/money.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { NoReturn } from '#shop/catalog/contract.ts'
import { noReturnOf } from '#shop/catalog/return-rules.ts'
import { availableOf, levelsOf, optionPrices, optionText } from '#shop/catalog/rules.ts'
import { leastOrder } from '#shop/catalog/trade-rules.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { arrivalOf } from './arrival-rules.ts'
import { type Buying, basisOf } from './basis-rules.ts'
import type { BottleSet } from './bottle-rules.ts'
import type { Seat } from './class-rules.ts'
import type { Cart, CartLine, PricedLine } from './contract.ts'
import { priceOrder } from './pricing-rules.ts'
import { blocks, mostOfOne } from './problem-rules.ts'
import type { QuotedLine } from './quotation-contract.ts'
import { type Line, type Problem, problemOf } from './rules.ts'
import { cannotSendOf } from './service/cannot-send.ts'
import type { ShelfRow } from './shelf-store.ts'
import { withTrade } from './trade-lines.ts'

/** A row of the shelf as the rules see it, with the prices of both currencies and what an order line copies. */
export type ShelfLine = Line &
  Omit<PricedLine, 'id' | 'notax' | 'collect'> &
  Pick<ShelfRow, 'thumb_image' | 'families' | 'it_notax' | 'it_use' | 'qt_id'> & {
    ct_id: number
    ct_price: number
    ct_price_usd: number
    ct_option: string
    ct_option_en: string
    cents: number
    /** 1 when the buyer pays the courier */
    ct_send_cost: number
    /** why a change of mind cannot bring it back; empty when it can */
    no_return: NoReturn
    quoted: boolean
    /** the shipping costs of a quotation this line was opened from */
    grades?: QuotedLine['grades']
    sending?: QuotedLine['sending']
    seat: Seat | null
    bottle?: BottleSet | null
    /** the price of the catalogue and what this buyer's terms take off it; of lines that have met their buyer */
    list_price?: number
    trade_percent?: number
    more_off?: CartLine['more_off']
    /** working days that making it takes */
    io_lead_days?: number
  }

/** An item without what its options add. */
const itself = { io_type: 0, io_price: 0, io_price_usd: null }

/** Prices are of today's catalogue, in the visitor's currency; nothing a client sent takes part. */
export function shelfLine(
  row: ShelfRow,
  settings: Settings,
  currency: Currency,
  now: Date,
): ShelfLine {
  const { krw, usd } = optionPrices(pricedItem(row), row, settings.payment.usd_rate, now)
  const mine = currency === 'usd' ? usd : krw
  const [ct_price, ct_price_usd] = [row.ct_price ?? krw.price, row.ct_price_usd ?? usd.price]
  return {
    ...row,
    ct_id: row.ct_id ?? 0,
    ct_qty: row.ct_qty ?? 0,
    ct_select: row.ct_select ?? true,
    seat: null,
    price: mine.price,
    before: mine.before,
    old_price: currency === 'usd' ? ct_price_usd : ct_price,
    ct_price,
    ct_price_usd,
    won: krw.price,
    item_won: optionPrices(pricedItem(row), itself, settings.payment.usd_rate, now).krw.price,
    ct_send_cost: row.ct_send_cost ?? 0,
    // staff may have taken the words away from the option since
    ct_text: row.io_text_max > 0 ? (row.ct_text ?? '') : '',
    no_return: noReturnOf(row, row),
    quoted: false,
    cents: usd.price,
    shown: row.it_use && row.io_use,
    available: row.it_soldout ? 0 : Math.min(availableOf(row), mostOfOne),
    ct_option: textOf(row, row.it_option_subject, row.io_id),
    ct_option_en: textOf(row, row.it_option_subject_en, row.io_id_en),
    ...(row.qt_line?.currency === currency ? asQuoted(row.qt_line) : {}),
  }
}

/** What was quoted holds until it is ordered; coupons were not part of the offer. */
function asQuoted({
  price,
  before,
  won,
  item_won,
  notax,
  ct_send_cost,
  grades,
  sending,
  agreed,
  it_point,
  it_point_type,
  ...quoted
}: QuotedLine) {
  const {
    it_sc_type,
    it_sc_method,
    it_sc_price,
    it_sc_minimum,
    it_sc_qty,
    it_weight,
    is_flammable,
  } = quoted
  return {
    ...{
      price,
      before,
      old_price: price,
      won,
      item_won,
      ct_send_cost,
      grades,
      sending,
      agreed,
      it_point,
      it_point_type,
      it_notax: notax,
      nocoupon: true,
      quoted: true,
    },
    ...{ it_sc_type, it_sc_method, it_sc_price, it_sc_minimum, it_sc_qty, it_weight, is_flammable },
  }
}

// an add-on is named by its group, a selection by the subjects of its levels
function textOf(row: ShelfRow, subjects: readonly string[], io_id: string): string {
  return row.io_type === 1 ? levelsOf(io_id).join(': ') : optionText(subjects, io_id)
}

function pricedItem(row: ShelfRow) {
  return {
    ...row,
    discount_from: dateOf(row.discount_from_ms),
    discount_until: dateOf(row.discount_until_ms),
  }
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}

/** The answer of every cart call. */
export function composeCart(
  ctx: Ctx,
  shelf: readonly ShelfLine[],
  settings: Settings,
  buying: Buying,
): Cart {
  const lines = withTrade(shelf, buying.level, settings.quotation, ctx.currency)
  const judged = lines.map((line) => ({ line, problem: problemOf(line, lines) }))
  const ordered = judged
    .filter(({ line, problem }) => line.ct_select && !blocks(problem))
    .map(({ line }) => line)
  const priced = priceOrder(basisOf(ordered, settings, ctx.currency, buying))
  const ticked = lines.filter((line) => line.ct_select)
  return {
    cart_key: ctx.visitor.cart_key,
    lines: judged.map(({ line, problem }) => ({
      ...cartLine(ctx, line, problem),
      arrives: arrivalOf(line, { now: ctx.now, to: buying.to, settings, beside: lines }),
    })),
    totals: priced.totals,
    orderable: ticked.length > 0 && ordered.length === ticked.length,
    count: lines.length,
    cannot_send: cannotSendOf(ctx, priced.cannot_send),
    places: lines.find(({ sending }) => sending)?.sending?.places ?? 0,
    least: worthIn(
      leastOrder(buying.level, settings.quotation),
      ctx.currency,
      settings.payment.usd_rate,
    ),
  }
}

function cartLine(ctx: Ctx, line: ShelfLine, problem: Problem | null): CartLine {
  return {
    ...line,
    families: [...new Set(line.families)],
    ct_price: line.price,
    amount: line.price * line.ct_qty,
    op_qty: line.available,
    bottle: line.bottle ?? null,
    seat: line.seat && {
      session_id: line.seat.session_id,
      class_id: line.seat.class_id,
      starts_at: line.seat.starts_at.toISOString(),
      ends_at: line.seat.ends_at.toISOString(),
      place: { ko: line.seat.place, en: line.seat.place_en || line.seat.place },
      attendees: line.seat.attendees,
      note: line.seat.note,
      held_until: line.seat.held_until?.toISOString() ?? null,
    },
    problem: problem && { ...problem, message: say(ctx, problem.phrase, problem.params) },
  }
}
