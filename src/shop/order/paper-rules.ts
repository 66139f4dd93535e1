import { type Amount, shareOut } from '#kernel/money.ts'
import { exemptOfPaid } from '#shop/cart/class-rules.ts'
import type { Totals } from '#shop/cart/contract.ts'
import { type Column, taxColumns } from '#shop/cart/quotation-rules.ts'
import { restOf } from './change-rules.ts'
import type { PricedQuote } from './contract/order.ts'
import { isLive, linesBehind, type UnitLine } from './part-rules.ts'
import { isUnsent } from './unsent-rules.ts'

type PaperLine = UnitLine & {
  io_type: number
  ct_price: Amount
  ct_notax: number
  ct_notax_price?: Amount
  cp_price: Amount
  ct_coupon: Amount
  ct_point_price: Amount
}
type PaperOrder = { quote: PricedQuote; od_cancel_price: Amount; od_kept_price?: Amount }

export type LineColumn = Column & { exempt: Amount }

export type Sheet = {
  /** supply and tax by line, and how much of it bears no tax; a line that is no part of the order any more has none */
  lines: (LineColumn | null)[]
  sending: Column
  /** what was kept of classes that were given up late */
  kept: Column
  /** what the buyer bore besides, such as the way back of a return; below zero when less was asked for than the rest costs */
  besides: Column
  /** what the amounts of the lines that are left are less than their prices by */
  off: { coupons: Amount; points: Amount }
  sums: Pick<Totals, 'supply' | 'vat' | 'exempt' | 'total'>
}

const none: Column = { amount: 0, supply: 0, vat: 0 }

/** What the order still comes to, line by line: all columns add up to the sums, and the sums to what is left of the order. */
export function sheetOf(
  { quote: { totals, basis }, od_cancel_price, od_kept_price = 0 }: PaperOrder,
  lines: readonly PaperLine[],
): Sheet {
  const cut = od_cancel_price !== 0 || lines.some((line) => !isLive(line))
  const rest = basis && cut ? restOf(basis, totals, lines) : null
  const priced = rest?.totals ?? totals
  const paid =
    basis && rest
      ? paidNow(linesBehind(basis, lines), rest.paid)
      : new Map(lines.filter(isLive).map((line) => [line.ct_id, paidFirst(line)]))
  const sending = priced.shipping + priced.island - priced.shipping_coupon
  const total = totals.total - od_cancel_price
  const goods = lines.map((line) => paid.get(line.ct_id) ?? 0)
  const more = total - sending - goods.reduce((sum, amount) => sum + amount, 0)
  // of an order of classes alone there is nothing else to keep
  const kept = Math.max(0, isUnsent({ lines }) ? more : Math.min(od_kept_price, more))
  const besides = more - kept
  const exempt = lines.reduce((sum, line, at) => sum + exemptOf(line, goods[at] ?? 0), 0)
  const sums = { total, exempt, ...taxOf(total - exempt) }
  const columns = taxColumns(
    [
      ...lines.map((line, at) => ({
        amount: goods[at] ?? 0,
        notax: line.ct_notax === 1,
        exempt: exemptOf(line, goods[at] ?? 0),
      })),
      { amount: kept, notax: false },
      { amount: besides, notax: besides < 0 },
    ],
    sending,
    sums,
  )
  return {
    lines: lines.map((line, at) => {
      const column = paid.has(line.ct_id) ? columns.lines[at] : undefined
      return column ? { ...column, exempt: exemptOf(line, goods[at] ?? 0) } : null
    }),
    sending: columns.sending,
    kept: columns.lines[lines.length] ?? none,
    besides: columns.lines[lines.length + 1] ?? none,
    off: { coupons: priced.item_coupon + priced.order_coupon, points: priced.point_price },
    sums,
  }
}

/** Of what was paid for a line, the part without VAT. */
function exemptOf({ ct_notax, ct_price, ct_notax_price }: PaperLine, paid: Amount): Amount {
  return exemptOfPaid(paid, {
    notax: ct_notax === 1,
    price: ct_price,
    notax_price: ct_notax_price,
  })
}

/** What each line was paid with: its price less its part of the benefits. */
function paidFirst(line: PaperLine): Amount {
  return line.ct_price * line.ct_qty - line.cp_price - line.ct_coupon - line.ct_point_price
}

/** What is left of a line of the basis, over the lines that it has become. */
function paidNow(
  behind: readonly { id: number; lines: readonly PaperLine[] }[],
  paid: ReadonlyMap<number, Amount>,
): Map<number, Amount> {
  return new Map(
    behind.flatMap(({ id, lines }) => {
      const live = lines.filter(isLive)
      const parts = shareOut(
        paid.get(id) ?? 0,
        live.map(({ ct_qty }) => ct_qty),
      )
      return live.map(({ ct_id }, at): [number, Amount] => [ct_id, parts[at] ?? 0])
    }),
  )
}

function taxOf(taxable: Amount): Pick<Totals, 'supply' | 'vat'> {
  const supply = Math.round((taxable * 10) / 11)
  return { supply, vat: taxable - supply }
}
