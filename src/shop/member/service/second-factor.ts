import { createHmac } from 'node:crypto'
import type { StaffRole } from '#kernel/endpoint.ts'
import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { brand } from '#kernel/page-meta.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { forgetTries, limitTries } from '#platform/rate-limit.ts'
import { secretsOf } from '#platform/seal.ts'
import { endSessionsOf } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import type { MyFactor } from '#shop/member/factor-contract.ts'
import {
  countRecovery,
  deleteFactor,
  type FactorRow,
  findFactor,
  listStaffFactors,
  putSecret,
  replaceRecovery,
  takeRecovery,
  takeStep,
  turnOn,
} from '#shop/member/factor-store.ts'
import { findMember, type MemberRow } from '#shop/member/store.ts'
import {
  base32,
  newRecoveryCode,
  newSecret,
  otpAddress,
  plainRecoveryCode,
  seal,
  stepOf,
  unseal,
} from '#shop/member/totp.ts'
import { readSettings } from '#shop/setting/service.ts'
import { ownMember } from './account.ts'
import { type Proof, prove } from './prove.ts'

const tries = 5
const lockSeconds = 600
const recoveryCodes = 10
const wrongCode = '숫자가 맞지 않아요. 앱에 지금 보이는 6자리를 적어 주세요.'

async function ownStaff(ctx: Ctx): Promise<MemberRow> {
  const member = await ownMember(ctx)
  // for shoppers there is no such thing
  if (!member.staff_role) throw notFound()
  return member
}

export async function showFactor(ctx: Ctx): Promise<MyFactor> {
  const member = await ownStaff(ctx)
  const [factor, recovery_left, { security }] = await Promise.all([
    findFactor(ctx, member.mb_id),
    countRecovery(ctx, member.mb_id),
    readSettings(ctx),
  ])
  return {
    ...member,
    enabled: !!factor?.enabled_at,
    recovery_left,
    required: security.require_second_factor,
    has_password: member.password_hash !== '',
  }
}

/** A secret that waits for its first code. */
export async function startFactor(ctx: Ctx, proof: Proof) {
  const member = await ownStaff(ctx)
  await prove(ctx, member, proof)
  const secret = newSecret()
  const put = await putSecret(ctx, member.mb_id, seal(secret, ctx.house.config.SESSION_SECRET))
  refuse(put ? null : '두 단계 로그인이 이미 켜져 있어요.')
  return { secret: base32(secret), address: otpAddress(brand, member.mb_id, secret) }
}

/** From now on a password alone is not enough; whoever came in with one alone elsewhere is out. */
export async function enableFactor(ctx: Ctx, code: string) {
  const member = await ownStaff(ctx)
  const factor = await findFactor(ctx, member.mb_id)
  if (!factor || factor.enabled_at) throw new Failure('CONFLICT', '처음부터 다시 해 주세요.')
  await checkCode(ctx, factor, code)
  return transact(ctx, async (ctx) => {
    await turnOn(ctx, member.mb_id)
    await endSessionsOf(ctx, member.mb_id, ctx.visitor.session)
    await announce(ctx, 'member.second_factor_on', member.mb_id, { mb_id: member.mb_id })
    return { recovery_codes: await freshRecovery(ctx, member.mb_id) }
  })
}

export async function renewRecovery(ctx: Ctx, { code, ...proof }: Proof & { code: string }) {
  const member = await ownStaff(ctx)
  await prove(ctx, member, proof, { fresh: true })
  await checkSecondStep(ctx, member.mb_id, code)
  return transact(ctx, async (ctx) => ({ recovery_codes: await freshRecovery(ctx, member.mb_id) }))
}

export async function disableFactor(ctx: Ctx, { code, ...proof }: Proof & { code: string }) {
  const member = await ownStaff(ctx)
  const { security } = await readSettings(ctx)
  refuse(
    security.require_second_factor
      ? '모든 직원이 두 단계로 로그인하도록 정해져 있어서 끌 수 없어요.'
      : null,
  )
  await prove(ctx, member, proof, { fresh: true })
  await checkSecondStep(ctx, member.mb_id, code)
  await transact(ctx, async (ctx) => {
    await deleteFactor(ctx, member.mb_id)
    await announce(ctx, 'member.second_factor_off', member.mb_id, { mb_id: member.mb_id })
  })
  return { message: say(ctx, '두 단계 로그인을 껐어요.') }
}

