import { describe, expect, test } from 'vitest'
import type { PricingBasis, Totals } from '#shop/cart/contract.ts'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import { changeOf, type Fault, foundAgain, restOf } from '#shop/order/change-rules.ts'
import { unsentUnits } from '#shop/order/parcel-rules.ts'
import {
  isLive,
  takesAll,
  type UnitLine,
  type Units,
  whyLeft,
  whyNotLeft,
} from '#shop/order/part-rules.ts'
import { asBasis, basket, dice } from './baskets.ts'
import { coupon, line, basis as plain } from './sample.ts'

type Placed = { basis: PricingBasis; totals: Totals; lines: UnitLine[] }

/** An order as the books keep it: the coupons and points that held, and a line for each of the basis. */
function placed(given: PricingBasis): Placed {
  const { totals, used } = priceOrder(given)
  return {
    totals,
    basis: {
      ...given,
      coupons: given.coupons.filter(({ cp_id }) => used.some((one) => one.cp_id === cp_id)),
      points: totals.points,
    },
    lines: given.lines.map(({ ct_qty }, at) => ({
      ct_id: at + 1,
      ct_from: null,
      ct_qty,
      ct_status: '입금',
    })),
  }
}

/** Units leave as the books write it: a part of a line becomes a line of its own. */
function without(lines: readonly UnitLine[], asked: readonly Units[], to: UnitLine['ct_status']) {
  let next = Math.max(...lines.map(({ ct_id }) => ct_id))
  return lines.flatMap((line): UnitLine[] => {
    const qty = asked.find(({ ct_id }) => ct_id === line.ct_id)?.qty ?? 0
    if (!qty) return [line]
    if (qty === line.ct_qty) return [{ ...line, ct_status: to }]
    next += 1
    const gone = { ...line, ct_id: next, ct_from: line.ct_from ?? line.ct_id, ct_qty: qty }
    return [
      { ...line, ct_qty: line.ct_qty - qty },
      { ...gone, ct_status: to },
    ]
  })
}

/** What leaving costs or brings, as every way of leaving reckons it. */
function amountOf(order: Placed, left: number, asked: Units[], fault: Fault) {
  const change = changeOf(order.basis, order.totals, order.lines, asked, fault)
  const shipping = fault === 'shop' ? Math.min(0, change.shipping) : change.shipping
  const all = takesAll(order.lines, asked)
  return {
    change,
    all,
    amount: all ? left : Math.min(left, Math.max(0, change.goods - change.discount - shipping)),
  }
}

function someUnits(roll: ReturnType<typeof dice>, lines: readonly UnitLine[]): Units[] {
  const live = lines.filter(isLive)
  const picked = live.filter(() => roll(2) === 0)
  return (picked.length ? picked : live.slice(0, 1)).map(({ ct_id, ct_qty }) => ({
    ct_id,
    qty: 1 + roll(ct_qty),
  }))
}

const seeds = Array.from({ length: 400 }, (_, at) => at + 1)

