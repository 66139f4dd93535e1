import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { many, safeWords, words } from '#kernel/form-shapes.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { noReturn } from '#shop/catalog/contract.ts'
import { allowed } from '#shop/order/contract/order.ts'
import { couponBack } from '#shop/order/contract/parts.ts'
import { refundStates } from '#shop/payment/contract.ts'

export const claimKinds = ['return', 'exchange'] as const
export type ClaimKind = (typeof claimKinds)[number]
export const claimStates = [
  'requested',
  'accepted',
  'collected',
  'inspected',
  'refunded',
  'exchanged',
  'refused',
  'withdrawn',
] as const
export type ClaimState = (typeof claimStates)[number]
export const claimReasons = [
  'changed_mind',
  'order_mistake',
  'damaged',
  'wrong_item',
  'different',
  'delayed',
] as const
export type ClaimReason = (typeof claimReasons)[number]

/** On line the money is there at once; what is transferred or enclosed staff note by hand. */
export const onlineFeeWays = ['card', 'easy', 'card_abroad', 'paypal'] as const
export type OnlineFeeWay = (typeof onlineFeeWays)[number]
/** Besides a provider's window a member's balance pays at once; what is due of an order on account is owed with it. */
export const feeWays = [...onlineFeeWays, 'credit', 'account', 'transfer', 'enclosed'] as const
export type FeeWay = (typeof feeWays)[number]

/** Sums of a claim as the buyer saw them before agreeing. */
export const claimQuote = z.object({
  currency: z.enum(['krw', 'usd']),
  fault: z.enum(['buyer', 'shop']),
  goods: z.number(),
  discount: z.number(),
  /** sending costs kept from the refund; negative when they go back too */
  shipping: z.number(),
  fee: z.number(),
  /** of an exchange: what the goods that come cost more than those that go, with its coupons; negative when less. None on old claims */
  difference: z.optional(z.number()),
  /** of the difference, what is sold without VAT */
  tax_free: z.optional(z.number()),
  refund: z.number(),
  coupons_back: z.array(couponBack),
  points_back: z.number(),
  way: z.enum(['card', 'account', 'owed', 'none']),
  /** staff said that the shop bears the way, whatever the reason */
  shop_pays: z.optional(z.boolean()),
})
export type ClaimQuote = z.output<typeof claimQuote>

/** The same before it is asked for. */
export const claimPreview = z.extend(claimQuote, {
  /** of an exchange of an order on account: until when what is due would be owed, or why it cannot be */
  on_account: z.nullable(z.object({ due_on: z.string(), reason: z.nullable(z.string()) })),
})
export type ClaimPreview = z.output<typeof claimPreview>

export const pickAddress = z.object({
  name: z.string(),
  hp: z.string(),
  zip: z.string(),
  addr1: z.string(),
  addr2: z.string(),
})
export type PickAddress = z.output<typeof pickAddress>

const claimedLine = z.object({
  ct_id: z.number(),
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  thumb_image: pictureTold,
  qty: z.number(),
  to_option: z.string(),
  to_option_en: z.string(),
  to_extra: z.number(),
  resell: z.nullable(z.boolean()),
})

