import type { Ctx } from '#platform/context.ts'
import { listSameSlot } from '#shop/seat/store.ts'

/** Classes that somebody, by account, basket or phone, has booked in the slot of these dates. */
export function sameSlot(
  ctx: Ctx,
  session_ids: readonly number[],
  who: Parameters<typeof listSameSlot>[2],
): Promise<{ title: string; title_en: string }[]> {
  return listSameSlot(ctx, session_ids, who)
}
