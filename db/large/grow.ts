import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { keepSales } from '#shop/statistics/service/keep-sales.ts'
import { growClicks } from './clicks.ts'
import { step } from './copy.ts'
import { growMembers } from './members.ts'
import { growOrders } from './orders.ts'
import { growItems, growTiles } from './products.ts'

export type Sizes = { products: number; orders: number; members: number; clicks: number }

/** Makes a shop that was filled with samples a large one, a line for each step. */
export async function grow(ctx: Ctx, sizes: Sizes, say: (line: string) => void) {
  const begun = performance.now()
  if (sizes.members) await step(say, 'members', () => growMembers(ctx, sizes.members))
  if (sizes.products) await step(say, 'products', () => growItems(ctx, sizes.products))
  if (sizes.orders) await step(say, 'orders, lines, payments', () => growOrders(ctx, sizes.orders))
  await step(say, 'rows of lists and search', () => growTiles(ctx))
  if (sizes.clicks) await step(say, 'clicks and searches', () => growClicks(ctx, sizes.clicks))
  await step(say, 'tidying up', async () => {
    await ctx.db.execute(sql`vacuum analyze`)
    return 0
  })
  // as the job does every five minutes: a shop that large has not come to it today
  if (sizes.orders)
    await step(say, 'sums of sales', async () => {
      await keepSales(ctx)
      return 0
    })
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  say(`done in ${minutes} minutes`)
}