export const claim = z.object({
  claim_id: z.number(),
  od_id: z.string(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  reason: z.enum(claimReasons),
  detail: z.string(),
  pickup: z.enum(['shop', 'self']),
  pick_address: z.nullable(pickAddress),
  photos: z.array(z.string()),
  quote: claimQuote,
  fee: z.number(),
  fee_reason: z.string(),
  /** of an exchange: how its fee is paid, and since when it is; empty when none is due */
  fee_way: z.enum(['', ...feeWays]),
  fee_paid_at: z.nullable(z.string()),
  refund: z.number(),
  /** where the money of a refund is: `queued` is for staff to send, `done` has left; null while nothing is promised */
  refund_state: z.nullable(z.enum(refundStates)),
  bank: z.object({ ko: z.string(), en: z.string() }),
  account_masked: z.string(),
  refused_why: z.string(),
  requested_at: z.string(),
  accepted_at: z.nullable(z.string()),
  collected_at: z.nullable(z.string()),
  due_at: z.nullable(z.string()),
  inspected_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  lines: z.array(claimedLine),
  actions: z.array(allowed),
})
export type Claim = z.output<typeof claim>

const claimableLine = z.object({
  ct_id: z.number(),
  io_no: z.number(),
  it_name: z.string(),
  it_name_en: z.string(),
  ct_option: z.string(),
  ct_option_en: z.string(),
  thumb_image: pictureTold,
  qty: z.number(),
  /** options of the same goods that are in stock, the own one too, with what each costs more or less */
  options: z.array(
    z.object({ io_no: z.number(), name: z.string(), name_en: z.string(), extra: z.number() }),
  ),
  /** why a change of mind cannot bring it back; empty when it can */
  no_return: noReturn,
})
export type ClaimableLine = z.output<typeof claimableLine>

export const claimable = z.object({
  claims: z.array(claim),
  actions: z.array(allowed),
  lines: z.array(claimableLine),
  needs_account: z.boolean(),
  can_collect: z.boolean(),
  until: z.nullable(z.string()),
})
export type Claimable = z.output<typeof claimable>

/** "12:1" is one unit of line 12, "12:1:7" exchanges it for option 7; units of one line may go to several options. */
const lineText = z.string().check(z.regex(/^\d{1,15}:\d{1,4}(:\d{1,15})?$/, '형식이 맞지 않아요.'))
export const asked = {
  kind: z.enum(claimKinds, '무엇을 신청할지 골라 주세요.'),
  reason: z.enum(claimReasons, '이유를 골라 주세요.'),
  pickup: z._default(z.enum(['shop', 'self']), 'shop' as const),
  lines: many(lineText, 200),
}
const typed = (most: number) => z._default(words(0, most), '')
export const claimAsk = z.object({
  ...asked,
  detail: z._default(safeWords(0, 1_000), ''),
  photos: many(z.file(), 5),
  pick_name: typed(50),
  pick_hp: typed(30),
  pick_zip: typed(10),
  pick_addr1: typed(200),
  pick_addr2: typed(200),
  bank: typed(2),
  number: typed(30),
  holder: typed(30),
  /** how the fee of an exchange will be paid, when there is one */
  fee_way: z._default(z.enum(feeWays), 'transfer'),
  /** what the preview showed */
  expected_refund: z.coerce.number().check(z.int()),
  expected_fee: z.coerce.number().check(z.int()),
  /** of an exchange for dearer goods; none when they cost no more */
  expected_difference: z.optional(z.coerce.number().check(z.int())),
})
export type ClaimAsk = z.output<typeof claimAsk>

export const claims = {
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/claims',
    who: 'anyone',
    about:
      'Returns and exchanges of my order, and what I could ask for now with the reason where I cannot',
    answer: one(claimable),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/claims/preview',
    who: 'anyone',
    about: 'What a return or exchange would cost and give back. Writes nothing',
    body: z.object(asked),
    answer: one(claimPreview),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:od_id/claims',
    who: 'anyone',
    status: 201,
    form: true,
    limit: 51 * 1024 * 1024,
    about:
      'Ask for a return or an exchange with the sums of the preview; photographs as `photos[]`, at most five of 10 MB',
    body: claimAsk,
    answer: one(claim),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/claims/:claim_id/withdrawal',
    params: { claim_id: rowId },
    who: 'anyone',
    about: 'Take my claim back before the goods are collected',
    answer: one(claim),
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/v1/claims/:claim_id/photos/:photo',
    file: ['image/webp'],
    params: { claim_id: rowId },
    who: 'anyone',
    about: 'A photograph of my claim',
    answer: z.object({}),
  }),
}
