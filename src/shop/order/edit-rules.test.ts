import { describe, expect, test } from 'vitest'
import type { PricedLine } from '#shop/cart/contract.ts'
import { priceOrder } from '#shop/cart/pricing-rules.ts'
import { coupon, line, basis as sample } from '#test/pricing/sample.ts'
import { edited, sumsAfter, whyBadDifference, whyCannotEdit, whyWaits } from './edit-rules.ts'
import type { UnitLine } from './part-rules.ts'

const linesOf = (lines: readonly PricedLine[]): UnitLine[] =>
  lines.map(({ ct_qty }, at) => ({ ct_id: at + 1, ct_from: null, ct_qty, ct_status: '입금' }))

/** The same numbers on every run. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

describe('an edit', () => {
  test('of any order costs what the order as it should be costs, to the won', () => {
    const roll = dice(7)
    for (let run = 0; run < 300; run++) {
      const lines = Array.from({ length: 1 + roll(4) }, (_, at) =>
        line({
          it_id: `i${at}`,
          price: 1_000 + roll(40) * 990,
          ct_qty: 1 + roll(5),
          notax: roll(4) === 0,
        }),
      )
      const coupons =
        roll(2) === 0 ? [coupon({ cp_price: 1 + roll(9) * 500, cp_minimum: roll(5) * 10_000 })] : []
      const before = sample({ lines, coupons, points: roll(3) * 100 })
      const totals = priceOrder(before).totals
      const own = linesOf(lines)
      const target = own.map((one) => roll(one.ct_qty + 3))
      const add = roll(2) === 0 ? [line({ it_id: 'new', price: 5_500, ct_qty: 1 + roll(3) })] : []
      if (!add.length && target.every((qty) => qty === 0)) continue
      const edit = edited(before, totals, own, {
        less: own.flatMap(({ ct_id, ct_qty }, at) =>
          (target[at] ?? 0) < ct_qty ? [{ ct_id, qty: ct_qty - (target[at] ?? 0) }] : [],
        ),
        more: own.flatMap(({ ct_id, ct_qty }, at) =>
          (target[at] ?? 0) > ct_qty ? [{ ct_id, qty: (target[at] ?? 0) - ct_qty }] : [],
        ),
        add,
      })
      const { after, shares } = edit
      expect(edit.difference).toBe(after.total - edit.before.total)
      // what the books say afterwards is what the order costs now
      expect(sumsAfter(edit.before, edit)).toMatchObject({ total: after.total, vat: after.vat })
      const paid = shares.reduce((sum, share) => sum + share.paid, 0)
      expect(paid + after.shipping + after.island - after.shipping_coupon).toBe(after.total)
      expect(after.supply + after.vat + after.exempt).toBe(after.total)
    }
  })

  test('that is taken back costs the difference the other way', () => {
    const before = sample({ lines: [line({ ct_qty: 2 }), line({ it_id: 'b', price: 7_000 })] })
    const totals = priceOrder(before).totals
    const own = linesOf(before.lines)
    const there = edited(before, totals, own, { less: [], more: [{ ct_id: 1, qty: 3 }], add: [] })
    const grown = own.map((one) => (one.ct_id === 1 ? { ...one, ct_qty: 5 } : one))
    const back = edited(there.basis, totals, grown, {
      less: [{ ct_id: 1, qty: 3 }],
      more: [],
      add: [],
    })
    expect(back.difference).toBe(-there.difference)
  })

  test('to an island costs the island', () => {
    const before = sample()
    const { difference } = edited(before, priceOrder(before).totals, linesOf(before.lines), {
      route: {
        to: { country: 'KR', zip: '63000' },
        islands: before.policy.shipping.islands.filter(({ from }) => from <= '63000').slice(0, 1),
      },
      less: [],
      more: [],
      add: [],
    })
    expect(difference).toBeGreaterThanOrEqual(0)
  })
})

const order = {
  ...({ od_status: '입금', od_settle_case: '무통장', quote: { basis: {} } } as const),
  od_b_addr1: '서울특별시 중구 세종대로 110',
}
describe('why not', () => {
  test.each([
    [{ ...order, od_status: '배송' as const }, 'staff' as const],
    [{ ...order, od_status: '취소' as const }, 'staff' as const],
    [{ ...order, od_status: '준비' as const }, 'buyer' as const],
    [{ ...order, quote: {} }, 'staff' as const],
    [{ ...order, od_b_addr1: '' }, 'staff' as const],
    [{ ...order, od_b_addr1: '' }, 'buyer' as const],
  ])(
    'an order that has left, is being packed, is too old or of which nothing is sent: %o',
    (standing, by) => {
      expect(whyCannotEdit(standing, by)).not.toBeNull()
    },
  )

  test('a bank that takes the agreed sum alone, and a buyer who would have to pay more', () => {
    const due = { difference: 1_000, unpaid: 0 }
    const vbank = { od_status: '주문' as const, od_settle_case: '가상계좌' }
    expect(whyBadDifference({ ...vbank, ...due, unpaid: 9_000 }, 'staff')).toContain('가상계좌')
    expect(whyBadDifference({ ...order, ...due }, 'buyer')).toContain('고객센터')
    expect(whyBadDifference({ ...order, ...due }, 'staff')).toBeNull()
    expect(whyBadDifference({ ...order, difference: 0, unpaid: 0 }, 'buyer')).toBeNull()
    expect(
      whyBadDifference({ ...order, difference: -5_000, unpaid: 3_000 }, 'staff'),
    ).not.toBeNull()
    expect(whyWaits(order, 3_000)).toContain('차액')
    expect(whyWaits(order, 0)).toBeNull()
  })
})