export async function hasSecondStep(ctx: Ctx, mb_id: string): Promise<boolean> {
  return !!(await findFactor(ctx, mb_id))?.enabled_at
}

/** The second step of a log-in; nothing to do for those who have none. */
export async function askSecondStep(ctx: Ctx, mb_id: string, code: string | undefined) {
  const factor = await findFactor(ctx, mb_id)
  if (!factor?.enabled_at) return
  if (!code)
    throw new Failure('INVALID', '인증 앱의 6자리 숫자를 적어 주세요.', {
      fields: { code: ['인증 앱의 6자리 숫자를 적어 주세요.'] },
      detail: { second_factor: true },
    })
  await checkSecondStep(ctx, mb_id, code)
}

/** A code of the app, or a recovery code in its place. */
async function checkSecondStep(ctx: Ctx, mb_id: string, code: string) {
  const factor = await findFactor(ctx, mb_id)
  if (!factor?.enabled_at) throw new Failure('CONFLICT', '처음부터 다시 해 주세요.')
  await checkCode(ctx, factor, code)
}

async function checkCode(ctx: Ctx, factor: FactorRow, typed: string) {
  const { mb_id } = factor
  const key = `second-factor:${mb_id}`
  await limitTries(ctx, key, tries, lockSeconds)
  const right = /^\d{6}$/.test(typed.replace(/\s/g, ''))
    ? await takeAppCode(ctx, factor, typed.replace(/\s/g, ''))
    : await takeRecovery(ctx, mb_id, hashOf(ctx, typed))
  if (!right)
    throw new Failure('INVALID', wrongCode, {
      fields: { code: [wrongCode] },
      detail: { second_factor: true },
    })
  await forgetTries(ctx, key)
}

async function takeAppCode(
  ctx: Ctx,
  { mb_id, sealed, last_step }: FactorRow,
  code: string,
): Promise<boolean> {
  for (const secret of secretsOf(ctx.house.config)) {
    const step = stepUnder(secret)
    if (step !== null) return takeStep(ctx, mb_id, step)
  }
  return false

  function stepUnder(secret: string): number | null {
    try {
      return stepOf(unseal(sealed, secret), code, ctx.now, last_step)
    } catch {
      // sealed with another: whoever cannot come in any more is let in anew by the owner
      return null
    }
  }
}

async function freshRecovery(ctx: Ctx, mb_id: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await replaceRecovery(
    ctx,
    mb_id,
    codes.map((code) => hashOf(ctx, code)),
  )
  return codes
}

function hashOf(ctx: Ctx, code: string): string {
  return createHmac('sha256', ctx.house.config.SESSION_SECRET)
    .update(`recovery:${plainRecoveryCode(code)}`)
    .digest('base64url')
}

export async function staffFactorList(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const { rows, total } = await listStaffFactors(ctx, ask)
  const shown = rows.map((row) => ({
    ...row,
    staff_role: row.staff_role as StaffRole, // written by the shop from the same list
    enabled_at: row.enabled_at?.toISOString() ?? null,
  }))
  return pageOf(shown, total, ask)
}

/** The owner lets a worker in again who lost the app; the worker enrols anew. */
export async function resetFactor(ctx: Ctx, mb_id: string, proof: Proof) {
  const owner = await ownStaff(ctx)
  await prove(ctx, owner, proof)
  const worker = await findMember(ctx, mb_id)
  if (!worker?.staff_role) throw notFound()
  await transact(ctx, async (ctx) => {
    if (!(await deleteFactor(ctx, mb_id)))
      throw invalid({ mb_id: ['두 단계 로그인을 쓰지 않는 직원이에요.'] })
    await endSessionsOf(ctx, mb_id, ctx.visitor.session)
    await announce(ctx, 'member.second_factor_off', mb_id, { mb_id, by: owner.mb_id })
  })
  return {
    message: say(ctx, '{name} 님의 두 단계 로그인을 초기화했어요.', { name: worker.mb_name }),
  }
}
