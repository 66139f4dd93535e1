import { expect, test } from 'vitest'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import { asBasis, basket, dice } from '#test/pricing/baskets.ts'
import { changeOf } from './change-rules.ts'
import type { OrderStatus } from './contract/order.ts'
import { sheetOf } from './paper-rules.ts'
import { isLive } from './part-rules.ts'

type Line = Parameters<typeof sheetOf>[1][number]

/** An order as it stands in the books, of a basket made by chance. */
function orderOf(seed: number) {
  const basis = asBasis(basket(seed))
  const { totals, lines } = priceOrder(basis)
  const rows = basis.lines.map((line, at): Line => {
    const share = lines[at]
    const parts = {
      cp_price: share?.item_coupon ?? 0,
      ct_coupon: share?.order_coupon ?? 0,
      ct_point_price: share?.point_price ?? 0,
    }
    return {
      ct_id: at + 1,
      io_type: line.io_type,
      ct_from: null,
      ct_qty: line.ct_qty,
      ct_status: '입금',
      ct_price: line.price,
      ct_notax: line.notax ? 1 : 0,
      ...parts,
    }
  })
  return {
    basis,
    order: {
      quote: { totals, basis, privacy_version: '1', bank_account: null },
      od_cancel_price: 0,
    },
    lines: rows,
  }
}

function addsUp({
  order,
  lines,
}: {
  order: Parameters<typeof sheetOf>[0]
  lines: readonly Line[]
}) {
  const { sums, sending, kept, besides, ...sheet } = sheetOf(order, lines)
  const columns = [...sheet.lines.flatMap((one) => one ?? []), sending, kept, besides]
  const sum = (part: 'amount' | 'supply' | 'vat') =>
    columns.reduce((total, column) => total + column[part], 0)
  expect(sums.total).toBe(order.quote.totals.total - order.od_cancel_price)
  expect(sums.supply + sums.vat + sums.exempt).toBe(sums.total)
  expect([sum('amount'), sum('vat'), sum('supply')]).toEqual([
    sums.total,
    sums.vat,
    sums.supply + sums.exempt,
  ])
  lines.forEach((line, at) => {
    expect(sheet.lines[at] === null).toBe(!isLive(line))
    if (line.ct_notax === 1) expect(sheet.lines[at]?.vat ?? 0).toBe(0)
  })
  return { sums, kept, besides }
}

test('the columns of a statement add up to its sums, and the sums to what the order cost', () => {
  for (let seed = 0; seed < 300; seed++) {
    const one = orderOf(seed)
    const { sums, besides } = addsUp(one)
    const { supply, vat, exempt, total } = one.order.quote.totals
    expect({ sums, besides: besides.amount }).toEqual({
      sums: { supply, vat, exempt, total },
      besides: 0,
    })
  }
})

test('they add up to what is left however the order was cut, with a fee kept or not', () => {
  const roll = dice(11)
  for (let seed = 0; seed < 300; seed++) {
    const { basis, order, lines } = orderOf(seed)
    for (let round = roll(4); round > 0; round--) {
      const live = lines.filter(isLive)
      const line = live[roll(live.length)]
      if (!line) break
      const qty = 1 + roll(line.ct_qty)
      const change = changeOf(basis, order.quote.totals, lines, [{ ct_id: line.ct_id, qty }])
      const fee = roll(2) * 3_000
      const back = Math.min(
        order.quote.totals.total - order.od_cancel_price,
        Math.max(0, change.goods - change.discount - change.shipping - fee),
      )
      cut(lines, line, qty, fee ? '반품' : '취소')
      order.od_cancel_price += back
      addsUp({ order, lines })
    }
  }
})

/** Units that are gone become a line of their own. */
function cut(lines: Line[], line: Line, qty: number, to: OrderStatus) {
  if (qty === line.ct_qty) line.ct_status = to
  else {
    line.ct_qty -= qty
    lines.push({
      ...line,
      ct_id: lines.length + 1,
      ct_from: line.ct_from ?? line.ct_id,
      ct_qty: qty,
      ct_status: to,
    })
  }
}

test('an order from before its basis was kept is printed by what its lines were paid with', () => {
  const { order, lines } = orderOf(7)
  const { basis: _, ...quote } = order.quote
  addsUp({ order: { quote, od_cancel_price: 0 }, lines })
})

test('what a class keeps stands apart from what a return cost, and both bear tax', () => {
  const { order, lines } = orderOf(3)
  const { total } = order.quote.totals
  for (const line of lines) line.ct_status = '취소'
  const left = { ...order, od_cancel_price: total - 11_000 }
  expect(addsUp({ order: { ...left, od_kept_price: 8_000 }, lines })).toMatchObject({
    kept: { amount: 8_000 },
    besides: { amount: 3_000 },
    sums: { total: 11_000, supply: 10_000, vat: 1_000 },
  })
  expect(addsUp({ order: left, lines })).toMatchObject({
    kept: { amount: 0 },
    besides: { amount: 11_000 },
  })
  for (const line of lines) line.io_type = 2
  expect(addsUp({ order: left, lines }).kept.amount).toBe(11_000)
})
