import { implement } from '#platform/implement.ts'
import { adminGifts } from './gift-contract.ts'
import { memberCoupons } from './holder-contract.ts'
import { approveGift, deskGifts, refuseGift } from './service/gifts.ts'
import { couponChoices, couponsOfMember, giveByHand, takeBack } from './service/hand-coupons.ts'

export const memberCouponApi = [
  ...implement(memberCoupons, {
    list: (ctx, ask) => couponsOfMember(ctx, ask.params.mb_id, ask.query),
    choices: (ctx, ask) => couponChoices(ctx, ask.params.mb_id, ask.query),
    withdraw: async (ctx, ask) => ({ data: await takeBack(ctx, ask.params, ask.body.reason) }),
    give: async (ctx, ask) => ({ data: await giveByHand(ctx, ask.params.mb_id, ask.body) }),
  }),
  ...implement(adminGifts, {
    list: (ctx, ask) => deskGifts(ctx, ask.query),
    approve: async (ctx, ask) => ({ data: await approveGift(ctx, ask.params.gift_id) }),
    refuse: async (ctx, ask) => ({
      data: await refuseGift(ctx, ask.params.gift_id, ask.body.reason),
    }),
  }),
]
