import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { stockMove } from '#shop/catalog/tables.ts'

/**
 * Writes down what an order did to the shelf, in the statement that does it: one of its parts, called `moved`, has to return
 * io_no, change and on_hand.
 */
export function noted(ctx: Ctx, reason: typeof stockMove.$inferInsert.reason, od_id: string) {
  const staff = ctx.visitor.staff_role ? ctx.visitor.mb_id : null
  return sql`noted as (
    insert into stock_move (io_no, change, on_hand, reason, od_id, done_by, moved_at)
    select io_no, change, on_hand, ${reason}, ${od_id}, ${staff}, ${ctx.now.toISOString()}::timestamptz from moved)`
}
