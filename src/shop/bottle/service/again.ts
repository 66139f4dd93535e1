import { randomBytes } from 'node:crypto'
import { refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { limitTries, whoTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import { whyCannotRepeat } from '#shop/bottle/job-rules.ts'
import { insertJob, insertProof } from '#shop/bottle/job-store.ts'
import { refusePricers } from '#shop/order/service/own-prices.ts'
import { byToken, changed, perHour, sumOf } from './jobs.ts'
import { readyForPress } from './press.ts'
import { tellOf } from './view.ts'

/** The same bottles once more, at today's price: what was approved is the proof, and waits to be approved again. */
export async function orderAgain(ctx: Ctx, token: string) {
  const before = await byToken(ctx, token)
  refuse(whyCannotRepeat(before))
  await limitTries(ctx, `bottle-job:${whoTries(ctx)}`, perHour, 3600)
  const doc = await readyForPress(ctx, before.doc)
  const price = await sumOf(ctx, doc, before.qty, ctx.currency)
  await refusePricers(ctx, before, { bottle_ids: [doc.bottle_id] }, 'bottle')
  const fresh = { token: randomBytes(24).toString('base64url') }
  return transact(ctx, async (ctx) => {
    const known = await answerOnce(ctx, 'bottle-again', { token }, fresh)
    if (known) return known
    const { mb_id, title, qty, name, email, hp, zip, address, address2 } = before
    const made = await insertJob(ctx, {
      ...{ mb_id, title, qty, name, email, hp, zip, address, address2 },
      ...price,
      ...fresh,
      doc,
      bottle_id: doc.bottle_id,
      currency: ctx.currency,
      lang: ctx.lang,
      created_at: ctx.now,
    })
    await tellOf(ctx, 'received', made)
    await insertProof(ctx, { job_id: made.job_id, round: 1, doc, created_at: ctx.now })
    await changed(ctx, made, { round: 1, state: 'proof_sent' })
    return fresh
  })
}
