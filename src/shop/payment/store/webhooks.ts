import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { sealDocument } from '#platform/seal.ts'
import { paymentWebhook } from '#shop/payment/tables.ts'

/** Keeps a call, sealed: it names people. False when the very same call has been heard before. */
export async function keepHook(
  ctx: Ctx,
  row: typeof paymentWebhook.$inferInsert,
): Promise<boolean> {
  const [kept] = await ctx.db
    .insert(paymentWebhook)
    .values({ ...row, body: sealDocument(ctx.house.config, row.body), created_at: ctx.now })
    .onConflictDoUpdate({
      target: [paymentWebhook.provider, paymentWebhook.print],
      set: { times: sql`${paymentWebhook.times} + 1` },
    })
    .returning({ times: paymentWebhook.times })
  return kept?.times === 1
}
