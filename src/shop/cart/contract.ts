import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { asks } from '#shop/catalog/asks-contract.ts'
import { noReturn } from '#shop/catalog/contract.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { madeBottles } from './bottle-contract.ts'
import { chosen, direct, message, qty } from './choice-contract.ts'
import type { PricedCoupon } from './coupon-contract.ts'
import { seat } from './seat-contract.ts'

/** Why a line cannot be ordered as it is, with its one-tap fix where there is one. */
export const lineProblem = z.object({
  code: z.enum([
    'NOT_FOR_SALE',
    'SOLD_OUT',
    'SHORT_STOCK',
    'BELOW_MIN',
    'PACK',
    'ABOVE_MAX',
    'ADD_ON_ALONE',
    'MESSAGE',
    'PRICE_CHANGED',
  ]),
  message: z.string(),
  /** the quantity that would be right, when changing it is the fix */
  fix_qty: z.nullable(z.number()),
  /** what the line cost when it was added, for PRICE_CHANGED */
  old_price: z.nullable(z.number()),
})
export type LineProblem = z.output<typeof lineProblem>

export const cartLine = z.object({
  ct_id: z.number(),
  ...{ it_id: z.string(), io_no: z.number(), io_type: z.number() },
  ...{ it_name: z.string(), it_name_en: z.string() },
  /** "용량: 50 ml / 각인: 없음"; empty when the item has no choices */
  ...{ ct_option: z.string(), ct_option_en: z.string() },
  /** the buyer's words, how many characters it takes (0: none), and what they are where it is no card */
  ...{ ct_text: z.string(), io_text_max: z.number(), io_asks: z.optional(z.nullable(asks)) },
  /** the day it arrives if it is ordered now (abroad, at the latest); null where nothing is sent */
  arrives: z.optional(z.nullable(z.string())),
  thumb_image: pictureTold,
  families: z.array(z.string()),
  ...{ ct_price: z.number(), before: z.number() },
  ...{ ct_qty: z.number(), amount: z.number() },
  /** so many more of the item, and so much comes off for this buyer */
  more_off: z.optional(z.nullable(z.object({ add: z.number(), percent: z.number() }))),
  ct_select: z.boolean(),
  /** units that can be had now */
  op_qty: z.number(),
  ...{ it_buy_min_qty: z.number(), it_buy_max_qty: z.number() },
  /** 0 prepaid, 1 paid to the courier, 2 the buyer chooses by ct_send_cost */
  it_sc_method: z.number(),
  ct_send_cost: z.number(),
  /** why a change of mind cannot bring it back; empty when it can */
  no_return: noReturn,
  /** at the price of a quotation, whatever the catalogue says today */
  quoted: z.boolean(),
  /** of a date of a class (io_type 2): its units are people, and nothing of it is sent */
  seat: z.nullable(seat),
  bottle: z.nullable(madeBottles),
  problem: z.nullable(lineProblem),
})
export type CartLine = z.output<typeof cartLine>

/** Orders placed before a figure existed have none of it. */
const figure = z._default(z.number(), 0)

/** From the one function that makes every total. Integers in the currency's minor unit; points count points. */
export const totals = z.object({
  currency: z.enum(['krw', 'usd']),
  /** goods at their price before any sale */
  goods_before: z.number(),
  /** what the sales take off */
  sale_discount: z.number(),
  /** goods as ordered */
  goods: z.number(),
  /** coupons on items and categories */
  item_coupon: figure,
  order_coupon: figure,
  shipping: z.number(),
  island: z.number(),
  shipping_coupon: figure,
  /** points spent, and what they are worth */
  points: figure,
  point_price: figure,
  total: z.number(),
  /** still missing for free shipping; 0 when it is free, null when there is no such sum */
  to_free_shipping: z.nullable(z.number()),
  qty: z.number(),
  /** how the total splits: taxable = supply + vat, and what is exempt of tax */
  taxable: figure,
  supply: figure,
  vat: figure,
  exempt: figure,
  /** shipping that the courier collects at the door: not part of the total */
  collect: figure,
  /** points the goods earn once they have arrived */
  points_earned: figure,
})
export type Totals = z.output<typeof totals>

/** How an item travels, copied when it is priced. */
export type ShippingSnapshot = {
  it_sc_type: number
  it_sc_method: number
  it_sc_price: number
  it_sc_minimum: number
  it_sc_qty: number
  it_weight: number
  is_flammable: boolean
}

