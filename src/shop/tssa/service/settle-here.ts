import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { settleRow } from '#shop/tssa/store/seats.ts'
import { holderOf } from './holder.ts'
import { onDate, showRoster } from './roster.ts'

/** The difference of a moved booking changed hands at the studio. Of two who note it one does. */
export async function settleHere(
  ctx: Ctx,
  session_id: number,
  booking_id: string,
  amount: number,
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const { booking } = await onDate(ctx, session_id, booking_id)
    await refuseOwnAffair(ctx, await holderOf(ctx, booking))
    if (amount === 0 || !(await settleRow(ctx, booking_id, amount)))
      throw new Failure(
        'CONFLICT',
        '그사이 받을 차액이 바뀌었어요. 새로 불러온 뒤 다시 확인해 주세요.',
        { detail: { owed: booking.owed_here } },
      )
    await announce(ctx, 'class.settled', booking_id, { amount, currency: booking.currency })
  })
  return showRoster(ctx, session_id)
}
