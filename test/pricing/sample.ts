import type { PricedLine, PricingBasis } from '#shop/cart/contract.ts'
import type { PricedCoupon } from '#shop/cart/coupon-contract.ts'
import { sampleSettings } from '#test/settings.ts'

let ids = 0

/** One unit of a 10,000 won item that goes by the shop's table. */
export function line(given: Partial<PricedLine> = {}): PricedLine {
  const price = given.price ?? 10_000
  const it_id = given.it_id ?? 'a'
  return {
    id: ++ids,
    it_id,
    it_name: `상품 ${it_id}`,
    it_name_en: `Item ${it_id}`,
    io_type: 0,
    ct_qty: 1,
    price,
    before: price,
    notax: false,
    ca_ids: [2],
    nocoupon: false,
    collect: false,
    it_point: null,
    it_point_type: 0,
    item_won: price,
    won: price,
    it_sc_type: 0,
    it_sc_method: 0,
    it_sc_price: 0,
    it_sc_minimum: 0,
    it_sc_qty: 1,
    it_weight: 500,
    is_flammable: false,
    ...given,
  }
}

/** 1,000 won off the whole order. */
export function coupon(given: Partial<PricedCoupon> = {}): PricedCoupon {
  return {
    cp_id: `CP-${String(++ids).padStart(4, '0')}`,
    cp_subject: '쿠폰',
    cp_subject_en: 'Coupon',
    cp_method: 2,
    cp_target: '',
    cp_type: 0,
    cp_price: 1_000,
    cp_trunc: 1,
    cp_minimum: 0,
    cp_maximum: 0,
    cz_combine: true,
    ...given,
  }
}

/** A member's order to the mainland, in won. */
export function basis(given: Partial<PricingBasis> = {}): PricingBasis {
  const { shipping, abroad, point, payment } = sampleSettings
  return {
    currency: 'krw',
    lines: [line()],
    coupons: [],
    points: 0,
    balance: 100_000,
    level: 2,
    to: { country: 'KR', zip: '04524' },
    ...given,
    policy: given.policy ?? { shipping, abroad, point, usd_rate: payment.usd_rate },
  }
}
