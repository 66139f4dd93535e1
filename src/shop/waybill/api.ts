import { implement } from '#platform/implement.ts'
import { waybills } from './contract.ts'
import { courierSheets } from './courier-contract.ts'
import { courierSheet, previewCourierSheet } from './service/courier-sheet.ts'
import { checkWaybills, takeWaybills } from './service/take-waybills.ts'

export const waybillApi = [
  ...implement(waybills, {
    check: async (ctx, ask) => ({ data: { rows: await checkWaybills(ctx, ask.body) } }),
    take: async (ctx, ask) => ({ data: await takeWaybills(ctx, ask.body) }),
  }),
  ...implement(courierSheets, {
    preview: async (ctx, ask) => ({ data: await previewCourierSheet(ctx, ask.query) }),
    save: (ctx, ask, reply) => courierSheet(ctx, ask.query, ask.body, reply),
  }),
]
