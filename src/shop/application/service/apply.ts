import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { sweepDrawer } from '#platform/left-behind.ts'
import { dropPrivate, readPrivate } from '#platform/private-files.ts'
import { limitTries, whoTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type {
  Application,
  ApplicationKind,
  ApplicationRow,
  ApplicationState,
} from '#shop/application/contract.ts'
import { applicationTyped } from '#shop/application/contract.ts'
import {
  isTrade,
  kindWords,
  privacyVersion,
  whyCannotEdit,
  whyCannotWithdraw,
} from '#shop/application/rules.ts'
import {
  type ApplicationRecord,
  deleteDecided,
  deleteFiles,
  findFile,
  findOpenOf,
  findOwn,
  findSameBusiness,
  insertApplication,
  insertFiles,
  listFileIds,
  listFiles,
  listOwn,
  updateApplication,
} from '#shop/application/store.ts'
import { undoneFiles } from '#shop/inquiry/service/files.ts'
import { memberOf } from '#shop/member/service.ts'
import { drawer, formulaOf, keepOnly, readTyped, type Sent } from './sent.ts'

const perHour = 10
/** three years, as the words beside the tick say */
const keptDays = 3 * 365

/** Written down whole or not at all; the tax office is asked afterwards, and nobody waits for it. */
export async function apply(ctx: Ctx, kind: ApplicationKind, sent: Sent) {
  const mb_id = isTrade(kind) ? memberOf(ctx) : ctx.visitor.mb_id
  await limitTries(ctx, `application:${whoTries(ctx)}`, perHour, 3600)
  const read = readTyped(ctx, kind, sent)
  if (mb_id && isTrade(kind)) await refuseSecond(ctx, kind, mb_id, read.row.business_number)
  const formula = await formulaOf(ctx, kind, sent)
  const kept = await keepOnly(ctx, sent.files)
  const ap_id = await undoneFiles(
    ctx,
    kept,
    () =>
      transact(ctx, async (ctx) => {
        const row = {
          ...read.row,
          formula,
          kind,
          mb_id,
          lang: ctx.lang,
          privacy_version: privacyVersion,
          created_at: ctx.now,
          updated_at: ctx.now,
        }
        const ap_id = await insertApplication(ctx, row, kept)
        if (!ap_id) throw alreadyOpen()
        await tellOf(ctx, 'received', { ...row, ap_id, reply: '' })
        if (kind === 'class')
          await announce(ctx, 'class.asked', String(ap_id), {
            company: row.company || row.name,
          })
        return ap_id
      }),
    drawer,
  )
  return { ap_id, email: read.row.email }
}

export async function myApplications(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc'; kind?: ApplicationKind },
) {
  const { rows, total } = await listOwn(ctx, memberOf(ctx), ask)
  return pageOf(rows.map(rowOf), total, ask)
}

export async function myApplication(ctx: Ctx, ap_id: number): Promise<Application> {
  const row = await own(ctx, ap_id)
  return {
    ...(await viewOf(ctx, row)),
    can_change: whyCannotEdit(kindOf(row), stateOf(row)) === null,
    can_withdraw: whyCannotWithdraw(stateOf(row)) === null,
  }
}

/** What was asked for is there now, or a slip is mended: it is received anew. */
export async function changeApplication(
  ctx: Ctx,
  ap_id: number,
  { keep, ...sent }: Sent & { keep: string[] },
): Promise<Application> {
  const mb_id = memberOf(ctx)
  const row = await own(ctx, ap_id)
  const kind = kindOf(row)
  refuse(whyCannotEdit(kind, stateOf(row)))
  await limitTries(ctx, `application:${mb_id}`, perHour, 3600)
  const read = readTyped(ctx, kind, sent)
  if (isTrade(kind)) await refuseSameBusiness(ctx, kind, mb_id, read.row.business_number, ap_id)
  const formula = await formulaOf(ctx, kind, sent, row.formula)
  const there = (await listFiles(ctx, row.ap_id)).map((file) => file.file_id)
  const gone = there.filter((file_id) => !keep.includes(file_id))
  const kept = await keepOnly(ctx, sent.files, there.length - gone.length)
  await undoneFiles(
    ctx,
    kept,
    () =>
      transact(ctx, async (ctx) => {
        const change = {
          ...read.row,
          formula,
          state: 'received',
          checked: null,
          privacy_version: privacyVersion,
        }
        if (!(await updateApplication(ctx, row, change))) throw changedMeanwhile()
        await deleteFiles(ctx, row.ap_id, gone)
        await insertFiles(ctx, row.ap_id, kept)
        await tellOf(ctx, 'changed', { ...row, ...change })
      }),
    drawer,
  )
  await dropPrivate(ctx.house.config, gone, drawer)
  return myApplication(ctx, ap_id)
}

export async function withdrawApplication(ctx: Ctx, ap_id: number): Promise<Application> {
  const row = await own(ctx, ap_id)
  refuse(whyCannotWithdraw(stateOf(row)))
  await transact(ctx, async (ctx) => {
    const change = { state: 'withdrawn', decided_at: ctx.now }
    if (!(await updateApplication(ctx, row, change))) throw changedMeanwhile()
    await tellOf(ctx, 'withdrawn', row)
  })
  return myApplication(ctx, ap_id)
}

export async function myApplicationFile(
  ctx: Ctx,
  { ap_id, file_id }: { ap_id: number; file_id: string },
  reply: Reply,
) {
  const row = await own(ctx, ap_id)
  return handOut(ctx, row.ap_id, file_id, reply)
}

/** A file, once it is known that the asker may have it. */
export async function handOut(ctx: Ctx, ap_id: number, file_id: string, reply: Reply) {
  const file = await findFile(ctx, ap_id, file_id)
  const bytes = file && (await readPrivate(ctx.house.config, file.file_id, drawer))
  if (!file || !bytes) throw notFound()
  reply.file = { bytes, name: file.file_name, type: file.file_type }
  return {}
}

/** Keeps the promise of the consent, and drops files whose application was never written, or is gone. */
export async function sweepApplications(ctx: Ctx): Promise<void> {
  await deleteDecided(ctx, before(ctx.now, { days: keptDays }))
  await sweepDrawer(ctx, drawer, listFileIds)
}

export async function viewOf(ctx: Ctx, row: ApplicationRecord) {
  return {
    ...rowOf(row),
    // what a later shop asks for stands empty in what was typed before
    typed: applicationTyped.parse(row.typed),
    lines: row.lines,
    formula: row.formula,
    sends: row.sends,
    files: await listFiles(ctx, row.ap_id),
    reply: row.reply,
    answer_path: row.answer_path,
    mb_level: row.mb_level,
    valid_until: row.valid_until,
  }
}

export function rowOf(row: ApplicationRecord): ApplicationRow {
  return {
    ap_id: row.ap_id,
    kind: kindOf(row),
    state: stateOf(row),
    company: row.company,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

// both are written from their lists alone
export const kindOf = (row: { kind: string }) => row.kind as ApplicationKind
export const stateOf = (row: { state: string }) => row.state as ApplicationState // as above

/** Says in the log, and through it to the applicant and to staff, what became of an application. */
export async function tellOf(
  ctx: Ctx,
  name: string,
  row: Pick<
    ApplicationRecord,
    'ap_id' | 'kind' | 'mb_id' | 'name' | 'email' | 'company' | 'lang' | 'reply'
  > & { valid_until?: string | null },
  link?: string,
) {
  await announce(ctx, `application.${name}`, String(row.ap_id), {
    kind: row.kind,
    mb_id: row.mb_id ?? undefined,
    mb_name: row.name,
    mb_email: row.email,
    what: kindWords[kindOf(row)],
    company: row.company || row.name,
    reply: row.reply || undefined,
    valid_until: row.valid_until ?? undefined,
    lang: row.lang,
    link,
  })
}

export function changedMeanwhile(): Failure {
  return new Failure('CONFLICT', '그사이 신청이 바뀌었어요. 새로 불러와서 확인해 주세요.')
}

function alreadyOpen(): Failure {
  return new Failure('CONFLICT', '이미 신청한 것이 있어요. 신청 내역에서 확인해 주세요.')
}

async function own(ctx: Ctx, ap_id: number): Promise<ApplicationRecord> {
  const row = await findOwn(ctx, memberOf(ctx), ap_id)
  if (!row) throw notFound()
  return row
}

async function refuseSecond(ctx: Ctx, kind: ApplicationKind, mb_id: string, number: string) {
  if (await findOpenOf(ctx, mb_id, kind)) throw alreadyOpen()
  await refuseSameBusiness(ctx, kind, mb_id, number, null)
}

/** Whose it is, is not told: only that the number is taken, and whom to ask. */
async function refuseSameBusiness(
  ctx: Ctx,
  kind: ApplicationKind,
  mb_id: string,
  business_number: string,
  ap_id: number | null,
) {
  const other = await findSameBusiness(ctx, { kind, business_number, ap_id })
  if (other && other.mb_id !== mb_id)
    throw invalid({
      business_number: [
        '다른 회원이 이미 신청한 사업자등록번호예요. 우리 회사가 맞다면 고객센터로 알려 주세요.',
      ],
    })
}
