import type { Ctx } from '#platform/context.ts'
import type { OrderFilters } from '#shop/order/contract/desk-filters.ts'
import { boxOf } from '#shop/order/parcel-rules.ts'
import { listToSend, type OrderWithGoods } from '#shop/order/store/to-send.ts'
import { sendsOf } from './sends.ts'

/** What is still to be packed of an order: its lines, with the units that have not left. */
export function toPack({ lines, parcels }: Pick<OrderWithGoods, 'lines' | 'parcels'>) {
  const units = boxOf(lines, parcels)?.units ?? []
  return units.flatMap(({ ct_id, qty }) => {
    const line = lines.find((one) => one.ct_id === ct_id)
    return line ? [{ ...line, ct_qty: qty }] : []
  })
}
export type PackLine = ReturnType<typeof toPack>[number]

/** Orders of a list that wait to be sent, each with what its next box takes. */
export async function ordersToSend(ctx: Ctx, filters: OrderFilters, most: number) {
  const found = await listToSend(ctx, filters, most)
  return Promise.all(
    found.map(async (one) => ({
      order: one.order,
      goods: toPack(one),
      sends: await sendsOf(ctx, one.order, one.lines, one.parcels),
    })),
  )
}
