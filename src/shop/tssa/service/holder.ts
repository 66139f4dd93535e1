import type { Ctx } from '#platform/context.ts'
import { buyerOf, type Person } from '#shop/member/service/kin.ts'
import type { BookingRow } from '#shop/tssa/store/bookings.ts'

/** Whose a booking is. A guest is known by what their order says of them. */
export async function holderOf(
  ctx: Ctx,
  { od_id, mb_id }: Pick<BookingRow['booking'], 'od_id' | 'mb_id'>,
): Promise<Person> {
  return (od_id && (await buyerOf(ctx, od_id))) || { mb_id }
}
