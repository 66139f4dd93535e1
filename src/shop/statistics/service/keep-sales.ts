import { addDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { longestPeriod } from '#shop/statistics/rules.ts'
import { keepSomeDays } from '#shop/statistics/store/kept-sales.ts'

const runMs = 60_000

/** Keeps the sums of past days that have none or have changed, the newest first: a year, and the year before to compare with. */
export async function keepSales(ctx: Ctx) {
  const today = koreanDay(ctx.now)
  const period = { from: addDays(today, -2 * longestPeriod), until: today }
  const end = performance.now() + runMs
  while (performance.now() < end && (await keepSomeDays(ctx, period)) > 0);
}
