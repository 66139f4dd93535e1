import type { Ctx } from '#platform/context.ts'
import { waitingSums } from '#shop/order/service/take-extra.ts'

type Booked = { od_id: string | null; owed_here: number; state: string }
export type Owed = { amount: number; by: 'order' | 'studio' }

/** What each of these bookings has still to be paid since it was moved: by its order, or at the studio. */
export async function owedBy(
  ctx: Ctx,
  bookings: readonly Booked[],
): Promise<(booking: Booked) => Owed | null> {
  const sums = await waitingSums(
    ctx,
    bookings.flatMap(({ od_id }) => od_id ?? []),
  )
  return ({ od_id, owed_here, state }) => {
    if (state.startsWith('cancelled')) return null
    if (owed_here !== 0) return { amount: owed_here, by: 'studio' }
    const waits = od_id ? sums.get(od_id) : undefined
    return waits ? { amount: waits, by: 'order' } : null
  }
}
