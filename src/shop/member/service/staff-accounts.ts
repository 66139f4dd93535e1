import { randomBytes } from 'node:crypto'
import type { StaffRole } from '#kernel/endpoint.ts'
import { Failure, type FieldPhrases, invalid, notFound, refuse } from '#kernel/failure.ts'
import { after } from '#kernel/korean-time.ts'
import { whyBadMail } from '#kernel/mail-address.ts'
import { pageOf } from '#kernel/paging.ts'
import { whyBadName } from '#kernel/person-name.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { endSessionsOf } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import type { StaffAccount } from '#shop/member/desk-contract.ts'
import {
  isStaffRole,
  shownPayload,
  whyCannotTouch,
  whyNoOwnerLeft,
} from '#shop/member/desk-rules.ts'
import {
  type AuditAsk,
  countAudit,
  countOtherOwners,
  type DeskFound,
  findForDesk,
  findTaken,
  insertStaff,
  listAudit,
  listStaff,
  writeBlock,
  writePerson,
  writeRole,
} from '#shop/member/desk-store.ts'
import { insertReset } from '#shop/member/login-store.ts'
import { whyBadId } from '#shop/member/rules.ts'
import { hashToken } from './forgotten.ts'

const linkHours = 24

type NewStaff = { mb_id: string; mb_name: string; mb_email: string; staff_role: StaffRole }
type Link = { mb_id: string; url: string; expires_at: string }

export async function staffAccounts(ctx: Ctx): Promise<StaffAccount[]> {
  const rows = await listStaff(ctx)
  return rows.flatMap((row) =>
    isStaffRole(row.staff_role)
      ? [
          {
            ...row,
            staff_role: row.staff_role,
            active: row.mb_intercept_date === null,
            created_at: row.created_at.toISOString(),
            waiting: row.password_hash === '',
          },
        ]
      : [],
  )
}

/** An account without a password: whoever has the link sets one, once. */
export async function createStaff(ctx: Ctx, asked: NewStaff): Promise<Link> {
  refuseForm(asked)
  return transact(ctx, async (ctx) => {
    const taken = await findTaken(ctx, asked.mb_id, asked.mb_email)
    const fields: FieldPhrases = {}
    if (taken.id)
      fields.mb_id = ['이미 쓰고 있는 아이디예요. 회원 화면에서 그 회원을 직원으로 바꿀 수 있어요.']
    if (taken.mail) fields.mb_email = ['이미 쓰고 있는 메일이에요.']
    if (Object.keys(fields).length) throw invalid(fields)
    await insertStaff(ctx, asked)
    await announce(ctx, 'staff.created', asked.mb_id, { staff_role: asked.staff_role })
    return makeLink(ctx, asked.mb_id)
  })
}

function refuseForm({ mb_id, mb_name, mb_email }: NewStaff) {
  const fields: FieldPhrases = {}
  for (const [name, why] of [
    ['mb_id', whyBadId(mb_id)],
    ['mb_name', whyBadName(mb_name)],
    ['mb_email', whyBadMail(mb_email)],
  ] as const)
    if (why) fields[name] = [why[1] ? [why[0], why[1]] : why[0]]
  if (Object.keys(fields).length) throw invalid(fields)
}

export async function newLink(ctx: Ctx, mb_id: string): Promise<Link> {
  return transact(ctx, async (ctx) => {
    const row = await staffMember(ctx, mb_id)
    if (row.mb_intercept_date)
      throw new Failure('CONFLICT', '닫아 둔 계정이에요. 먼저 계정을 열어 주세요.')
    await announce(ctx, 'staff.link_made', mb_id)
    return makeLink(ctx, mb_id)
  })
}

async function makeLink(ctx: Ctx, mb_id: string): Promise<Link> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = after(ctx.now, { hours: linkHours })
  await insertReset(ctx, { token_hash: hashToken(token), mb_id, expires_at })
  return {
    mb_id,
    url: `${ctx.house.config.ORIGIN}/shop/reset#${token}`,
    expires_at: expires_at.toISOString(),
  }
}

