import { createHash, randomBytes } from 'node:crypto'
import { Failure } from '#kernel/failure.ts'
import { safeRedirect } from '#kernel/paths.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import {
  askProfile,
  authorizeUrl,
  type KakaoProfile,
  kakaoDoor,
} from '#shop/member/kakao-client.ts'
import { currentMember, memberOf } from '#shop/member/service.ts'
import {
  type Attempt,
  countPoll,
  findAttempt,
  findLinked,
  findLinkOf,
  insertAttempt,
  insertLink,
  isMailKnown,
  moveAttempt,
  takeReturn,
} from '#shop/member/social-store.ts'
import type { MemberRow } from '#shop/member/store.ts'
import type { Voucher } from './join.ts'

const provider = 'kakao'
const attemptMinutes = 10
const mostPolls = 600
const startsPerAddress = 30

export function kakaoWay(ctx: Ctx): 'real' | 'pretend' | 'off' {
  return kakaoDoor(ctx.house.config)?.kind ?? 'off'
}

type Asked = {
  purpose: 'login' | 'link'
  way: 'window' | 'page'
  silent: boolean
  redirect: string
}

/** A code to poll with, a state to come back with and the secret of PKCE; all bound to this session. */
export async function prepareKakao(ctx: Ctx, asked: Asked): Promise<{ code: string; url: string }> {
  const door = doorOf(ctx)
  const mb_id = asked.purpose === 'link' ? memberOf(ctx) : null
  await limitTries(ctx, `kakao:${networkOf(ctx.ip)}`, startsPerAddress, attemptMinutes * 60)
  const [code, state, verifier] = [secret(), secret(), secret()]
  await insertAttempt(ctx, {
    ...{ code_hash: hashOf(code), state_hash: hashOf(state), verifier, mb_id, way: asked.way },
    session: ctx.visitor.session ?? '',
    redirect: safeRedirect(asked.redirect, ''),
    state: 'waiting',
    expires_at: new Date(ctx.now.getTime() + attemptMinutes * 60_000),
  })
  return {
    code,
    url: authorizeUrl(door, ctx.house.config, {
      state,
      challenge: hashOf(verifier),
      silent: asked.silent,
    }),
  }
}

type Return = { state: string; code?: string; error?: string }

/** The visitor is back from Kakao with a code, or with a reason for none. */
export async function takeReturnFromKakao(
  ctx: Ctx,
  { state, code, error }: Return,
): Promise<Attempt> {
  const attempt = await takeReturn(ctx, hashOf(state))
  if (!attempt) throw spent()
  const next = error
    ? { state: error === 'access_denied' ? 'cancelled' : 'ask' }
    : await swap(ctx, attempt, code ?? '')
  await moveAttempt(ctx, attempt.code_hash, 'swapping', next)
  return { ...attempt, profile: null, ...next }
}

async function swap(
  ctx: Ctx,
  attempt: Attempt,
  code: string,
): Promise<{ state: string; profile?: KakaoProfile }> {
  try {
    const profile = await askProfile(doorOf(ctx), ctx.house.config, code, attempt.verifier)
    return profile ? { state: 'arrived', profile } : { state: 'cancelled' }
  } catch (error) {
    // whatever Kakao says or fails to say, the visitor hears that it cannot be reached
    ctx.house.log.warn({ err: error }, 'Kakao could not be asked')
    return { state: 'error' }
  }
}

export async function attemptOf(ctx: Ctx, code: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx, hashOf(code))
  if (!attempt) throw spent()
  if (!(await countPoll(ctx, attempt.code_hash, mostPolls)))
    throw new Failure('TOO_MANY', '카카오 확인이 너무 오래 걸렸어요. 다시 시작해 주세요.', {
      detail: { retry_after: 60 },
    })
  return attempt
}

export type Finding =
  | {
      status:
        | 'wait'
        | 'cancelled'
        | 'ask'
        | 'error'
        | 'linked'
        | 'taken'
        | 'closed'
        | 'join'
        | 'link-first'
    }
  | { status: 'in'; member: Pick<MemberRow, 'mb_id' | 'staff_role'> }