/** One line as it is priced; `price` and `before` in the currency of the order, the rules of the item in won. */
export type PricedLine = ShippingSnapshot & {
  id: number
  it_id: string
  it_name: string
  it_name_en: string
  io_type: number
  ct_qty: number
  price: number
  before: number
  notax: boolean
  /** every category of the item, ancestors included */
  ca_ids: readonly number[]
  nocoupon: boolean
  /** the buyer chose to pay the courier */
  collect: boolean
  it_point: number | null
  it_point_type: number
  /** of the price of one, the part without VAT where the other part bears it */
  notax_price?: number
  /** the item alone and with its option, in won, for points by percent */
  item_won: number
  won: number
  /** units that left by the shop's fault: what was agreed counts them as bought */
  borne?: number
  /** units that left by choice while the coupons stayed: coupons alone count them */
  spared?: number
}

/** Everything a price depends on: the same basis makes the same price, today or when an order is cancelled in part. */
export type PricingBasis = {
  currency: 'krw' | 'usd'
  lines: readonly PricedLine[]
  coupons: readonly PricedCoupon[]
  points: number
  /** points the member could spend; 0 for guests */
  balance: number
  /** null for guests, who earn nothing */
  level: number | null
  to: { country: string; zip: string }
  policy: Pick<Settings, 'shipping' | 'abroad' | 'point'> & { usd_rate: number }
  /** of goods for several places: all their ways, as quoted */
  sending?: { cost: number; places: number }
}

/** Why ticked goods cannot go where they are sent, and which lines would have to stay behind. */
export const cannotSend = z.object({
  field: z.enum(['od_b_zip', 'country_code']),
  message: z.string(),
  /** ct_id of the lines concerned; empty when leaving lines out does not help */
  ct_ids: z.array(z.number()),
})

export const cart = z.object({
  cart_key: z.string(),
  lines: z.array(cartLine),
  totals,
  /** ticked lines without a problem that blocks them */ orderable: z.boolean(),
  count: z.number(),
  cannot_send: z.nullable(cannotSend),
  /** of a quotation for several places */ places: z._default(z.number(), 0),
  /** the least the orders of this buyer's grade come to, in the cart's currency; 0 is any sum */ least:
    z._default(z.number(), 0),
})
export type Cart = z.output<typeof cart>

export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, '나라를 골라 주세요.'))
const country = z.optional(countryCode)
const zip = z.optional(z.string().check(z.maxLength(10)))
export const carts = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/cart',
    who: 'anyone',
    light: true,
    about:
      'My cart with its totals; `direct=1` for the buy-now cart, `zip` adds the island fee, `country` prices the way abroad',
    query: z.object({ direct, zip, country }),
    answer: one(cart),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart',
    who: 'anyone',
    light: true,
    about:
      'Put several options and add-ons of one item in the cart; same options merge. Sent again with the same `Idempotency-Key` it adds nothing',
    status: 201,
    body: z.object({
      it_id: z.string().check(z.minLength(1), z.maxLength(20)),
      options: z.array(chosen).check(z.minLength(1, '옵션을 골라 주세요.'), z.maxLength(50)),
      direct,
    }),
    answer: one(cart),
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/items/:it_id',
    who: 'anyone',
    light: true,
    about: 'Replace all rows of one item',
    body: z.object({
      options: z.array(chosen).check(z.minLength(1, '옵션을 골라 주세요.'), z.maxLength(50)),
      direct,
    }),
    answer: one(cart),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/lines/:ct_id',
    params: { ct_id: rowId },
    who: 'anyone',
    light: true,
    about: 'Change quantity or tick of a line; `accept_price` takes the price of today',
    body: z.object({
      ct_qty: z.optional(qty),
      ct_select: z.optional(z.boolean()),
      ct_send_cost: z.optional(z.union([z.literal(0), z.literal(1)])),
      accept_price: z.optional(z.boolean()),
    }),
    answer: one(cart),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/lines/:ct_id/message',
    params: { ct_id: rowId },
    who: 'anyone',
    light: true,
    about: 'Other words for a line; a line with the same words becomes one with it',
    body: z.object({ ct_text: message }),
    answer: one(cart),
  }),
  tick: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/ticks',
    who: 'anyone',
    light: true,
    about: 'Tick or untick every line that can be ordered',
    body: z.object({ ct_select: z.boolean() }),
    answer: one(cart),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/cart/removals',
    who: 'anyone',
    light: true,
    about: 'Take lines out; the answer holds what `restorations` needs to undo it',
    body: z.object({ ct_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(200)), direct }),
    answer: one(cart),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/cart/restorations',
    who: 'anyone',
    light: true,
    about: 'Put removed rows back as they were',
    status: 201,
    body: z.object({
      lines: z
        .array(
          z.object({
            it_id: z.string(),
            io_no: z.int(),
            ct_qty: qty,
            ct_text: message,
            ct_select: z.boolean(),
            ct_send_cost: z._default(z.union([z.literal(0), z.literal(1)]), 0),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    answer: one(cart),
  }),
}
