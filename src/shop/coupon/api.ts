import { implement } from '#platform/implement.ts'
import { coupons } from './contract.ts'
import { downloadCoupon, enterCode } from './service/issue-coupon.ts'
import { couponZone, myCoupons } from './service/my-coupons.ts'

export const couponApi = [
  ...implement(coupons, {
    list: (ctx, ask) => myCoupons(ctx, ask.query),
    enterCode: async (ctx, ask) => ({ data: await enterCode(ctx, ask.body.code) }),
    zone: (ctx, ask) => couponZone(ctx, ask.query),
    download: async (ctx, ask) => ({ data: await downloadCoupon(ctx, ask.params.cz_id) }),
  }),
]
