import { Failure } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { basisOf } from '#shop/cart/basis-rules.ts'
import { merged, refuseChoices, wantedLines } from '#shop/cart/choices.ts'
import { type ShelfLine, shelfLine } from '#shop/cart/compose.ts'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import { blocks } from '#shop/cart/problem-rules.ts'
import { canBeQuoted } from '#shop/cart/quotable-rules.ts'
import type { QuotationPaper, QuotationSource, QuotedLine } from '#shop/cart/quotation-contract.ts'
import { taxColumns } from '#shop/cart/quotation-rules.ts'
import { findByToken } from '#shop/cart/quotation-store.ts'
import { problemOf } from '#shop/cart/rules.ts'
import type { QuotedSend } from '#shop/cart/send-contract.ts'
import { tickedAsListed } from '#shop/cart/service/shelf.ts'
import { listShelf } from '#shop/cart/shelf-store.ts'
import { withTrade } from '#shop/cart/trade-lines.ts'
import { currentMember } from '#shop/member/service.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { refuseUneven, sendingOf } from './quotation-sends.ts'
import { refuseBeyond } from './staff-goods.ts'

export type Unsummed = Omit<QuotedLine, 'amount' | 'supply' | 'vat'>
export type Sums = Pick<QuotationPaper, 'lines' | 'totals' | 'sending' | 'sends' | 'grade_percent'>

/** The goods of a source at the prices of today, less what the visitor's grade takes off. */
export async function quoteSource(ctx: Ctx, source: QuotationSource): Promise<Sums> {
  const settings = await readSettings(ctx)
  const member = await currentMember(ctx)
  const level = member?.mb_level ?? null
  const lines = withTrade(await goodsOf(ctx, source), level, settings.quotation, ctx.currency)
  if (!lines.length)
    throw new Failure('INVALID', '견적을 낼 상품이 없어요. 장바구니에서 상품을 골라 주세요.', {
      fields: { source: ['견적을 낼 상품이 없어요. 장바구니에서 상품을 골라 주세요.'] },
    })
  const quoted = lines.map((line) =>
    quotedLine(line, line.price, { settings, currency: ctx.currency }),
  )
  return { ...(await sumUp(ctx, quoted)), grade_percent: percentOfAll(lines) }
}

/** What the buyer's terms take off where it is the same for all lines; 0 where each has its own. */
export function percentOfAll(lines: readonly ShelfLine[]): number {
  const [first = 0, ...others] = lines.map(({ trade_percent = 0 }) => trade_percent)
  return others.every((one) => one === first) ? first : 0
}

/** A line at the unit price that was agreed on, with all that its price and its way depend on today. */
export function quotedLine(
  line: ShelfLine,
  price: number,
  { settings, currency }: { settings: Settings; currency: Currency },
): Unsummed {
  const list_price = line.list_price ?? line.price
  return {
    ...snapshotOf(line),
    price,
    won: currency === 'krw' ? price : line.won,
    before: list_price,
    list_price,
    trade_percent: line.trade_percent ?? 0,
    grades: settings.shipping.grades,
    currency,
  }
}

/** The sums of lines whose unit prices are given: shipping to the mainland or to each of their places, columns of supply and tax. */
export async function sumUp(
  ctx: Ctx,
  unsent: readonly Unsummed[],
  sends: readonly QuotedSend[] = [],
): Promise<Omit<Sums, 'grade_percent'>> {
  const settings = await readSettings(ctx)
  const currency = unsent[0]?.currency ?? ctx.currency
  refuseBeyond(unsent)
  refuseUneven(unsent, sends)
  const sending = sends.length
    ? {
        cost: sendingOf(unsent.map(priceable), sends, { settings, currency }),
        places: sends.length,
      }
    : undefined
  const quoted = unsent.map((line) => ({ ...line, sending }))
  const { totals } = priceOrder(
    basisOf(quoted.map(priceable), settings, currency, {
      ...{ level: null, to: { country: 'KR', zip: '' } },
    }),
  )
  const amounts = quoted.map((line) => ({ amount: line.price * line.ct_qty, notax: line.notax }))
  const columns = taxColumns(amounts, totals.shipping, totals)
  return {
    totals,
    sends: [...sends],
    sending: columns.sending,
    lines: quoted.map((line, at) => ({
      ...line,
      ...(columns.lines[at] ?? { amount: 0, supply: 0, vat: 0 }),
    })),
  }
}

const priceable = (line: Unsummed, at: number) => ({
  ...{ ...line, ct_id: at },
  ...{ it_notax: line.notax, nocoupon: true },
})

async function goodsOf(ctx: Ctx, source: QuotationSource): Promise<ShelfLine[]> {
  if (source.from === 'cart') return (await tickedAsListed(ctx, false)).filter(canBeQuoted)
  if (source.from === 'product') return chosenGoods(ctx, source)
  const before = source.token ? await findByToken(ctx, source.token) : undefined
  if (!before) throw new Failure('NOT_FOUND', '견적서를 찾지 못했어요. 링크를 다시 확인해 주세요.')
  const shelf = await shelfOf(
    ctx,
    before.paper.lines.map(({ io_no }) => io_no),
  )
  const lines = before.paper.lines.flatMap(({ io_no, ct_qty, ct_text = '' }) => {
    const line = shelf.find((one) => one.io_no === io_no)
    return line ? [{ ...line, ct_qty, ct_text, ct_select: true, old_price: line.price }] : []
  })
  return lines.filter((line) => !blocks(problemOf(line, lines)))
}

async function chosenGoods(
  ctx: Ctx,
  { it_id = '', options = [] }: QuotationSource,
): Promise<ShelfLine[]> {
  const choices = merged(options)
  const shelf = await shelfOf(
    ctx,
    choices.map(({ io_no }) => io_no),
  )
  const wanted = wantedLines(shelf, it_id, choices, false)
  refuseChoices(wanted, wanted, choices)
  return wanted
}

async function shelfOf(ctx: Ctx, io_nos: readonly number[]): Promise<ShelfLine[]> {
  const settings = await readSettings(ctx)
  // of no cart: the goods alone
  const rows = io_nos.length ? await listShelf(ctx, '', false, io_nos) : []
  return rows.map((row) => shelfLine(row, settings, ctx.currency, ctx.now))
}

function snapshotOf(line: ShelfLine) {
  const {
    it_id,
    io_no,
    io_type,
    it_name,
    it_name_en,
    ct_option,
    ct_option_en,
    ct_text,
    thumb_image,
    ct_qty,
    item_won,
    ct_send_cost,
    it_point,
    it_point_type,
  } = line
  const {
    it_sc_type,
    it_sc_method,
    it_sc_price,
    it_sc_minimum,
    it_sc_qty,
    it_weight,
    is_flammable,
  } = line
  return {
    ...{
      it_id,
      io_no,
      io_type,
      it_name,
      it_name_en,
      ct_option,
      ct_option_en,
      ct_text,
      thumb_image,
      ct_qty,
      item_won,
      ct_send_cost,
      it_point,
      it_point_type,
    },
    ...{ it_sc_type, it_sc_method, it_sc_price, it_sc_minimum, it_sc_qty, it_weight, is_flammable },
    ca_ids: [...line.ca_ids],
    notax: line.it_notax,
  }
}
