import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { transact } from '#platform/transact.ts'
import type { DeskJob } from '#shop/bottle/desk-contract.ts'
import type { JobState } from '#shop/bottle/job-contract.ts'
import { whyCannotMove, whyCannotSend } from '#shop/bottle/job-rules.ts'
import { findJob, insertProof, type JobRecord, listForDesk } from '#shop/bottle/job-store.ts'
import { listOrdered, lockOrderOf } from '#shop/bottle/order-store.ts'
import { changed } from './jobs.ts'
import { withdrawMoney } from './money.ts'
import { labelFile } from './press.ts'
import { deskRow, deskView, standing, tellOf } from './view.ts'

export async function jobsForDesk(ctx: Ctx, ask: Parameters<typeof listForDesk>[1]) {
  const { rows, total, counts } = await listForDesk(ctx, ask)
  return { ...pageOf(rows.map(deskRow), total, ask), counts }
}

async function anyJob(ctx: Ctx, job_id: number): Promise<JobRecord> {
  const row = await findJob(ctx, job_id)
  if (!row) throw notFound()
  return row
}

export async function jobForDesk(ctx: Ctx, job_id: number): Promise<DeskJob> {
  return deskView(ctx, await anyJob(ctx, job_id))
}

/** The design as it is now, frozen as the next round. */
export async function sendProof(
  ctx: Ctx,
  job_id: number,
  { note, version }: { note: string; version: number },
): Promise<DeskJob> {
  const row = await transact(ctx, async (ctx) => {
    const job = await anyJob(ctx, job_id)
    refuse(whyCannotSend(standing(job)))
    const round = job.round + 1
    const kept = await changed(ctx, { job_id, version }, { round, state: 'proof_sent' })
    await insertProof(ctx, { job_id, round, doc: kept.doc, note, created_at: ctx.now })
    await tellOf(ctx, 'proof_sent', kept, note)
    return kept
  })
  return deskView(ctx, row)
}

type Move = { state: JobState; waybill: string; reason: string; version: number }

export async function moveJob(
  ctx: Ctx,
  job_id: number,
  { state, waybill, reason, version }: Move,
): Promise<DeskJob> {
  const row = await transact(ctx, async (ctx) => {
    const job = await anyJob(ctx, job_id)
    if (job.od_id && state === 'production') await refuseGone(ctx, job.od_id, job.set_id)
    refuse(whyCannotMove(standing(job), state))
    if (state === 'cancelled' && !reason) throw invalid({ reason: ['이유를 적어 주세요.'] })
    if (state === 'shipped' && !waybill) throw invalid({ waybill: ['송장번호를 적어 주세요.'] })
    if (state === 'cancelled') await withdrawMoney(ctx, job)
    const kept = await changed(
      ctx,
      { job_id, version },
      {
        state,
        held_state: state === 'on_hold' ? job.state : null,
        ...(state === 'shipped' ? { waybill } : {}),
      },
    )
    await tellOf(ctx, state, kept, reason || (state === 'shipped' ? waybill : ''))
    return kept
  })
  return deskView(ctx, row)
}

/** A line that was cancelled a moment ago is not made, though the news have not come yet. */
async function refuseGone(ctx: Ctx, od_id: string, set_id: string | null) {
  await lockOrderOf(ctx, od_id)
  const rows = await listOrdered(ctx, od_id)
  const isPaid = rows.some(
    ({ line }) => line.set_id === set_id && ['입금', '준비', '배송'].includes(line.ct_status),
  )
  if (!isPaid)
    throw new Failure('CONFLICT', '주문이 취소되었거나 입금 전이에요. 주문을 확인해 주세요.')
}

export async function pressFile(ctx: Ctx, job_id: number, reply: Reply) {
  return labelFile(ctx, await anyJob(ctx, job_id), true, reply)
}
