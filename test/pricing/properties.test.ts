import { describe, expect, test } from 'vitest'
import { shareOut } from '#kernel/money.ts'
import { bestCoupons } from '#shop/cart/best-rules.ts'
import type { PricedLine, PricingBasis } from '#shop/cart/contract.ts'
import { itemsFor, type Priced, priceOrder } from '#shop/cart/pricing-rules.ts'
import { priceRemaining } from '#shop/cart/remaining-rules.ts'
import type { LineShare } from '#shop/cart/share-rules.ts'
import { afterPress } from '#shop/coupon/rules.ts'
import { asBasis, basket, dice } from './baskets.ts'
import { coupon, line } from './sample.ts'
import { slowly } from './slow.ts'
import table from './table.json' with { type: 'json' }

const rounds = 2_000
const all = Array.from({ length: rounds }, (_, seed) => asBasis(basket(seed + 1_000)))
const sum = (priced: Priced, part: keyof LineShare) =>
  priced.lines.reduce((total, share) => total + share[part], 0)

describe('whatever is in the basket', () => {
  test('no sum is negative and every one is whole', () => {
    for (const given of all) {
      const { totals, lines } = priceOrder(given)
      for (const value of [
        ...Object.values(totals),
        ...lines.flatMap((share) => Object.values(share)),
      ])
        if (typeof value === 'number') expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
    }
  })

  test('the parts of the lines add up to the whole', () => {
    for (const given of all) {
      const priced = priceOrder(given)
      const { totals } = priced
      expect([
        sum(priced, 'goods'),
        sum(priced, 'item_coupon'),
        sum(priced, 'order_coupon'),
        sum(priced, 'point_price'),
        sum(priced, 'points_earned'),
      ]).toEqual([
        totals.goods,
        totals.item_coupon,
        totals.order_coupon,
        totals.point_price,
        totals.points_earned,
      ])
      expect(sum(priced, 'paid') + totals.shipping + totals.island - totals.shipping_coupon).toBe(
        totals.total,
      )
      expect(totals.supply + totals.vat + totals.exempt).toBe(totals.total)
      const off = priced.used.reduce((total, { amount }) => total + amount, 0)
      expect(off).toBe(totals.item_coupon + totals.order_coupon + totals.shipping_coupon)
    }
  })

  test('the same basket has the same price, in whatever order coupons are named', () => {
    for (const given of all)
      expect(priceOrder({ ...given, coupons: [...given.coupons].reverse() }).totals).toEqual(
        priceOrder(given).totals,
      )
  })

  test('any way of filling a cart ends at the price of what is in it', () => {
    const roll = dice(5)
    for (const given of all.slice(0, 300)) {
      let edited: PricedLine[] = []
      const steps: ((lines: PricedLine[]) => PricedLine[])[] = [
        ...given.lines.map((one) => (lines: PricedLine[]) => [...lines, one]),
      ]
      for (let extra = roll(6); extra > 0; extra--) {
        const stray = line({ id: -extra, it_id: 'stray', price: 100 + roll(9_000) })
        const at = roll(steps.length + 1)
        steps.splice(
          at,
          0,
          (lines) => [...lines, stray],
          (lines) => lines.map((one) => ({ ...one, ct_qty: one.ct_qty + 1 })),
          (lines) => lines.map((one) => ({ ...one, ct_qty: one.ct_qty - 1 })),
          (lines) => lines.filter((one) => one !== stray && one.it_id !== 'stray'),
        )
      }
      for (const step of steps) {
        edited = step(edited)
        priceOrder({ ...given, lines: edited })
      }
      expect(priceOrder({ ...given, lines: edited })).toEqual(priceOrder(given))
    }
  })

  test('more coupons never cost more than none, and the best is at least as good as each alone', () => {
    for (const given of all.slice(0, 400)) {
      const none = priceOrder({ ...given, coupons: [], points: 0 }).totals.total
      const best = bestCoupons(given, given.coupons)
      expect(
        priceOrder({
          ...given,
          coupons: given.coupons.filter(({ cp_id }) => best.cp_ids.includes(cp_id)),
          points: 0,
        }).totals.total,
      ).toBe(none - best.amount)
      for (const one of given.coupons)
        expect(best.amount).toBeGreaterThanOrEqual(
          none - priceOrder({ ...given, coupons: [one], points: 0 }).totals.total,
        )
    }
  })

  test('coupons pressed one after the other, in any order, never take an item twice', () => {
    for (const [at, given] of all.entries()) {
      const roll = dice(at + 77)
      const offered = given.coupons.map((one) => ({ ...one, items: itemsFor(given, one) }))
      const alone = offered.filter(
        (one) => !priceOrder({ ...given, coupons: [one], points: 0 }).refused.length,
      )
      let chosen: string[] = []
      for (let press = 0; press < 6; press++) {
        const pressed = alone[roll(alone.length || 1)]
        if (!pressed) break
        chosen = afterPress(pressed, chosen, offered)
        const coupons = given.coupons.filter(({ cp_id }) => chosen.includes(cp_id))
        const { refused } = priceOrder({ ...given, coupons, points: 0 })
        expect(refused.map(({ why }) => why.phrase)).not.toContain(
          '상품 하나에는 쿠폰을 하나만 쓸 수 있어요.',
        )
      }
    }
  })
})

