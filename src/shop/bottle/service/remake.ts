import { randomBytes } from 'node:crypto'
import { invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { answerOnce } from '#platform/idempotency.ts'
import { transact } from '#platform/transact.ts'
import type { DeskJob } from '#shop/bottle/desk-contract.ts'
import type { JobState } from '#shop/bottle/job-contract.ts'
import { whyCannotRemake } from '#shop/bottle/job-rules.ts'
import { findJob, insertJob, insertProof, listRemakes, lockJob } from '#shop/bottle/job-store.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { dueOn } from './due-on.ts'
import { deskView, standing, tellOf } from './view.ts'

/**
 * Bottles that came faulty, once more: the approved design, the same address, no money.
 * The approval and the consent are those of the first job, since it is the same label.
 */
export async function remakeJob(
  ctx: Ctx,
  job_id: number,
  { qty, reason }: { qty: number; reason: string },
): Promise<DeskJob> {
  const made = await transact(ctx, async (ctx) => {
    const before = await lockJob(ctx, job_id)
    if (!before) throw notFound()
    await refuseOwnAffair(ctx, before)
    refuse(whyCannotRemake({ ...standing(before), name: before.name }))
    const known = await answerOnce(ctx, 'bottle-remake', { job_id, qty }, { job_id })
    if (known) return (await listRemakes(ctx, job_id)).at(-1)
    const again = (await listRemakes(ctx, job_id)).filter(({ state }) => state !== 'cancelled')
    const left = before.qty - again.reduce((sum, one) => sum + one.qty, 0)
    if (qty > left)
      throw invalid({ qty: ['만든 것보다 많이 다시 만들 수 없어요. 앞서 다시 만든 것까지 세요.'] })
    const { mb_id, title, doc, bottle_id, currency, lang, days } = before
    const { name, email, hp, zip, address, address2 } = before
    const { approved_name, approved_at, consent_at } = before
    const row = await insertJob(ctx, {
      ...{ mb_id, title, doc, bottle_id, currency, lang, days, qty },
      ...{ name, email, hp, zip, address, address2 },
      ...{ approved_name, approved_at, consent_at },
      ...{ unit: 0, setup: 0, total: 0, message: reason, remake_of: job_id, round: 1 },
      token: randomBytes(24).toString('base64url'),
      state: 'paid' satisfies JobState,
      paid_at: ctx.now,
      due_on: await dueOn(ctx, days),
      created_at: ctx.now,
    })
    await insertProof(ctx, { job_id: row.job_id, round: 1, doc, created_at: ctx.now })
    await tellOf(ctx, 'remade', row, reason)
    await announce(ctx, 'bottle.remake_begun', job_id, { qty, remake: row.job_id })
    return row
  })
  const row = made ?? (await findJob(ctx, job_id))
  if (!row) throw notFound()
  return deskView(ctx, row)
}
