import type { Ctx } from '#platform/context.ts'
import { holdOrder } from '#shop/order/service/cancel-class.ts'
import { hasSeat } from '#shop/tssa/date-rules.ts'
import { listRoster, type RosterFound } from '#shop/tssa/store/dates.ts'

export function isStanding({ booking }: Pick<RosterFound, 'booking'>): boolean {
  return hasSeat(booking.state)
}

/** Orders before dates, in the order of their numbers: as the verbs of orders hold them. */
export async function holdOrdersOf(ctx: Ctx, session_id: number) {
  const rows = (await listRoster(ctx, session_id)).filter(isStanding)
  const numbers = new Set(rows.flatMap(({ booking }) => booking.od_id ?? []))
  for (const od_id of [...numbers].toSorted()) await holdOrder(ctx, od_id)
}
