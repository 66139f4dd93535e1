import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { findDepositDue, listDepositDue } from '#shop/order/store/deposit-due.ts'

const hour = 3_600_000
/** Deadlines end with the Korean day: from nine in the morning of that day. */
const before = 15 * hour
/** Whoever has just ordered needs no reminder yet. */
const settle = hour
const atOnce = 200

/** Reminds of deposits that are due today, once per order. */
export async function remindDeposits(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  const span = {
    until: new Date(now.getTime() + before),
    placedBefore: new Date(now.getTime() - settle),
  }
  for (;;) {
    const due = await listDepositDue(ctx, span, atOnce)
    for (const od_id of due) await transact(ctx, (ctx) => remind(ctx, od_id))
    if (due.length < atOnce) return
  }
}

/** The row is held, so that two of these at once announce it once. */
async function remind(ctx: Ctx, od_id: string) {
  const order = await findDepositDue(ctx, od_id)
  if (order)
    await announce(ctx, 'order.deposit_due', od_id, { mb_id: order.mb_id, lang: order.lang })
}