describe('however units leave an order', () => {
  test('a coupon is never free while its discount stands, and all that was paid has gone back at the end', () => {
    for (const seed of seeds) {
      const roll = dice(seed * 31 + 7)
      const order = placed(asBasis(basket(seed)))
      let left = order.totals.total
      const free = new Set<string>()
      for (let steps = 0; order.lines.some(isLive) && steps < 60; steps++) {
        const asked = someUnits(roll, order.lines)
        const fault = roll(2) ? 'shop' : 'buyer'
        const { change, all, amount } = amountOf(order, left, asked, fault)
        for (const cp_id of change.coupons_back) free.add(cp_id)
        // what came back took its whole discount along: the buyer was charged for it
        if (change.coupons_back.length && !all && fault === 'buyer')
          expect(
            change.goods - change.discount - Math.max(0, change.shipping),
          ).toBeGreaterThanOrEqual(0)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(change.points_back).toBeGreaterThanOrEqual(0)
        left -= amount
        order.lines = without(order.lines, asked, fault === 'shop' ? '품절' : '취소')
        order.basis = change.basis
        // and takes nothing off what is still there
        expect(restOf(order.basis, order.totals, order.lines).coupons_back).toEqual(
          expect.arrayContaining([...free]),
        )
      }
      expect(order.lines.some(isLive)).toBe(false)
      expect(left).toBe(0)
      expect(restOf(order.basis, order.totals, order.lines).totals.total).toBe(0)
    }
  })

  test('of an order sent in parts every unit is to come, away, back or gone, and what is to come is cut whole', () => {
    for (const seed of seeds) {
      const roll = dice(seed * 17 + 5)
      const order = placed(asBasis(basket(seed)))
      // what the shop really did, counted apart
      const to = { come: order.lines.reduce((sum, { ct_qty }) => sum + ct_qty, 0), away: 0 }
      const parcels: { kind: string; lines: Units[] }[] = []
      const few = (units: readonly Units[]) => {
        const [one] = units.slice(roll(units.length || 1))
        return one ? [{ ct_id: one.ct_id, qty: 1 + roll(one.qty) }] : []
      }
      const sum = (units: readonly Units[]) => units.reduce((all, { qty }) => all + qty, 0)
      const send = (lines: Units[]) => {
        parcels.push({ kind: 'order', lines })
        to.come -= sum(lines)
        to.away += sum(lines)
      }
      send(few(order.lines.map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty }))))
      for (let steps = 0; steps < 12; steps++) {
        const unsent = unsentUnits(order.lines, parcels)
        const away = order.lines.filter(isLive).flatMap(({ ct_id, ct_qty }) => {
          const qty = ct_qty - (unsent.find((one) => one.ct_id === ct_id)?.qty ?? 0)
          return qty > 0 ? [{ ct_id, qty }] : []
        })
        expect([sum(unsent), sum(away)]).toEqual([to.come, to.away])
        expect(whyLeft(unsent, unsent)).toBeNull()
        expect(whyNotLeft(order.lines, unsent, away)).toBeNull()
        const act = roll(3)
        const units = few(act === 1 ? away : unsent)
        if (act === 0 && units.length) send(units)
        if (act === 1) {
          to.away -= sum(units)
          order.lines = without(order.lines, units, '반품')
        }
        if (act === 2) {
          to.come -= sum(units)
          order.lines = without(order.lines, units, roll(2) ? '취소' : '품절')
        }
      }
    }
  })

  test('what the shop is at fault for gives the paid share of the line, and costs nobody a delivery or a coupon', () => {
    for (const seed of seeds) {
      const order = placed(asBasis({ ...basket(seed), points: 0 }))
      const shares = priceOrder(order.basis).lines
      for (const [at, { ct_id, ct_qty }] of order.lines.entries()) {
        const { change, all, amount } = amountOf(
          order,
          order.totals.total,
          [{ ct_id, qty: ct_qty }],
          'shop',
        )
        const paid = shares[at]?.paid ?? 0
        expect(amount).toBeGreaterThanOrEqual(all ? order.totals.total : paid)
        if (!all) expect(change.goods - change.discount).toBe(paid)
        if (paid > 0) expect(amount).toBeGreaterThan(0)
      }
    }
  })

  test('one after the other or at once: the shop’s fault gives the same', () => {
    for (const seed of seeds.slice(0, 150)) {
      const order = placed(asBasis({ ...basket(seed), points: 0 }))
      const [first] = order.lines
      if (!first || order.lines.length < 2 || first.ct_qty < 2) continue
      const whole = amountOf(order, order.totals.total, [{ ct_id: 1, qty: first.ct_qty }], 'shop')
      let sum = 0
      const one: Placed = { ...order }
      for (let unit = 0; unit < first.ct_qty; unit++) {
        const { change } = amountOf(one, order.totals.total, [{ ct_id: 1, qty: 1 }], 'shop')
        sum += change.goods - change.discount
        one.lines = without(one.lines, [{ ct_id: 1, qty: 1 }], '품절')
        one.basis = change.basis
      }
      expect(sum).toBe(whole.change.goods - whole.change.discount)
    }
  })
})

describe('4,000 off from 30,000: a wick of 2,400 beside a mist of 28,000', () => {
  const wicks = (ct_qty: number) =>
    placed(
      plain({
        lines: [
          line({ it_id: 'wick', price: 2_400, ct_qty }),
          line({ it_id: 'mist', price: 28_000 }),
        ],
        coupons: [coupon({ cp_id: 'MIN', cp_price: 4_000, cp_minimum: 30_000 })],
      }),
    )

  test('sold out, the wick gives back what was paid for it and the coupon stays used', () => {
    const order = wicks(1)
    expect(amountOf(order, order.totals.total, [{ ct_id: 1, qty: 1 }], 'shop')).toMatchObject({
      amount: 2_084,
      change: { coupons_back: [], coupons_kept: ['MIN'] },
    })
  })

  test('so do three of them', () => {
    const order = wicks(3)
    // 4,000 × 7,200 ÷ 35,200 = 818
    expect(amountOf(order, order.totals.total, [{ ct_id: 1, qty: 3 }], 'shop').amount).toBe(6_382)
  })

  test('cancelled by choice it does not pay for the discount: its share goes back, the coupon stays used', () => {
    const order = wicks(1)
    expect(amountOf(order, order.totals.total, [{ ct_id: 1, qty: 1 }], 'buyer')).toMatchObject({
      change: { goods: 2_400, discount: 316, coupons_back: [], coupons_kept: ['MIN'] },
    })
  })

  test('where the units that go pay for it, the coupon comes back and its discount goes', () => {
    const order = wicks(3)
    expect(
      amountOf(order, order.totals.total, [{ ct_id: 1, qty: 3 }], 'buyer').change,
    ).toMatchObject({
      goods: 7_200,
      discount: 4_000,
      coupons_back: ['MIN'],
      coupons_kept: [],
    })
  })

  test('a coupon of the goods that are gone comes back with them, whoever is at fault', () => {
    const order = placed(
      plain({
        lines: [line({ it_id: 'wick', price: 2_400 }), line({ it_id: 'mist', price: 28_000 })],
        coupons: [coupon({ cp_id: 'ITEM', cp_method: 0, cp_target: 'wick', cp_price: 400 })],
      }),
    )
    for (const fault of ['shop', 'buyer'] as const)
      expect(
        amountOf(order, order.totals.total, [{ ct_id: 1, qty: 1 }], fault).change,
      ).toMatchObject({ discount: 400, coupons_back: ['ITEM'], coupons_kept: [] })
  })

  test('found again, the order is what it was', () => {
    const order = wicks(2)
    const units = [{ ct_id: 1, qty: 2 }]
    const { change } = amountOf(order, order.totals.total, units, 'shop')
    const lines = without(order.lines, units, '품절')
    const again = foundAgain(change.basis, lines, units, change.coupons_back)
    expect(restOf(again, order.totals, order.lines).totals).toEqual(order.totals)
  })
})
