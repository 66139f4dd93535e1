import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { parseLang } from '#kernel/language.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { transact } from '#platform/transact.ts'
import type { DeskApplication, DeskApplicationRow } from '#shop/application/desk-contract.ts'
import { levelWith, ownLevel } from '#shop/application/level-rules.ts'
import {
  checklist,
  type Decision,
  decisionsOf,
  isTrade,
  kindWords,
} from '#shop/application/rules.ts'
import {
  type ApplicationRecord,
  findAny,
  findApplicant,
  listForDesk,
  listStanding,
  noteOn,
  updateApplication,
} from '#shop/application/store.ts'
import { moveCompany, openCompany, stopCompany } from '#shop/company/service/open-company.ts'
import { lowestGrade } from '#shop/member/desk-rules.ts'
import { anyMember, changeGrade } from '#shop/member/service/desk.ts'
import { memberOf } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { changedMeanwhile, handOut, kindOf, rowOf, stateOf, tellOf, viewOf } from './apply.ts'

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
  version: number
}

/** Decided exactly as it was read, together with the grade: an approved business has its prices at once. */
export async function decideApplication(
  ctx: Ctx,
  ap_id: number,
  { decision, reply, mb_level, version }: Deciding,
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
    const wantsWords = decision !== 'reviewing' && !isGrading
    if (wantsWords && !reply) throw invalid({ reply: ['신청한 분에게 전할 말을 적어 주세요.'] })
    if (isGrading && !mb_level) throw invalid({ mb_level: ['줄 등급을 골라 주세요.'] })
    const change = {
      state: decision,
      reply: decision === 'reviewing' ? row.reply : reply,
      ...(isGrading && mb_level && (await raiseLevel(ctx, row, mb_level))),
      decided_at: decision === 'reviewing' ? row.decided_at : ctx.now,
      decided_by: memberOf(ctx),
    }
    if (!(await updateApplication(ctx, { ap_id, version }, change))) throw changedMeanwhile()
    if (isGrading && row.mb_id) await openCompany(ctx, row.mb_id, registrationOf(row))
    if (decision === 'suspended' && row.mb_id) {
      await giveLevel(ctx, row, row.mb_id, await levelAfter(ctx, row, row.mb_id))
      await endCompany(ctx, row, row.mb_id)
    }
    await tellOf(ctx, decision, { ...row, ...change })
  })
  return applicationForStaff(ctx, ap_id)
}

/** Another approval keeps the company in business, with its colleagues and its account: under the registration of that one. */
async function endCompany(ctx: Ctx, row: ApplicationRecord, mb_id: string) {
  const other = (await listStanding(ctx, mb_id, row.ap_id)).at(-1)
  if (!other) return stopCompany(ctx, mb_id)
  await moveCompany(ctx, mb_id, row.business_number, registrationOf(other))
}

/** What the business told of itself, as an invoice needs it. */
function registrationOf({ company, business_number, typed, email }: ApplicationRecord) {
  const { representative, business_type, business_item, address, address2, tax_email } = typed
  return {
    ...{ company, business_number, representative, business_type, business_item },
    address: [address, address2].filter(Boolean).join(' '),
    tax_email: tax_email || email,
  }
}

/** A grade that somebody has of their own is never lowered by an approval. A member who has left since has none any more. */
async function raiseLevel(ctx: Ctx, row: ApplicationRecord, asked: number) {
  if (!row.mb_id)
    throw new Failure('CONFLICT', '신청한 회원이 탈퇴해서 등급을 줄 수 없어요. 반려로 마쳐 주세요.')
  const [others, { mb_level }] = [
    await listStanding(ctx, row.mb_id, row.ap_id),
    await anyMember(ctx, row.mb_id),
  ]
  const level_before = ownLevel(mb_level, others)
  await giveLevel(ctx, row, row.mb_id, levelWith(level_before, others, asked))
  return { mb_level: levelWith(level_before, [], asked), level_before }
}

/** What its member goes back to when an approval ends: what another one gave, or the grade of before. */
async function levelAfter(ctx: Ctx, row: ApplicationRecord, mb_id: string): Promise<number> {
  return levelWith(row.level_before ?? lowestGrade, await listStanding(ctx, mb_id, row.ap_id))
}

async function giveLevel(ctx: Ctx, row: ApplicationRecord, mb_id: string, mb_level: number) {
  const now = (await anyMember(ctx, mb_id)).mb_level
  if (now !== mb_level)
    await changeGrade(ctx, mb_id, { mb_level, reason: kindWords[kindOf(row)], trade: true })
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