/** What an attempt has come to. Who arrives is decided once. */
export async function decide(ctx: Ctx, attempt: Attempt): Promise<Finding> {
  if (attempt.state === 'waiting' || attempt.state === 'swapping') return { status: 'wait' }
  if (attempt.state === 'cancelled' || attempt.state === 'ask' || attempt.state === 'error')
    return { status: attempt.state }
  if (attempt.state !== 'arrived' && attempt.state !== 'pending') throw spent()
  const profile = profileOf(attempt)
  if (attempt.mb_id) return linkMine(ctx, attempt, profile)
  const member = await findLinked(ctx, provider, profile.id)
  if (!member) {
    await moveAttempt(ctx, attempt.code_hash, 'arrived', { state: 'pending' })
    // never handed over for the mail alone: whoever owns the account proves it with the password
    return {
      status:
        profile.mb_email && (await isMailKnown(ctx, profile.mb_email)) ? 'link-first' : 'join',
    }
  }
  if (!(await moveAttempt(ctx, attempt.code_hash, attempt.state, { state: 'done' }))) throw spent()
  return member.open ? { status: 'in', member } : { status: 'closed' }
}

async function linkMine(ctx: Ctx, attempt: Attempt, profile: KakaoProfile): Promise<Finding> {
  const mb_id = memberOf(ctx)
  if (
    attempt.mb_id !== mb_id ||
    !(await moveAttempt(ctx, attempt.code_hash, 'arrived', { state: 'done' }))
  )
    throw spent()
  return { status: (await link(ctx, mb_id, profile.id)) ? 'linked' : 'taken' }
}

async function link(ctx: Ctx, mb_id: string, external_id: string): Promise<boolean> {
  if (await insertLink(ctx, { provider, external_id, mb_id })) return true
  return (await findLinked(ctx, provider, external_id))?.mb_id === mb_id
}

export async function newcomerOf(
  ctx: Ctx,
  code: string,
): Promise<{ mb_name: string; mb_email: string; mb_hp: string }> {
  return profileOf(await waitingAttempt(ctx, code))
}

/** Vouches for somebody who joins with the code: the link is made in the transaction of the join. */
export async function kakaoVoucher(ctx: Ctx, code: string): Promise<Voucher> {
  await waitingAttempt(ctx, code)
  return { link: (ctx, mb_id) => linkWaiting(ctx, code, mb_id) }
}

/** Links the Kakao account that waits behind the code; whoever calls has proved to be this member. */
export async function linkWaiting(ctx: Ctx, code: string, mb_id: string) {
  const attempt = await waitingAttempt(ctx, code)
  if (!(await moveAttempt(ctx, attempt.code_hash, 'pending', { state: 'done' }))) throw spent()
  if (!(await link(ctx, mb_id, profileOf(attempt).id)))
    throw new Failure(
      'CONFLICT',
      '이미 다른 카카오 계정과 연결된 회원이에요. 마이페이지에서 연결을 확인해 주세요.',
    )
}

export async function myKakao(
  ctx: Ctx,
): Promise<{ linked_at: string | null; can_unlink: boolean }> {
  const [found, member] = await Promise.all([
    findLinkOf(ctx, provider, memberOf(ctx)),
    currentMember(ctx),
  ])
  return { linked_at: found?.linked_at.toISOString() ?? null, can_unlink: !!member?.password_hash }
}

async function waitingAttempt(ctx: Ctx, code: string): Promise<Attempt> {
  const attempt = await findAttempt(ctx, hashOf(code))
  if (attempt?.state !== 'pending') throw spent()
  return attempt
}

function profileOf(attempt: Attempt): KakaoProfile {
  return attempt.profile as KakaoProfile // written by swap, which takes nothing else
}

function doorOf(ctx: Ctx) {
  const door = kakaoDoor(ctx.house.config)
  if (!door)
    throw new Failure('CONFLICT', '지금은 카카오로 로그인할 수 없어요. 아이디로 로그인해 주세요.')
  return door
}

function spent(): Failure {
  return new Failure(
    'GONE',
    '카카오 확인이 끝났거나 시간이 지났어요. 카카오 버튼을 다시 눌러 주세요.',
  )
}

const secret = () => randomBytes(32).toString('base64url')
// also the S256 challenge of PKCE
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
