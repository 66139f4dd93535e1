import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLine, parcel, shopOrder } from '#shop/order/tables.ts'
import type { JobRecord } from './job-store.ts'
import { bottleJob, bottleModel, bottleSet } from './tables.ts'

/** The bottles of an order: each line with the order it stands in and the design that was frozen. */
export async function listOrdered(ctx: Ctx, od_id: string) {
  return ctx.db
    .select({ line: orderLine, order: shopOrder, set: bottleSet, tiers: bottleModel.tiers })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.od_id, orderLine.od_id))
    .innerJoin(bottleSet, eq(bottleSet.set_id, orderLine.set_id))
    .innerJoin(bottleModel, eq(bottleModel.bottle_id, bottleSet.bottle_id))
    .where(and(eq(orderLine.od_id, od_id), isNotNull(orderLine.set_id)))
    .orderBy(orderLine.ct_id)
}
export type Ordered = Awaited<ReturnType<typeof listOrdered>>[number]

/** Nobody cancels it until the transaction ends. */
export async function lockOrderOf(ctx: Ctx, od_id: string) {
  await ctx.db
    .select({ od_id: shopOrder.od_id })
    .from(shopOrder)
    .where(eq(shopOrder.od_id, od_id))
    .for('update')
}

/** The number of the parcel a line left in; null while it has not. */
export async function waybillOf(ctx: Ctx, od_id: string, ct_id: number): Promise<string | null> {
  const parcels = await ctx.db.select().from(parcel).where(eq(parcel.od_id, od_id))
  return parcels.find(({ lines }) => lines.some((one) => one.ct_id === ct_id))?.invoice ?? null
}

/** The job of a line; nobody else brings it on until the transaction ends. */
export async function lockOrdered(
  ctx: Ctx,
  od_id: string,
  set_id: string,
): Promise<JobRecord | null> {
  const [row] = await ctx.db
    .select()
    .from(bottleJob)
    .where(and(eq(bottleJob.od_id, od_id), eq(bottleJob.set_id, set_id)))
    .for('update')
  return row ?? null
}
