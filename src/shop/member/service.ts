import { Failure } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import {
  countTry,
  forgetTries,
  giveTryBack,
  limitTries,
  paceTries,
  triesUnder,
} from '#platform/rate-limit.ts'
import { tellHourly } from '#platform/tell-hourly.ts'
import { transact } from '#platform/transact.ts'
import { isPassword } from './passwords.ts'
import { findBuyer, findMemberByLogin, type MemberRow } from './store.ts'

// the sixth try waits a second, the next twice as long and so on; the tenth wrong one locks for ten minutes
const pace = { free: 5, most: 10, seconds: 600 }
const wrongPerAddress = 60
/** Wrong ones of everybody in ten minutes: from here on somebody tries one password on many accounts, from many addresses. */
const manyWrong = { key: 'login-wrong', most: 300, perAddress: 10 }
const blockedWords = '이용이 제한된 계정이에요. 궁금한 점은 고객센터로 연락해 주세요.'

/** The member who asks; endpoints for members are not reached without one. */
export function memberOf(ctx: Ctx): string {
  if (!ctx.visitor.mb_id) throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
  return ctx.visitor.mb_id
}

/** The visitor, at the grade they buy at. */
export async function currentMember(ctx: Ctx): Promise<MemberRow | null> {
  return ctx.visitor.mb_id ? findBuyer(ctx, ctx.visitor.mb_id) : null
}

/** The grade somebody buys at, whoever asks: that of their company, where it is higher. Null for a guest. */
export async function buyerLevel(ctx: Ctx, mb_id: string | null): Promise<number | null> {
  return mb_id ? ((await findBuyer(ctx, mb_id))?.mb_level ?? null) : null
}

/** The member behind an id or mail and a password. Unknown and wrong get the same answer; who knows the password of a blocked account is told so. */
export async function authenticate(ctx: Ctx, login: string, password: string): Promise<MemberRow> {
  const member = await findMemberByLogin(ctx, login)
  // the id and the mail of one member count together
  const account = triesKey(ctx, member?.mb_id ?? login.trim())
  await refuseHaste(ctx, account)
  const right = await isPassword(member?.password_hash, password)
  if (!member || !right) {
    await countWrong(ctx)
    throw new Failure('INVALID', '아이디 또는 비밀번호가 맞지 않아요.', {
      fields: { mb_id: ['아이디 또는 비밀번호가 맞지 않아요.'] },
    })
  }
  if (member.mb_intercept_date)
    throw new Failure('INVALID', blockedWords, { fields: { mb_id: [blockedWords] } })
  await forgetTries(ctx, account)
  await giveTryBack(ctx, addressKey(ctx))
  return member
}

/** Whoever has proved who they are by other means may try at once. */
export async function forgetLoginTries(ctx: Ctx, mb_id: string) {
  await forgetTries(ctx, triesKey(ctx, mb_id))
}

async function refuseHaste(ctx: Ctx, account: string) {
  const { wait, locked } = await paceTries(ctx, account, pace)
  if (locked) {
    const params = { count: Math.ceil(wait / 60) }
    throw new Failure(
      'TOO_MANY',
      '여러 번 틀려서 {count}분 동안 로그인을 막았어요. 비밀번호 찾기로 새 비밀번호를 정하면 바로 들어올 수 있어요.',
      {
        params,
        detail: { retry_after: wait, locked },
      },
    )
  }
  if (wait)
    throw new Failure(
      'TOO_MANY',
      '{count}초 뒤에 다시 해 주세요. 비밀번호가 떠오르지 않으면 비밀번호 찾기를 이용해 주세요.',
      {
        params: { count: wait },
        detail: { retry_after: wait },
      },
    )
  const flooded = (await triesUnder(ctx, manyWrong.key)) >= manyWrong.most
  const most = flooded ? manyWrong.perAddress : wrongPerAddress
  await limitTries(ctx, addressKey(ctx), most, pace.seconds)
}

/** Whoever knows their password never comes here: while the staff are told, each address has fewer guesses. */
async function countWrong(ctx: Ctx) {
  await transact(ctx, async (ctx) => {
    const { count } = await countTry(ctx, manyWrong.key, pace.seconds)
    if (count >= manyWrong.most)
      await tellHourly(ctx, 'house.password_guessing', 'login', { count })
  })
}

const triesKey = (ctx: Ctx, account: string) =>
  `login:${account.toLowerCase()}:${networkOf(ctx.ip)}`
const addressKey = (ctx: Ctx) => `login:${networkOf(ctx.ip)}`
