import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { orderLine } from '#shop/order/tables.ts'
import type { LineRow, NewLine } from './orders.ts'

export async function insertLines(
  ctx: Ctx,
  od_id: string,
  ct_status: LineRow['ct_status'],
  lines: readonly NewLine[],
) {
  if (lines.length)
    await ctx.db.insert(orderLine).values(lines.map((line) => ({ ...line, od_id, ct_status })))
}

export async function writeLineWords(ctx: Ctx, ct_id: number, ct_text: string) {
  await ctx.db.update(orderLine).set({ ct_text }).where(eq(orderLine.ct_id, ct_id))
}

type Share = Pick<LineRow, 'cp_price' | 'ct_coupon' | 'ct_point_price' | 'ct_point'>

/** More units of a line, with its new part of the discounts. */
export async function growLine(ctx: Ctx, ct_id: number, qty: number, share: Share) {
  await ctx.db
    .update(orderLine)
    .set({ ...share, ct_qty: sql`${orderLine.ct_qty} + ${qty}` })
    .where(eq(orderLine.ct_id, ct_id))
}
