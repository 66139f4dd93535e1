import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { taxInvoice } from '#shop/tax-invoice/tables.ts'

/** Does a tax invoice prove this sale? A cash receipt then has nothing to say. */
export async function isInvoiced(ctx: Ctx, od_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ tax_id: taxInvoice.tax_id })
    .from(taxInvoice)
    .where(and(eq(taxInvoice.od_id, od_id), inArray(taxInvoice.state, ['requested', 'issued'])))
  return rows.length > 0
}
