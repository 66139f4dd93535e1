import { implement } from '#platform/implement.ts'
import { lotDesk, lots, packedDesk } from './contract.ts'
import {
  changeLot,
  createLot,
  lotByNumber,
  lotForStaff,
  lotHolders,
  lotsForStaff,
  recallLot,
  removeLot,
  takeRecallBack,
} from './service/lots.ts'
import { changePacked, orderLots, ownLots } from './service/packed.ts'

export const lotApi = [
  ...implement(lots, {
    find: async (ctx, ask) => ({ data: await lotByNumber(ctx, ask.params.lot_no) }),
    ofOrder: async (ctx, ask) => ({ data: { lots: await ownLots(ctx, ask.params.od_id) } }),
  }),
  ...implement(lotDesk, {
    list: (ctx, ask) => lotsForStaff(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await lotForStaff(ctx, ask.params.lot_id) }),
    create: async (ctx, ask) => ({ data: await createLot(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await changeLot(ctx, ask.params.lot_id, ask.body) }),
    remove: (ctx, ask) => removeLot(ctx, ask.params.lot_id),
    recall: async (ctx, ask) => ({ data: await recallLot(ctx, ask.params.lot_id, ask.body) }),
    lift: async (ctx, ask) => ({ data: await takeRecallBack(ctx, ask.params.lot_id) }),
    orders: (ctx, ask) => lotHolders(ctx, ask.params.lot_id, ask.query),
  }),
  ...implement(packedDesk, {
    show: async (ctx, ask) => ({ data: await orderLots(ctx, ask.params.od_id) }),
    save: async (ctx, ask) => ({
      data: await changePacked(ctx, ask.params.od_id, ask.params.parcel_id, ask.body.lots),
    }),
  }),
]