/** Another name or mail: who marries, or was written down wrong. */
export async function changePerson(
  ctx: Ctx,
  mb_id: string,
  person: { mb_name: string; mb_email: string },
): Promise<StaffAccount[]> {
  const fields: FieldPhrases = {}
  for (const [name, why] of [
    ['mb_name', whyBadName(person.mb_name)],
    ['mb_email', whyBadMail(person.mb_email)],
  ] as const)
    if (why) fields[name] = [why[1] ? [why[0], why[1]] : why[0]]
  if (Object.keys(fields).length) throw invalid(fields)
  await transact(ctx, async (ctx) => {
    const row = await staffMember(ctx, mb_id)
    if (row.mb_email !== person.mb_email && (await findTaken(ctx, '', person.mb_email)).mail)
      throw invalid({ mb_email: ['이미 쓰고 있는 메일이에요.'] })
    await writePerson(ctx, row.mb_id, person)
    await announce(ctx, 'staff.person_changed', row.mb_id, {
      from: { mb_name: row.mb_name, mb_email: row.mb_email },
      to: person,
    })
  })
  return staffAccounts(ctx)
}

/** The new role holds from the next request on; an account without one is a shopper's. */
export async function changeRole(
  ctx: Ctx,
  mb_id: string,
  { staff_role, reason }: { staff_role: StaffRole | null; reason: string },
): Promise<StaffAccount[]> {
  await transact(ctx, async (ctx) => {
    const others = await countOtherOwners(ctx, mb_id)
    const row = await memberForRole(ctx, mb_id)
    refuse(whyNoOwnerLeft(row, staff_role, others))
    if (row.staff_role === staff_role) return
    await writeRole(ctx, row.mb_id, staff_role)
    await announce(ctx, 'staff.role_changed', row.mb_id, {
      reason,
      from: row.staff_role,
      to: staff_role,
    })
  })
  return staffAccounts(ctx)
}

export async function switchStaff(
  ctx: Ctx,
  mb_id: string,
  { active, reason }: { active: boolean; reason: string },
): Promise<StaffAccount[]> {
  await transact(ctx, async (ctx) => {
    const others = await countOtherOwners(ctx, mb_id)
    const row = await staffMember(ctx, mb_id)
    if (!active) refuse(whyNoOwnerLeft(row, null, others))
    if (!(await writeBlock(ctx, row.mb_id, !active)))
      throw new Failure(
        'CONFLICT',
        active ? '이미 열려 있는 계정이에요.' : '이미 닫아 둔 계정이에요.',
      )
    const sessions = active ? 0 : await endSessionsOf(ctx, row.mb_id)
    await announce(ctx, active ? 'staff.opened' : 'staff.closed', row.mb_id, { reason, sessions })
  })
  return staffAccounts(ctx)
}

async function staffMember(ctx: Ctx, mb_id: string): Promise<DeskFound> {
  const row = await memberForRole(ctx, mb_id)
  if (!row.staff_role) throw notFound()
  return row
}

async function memberForRole(ctx: Ctx, mb_id: string): Promise<DeskFound> {
  const row = await findForDesk(ctx, mb_id)
  if (!row || row.mb_leave_date) throw notFound()
  refuse(
    whyCannotTouch(ctx.visitor, { ...row, staff_role: row.staff_role ?? 'order' }),
    'FORBIDDEN',
  )
  return row
}

/** Everything staff did, as the shop's own record of events tells it. */
export async function audit(ctx: Ctx, ask: AuditAsk) {
  const [rows, total] = await Promise.all([listAudit(ctx, ask), countAudit(ctx, ask)])
  return pageOf(
    rows.map((row) => ({
      ...row,
      at: row.created_at.toISOString(),
      payload: shownPayload(row.payload),
    })),
    total,
    ask,
  )
}
