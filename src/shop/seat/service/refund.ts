import type { Ctx } from '#platform/context.ts'
import { listTerms } from '#shop/seat/party-store.ts'
import { agreedPercent } from '#shop/tssa/refund-rules.ts'

/** What each booking of an order would give back now, by the terms it was made under. Unpaid ones owe nothing. */
export async function refundsNow(
  ctx: Ctx,
  od_id: string,
): Promise<{ ct_id: number | null; percent: number }[]> {
  return (await listTerms(ctx, od_id)).map(({ ct_id, agreed, date }) => ({
    ct_id,
    percent: agreedPercent(
      agreed,
      { ...date, starts_at: new Date(date.starts_at), ends_at: new Date(date.ends_at) },
      ctx.now,
    ),
  }))
}
