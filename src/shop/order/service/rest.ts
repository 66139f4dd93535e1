import type { Ctx } from '#platform/context.ts'
import { unsentUnits } from '#shop/order/parcel-rules.ts'
import type { Units } from '#shop/order/part-rules.ts'
import type { LineRow, OrderRow } from '#shop/order/store/orders.ts'
import { listParcels } from '#shop/order/store/parcels.ts'

/** What has not left of an order on its way; nothing of one that is all here or all gone. */
export async function restOfSent(
  ctx: Ctx,
  { od_id, od_status }: Pick<OrderRow, 'od_id' | 'od_status'>,
  lines: readonly LineRow[],
): Promise<Units[]> {
  return od_status === '배송' ? unsentUnits(lines, await listParcels(ctx, od_id)) : []
}
