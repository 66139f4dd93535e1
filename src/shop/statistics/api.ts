import { implement } from '#platform/implement.ts'
import { adminStatistics } from './admin-contract.ts'
import { statistics } from './contract.ts'
import { adminRelated } from './related-contract.ts'
import { countClick, countVisit, keepAnalyticsId } from './service/count.ts'
import { relatedToOrder } from './service/related.ts'
import { clickReport, funnelReport, wordReport } from './service/report.ts'
import { salesReport } from './service/sales.ts'

export const statisticsApi = [
  ...implement(statistics, {
    click: (ctx, ask) => countClick(ctx, ask.body),
    visit: (ctx, ask) => countVisit(ctx, ask.body),
    session: async (ctx, ask) => ({ data: await keepAnalyticsId(ctx, ask.body.ga_client_id) }),
  }),
  ...implement(adminRelated, {
    ofOrder: async (ctx, ask) => ({ data: await relatedToOrder(ctx, ask.params.od_id) }),
  }),
  ...implement(adminStatistics, {
    sales: (ctx, ask, reply) => salesReport(ctx, ask.query, reply),
    funnel: (ctx, ask, reply) => funnelReport(ctx, ask.query, reply),
    clicks: (ctx, ask, reply) => clickReport(ctx, ask.query, reply),
    words: (ctx, ask, reply) => wordReport(ctx, ask.query, reply),
  }),
]
