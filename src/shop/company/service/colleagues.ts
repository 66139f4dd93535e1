import { randomBytes } from 'node:crypto'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { after } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { transact } from '#platform/transact.ts'
import type { Colleague } from '#shop/company/contract.ts'
import { inviteDays, mostColleagues } from '#shop/company/rules.ts'
import {
  acceptInvitation,
  type ColleagueRecord,
  countColleagues,
  endColleague,
  endOverdue,
  findInvitation,
  insertColleague,
  listColleagues,
} from '#shop/company/store/colleagues.ts'
import { type CompanyRecord, findCompany, lockCompany } from '#shop/company/store/companies.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'
import { workplaceOf } from './standing.ts'

const invitesADay = 30

/** Asked by mail; whoever has the link accepts with an account of their own. */
export async function inviteColleague(ctx: Ctx, email: string): Promise<Colleague> {
  const { mb_id, mb_email, mb_name } = await owner(ctx)
  if (mb_email.toLowerCase() === email)
    throw invalid({ email: ['내 메일 주소예요. 함께 주문할 동료의 메일을 적어 주세요.'] })
  await refuseWithoutMail(ctx)
  await limitTries(ctx, `company-invite:${mb_id}`, invitesADay, 86_400)
  return transact(ctx, async (ctx) => {
    const company = await lockCompany(ctx, mb_id)
    if (!company) throw notFound()
    if (company.state !== 'open') throw stopped()
    await endOverdue(ctx, mb_id)
    if ((await countColleagues(ctx, mb_id)) >= mostColleagues)
      throw new Failure('CONFLICT', '동료는 {count}명까지 초대할 수 있어요.', {
        params: { count: mostColleagues },
      })
    const made = await insertColleague(ctx, {
      owner_id: mb_id,
      email,
      token: randomBytes(24).toString('base64url'),
      expires_at: after(ctx.now, { days: inviteDays }),
      created_at: ctx.now,
    })
    if (!made) throw invalid({ email: ['이미 초대한 메일 주소예요.'] })
    await announce(ctx, 'company.invited', made.co_id, {
      email,
      company: company.company,
      owner: mb_name,
      token: made.token,
    })
    return shown(made, '')
  })
}

/** Taken back or ended: from the next request on, the colleague orders for themselves. */
export async function removeColleague(ctx: Ctx, co_id: number) {
  const { mb_id: owner_id } = await owner(ctx)
  return transact(ctx, async (ctx) => {
    const ended = await endColleague(ctx, { owner_id, co_id })
    if (!ended) throw notFound()
    await tellOfEnd(ctx, ended, owner_id)
    return { co_id }
  })
}

/** A colleague goes by themselves. */
export async function leaveCompany(ctx: Ctx) {
  const mb_id = memberOf(ctx)
  return transact(ctx, async (ctx) => {
    const ended = await endColleague(ctx, { mb_id })
    if (!ended) throw notFound()
    await tellOfEnd(ctx, ended, ended.owner_id)
    return { left: true }
  })
}

async function tellOfEnd(ctx: Ctx, { co_id, mb_id, email }: ColleagueRecord, owner_id: string) {
  const company = await findCompany(ctx, owner_id)
  await announce(ctx, 'company.colleague_ended', co_id, {
    ...(mb_id ? { mb_id } : { email }),
    company: company?.company ?? '',
  })
}

export async function showInvitation(ctx: Ctx, token: string) {
  const found = await findInvitation(ctx, token)
  if (!found) throw notFound()
  return { company: found.company, owner: found.owner, email: found.row.email }
}

export async function acceptColleague(ctx: Ctx, token: string) {
  const member = await currentMember(ctx)
  if (!member) throw notFound()
  return transact(ctx, async (ctx) => {
    const found = await findInvitation(ctx, token)
    if (!found) throw notFound()
    if (member.staff_role)
      throw new Failure(
        'CONFLICT',
        '이 가게의 직원 계정으로는 수락할 수 없어요. 다른 계정으로 로그인해 주세요.',
      )
    const workplace = await workplaceOf(ctx)
    if (workplace || !(await acceptInvitation(ctx, found.row.co_id, member.mb_id)))
      throw new Failure(
        'CONFLICT',
        '이미 다른 회사의 주문을 맡고 있는 계정이에요. 그 회사에서 나온 뒤 수락하거나 다른 계정으로 로그인해 주세요.',
      )
    await announce(ctx, 'company.colleague_joined', found.row.co_id, {
      mb_id: found.row.owner_id,
      company: found.company,
      colleague: member.mb_name,
    })
    return { company: found.company }
  })
}

export async function colleaguesOf(ctx: Ctx, owner_id: string): Promise<Colleague[]> {
  const found = await listColleagues(ctx, owner_id)
  return found.map(({ row, mb_name }) => shown(row, mb_name ?? ''))
}

function shown({ co_id, email, state, created_at, expires_at }: ColleagueRecord, name: string) {
  return {
    ...{ co_id, email, name, state },
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}

/** Whoever invites has a company of their own; to a colleague this does not exist. */
async function owner(ctx: Ctx) {
  const member = await currentMember(ctx)
  const company: CompanyRecord | null = member && (await findCompany(ctx, member.mb_id))
  if (!member || !company) throw notFound()
  return member
}

function stopped(): Failure {
  return new Failure(
    'CONFLICT',
    '거래가 멈춘 회사라 동료를 초대할 수 없어요. 고객센터로 연락해 주세요.',
  )
}
