import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { parseLang } from '#kernel/language.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { transact } from '#platform/transact.ts'
import type { DeskApplication, DeskApplicationRow } from '#shop/application/desk-contract.ts'
import {
  checklist,
  type Decision,
  decisionsOf,
  isTrade,
  whyBadLastDay,
  whyCannotExtend,
} from '#shop/application/rules.ts'
import {
  type ApplicationRecord,
  findAny,
  findApplicant,
  listForDesk,
  noteOn,
  updateApplication,
} from '#shop/application/store.ts'
import { openCompany } from '#shop/company/service/open-company.ts'
import { type Person, refuseOwn } from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { changedMeanwhile, handOut, kindOf, rowOf, stateOf, tellOf, viewOf } from './apply.ts'
import { endStanding, levelAfter, raiseLevel, registrationOf } from './standing.ts'

export async function applicationsForStaff(ctx: Ctx, ask: Parameters<typeof listForDesk>[1]) {
  const only = seesClassesAlone(ctx) ? { kind: 'class' as const } : {}
  const { rows, total, counts } = await listForDesk(ctx, { ...ask, ...only })
  return { ...pageOf(rows.map(deskRow), total, ask), counts }
}

function deskRow(row: ApplicationRecord): DeskApplicationRow {
  return { ...rowOf(row), name: row.name, mb_id: row.mb_id, business: row.checked?.state ?? null }
}

export async function applicationForStaff(ctx: Ctx, ap_id: number): Promise<DeskApplication> {
  const row = await deskApplication(ctx, ap_id)
  const [view, applicant, { quotation }] = await Promise.all([
    viewOf(ctx, row),
    row.mb_id ? findApplicant(ctx, row.mb_id) : null,
    readSettings(ctx),
  ])
  const endable = decisionsOf(kindOf(row), stateOf(row)).includes('suspended')
  return {
    ...view,
    mb_id: row.mb_id,
    mb_name: applicant?.mb_name ?? row.name,
    level_now: applicant?.mb_level ?? null,
    level_after: endable && row.mb_id ? await levelAfter(ctx, row, row.mb_id) : null,
    checked: row.checked,
    ticked: checklist.filter((one) => row.ticked.includes(one)),
    secrecy: row.secrecy,
    agreed: row.agreed,
    privacy_version: row.privacy_version,
    lang: parseLang(row.lang) ?? 'kr',
    decided_by: row.decided_by,
    updated_at: row.updated_at.toISOString(),
    grades: quotation.grades,
    version: row.version,
  }
}

export async function tickApplication(
  ctx: Ctx,
  ap_id: number,
  ticked: (typeof checklist)[number][],
): Promise<DeskApplication> {
  const row = await deskApplication(ctx, ap_id)
  await noteOn(ctx, row.ap_id, { ticked: checklist.filter((one) => ticked.includes(one)) })
  return applicationForStaff(ctx, ap_id)
}

type Deciding = {
  decision: Decision
  reply: string
  mb_level?: number | null
  valid_until?: string | null
  version: number
}

/** Decided exactly as it was read, together with the grade: an approved business has its prices at once. */
export async function decideApplication(
  ctx: Ctx,
  ap_id: number,
  { decision, reply, mb_level, valid_until = null, version }: Deciding,
): Promise<DeskApplication> {
  await transact(ctx, async (ctx) => {
    const row = await deskApplication(ctx, ap_id)
    const kind = kindOf(row)
    if (!decisionsOf(kind, stateOf(row)).includes(decision))
      throw new Failure(
        'CONFLICT',
        '지금 상태에서는 할 수 없는 결정이에요. 새로 불러와서 확인해 주세요.',
        {
          detail: { state: row.state },
        },
      )
    const isGrading = decision === 'approved' && isTrade(kind)
    if (isGrading) await refuseOwn(ctx, applicantOf(row))
    const wantsWords = decision !== 'reviewing' && !isGrading
    if (wantsWords && !reply) throw invalid({ reply: ['신청한 분에게 전할 말을 적어 주세요.'] })
    if (isGrading && !mb_level) throw invalid({ mb_level: ['줄 등급을 골라 주세요.'] })
    if (isGrading) refusePast(ctx, valid_until)
    const change = {
      state: decision,
      reply: decision === 'reviewing' ? row.reply : reply,
      ...(isGrading && mb_level && { valid_until, ...(await raiseLevel(ctx, row, mb_level)) }),
      decided_at: decision === 'reviewing' ? row.decided_at : ctx.now,
      decided_by: memberOf(ctx),
    }
    if (!(await updateApplication(ctx, { ap_id, version }, change))) throw changedMeanwhile()
    if (isGrading && row.mb_id) await openCompany(ctx, row.mb_id, registrationOf(row))
    if (decision === 'suspended') await endStanding(ctx, row)
    await tellOf(ctx, decision, { ...row, ...change })
  })
  return applicationForStaff(ctx, ap_id)
}

/** The grade goes on until another day, or until somebody ends it. */
export async function extendApproval(
  ctx: Ctx,
  ap_id: number,
  { valid_until, version }: { valid_until: string | null; version: number },
): Promise<DeskApplication> {
  await transact(ctx, async (ctx) => {
    const row = await deskApplication(ctx, ap_id)
    refuse(whyCannotExtend(kindOf(row), stateOf(row)))
    await refuseOwn(ctx, applicantOf(row))
    refusePast(ctx, valid_until)
    if (!(await updateApplication(ctx, { ap_id, version }, { valid_until })))
      throw changedMeanwhile()
    await tellOf(ctx, 'extended', { ...row, valid_until, reply: '' })
  })
  return applicationForStaff(ctx, ap_id)
}

/** Whoever it is for, as they are known by their account and by what they wrote. */
export function applicantOf({ mb_id, email, mobile }: ApplicationRecord): Person {
  return { mb_id, email, hp: mobile }
}

function refusePast(ctx: Ctx, valid_until: string | null) {
  const why = whyBadLastDay(valid_until, koreanDay(ctx.now))
  if (why) throw invalid({ valid_until: [why] })
}

export async function applicationFileForStaff(
  ctx: Ctx,
  { ap_id, file_id }: { ap_id: number; file_id: string },
  reply: Reply,
) {
  const row = await deskApplication(ctx, ap_id)
  const given = await handOut(ctx, row.ap_id, file_id, reply)
  // a registration tells where somebody lives
  await announce(ctx, 'application.file_opened', String(row.ap_id), { file_id })
  return given
}

export async function anyApplication(ctx: Ctx, ap_id: number): Promise<ApplicationRecord> {
  const row = await findAny(ctx, ap_id)
  if (!row) throw notFound()
  return row
}

/** An application that this person's work has to do with. */
async function deskApplication(ctx: Ctx, ap_id: number): Promise<ApplicationRecord> {
  const row = await anyApplication(ctx, ap_id)
  if (row.kind !== 'class' && seesClassesAlone(ctx)) throw notFound()
  return row
}

function seesClassesAlone({ visitor }: Ctx): boolean {
  return visitor.staff_role === 'class'
}
