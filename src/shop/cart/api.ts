import { implement } from '#platform/implement.ts'
import { classCarts, classHolds } from './class-contract.ts'
import { carts } from './contract.ts'
import { addClass } from './service/add-class.ts'
import { addOnce } from './service/add-once.ts'
import { holdCart } from './service/hold-cart.ts'
import {
  changeLine,
  removeLines,
  replaceItem,
  restoreLines,
  showCart,
  tickAll,
  writeMessage,
} from './service.ts'
import { shipmentCosts } from './shipment-contract.ts'
import { shipmentTable, zoneOf } from './shipment-service.ts'

export const cartApi = [
  ...implement(shipmentCosts, {
    table: async (ctx) => ({ data: await shipmentTable(ctx) }),
    check: async (ctx, ask) => ({ data: await zoneOf(ctx, ask.params.zip) }),
  }),
  ...implement(carts, {
    show: async (ctx, ask) => ({ data: await showCart(ctx, ask.query) }),
    add: async (ctx, ask) => ({ data: await addOnce(ctx, ask.body) }),
    replace: async (ctx, ask) => ({ data: await replaceItem(ctx, ask.params.it_id, ask.body) }),
    change: async (ctx, ask) => ({
      data: await changeLine(ctx, ask.params.ct_id, ask.body),
    }),
    write: async (ctx, ask) => ({
      data: await writeMessage(ctx, ask.params.ct_id, ask.body.ct_text),
    }),
    tick: async (ctx, ask) => ({ data: await tickAll(ctx, ask.body.ct_select) }),
    remove: async (ctx, ask) => ({ data: await removeLines(ctx, ask.body) }),
    restore: async (ctx, ask) => ({ data: await restoreLines(ctx, ask.body.lines) }),
  }),
  ...implement(classCarts, {
    add: async (ctx, ask) => ({ data: await addClass(ctx, ask.body) }),
  }),
  ...implement(classHolds, {
    hold: async (ctx, ask) => {
      const { until } = await holdCart(ctx, ask.body.direct)
      return { data: { until: until?.toISOString() ?? null, now: ctx.now.toISOString() } }
    },
  }),
]
