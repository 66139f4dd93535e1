import { before } from '#kernel/korean-time.ts'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { askDays } from '#shop/payment/receipt-rules.ts'
import { anyPayment } from '#shop/payment/service/attempt.ts'
import { attemptsOf, closePersonalWindows } from '#shop/payment/service/personal.ts'
import { bringReceipt, sendReceipts } from '#shop/payment/service/receipt.ts'
import {
  changePersonal,
  findDifference,
  findPersonal,
  listPastDay,
} from '#shop/personal-payment/store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { endedBy, hold } from './hold.ts'

/** The difference of an order follows the order: another sum, or nothing to pay any more. Safe to repeat. */
export function followOrder(ctx: Ctx, od_id: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const known = await findDifference(ctx, od_id)
    if (!known) return
    const { row, due, order } = await hold(ctx, known.pp_id)
    if (row.state !== 'waiting' || due === row.price) return
    await closePersonalWindows(ctx, row.pp_id, 'cancelled')
    if (due > 0) {
      await changePersonal(ctx, row.pp_id, ['waiting'], { price: due })
      return announce(ctx, 'personal.changed', row.pp_id, {
        od_id,
        amount: due,
        old: row.price,
        currency: row.currency,
      })
    }
    const why = endedBy(order?.od_status ?? '')
    await changePersonal(ctx, row.pp_id, ['waiting'], {
      state: 'withdrawn',
      why,
      withdrawn_at: ctx.now,
    })
    await announce(ctx, 'personal.withdrawn', row.pp_id, { od_id, reason: why })
  })
}

/** What has really gone back of it, and its receipt says what has stayed. */
export async function followPersonal(
  ctx: Ctx,
  { name, subject, payload }: Happened,
): Promise<void> {
  const pp_id = name.startsWith('personal.') ? subject : String(payload.od_id ?? '')
  if (!/^P\d/.test(pp_id)) return
  await transact(ctx, async (ctx) => {
    const found = await findPersonal(ctx, pp_id)
    if (!found?.pay_id) return
    const { row } = await hold(ctx, pp_id)
    if (!row.pay_id) return
    const { refunded } = await anyPayment(ctx, row.pay_id)
    if (refunded !== row.refunded) await changePersonal(ctx, pp_id, ['paid'], { refunded })
  })
  await settlePersonalReceipt(ctx, pp_id)
}

const cashWays = ['bank', 'vbank', 'transfer']

/** A receipt for what was paid like cash; that of a difference is the order's own. */
export async function settlePersonalReceipt(ctx: Ctx, pp_id: string): Promise<void> {
  // money may move while the provider is asked: what it left behind is set right at once
  for (let round = 0; round < 3; round++) {
    await transact(ctx, async (ctx) => {
      const { row } = await hold(ctx, pp_id)
      if (row.for_order || row.currency !== 'krw') return
      const kept = (await attemptsOf(ctx, pp_id)).find(({ pay_id }) => pay_id === row.pay_id)
      const isCash = row.state === 'paid' && kept !== undefined && cashWays.includes(kept.way)
      const isNew = row.paid_at !== null && row.paid_at >= before(ctx.now, { days: askDays })
      await bringReceipt(ctx, {
        od_id: pp_id,
        amount: isCash ? Math.max(0, row.price - row.refunded) : 0,
        tax_free: 0,
        self: isCash && isNew && (await readSettings(ctx)).payment.cash_self_issue,
      })
    })
    if (!(await sendReceipts(ctx, pp_id))) return
  }
}

const atOnce = 200

/** Each minute: links whose last day is over. What is just being taken ends as it ends. */
export async function expirePersonal(house: Ctx['house']) {
  const ctx = houseCtx(house)
  for (const pp_id of await listPastDay(ctx, atOnce))
    await transact(ctx, async (ctx) => {
      const { row } = await hold(ctx, pp_id)
      if (row.state !== 'waiting' || row.expires_at > ctx.now) return
      await closePersonalWindows(ctx, pp_id, 'expired')
      await changePersonal(ctx, pp_id, ['waiting'], { state: 'expired' })
      await announce(ctx, 'personal.expired', pp_id, { od_id: row.od_id })
    })
}
