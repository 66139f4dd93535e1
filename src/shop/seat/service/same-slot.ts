import type { Ctx } from '#platform/context.ts'
import { listSameSlot } from '#shop/seat/store.ts'

/** Classes that somebody, by account or by phone, has booked in the slot of these dates. */
export function sameSlot(
  ctx: Ctx,
  session_ids: readonly number[],
  who: { mb_id: string | null; phones: readonly string[] },
): Promise<{ title: string; title_en: string }[]> {
  return who.mb_id || who.phones.length ? listSameSlot(ctx, session_ids, who) : Promise.resolve([])
}
