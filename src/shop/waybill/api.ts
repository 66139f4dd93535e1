import { listErrands } from '#platform/errands.ts'
import { implement } from '#platform/implement.ts'
import { waybills } from './contract.ts'
import { courierSheets } from './courier-contract.ts'
import { courierSheet, previewCourierSheet } from './service/courier-sheet.ts'
import { checkParcel } from './service/follow-parcels.ts'
import { orderTracks, ownTracks, tracksForStaff } from './service/show-tracks.ts'
import { checkWaybills, takeWaybills, waybillTaking } from './service/take-waybills.ts'
import { trackDesk, tracks } from './track-contract.ts'

export const waybillApi = [
  ...implement(waybills, {
    check: async (ctx, ask) => ({ data: await checkWaybills(ctx, ask.body) }),
    take: async (ctx, ask) => ({ data: await takeWaybills(ctx, ask.body) }),
    takings: async (ctx) => ({ data: await listErrands(ctx, ['waybills']) }),
    taking: async (ctx, ask) => ({ data: await waybillTaking(ctx, ask.params.errand_id) }),
  }),
  ...implement(courierSheets, {
    preview: async (ctx, ask) => ({ data: await previewCourierSheet(ctx, ask.query) }),
    save: (ctx, ask, reply) => courierSheet(ctx, ask.query, ask.body, reply),
  }),
  ...implement(tracks, {
    ofOrder: async (ctx, ask) => ({ data: { tracks: await ownTracks(ctx, ask.params.od_id) } }),
  }),
  ...implement(trackDesk, {
    list: (ctx, ask) => tracksForStaff(ctx, ask.query),
    ofOrder: async (ctx, ask) => ({ data: { tracks: await orderTracks(ctx, ask.params.od_id) } }),
    check: async (ctx, ask) => ({ data: await checkParcel(ctx, ask.params.parcel_id) }),
  }),
]
