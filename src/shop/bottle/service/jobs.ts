import { randomBytes } from 'node:crypto'
import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Currency } from '#kernel/language.ts'
import { formatMoney, mostSum } from '#kernel/money.ts'
import { pageOf } from '#kernel/paging.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { answerOnce } from '#platform/idempotency.ts'
import type { Reply } from '#platform/implement.ts'
import { limitTries, whoTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { DesignDoc } from '#shop/bottle/design-contract.ts'
import type { Job, JobForm } from '#shop/bottle/job-contract.ts'
import { whyCannotApprove, whyCannotCancel, whyCannotChange } from '#shop/bottle/job-rules.ts'
import {
  findByToken,
  insertJob,
  insertPin,
  type JobRecord,
  listOwnJobs,
  updateJob,
} from '#shop/bottle/job-store.ts'
import { bottleInDollars, partInDollars, priceOf, whyBadPieces } from '#shop/bottle/price-rules.ts'
import { findBottle, findKit } from '#shop/bottle/store.ts'
import { memberOf } from '#shop/member/service.ts'
import { refusePricers } from '#shop/order/service/own-prices.ts'
import { readSettings } from '#shop/setting/service.ts'
import { dueOn } from './due-on.ts'
import { askForMoney, withdrawMoney } from './money.ts'
import { labelFile, readyForPress } from './press.ts'
import { jobRow, standing, tellOf, viewOf } from './view.ts'

export const perHour = 20

/** The design freezes here: what is proved, pressed and paid is this copy. */
export async function requestJob(ctx: Ctx, form: JobForm) {
  const { mb_id } = ctx.visitor
  await limitTries(ctx, `bottle-job:${whoTries(ctx)}`, perHour, 3600)
  const why = whyBadPhone(form.hp)
  if (why) throw invalid({ hp: [why] })
  const doc = await readyForPress(ctx, form.doc)
  const { currency } = ctx
  const price = await sumOf(ctx, doc, form.qty, currency)
  refuseOtherSum(ctx, price, form.expected)
  const { email, hp } = form
  await refusePricers(ctx, { mb_id, email, hp }, { bottle_ids: [doc.bottle_id] }, 'bottle')
  const token = randomBytes(24).toString('base64url')
  return transact(ctx, async (ctx) => {
    const { expected: _, privacy: __, rights: ___, ...asked } = form
    const before = await answerOnce(ctx, 'bottle-job', form, { token })
    if (before) return before
    const made = await insertJob(ctx, {
      ...asked,
      hp: phoneDigits(form.hp),
      doc,
      bottle_id: doc.bottle_id,
      ...price,
      currency,
      token,
      mb_id,
      lang: ctx.lang,
      created_at: ctx.now,
    })
    await tellOf(ctx, 'received', made)
    return { token }
  })
}

/** Only the sum that was shown is asked for. */
export function refuseOtherSum(ctx: Ctx, { total }: { total: number }, expected: number) {
  if (total !== expected)
    throw new Failure(
      'CONFLICT',
      '그사이 값이 바뀌어 이제 {amount}이에요. 새 금액을 확인한 뒤 다시 눌러 주세요.',
      { params: { amount: formatMoney(total, ctx.currency, ctx.lang) } },
    )
}

/** What so many cost, or why so many are not made. */
export async function sumOf(ctx: Ctx, doc: DesignDoc, qty: number, currency: Currency) {
  const bottle = await findBottle(ctx, doc.bottle_id)
  const why = bottle && whyBadPieces(bottle, qty)
  if (why) throw invalid({ qty: [why] })
  return priceToday(ctx, doc, qty, currency)
}

export async function priceToday(ctx: Ctx, doc: DesignDoc, qty: number, currency: Currency) {
  const [bottle, kit] = [await findBottle(ctx, doc.bottle_id), await findKit(ctx)]
  const { usd_rate } = (await readSettings(ctx)).payment
  if (!bottle) throw notFound()
  const parts = kit.parts.map((part) => partInDollars(part, usd_rate))
  const priced = bottleInDollars(bottle, usd_rate)
  const { unit, setup, total, days } = priceOf(priced, parts, doc, qty, currency)
  if (total > mostSum)
    throw invalid({
      qty: ['한 번에 주문할 수 있는 금액을 넘었어요. 수량을 줄이거나 나누어 주문해 주세요.'],
    })
  return { unit, setup, total, days }
}

/** The link is the key: whoever has it speaks for the customer. */
export async function byToken(ctx: Ctx, token: string): Promise<JobRecord> {
  const row = /^[\w-]{32}$/.test(token) ? await findByToken(ctx, token) : null
  if (!row) throw notFound()
  return row
}

export async function showJob(ctx: Ctx, token: string): Promise<Job> {
  return viewOf(ctx, await byToken(ctx, token))
}

export async function myJobs(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { rows, total } = await listOwnJobs(ctx, memberOf(ctx), ask)
  return pageOf(rows.map(jobRow), total, ask)
}

/** Only as it was read; whoever came second is told. */
export async function changed(
  ctx: Ctx,
  row: Pick<JobRecord, 'job_id' | 'version'>,
  change: Parameters<typeof updateJob>[2],
): Promise<JobRecord> {
  const kept = await updateJob(ctx, row, change)
  if (!kept) throw new Failure('CONFLICT', '그사이 의뢰가 바뀌었어요. 새로 불러와서 확인해 주세요.')
  return kept
}

type Pin = { round: number; x: number; y: number; body: string }

/** A word about a place of the newest proof: it is drawn anew before it can be approved. */
export async function pinComment(ctx: Ctx, token: string, pin: Pin): Promise<Job> {
  const found = await byToken(ctx, token)
  await limitTries(ctx, `bottle-pin:${found.job_id}`, 60, 3600)
  const row = await transact(ctx, async (ctx) => {
    const job = await byToken(ctx, token)
    refuse(whyCannotChange(standing(job)))
    if (job.round === 0 || pin.round !== job.round)
      throw new Failure('CONFLICT', '새 시안이 있어요. 새로 불러와서 확인해 주세요.')
    const by = ctx.visitor.staff_role ? 'shop' : 'customer'
    await insertPin(ctx, { ...pin, job_id: job.job_id, by, created_at: ctx.now })
    if (job.state !== 'proof_sent' || by === 'shop') return job
    const kept = await changed(ctx, job, { state: 'revision_requested' })
    await tellOf(ctx, 'revision_requested', kept)
    return kept
  })
  return viewOf(ctx, row)
}

/** Another design for the same job: the sum follows it. */
export async function exchangeDesign(
  ctx: Ctx,
  token: string,
  { doc, version }: { doc: DesignDoc; version: number },
): Promise<Job> {
  const job = await byToken(ctx, token)
  refuse(whyCannotChange(standing(job)))
  const ready = await readyForPress(ctx, doc)
  const price = await sumOf(ctx, ready, job.qty, job.currency)
  if (job.od_id) await refuseOtherPrice(ctx, job, price.total)
  const row = await transact(ctx, async (ctx) => {
    const kept = await changed(
      ctx,
      { ...job, version },
      {
        ...(job.od_id ? {} : price),
        doc: ready,
        bottle_id: ready.bottle_id,
        state: job.round > 0 ? 'revision_requested' : 'submitted',
      },
    )
    await tellOf(ctx, 'changed', kept)
    return kept
  })
  return viewOf(ctx, row)
}

/** What stands in an order has its sum: another design of the same price may take its place. */
async function refuseOtherPrice(ctx: Ctx, { doc, qty, currency }: JobRecord, total: number) {
  const before = await priceToday(ctx, doc, qty, currency)
  if (before.total !== total)
    throw new Failure(
      'CONFLICT',
      '주문한 도안과 값이 달라요. 뚜껑, 종이, 박을 주문한 그대로 두고 고쳐 주세요.',
    )
}

export async function approveJob(
  ctx: Ctx,
  token: string,
  { round, version, approved_name }: { round: number; version: number; approved_name: string },
): Promise<Job> {
  const row = await transact(ctx, async (ctx) => {
    const job = await byToken(ctx, token)
    refuse(whyCannotApprove({ ...standing(job), round: job.round }))
    if (round !== job.round)
      throw new Failure('CONFLICT', '새 시안이 있어요. 새로 불러와서 확인해 주세요.')
    return approved(ctx, { ...job, version }, approved_name)
  })
  return viewOf(ctx, row)
}

/** By name and at a moment, with the consent that stood beside it; then it can be paid, or made where it was. */
async function approved(ctx: Ctx, job: JobRecord, approved_name: string): Promise<JobRecord> {
  const named = { approved_name, approved_at: ctx.now, consent_at: ctx.now }
  if (job.paid_at) {
    const due_on = await dueOn(ctx, job.days)
    const ready = await changed(ctx, job, { ...named, state: 'paid', due_on })
    await tellOf(ctx, 'approved', ready)
    return ready
  }
  const kept = await changed(ctx, job, { ...named, state: 'approved' })
  const money = await askForMoney(ctx, kept)
  const asked = await changed(ctx, kept, money)
  await tellOf(ctx, 'approved', asked)
  return asked
}

export async function giveUp(ctx: Ctx, token: string, version: number): Promise<Job> {
  const row = await transact(ctx, async (ctx) => {
    const job = await byToken(ctx, token)
    refuse(whyCannotCancel(standing(job)))
    await withdrawMoney(ctx, job)
    const kept = await changed(ctx, { ...job, version }, { state: 'cancelled' })
    await tellOf(ctx, 'cancelled', kept)
    return kept
  })
  return viewOf(ctx, row)
}

export async function proofFile(ctx: Ctx, token: string, reply: Reply) {
  return labelFile(ctx, await byToken(ctx, token), false, reply)
}
