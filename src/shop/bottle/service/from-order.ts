import { randomBytes } from 'node:crypto'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import type { JobState } from '#shop/bottle/job-contract.ts'
import { insertOrdered, insertProof, type JobRecord } from '#shop/bottle/job-store.ts'
import { listOrdered, lockOrdered, type Ordered, waybillOf } from '#shop/bottle/order-store.ts'
import { partsOfSum, stateInOrder } from '#shop/bottle/ordered-rules.ts'
import { dueOn } from './due-on.ts'
import { changed, priceToday } from './jobs.ts'
import { standing, tellOf } from './view.ts'

/** Brings the bottles of an order to where the order stands. Safe to repeat, in whatever order the news arrive. */
export async function followOrder(ctx: Ctx, { subject }: Pick<Happened, 'subject'>): Promise<void> {
  for (const one of await listOrdered(ctx, subject))
    await transact(ctx, (ctx) => bringOn({ ...ctx, lang: one.order.lang }, one))
}

async function bringOn(ctx: Ctx, { line, order, set }: Ordered) {
  const job =
    (await lockOrdered(ctx, order.od_id, set.set_id)) ?? (await begin(ctx, { line, order, set }))
  // somebody else begins it at this moment, and brings it on
  if (!job) return
  const waybill = await waybillOf(ctx, order.od_id, line.ct_id)
  const next = stateInOrder(standing(job), {
    ct_status: line.ct_status,
    is_sent: waybill !== null,
  })
  const mb_id = order.mb_id
  if (!next && job.mb_id === mb_id) return
  const isPaid = next?.state === 'paid' || next?.held_state === 'paid'
  const unpaid = next?.state === 'approved' || next?.held_state === 'approved'
  const kept = await changed(ctx, job, {
    mb_id,
    ...next,
    ...(isPaid ? { paid_at: ctx.now, due_on: await dueOn(ctx, job.days) } : {}),
    ...(unpaid ? { paid_at: null, due_on: null } : {}),
    ...(next?.state === 'shipped' && waybill ? { waybill } : {}),
  })
  if (next && next.state !== 'on_hold') await tellOf(ctx, next.state, kept)
}

/** Whoever orders a design approves it as it is: the order names who and when, and holds the consent apart from it. */
async function begin(
  ctx: Ctx,
  { line, order, set }: Pick<Ordered, 'line' | 'order' | 'set'>,
): Promise<JobRecord | null> {
  const { doc, title, pieces, bottle_id, set_id } = set
  const today = await priceToday(ctx, doc, pieces, order.currency)
  const made = await insertOrdered(ctx, {
    ...{ title, doc, bottle_id, set_id, od_id: order.od_id, mb_id: order.mb_id },
    ...partsOfSum(line.ct_price, pieces, today),
    token: randomBytes(24).toString('base64url'),
    state: 'approved' satisfies JobState,
    qty: pieces,
    days: today.days,
    currency: order.currency,
    lang: order.lang,
    name: order.od_b_name,
    email: order.od_email,
    hp: order.od_b_hp,
    zip: order.od_b_zip,
    address: order.od_b_addr1,
    address2: order.od_b_addr2,
    round: 1,
    approved_name: order.od_name,
    approved_at: order.od_time,
    consent_at: order.no_return_agreed_at ?? order.od_time,
    created_at: order.od_time,
  })
  if (!made) return null
  await insertProof(ctx, { job_id: made.job_id, round: 1, doc, created_at: ctx.now })
  await tellOf(ctx, 'received', made)
  return made
}
