import { addWorkingDays } from '#kernel/days.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { readSettings } from '#shop/setting/service.ts'

/** From today on: the days of making are counted once it can begin. */
export async function dueOn(ctx: Ctx, days: number): Promise<string> {
  const { shipping } = await readSettings(ctx)
  return addWorkingDays(koreanDay(ctx.now), days, shipping.holidays)
}
