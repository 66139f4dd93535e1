import type { PricingBasis } from '#shop/cart/contract.ts'
import { basis, coupon, line } from './sample.ts'
import type { SlowBasket, SlowCoupon, SlowLine } from './slow.ts'

/** Chance that comes out the same every time. */
export function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
}

type Roll = ReturnType<typeof dice>
const items = ['a', 'b', 'c', 'd', 'e']
const oneOf = <T>(roll: Roll, all: readonly [T, ...T[]]): T => all[roll(all.length)] ?? all[0]

/** A basket by chance, with odd prices, every shipping type, exempt and couponless items, and coupons that often do not fit. */
export function basket(seed: number): SlowBasket {
  const roll = dice(seed * 7_919 + 13)
  for (let warm = 0; warm < 5; warm++) roll(2)
  const dollars = roll(3) === 0
  const kinds = items.map((item, at) => ({
    item,
    category: 2 + (at % 3),
    exempt: roll(4) === 0,
    couponless: roll(6) === 0,
    collect: roll(9) === 0,
    ship: [
      oneOf(roll, [0, 0, 0, 1, 2, 3, 4]),
      500 * (1 + roll(9)),
      10_000 * (1 + roll(5)),
      1 + roll(4),
    ] as SlowLine['ship'],
  }))
  const lines = Array.from({ length: 1 + roll(5) }, (): SlowLine => {
    const kind = kinds[roll(kinds.length)] ?? kinds[0]
    if (!kind) throw new Error('no kinds')
    return {
      ...kind,
      addOn: false,
      qty: 1 + roll(7),
      price: dollars ? 99 + roll(4_000) : oneOf(roll, [100, 10, 1]) * (37 + roll(400)),
    }
  })
  const some =
    roll(3) === 0 && lines[0]
      ? [{ ...lines[0], addOn: true, qty: 1 + roll(3), price: dollars ? 150 : 1_530 }]
      : []
  const coupons = Array.from({ length: roll(5) }, (_, at): SlowCoupon => {
    const on = oneOf<SlowCoupon['on']>(roll, ['item', 'category', 'order', 'order', 'shipping'])
    const percent = roll(2) === 0
    return {
      id: `C${at}`,
      on,
      target:
        on === 'item' ? oneOf(roll, ['a', 'b', 'c']) : on === 'category' ? String(2 + roll(3)) : '',
      percent,
      value: percent ? 1 + roll(60) : 100 * (1 + roll(90)),
      unit: oneOf(roll, [1, 10, 100, 1_000]),
      least: roll(2) ? 0 : 5_000 * roll(8),
      cap: percent && roll(2) ? 1_000 * (1 + roll(9)) : 0,
    }
  })
  const balance = oneOf(roll, [0, 900, 4_200, 30_000, 90_000])
  return {
    dollars,
    rate: oneOf(roll, [1_000, 1_380, 1_277]),
    island: roll(3) === 0,
    lines: [...lines, ...some],
    coupons,
    points: roll(2) ? 100 * roll(80) : 0,
    balance,
  }
}

const methods = { item: 0, category: 1, order: 2, shipping: 3 }

/** The same basket as the shop prices it. */
export function asBasis(basket: SlowBasket): PricingBasis {
  const plain = basis()
  return {
    ...plain,
    currency: basket.dollars ? 'usd' : 'krw',
    policy: { ...plain.policy, usd_rate: basket.rate },
    to: { country: 'KR', zip: basket.island ? '63100' : '04524' },
    points: basket.points,
    balance: basket.balance,
    lines: basket.lines.map(
      (
        {
          item,
          category,
          price,
          qty,
          exempt,
          couponless,
          addOn,
          collect,
          ship: [it_sc_type, it_sc_price, it_sc_minimum, it_sc_qty],
        },
        at,
      ) =>
        line({
          ...{
            id: at + 1,
            it_id: item,
            ca_ids: [category],
            price,
            ct_qty: qty,
            notax: exempt,
            nocoupon: couponless,
            io_type: addOn ? 1 : 0,
          },
          ...{ it_sc_type, it_sc_price, it_sc_minimum, it_sc_qty, it_sc_method: collect ? 1 : 0 },
        }),
    ),
    coupons: basket.coupons.map(({ id, on, target, percent, value, unit, least, cap }) =>
      coupon({
        cp_id: id,
        cp_method: methods[on],
        cp_target: target,
        cp_type: percent ? 1 : 0,
        cp_price: value,
        cp_trunc: unit,
        cp_minimum: least,
        cp_maximum: cap,
      }),
    ),
  }
}
