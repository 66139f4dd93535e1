import { koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { couponKind } from './tables.ts'

type Given = Partial<typeof couponKind.$inferInsert>

/** A kind for tests and the seed: 1,000 won off an order, for anyone, this year and the next. */
export async function makeKind(ctx: Ctx, given: Given = {}): Promise<number> {
  const year = Number(koreanDay(ctx.now).slice(0, 4))
  const rows = await ctx.db
    .insert(couponKind)
    .values({
      cp_subject: '천원 쿠폰',
      cp_subject_en: 'Thousand won',
      cp_method: 2,
      cp_type: 0,
      cp_price: 1_000,
      cz_way: 'zone',
      cz_start: `${year - 1}-01-01`,
      cz_end: `${year + 1}-12-31`,
      ...given,
    })
    .returning({ cz_id: couponKind.cz_id })
  return rows[0]?.cz_id ?? 0
}
