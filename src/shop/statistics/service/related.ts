import type { Ctx } from '#platform/context.ts'
import type { Related } from '#shop/statistics/related-contract.ts'
import { listRelated } from '#shop/statistics/store/related.ts'

/** Nothing of a number that never became an order: a payment may have come to nothing. */
export async function relatedToOrder(ctx: Ctx, od_id: string): Promise<Related[]> {
  const rows = await listRelated(ctx, od_id)
  return rows.map((row) => ({
    ...row,
    currency: row.currency === 'usd' ? 'usd' : 'krw',
    at: row.at && new Date(row.at).toISOString(),
  }))
}
