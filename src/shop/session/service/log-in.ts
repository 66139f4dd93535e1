import type { StaffRole } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import {
  deviceOf,
  endSession,
  hashSid,
  memberCartKey,
  newSid,
  rememberInSession,
  sessionCookies,
} from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { mergeCarts } from '#shop/cart/service.ts'
import type { JoinForm } from '#shop/member/contract.ts'
import { noteLogin } from '#shop/member/service/devices.ts'
import { join } from '#shop/member/service/join.ts'
import { kakaoVoucher, linkWaiting } from '#shop/member/service/kakao.ts'
import { askSecondStep } from '#shop/member/service/second-factor.ts'
import { authenticate } from '#shop/member/service.ts'
import type { LoginCheck } from '#shop/session/contract.ts'
import { checkLogin } from '#shop/session/service.ts'

type Entering = { mb_id: string; staff_role: string | null }

type Typed = { mb_id: string; password: string; code?: string; kakao?: string }

export async function logIn(ctx: Ctx, typed: Typed, reply: Reply): Promise<LoginCheck> {
  const member = await authenticate(ctx, typed.mb_id, typed.password)
  await askSecondStep(ctx, member.mb_id, typed.code)
  if (typed.kakao) await linkWaiting(ctx, typed.kakao, member.mb_id)
  return enter(ctx, member, reply)
}

/** Becomes a member and is logged in at once. */
export async function register(ctx: Ctx, form: JoinForm, reply: Reply): Promise<LoginCheck> {
  return enter(
    ctx,
    await join(ctx, form, form.kakao ? await kakaoVoucher(ctx, form.kakao) : undefined),
    reply,
  )
}

/**
 * A new session id at every login, so that a planted one is worth nothing. The guest's cart comes along, and so do the orders that
 * the session placed or looked up; of another member's session nothing does.
 */
export async function enter(ctx: Ctx, member: Entering, reply: Reply): Promise<LoginCheck> {
  const sid = newSid(ctx.house.config, 'member')
  const session = hashSid(sid)
  const device = deviceOf(ctx)
  const isSame = ctx.visitor.mb_id === null || ctx.visitor.mb_id === member.mb_id
  const od_ids = await transact(ctx, async (ctx) => {
    const known = ctx.visitor.session ? await endSession(ctx, ctx.visitor.session) : []
    const kept = isSame ? known : []
    await rememberInSession(ctx, session, {
      mb_id: member.mb_id,
      lang: ctx.lang,
      currency: ctx.currency,
      od_ids: kept,
    })
    if (!ctx.visitor.mb_id) await mergeCarts(ctx, ctx.visitor.cart_key, memberCartKey(member.mb_id))
    await noteLogin(ctx, member.mb_id, device.hash)
    return kept
  })
  reply.cookies.push(...sessionCookies(ctx.house.config, sid), ...device.cookies)
  const staff_role = member.staff_role as StaffRole | null // written by the shop from the same list
  return checkLogin(
    {
      ...ctx,
      visitor: {
        session,
        cart_key: memberCartKey(member.mb_id),
        mb_id: member.mb_id,
        staff_role,
        od_ids,
      },
    },
    reply,
  )
}
