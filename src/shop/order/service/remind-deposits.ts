import { after, before } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { findDepositDue, listDepositDue } from '#shop/order/store/deposit-due.ts'

/** Deadlines end with the Korean day: from nine in the morning of that day. */
const hoursBefore = 15
/** Whoever has just ordered needs no reminder yet. */
const hoursToSettle = 1
const atOnce = 200

/** Reminds of deposits that are due today, once per order. */
export async function remindDeposits(house: Ctx['house'], now = new Date()) {
  const ctx = houseCtx(house, { now })
  const span = {
    until: after(now, { hours: hoursBefore }),
    placedBefore: before(now, { hours: hoursToSettle }),
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
