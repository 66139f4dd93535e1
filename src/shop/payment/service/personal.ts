import type { Ctx } from '#platform/context.ts'
import { hasMoney, partOfOrder } from '#shop/payment/rules.ts'
import {
  listOfOrder,
  listOfPersonal,
  movePayment,
  type PaymentRow,
} from '#shop/payment/store/payments.ts'
import { closeAttempt } from './attempt.ts'
import { replaceAttempts } from './fee.ts'

/** All attempts to pay a personal payment, the newest first. */
export function attemptsOf(ctx: Ctx, pp_id: string): Promise<PaymentRow[]> {
  return listOfPersonal(ctx, pp_id)
}

/** Windows that are open are closed; one that is just being taken refuses whatever is about to happen. */
export async function replacePersonalAttempts(ctx: Ctx, pp_id: string): Promise<void> {
  await replaceAttempts(ctx, await listOfPersonal(ctx, pp_id))
}

/** The same without refusing: what is being taken ends as it ends. */
export async function closePersonalWindows(
  ctx: Ctx,
  pp_id: string,
  as: 'cancelled' | 'expired',
): Promise<void> {
  for (const { pay_id } of await listOfPersonal(ctx, pp_id)) await closeAttempt(ctx, pay_id, as)
}

/** From now on its money is the order's, or a personal payment's again: refunds draw on it there. */
export function giveTo(ctx: Ctx, pay_id: string, od_id: string): Promise<void> {
  return movePayment(ctx, pay_id, od_id)
}

const cashWays = ['bank', 'vbank', 'transfer', 'credit']

/** What an order has received beside its own way with a slip of its own, such as a difference by card. */
export async function slippedBeside(ctx: Ctx, od_id: string): Promise<number> {
  return (await listOfOrder(ctx, od_id))
    .filter(
      ({ pp_id, claim_id, way, status }) =>
        (pp_id !== null || claim_id !== null) &&
        !cashWays.includes(way) &&
        hasMoney.includes(status),
    )
    .reduce((sum, one) => sum + partOfOrder(one) - one.refunded, 0)
}
