import { implement } from '#platform/implement.ts'
import { adminPoints, points } from './contract.ts'
import { pointsByHand } from './service/hand-gifts.ts'
import { myLedger, mySummary, pointSummary } from './service/my-points.ts'
import { allPoints, memberLedger, memberSummary } from './service/staff-desk.ts'

export const pointApi = [
  ...implement(points, {
    list: (ctx, ask) => myLedger(ctx, ask.query),
    summary: async (ctx) => ({ data: await mySummary(ctx) }),
  }),
  ...implement(adminPoints, {
    all: (ctx, ask) => allPoints(ctx, ask.query),
    list: (ctx, ask) => memberLedger(ctx, ask.params.mb_id, ask.query),
    summary: async (ctx, ask) => ({ data: await memberSummary(ctx, ask.params.mb_id) }),
    adjust: async (ctx, ask) => {
      const { waiting } = await pointsByHand(ctx, ask.params.mb_id, ask.body)
      return { data: { ...(await pointSummary(ctx, ask.params.mb_id)), waiting } }
    },
  }),
]
