import { notFound } from '#kernel/failure.ts'
import { parseLang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { DeskJob, DeskJobRow } from '#shop/bottle/desk-contract.ts'
import { type Job, type JobRow, type JobState, jobStates } from '#shop/bottle/job-contract.ts'
import {
  freeRounds,
  movesFrom,
  whyCannotApprove,
  whyCannotCancel,
  whyCannotChange,
  whyCannotRemake,
  whyCannotRepeat,
  whyCannotSend,
} from '#shop/bottle/job-rules.ts'
import {
  type JobRecord,
  listJobEvents,
  listPins,
  listProofs,
  listRemakes,
} from '#shop/bottle/job-store.ts'
import { findBottle } from '#shop/bottle/store.ts'

const stateIn = (word: string | null): JobState | null =>
  jobStates.find((one) => one === word) ?? null

/** Where a job stands, as its rules read it. */
export function standing(row: Pick<JobRecord, 'state' | 'held_state' | 'od_id'>) {
  const { od_id } = row
  return { od_id, state: stateIn(row.state) ?? 'on_hold', held_state: stateIn(row.held_state) }
}

export function jobRow(row: JobRecord): JobRow {
  const { job_id, token, title, qty, currency, total, due_on } = row
  const { state } = standing(row)
  return {
    job_id,
    token,
    title,
    state,
    qty,
    currency,
    total,
    due_on,
    created_at: row.created_at.toISOString(),
  }
}

export function deskRow(row: JobRecord): DeskJobRow {
  const { token: _, ...told } = jobRow(row)
  return { ...told, name: row.name, round: row.round }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

export async function viewOf(ctx: Ctx, row: JobRecord): Promise<Job> {
  const [bottle, proofs, pins] = await Promise.all([
    findBottle(ctx, row.bottle_id),
    listProofs(ctx, row.job_id),
    listPins(ctx, row.job_id),
  ])
  if (!bottle) throw notFound()
  const stands = { ...standing(row), round: row.round }
  const { doc, unit, setup, days, message, name, approved_name, pay_token, waybill, version } = row
  const { od_id, set_id, remake_of } = row
  return {
    ...jobRow(row),
    ...{ doc, unit, setup, days, message, name, approved_name, pay_token, waybill, version },
    ...{ od_id, set_id, remake_of },
    bottle: { name: bottle.name, name_en: bottle.name_en },
    proofs: proofs.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
    pins: pins.map((one) => ({ ...one, created_at: one.created_at.toISOString() })),
    free_rounds: freeRounds,
    approved_at: iso(row.approved_at),
    consent_at: iso(row.consent_at),
    paid_at: iso(row.paid_at),
    can_change: whyCannotChange(stands) === null,
    can_approve: whyCannotApprove(stands) === null,
    can_cancel: whyCannotCancel(stands) === null,
    can_repeat: whyCannotRepeat(row) === null,
  }
}

export async function deskView(ctx: Ctx, row: JobRecord): Promise<DeskJob> {
  const [view, events, remakes] = await Promise.all([
    viewOf(ctx, row),
    listJobEvents(ctx, row.job_id),
    listRemakes(ctx, row.job_id),
  ])
  const { mb_id, email, hp, zip, address, address2, pp_id } = row
  const { state, held_state, od_id } = standing(row)
  return {
    ...view,
    ...{ mb_id, email, hp, zip, address, address2, pp_id },
    lang: parseLang(row.lang) ?? 'kr',
    can_send: whyCannotSend(standing(row)) === null,
    can_remake: whyCannotRemake({ ...standing(row), name: row.name }) === null,
    remakes: remakes.map((one) => ({
      job_id: one.job_id,
      qty: one.qty,
      state: standing(one).state,
    })),
    moves: [...movesFrom(state, held_state, od_id)],
    events: events.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}

/** Says in the log, and through it to the customer and to staff, what became of a job. */
export async function tellOf(
  ctx: Ctx,
  name: JobState | 'received' | 'changed' | 'remade',
  row: JobRecord,
  note = '',
) {
  await announce(ctx, `bottle.${name}`, row.job_id, {
    mb_id: row.mb_id ?? undefined,
    mb_name: row.name,
    mb_email: row.email,
    mb_hp: row.hp,
    title: row.title,
    note: note || undefined,
    token: row.token,
    lang: row.lang,
    ordered: row.od_id ? true : undefined,
  })
}
