import { Failure } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { basisOf } from '#shop/cart/basis-rules.ts'
import { merged, refuseChoices, wantedLines } from '#shop/cart/choices.ts'
import { type ShelfLine, shelfLine } from '#shop/cart/compose.ts'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import type { QuotationPaper, QuotationSource, QuotedLine } from '#shop/cart/quotation-contract.ts'
import { gradePercent, gradePrice, taxColumns } from '#shop/cart/quotation-rules.ts'
import { findByToken } from '#shop/cart/quotation-store.ts'
import { blocks, problemOf } from '#shop/cart/rules.ts'
import { tickedLines } from '#shop/cart/service.ts'
import { listShelf } from '#shop/cart/store.ts'
import { currentMember } from '#shop/member/service.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { readSettings } from '#shop/setting/service.ts'

export type Unsummed = Omit<QuotedLine, 'amount' | 'supply' | 'vat'>
export type Sums = Pick<QuotationPaper, 'lines' | 'totals' | 'sending' | 'grade_percent'>

/** The goods of a source at the prices of today, less what the visitor's grade takes off. */
export async function quoteSource(ctx: Ctx, source: QuotationSource): Promise<Sums> {
  const settings = await readSettings(ctx)
  const member = await currentMember(ctx)
  const percent = gradePercent(member?.mb_level ?? null, settings.quotation.grades)
  const lines = await goodsOf(ctx, source)
  if (!lines.length)
    throw new Failure('INVALID', '견적을 낼 상품이 없어요. 장바구니에서 상품을 골라 주세요.', {
      fields: { source: ['견적을 낼 상품이 없어요. 장바구니에서 상품을 골라 주세요.'] },
    })
  const quoted = lines.map((line) =>
    quotedLine(line, gradePrice(line.price, percent, ctx.currency), {
      ...{ settings, percent, currency: ctx.currency },
    }),
  )
  return { ...(await sumUp(ctx, quoted)), grade_percent: percent }
}

/** A line at the unit price that was agreed on, with all that its price and its way depend on today. */
export function quotedLine(
  line: ShelfLine,
  price: number,
  on: { settings: Settings; percent: number; currency: Currency },
): Unsummed {
  const { settings, percent, currency } = on
  return {
    ...snapshotOf(line),
    price,
    won: currency === 'krw' ? price : gradePrice(line.won, percent, 'krw'),
    before: line.price,
    list_price: line.price,
    grades: settings.shipping.grades,
    currency,
  }
}

/** The sums of lines whose unit prices are given: shipping to the mainland, columns of supply and tax. */
export async function sumUp(
  ctx: Ctx,
  quoted: readonly Unsummed[],
): Promise<Omit<Sums, 'grade_percent'>> {
  const settings = await readSettings(ctx)
  const currency = quoted[0]?.currency ?? ctx.currency
  const priceable = quoted.map((line, at) => ({
    ...line,
    ct_id: at,
    it_notax: line.notax,
    nocoupon: true,
  }))
  const { totals } = priceOrder(
    basisOf(priceable, settings, currency, { level: null, to: { country: 'KR', zip: '' } }),
  )
  const amounts = quoted.map((line) => ({ amount: line.price * line.ct_qty, notax: line.notax }))
  const columns = taxColumns(amounts, totals.shipping, totals)
  return {
    totals,
    sending: columns.sending,
    lines: quoted.map((line, at) => ({
      ...line,
      ...(columns.lines[at] ?? { amount: 0, supply: 0, vat: 0 }),
    })),
  }
}

async function goodsOf(ctx: Ctx, source: QuotationSource): Promise<ShelfLine[]> {
  if (source.from === 'cart') return tickedLines(ctx, false)
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
