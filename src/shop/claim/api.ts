import { implement } from '#platform/implement.ts'
import { claims } from './contract.ts'
import { adminClaims } from './desk-contract.ts'
import { claimFees } from './fee-contract.ts'
import { askAsStaff, askClaim, previewAsStaff, previewClaim, withdrawClaim } from './service/ask.ts'
import { acceptClaim, collectClaim, inspectClaim, refuseClaim } from './service/desk.ts'
import { deskClaim, deskClaims } from './service/desk-show.ts'
import { comeBackFromFee, payFee, payFromBalance } from './service/fee.ts'
import { exchangeClaim, previewRefund, refundClaim, takeFee } from './service/settle.ts'
import { anyClaim, claimsOfAnyOrder, claimsOfOrder, handOut, ownClaim } from './service/show.ts'

export const claimApi = [
  ...implement(claims, {
    ofOrder: async (ctx, ask) => ({ data: await claimsOfOrder(ctx, ask.params.od_id) }),
    preview: async (ctx, ask) => ({ data: await previewClaim(ctx, ask.params.od_id, ask.body) }),
    ask: async (ctx, ask) => ({ data: await askClaim(ctx, ask.params.od_id, ask.body) }),
    withdraw: async (ctx, ask) => ({ data: await withdrawClaim(ctx, ask.params.claim_id) }),
    photo: async (ctx, ask, reply) =>
      handOut(ctx, await ownClaim(ctx, ask.params.claim_id), ask.params.photo, reply),
  }),
  ...implement(claimFees, {
    pay: async (ctx, ask) => ({ data: await payFee(ctx, ask.params.claim_id, ask.body.way) }),
    fromBalance: async (ctx, ask) => ({ data: await payFromBalance(ctx, ask.params.claim_id) }),
    comeBack: async (ctx, ask) => ({
      data: await comeBackFromFee(ctx, { ...ask.params, ...ask.body }),
    }),
  }),
  ...implement(adminClaims, {
    list: (ctx, ask) => deskClaims(ctx, ask.query),
    ofOrder: async (ctx, ask) => ({ data: await claimsOfAnyOrder(ctx, ask.params.od_id) }),
    preview: async (ctx, ask) => ({ data: await previewAsStaff(ctx, ask.params.od_id, ask.body) }),
    open: async (ctx, ask) => ({ data: await askAsStaff(ctx, ask.params.od_id, ask.body) }),
    show: async (ctx, ask) => ({
      data: await deskClaim(ctx, await anyClaim(ctx, ask.params.claim_id)),
    }),
    photo: async (ctx, ask, reply) =>
      handOut(ctx, await anyClaim(ctx, ask.params.claim_id), ask.params.photo, reply),
    accept: async (ctx, ask) => ({ data: await acceptClaim(ctx, ask.params.claim_id) }),
    refuse: async (ctx, ask) => ({
      data: await refuseClaim(ctx, ask.params.claim_id, ask.body.reason),
    }),
    collect: async (ctx, ask) => ({ data: await collectClaim(ctx, ask.params.claim_id) }),
    inspect: async (ctx, ask) => ({
      data: await inspectClaim(ctx, ask.params.claim_id, ask.body.resell),
    }),
    fee: async (ctx, ask) => ({ data: await takeFee(ctx, ask.params.claim_id) }),
    previewRefund: async (ctx, ask) => ({
      data: await previewRefund(ctx, ask.params.claim_id, ask.body.fee),
    }),
    refund: async (ctx, ask) => ({ data: await refundClaim(ctx, ask.params.claim_id, ask.body) }),
    exchange: async (ctx, ask) => ({
      data: await exchangeClaim(ctx, ask.params.claim_id, ask.body),
    }),
  }),
]
