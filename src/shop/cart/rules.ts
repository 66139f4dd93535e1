import type { Amount } from '#kernel/money.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { Asks } from '#shop/catalog/asks-contract.ts'
import { type BottleSet, isBottle } from './bottle-rules.ts'
import { isClass, type Seat, whyNotSeat } from './class-rules.ts'
import type { LineProblem } from './contract.ts'
import { whyBadWords } from './engraving-rules.ts'
import { mostOfOne } from './problem-rules.ts'

/** What the rules must know of a line; prices in one currency. */
export type Line = {
  it_id: string
  io_no: number
  io_type: number
  ct_qty: number
  ct_select: boolean
  price: Amount
  before: Amount
  /** what it cost when it was added */
  old_price: Amount
  /** item and option are shown to shoppers */
  shown: boolean
  available: number
  it_buy_min_qty: number
  it_buy_max_qty: number
  /** words for a card or an engraving, how many characters the option takes, and what they are */
  ct_text: string
  io_text_max: number
  io_asks?: Asks | null
  /** of a date of a class; its units are people and `available` its seats */
  seat?: Seat | null
  /** of bottles with a label of one's own */
  bottle?: Pick<BottleSet, 'why'> | null
  /** sold to this buyer in packs of so many */
  pack?: number
  /** staff have quoted this quantity: what one person may take otherwise does not bind it */
  agreed?: boolean
}

export type Problem = {
  code: LineProblem['code']
  phrase: string
  params: PhraseParams
  fix_qty: number | null
  old_price: Amount | null
}

/** Why a line cannot be ordered as it is. The ticked lines of the same item are judged together with it. */
export function problemOf(line: Line, lines: readonly Line[]): Problem | null {
  if (line.seat) return seatProblem(line, line.seat)
  if (line.bottle)
    return line.bottle.why ? problem('NOT_FOR_SALE', line.bottle.why) : whyChanged(line)
  const together = lines.filter(
    (other) =>
      other.it_id === line.it_id && other.io_type === 0 && (other.ct_select || other === line),
  )
  if (!line.shown || line.price <= 0)
    return problem('NOT_FOR_SALE', '지금은 판매하지 않는 상품이에요.')
  if (line.available < 1) return problem('SOLD_OUT', '품절된 옵션이에요.')
  if (line.io_type === 1 && together.length === 0)
    return problem('ADD_ON_ALONE', '추가상품은 본 상품과 함께 담아 주세요.')
  return (
    whyAboveMax(line, together) ??
    whyShort(line, lines) ??
    whyBelowMin(line, together) ??
    whyNoPack(line) ??
    whyNoWords(line) ??
    whyChanged(line)
  )
}

function seatProblem(line: Line, seat: Seat): Problem | null {
  const why = line.shown ? whyNotSeat(seat, line.ct_qty, line.available) : closedClass
  return why ? problem(why.code, why.phrase, why.params, why.fix_qty) : whyChanged(line)
}

const closedClass = {
  code: 'NOT_FOR_SALE' as const,
  phrase: '지금은 열지 않는 클래스예요.',
  params: {},
  fix_qty: null,
}

function whyAboveMax(line: Line, together: readonly Line[]): Problem | null {
  if (line.io_type === 1 || line.agreed) return null
  const most = line.it_buy_max_qty || Number.POSITIVE_INFINITY
  const over = sumQty(together) - most
  if (over <= 0) return null
  return problem(
    'ABOVE_MAX',
    '이 상품은 한 사람이 {count}개까지 살 수 있어요.',
    { count: most },
    line.ct_qty - over >= 1 ? line.ct_qty - over : null,
  )
}

/** Lines of one option draw on one stock, whatever tells them apart. */
function whyShort(line: Line, lines: readonly Line[]): Problem | null {
  const others = sumQty(
    lines.filter((other) => other.io_no === line.io_no && other !== line && other.ct_select),
  )
  const left = line.available - others
  if (line.ct_qty <= left) return null
  return problem(
    'SHORT_STOCK',
    '지금은 {count}개까지 살 수 있어요.',
    { count: line.available },
    left >= 1 ? left : null,
  )
}

function whyBelowMin(line: Line, together: readonly Line[]): Problem | null {
  if (line.io_type === 1 || line.agreed) return null
  const missing = line.it_buy_min_qty - sumQty(together)
  if (missing <= 0) return null
  const right = line.ct_qty + missing
  return problem(
    'BELOW_MIN',
    '이 상품은 {count}개부터 살 수 있어요.',
    { count: line.it_buy_min_qty },
    right <= line.available ? right : null,
  )
}

/** Whole packs only; the next full one where there are enough. */
function whyNoPack({ ct_qty, pack = 1, available }: Line): Problem | null {
  const over = ct_qty % pack
  if (over === 0) return null
  const up = ct_qty - over + pack
  const right = up <= available ? up : ct_qty - over
  return problem(
    'PACK',
    '이 상품은 {count}개 묶음으로 살 수 있어요.',
    { count: pack },
    right > 0 ? right : null,
  )
}

/** A card without its words cannot be written, nor an engraving cut; staff may have shortened what it takes. */
function whyNoWords({ ct_text, io_text_max, io_asks = null }: Line): Problem | null {
  const why = whyBadWords(ct_text, { most: io_text_max, asks: io_asks })
  return why && problem('MESSAGE', why.phrase, why.params)
}

function whyChanged(line: Line): Problem | null {
  if (line.old_price === line.price) return null
  return { ...problem('PRICE_CHANGED', '담은 뒤에 가격이 바뀌었어요.'), old_price: line.old_price }
}

function problem(
  code: Problem['code'],
  phrase: string,
  params: PhraseParams = {},
  fix_qty: number | null = null,
): Problem {
  return { code, phrase, params, fix_qty, old_price: null }
}

function sumQty(lines: readonly { ct_qty: number }[]): number {
  return lines.reduce((sum, line) => sum + line.ct_qty, 0)
}

/** After two carts became one: quantities that are more than can be had, brought down as far as the rules allow. */
export function cappedQuantities(
  lines: readonly (Line & { ct_id: number })[],
): { ct_id: number; ct_qty: number }[] {
  const left = new Map<string, number>()
  const units = new Map<number, number>()
  return lines
    .filter((line) => !isClass(line) && !isBottle(line))
    .flatMap((line) => {
      const stock = units.get(line.io_no) ?? line.available
      const byStock = stock > 0 ? Math.min(line.ct_qty, stock) : line.ct_qty
      const room =
        line.io_type === 0 && line.it_buy_max_qty
          ? (left.get(line.it_id) ?? line.it_buy_max_qty)
          : mostOfOne
      const ct_qty = Math.max(1, Math.min(byStock, room))
      if (line.io_type === 0) left.set(line.it_id, room - ct_qty)
      units.set(line.io_no, stock - ct_qty)
      return ct_qty === line.ct_qty ? [] : [{ ct_id: line.ct_id, ct_qty }]
    })
}