describe('giving back in parts', () => {
  test('never more than was paid, and all of it when nothing stays', () => {
    for (const given of all.slice(0, 500)) {
      const { totals, used } = priceOrder(given)
      const basis: PricingBasis = {
        ...given,
        coupons: given.coupons.filter(({ cp_id }) => used.some((one) => one.cp_id === cp_id)),
        points: totals.points,
      }
      const kept = new Map(given.lines.map((one) => [one.id, one.ct_qty]))
      let before = 0
      for (const one of given.lines) {
        kept.delete(one.id)
        const rest = priceRemaining(basis, totals, kept)
        expect(rest.refund).toBeLessThanOrEqual(totals.total)
        expect(rest.points_back).toBeGreaterThanOrEqual(0)
        before = rest.refund
      }
      expect(before).toBe(totals.total)
      const gone = priceRemaining(basis, totals, new Map())
      expect(gone).toMatchObject({
        refund: totals.total,
        points_back: totals.points,
        totals: { total: 0 },
      })
      expect(gone.coupons_back.sort()).toEqual(basis.coupons.map(({ cp_id }) => cp_id).sort())
    }
  })

  test('a coupon whose minimum is missed comes back with its discount: 5,000 off 40,000 from 30,000 on, 20,000 stays', () => {
    const [one, two] = [line({ price: 20_000 }), line({ it_id: 'b', price: 20_000 })]
    const given: PricingBasis = {
      ...asBasis(basket(1)),
      currency: 'krw',
      to: { country: 'KR', zip: '' },
      points: 0,
      lines: [one, two],
      coupons: [coupon({ cp_id: 'MIN', cp_price: 5_000, cp_minimum: 30_000 })],
    }
    const paid = priceOrder(given).totals
    expect(paid.total).toBe(37_000)
    // 20,000 + 3,000 shipping stay: 37,000 − 23,000
    expect(priceRemaining(given, paid, new Map([[one.id, 1]]))).toMatchObject({
      refund: 14_000,
      coupons_back: ['MIN'],
      totals: { shipping: 3_000 },
    })
  })

  test('free shipping that no longer holds is kept back: 60,000 paid, 30,000 + 2,000 stay', () => {
    const lines = [line({ price: 30_000 }), line({ it_id: 'b', price: 30_000 })]
    const given: PricingBasis = {
      ...asBasis(basket(1)),
      currency: 'krw',
      to: { country: 'KR', zip: '' },
      points: 0,
      coupons: [],
      lines,
    }
    expect(
      priceRemaining(given, priceOrder(given).totals, new Map([[lines[0]?.id ?? 0, 1]])).refund,
    ).toBe(28_000)
  })
})

test('a whole is shared by weight, the last coins to the largest remainders', () => {
  expect(shareOut(1_000, [1, 1, 1, 1, 1, 1, 1])).toEqual([143, 143, 143, 143, 143, 143, 142])
  expect(shareOut(100, [50, 0, 50])).toEqual([50, 0, 50])
  expect(shareOut(10, [0, 0])).toEqual([0, 0])
  expect(
    shareOut(2_000_000_000, [2_000_000_000, 1, 2_000_000_000]).reduce((all, one) => all + one, 0),
  ).toBe(2_000_000_000)
})

describe('the table of baskets', () => {
  test('has at least 150 rows, of both currencies and every kind of coupon', () => {
    expect(table.length).toBeGreaterThanOrEqual(150)
    expect(new Set(table.map(({ basket }) => basket.dollars)).size).toBe(2)
    expect(table.filter(({ sums }) => sums.items > 0).length).toBeGreaterThan(20)
    expect(table.filter(({ sums }) => sums.order > 0).length).toBeGreaterThan(20)
    expect(table.filter(({ sums }) => sums.shippingCoupon > 0).length).toBeGreaterThan(10)
    expect(table.filter(({ sums }) => sums.points > 0).length).toBeGreaterThan(10)
  })

  test.each(table.map(({ basket, sums }, row) => [row, basket, sums] as const))(
    'row %i',
    (_, given, sums) => {
      // the file is written by hand of the slow calculator, in its own shape
      const basketOf = given as unknown as ReturnType<typeof basket>
      expect(slowly(basketOf)).toEqual(sums)
      const { totals, lines } = priceOrder(asBasis(basketOf))
      expect(totals).toMatchObject({
        ...{
          goods: sums.goods,
          item_coupon: sums.items,
          order_coupon: sums.order,
          shipping: sums.shipping,
          island: sums.island,
          shipping_coupon: sums.shippingCoupon,
        },
        ...{
          points: sums.points,
          point_price: sums.pointPrice,
          total: sums.total,
          supply: sums.supply,
          vat: sums.vat,
          exempt: sums.exempt,
        },
      })
      expect(lines.map(({ paid }) => paid)).toEqual(sums.parts)
    },
  )

  test('the slow calculator agrees on thousands more', () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const given = basket(seed)
      const { totals, lines } = priceOrder(asBasis(given))
      const sums = slowly(given)
      expect({ seed, total: totals.total, paid: lines.map(({ paid }) => paid) }).toEqual({
        seed,
        total: sums.total,
        paid: sums.parts,
      })
    }
  })
})
