import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { flag } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

import { onlyHere, optionalText, shipBody, text } from '#shop/order/contract/fields.ts'
import {
  asked,
  claim,
  claimAsk,
  claimable,
  claimKinds,
  claimPreview,
  claimStates,
} from './contract.ts'

export const staffClaim = z.extend(claim, {
  version: z.number(),
  od_name: z.string(),
  od_hp: z.string(),
  holder: z.string(),
  settle_case: z.string(),
  /** the goods are back and the three days are over */
  overdue: z.boolean(),
  events: z.array(
    z.object({
      name: z.string(),
      actor: z.string(),
      actor_name: z.string(),
      at: z.string(),
      payload: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type StaffClaim = z.output<typeof staffClaim>

/** What a refund with this fee would do. Nothing is written for it. */
export const refundPreview = z.object({
  currency: z.enum(['krw', 'usd']),
  goods: z.number(),
  discount: z.number(),
  shipping: z.number(),
  fee: z.number(),
  refund: z.number(),
  /** the money goes back to the card, or staff send it to the account */
  way: z.enum(['card', 'account', 'owed', 'none']),
  coupons_back: claim.shape.quote.shape.coupons_back,
  points_back: z.number(),
  /** goods the refund cannot pay for, since less was left of what was paid */
  short: z.number(),
  /** points that the goods earned, taken back as far as they are there */
  points_taken: z.number(),
  /** the whole order has come back with it */
  all: z.boolean(),
  /** of the claim: what was shown holds as long as this has not changed */
  version: z.number(),
})
export type RefundPreview = z.output<typeof refundPreview>

export const claimRow = z.object({
  claim_id: z.number(),
  od_id: z.string(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  reason: claim.shape.reason,
  od_name: z.string(),
  goods: z.string(),
  goods_en: z.string(),
  currency: z.enum(['krw', 'usd']),
  refund: z.number(),
  refund_state: claim.shape.refund_state,
  photos: z.number(),
  requested_at: z.string(),
  due_at: z.nullable(z.string()),
  overdue: z.boolean(),
})
export type ClaimRow = z.output<typeof claimRow>
export const claimSorts = ['due', 'requested_at', 'claim_id'] as const

const who = ['order'] as const
const answer = one(staffClaim)
export const adminClaims = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/claims',
    who,
    about: 'Returns and exchanges: overdue refunds first, then what waits longest',
    query: z.object({
      ...pageQuery(claimSorts, 20),
      kind: z.optional(z.enum(claimKinds)),
      state: z.optional(z.enum(claimStates)),
      overdue: z.optional(z.enum(['1'])),
      /** what waits for the staff: asked for, or back and not yet settled */
      work: z.optional(z.enum(['1'])),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(claimRow), { counts: z.record(z.string(), z.number()) }),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/claims',
    who,
    about: 'Returns and exchanges of an order, and what could be opened for its buyer now',
    answer: one(claimable),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/claims/preview',
    who,
    about:
      'What a return or exchange opened for the buyer would cost and give back; `shop_pays` when the shop bears the way. Writes nothing',
    body: z.object({ ...asked, shop_pays: flag }),
    answer: one(claimPreview),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/:od_id/claims',
    who,
    status: 201,
    form: true,
    limit: 51 * 1024 * 1024,
    about:
      'Open a return or an exchange for a buyer who telephones, with the sums of the preview; the account may follow when the money leaves',
    body: z.extend(claimAsk, { shop_pays: flag }),
    answer,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/claims/:claim_id',
    params: { claim_id: rowId },
    who,
    about: 'One claim with everything done about it',
    answer,
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/v1/admin/claims/:claim_id/photos/:photo',
    file: ['image/webp'],
    params: { claim_id: rowId },
    who,
    about: 'A photograph of a claim',
    answer: z.object({}),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/acceptance',
    params: { claim_id: rowId },
    who,
    about: 'The goods may come back; for an exchange the replacement is put aside',
    answer,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/refusal',
    params: { claim_id: rowId },
    who,
    about: 'Say no, with the reason that the buyer reads',
    body: z.object({ reason: text('받아들이지 못하는 이유를 적어 주세요.', 300) }),
    answer,
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/collection',
    params: { claim_id: rowId },
    who,
    about: 'The goods are back: the three business days begin',
    answer,
  }),
  inspect: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/inspection',
    params: { claim_id: rowId },
    who,
    about: 'The goods were looked at; `resell` are the lines that go back on the shelf',
    body: z.object({ resell: z.array(z.int()).check(z.maxLength(200)) }),
    answer,
  }),
  fee: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/fee',
    params: { claim_id: rowId },
    who: moneyRoles,
    about: 'The fee of an exchange has arrived: by transfer, or with the goods',
    answer,
  }),
  previewRefund: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/refund/preview',
    params: { claim_id: rowId },
    who,
    about: 'What a refund with this fee would give and take back. Writes nothing',
    body: z.object({ fee: z.int().check(z.gte(0), z.lte(1_000_000)) }),
    answer: one(refundPreview),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/refund',
    params: { claim_id: rowId },
    who: moneyRoles,
    about:
      'Send the money back. Another fee than the agreed one needs a reason; `expected` is what the preview showed, and 409 answers when it has changed',
    body: z.object({
      fee: z.int().check(z.gte(0), z.lte(1_000_000)),
      fee_reason: optionalText(200),
      expected: z.optional(z.int()),
    }),
    answer,
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/v1/admin/claims/:claim_id/replacement',
    params: { claim_id: rowId },
    who,
    about:
      'Send the replacement. With `only_here`, 409 names the orders of other people that bear the number',
    body: z.object({ ...shipBody, ...onlyHere, fee_received: z._default(z.boolean(), false) }),
    answer,
  }),
}
