import { invalid } from '#kernel/failure.ts'
import { type Currency, currencyOf, type Lang, parseCurrency, parseLang } from '#kernel/language.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import {
  endSession,
  guestOf,
  languageCookieLine,
  newSid,
  rememberInSession,
  sessionCookies,
} from '#platform/session.ts'
import { countCart } from '#shop/cart/service.ts'
import { hasOwnPrices } from '#shop/catalog/service/trade.ts'
import { countMyCoupons } from '#shop/coupon/service/my-coupons.ts'
import { currentMember } from '#shop/member/service.ts'
import { unreadCount } from '#shop/notification/service/my-list.ts'
import { hearts } from '#shop/wish/service.ts'
import type { LoginCheck, SessionUser } from './contract.ts'

const guest: SessionUser = {
  mb_id: '',
  is_admin: false,
  mb_name: '',
  mb_hp: '',
  mb_level: 1,
  staff_role: null,
}

/** Who asks and the header's counts. Hands a session to a visitor who has none. */
export async function checkLogin(ctx: Ctx, reply: Reply): Promise<LoginCheck> {
  const known = ctx.visitor.session ? ctx : withNewSession(ctx, reply)
  const { mb_id } = known.visitor
  const [member, coupon_count, cart_count, wishes, notification_count] = await Promise.all([
    currentMember(known),
    known.visitor.mb_id ? countMyCoupons(known) : 0,
    ctx.visitor.session ? countCart(known) : 0,
    mb_id ? hearts(known) : [],
    mb_id ? unreadCount(known, mb_id) : 0,
  ])
  return {
    user: member
      ? {
          mb_id: member.mb_id,
          mb_name: member.mb_name,
          mb_hp: member.mb_hp,
          mb_level: member.mb_level,
          is_admin: known.visitor.staff_role !== null,
          staff_role: known.visitor.staff_role,
          must_enrol: known.visitor.must_enrol,
          ...(known.visitor.staff_role === 'owner' && !ctx.house.mailer.isOpen
            ? { no_mail: true }
            : {}),
        }
      : guest,
    graded: member !== null && (await hasOwnPrices(known, member.mb_level)),
    lang: ctx.lang,
    currency: ctx.currency,
    cart_key: known.visitor.cart_key,
    cart_count,
    coupon_count,
    notification_count,
    wishes,
  }
}

function withNewSession(ctx: Ctx, reply: Reply): Ctx {
  const sid = newSid(ctx.house.config, 'guest')
  reply.cookies.push(...sessionCookies(ctx.house.config, sid))
  return { ...ctx, visitor: guestOf(ctx.house.config, sid) }
}

export async function logOut(ctx: Ctx, reply: Reply) {
  if (ctx.visitor.session) await endSession(ctx, ctx.visitor.session)
  reply.cookies.push(...sessionCookies(ctx.house.config, newSid(ctx.house.config, 'guest')))
  reply.headers['clear-site-data'] = '"cache"'
  return { message: say(ctx, '로그아웃했어요.') }
}

/** Kept in a cookie for the pages, and in the session when there is one to write to. */
export async function chooseLanguage(
  ctx: Ctx,
  asked: { lang?: string; currency?: string },
  reply: Reply,
): Promise<{ lang: Lang; currency: Currency }> {
  const lang = asked.lang === undefined ? ctx.lang : parseLang(asked.lang)
  if (!lang) throw invalid({ lang: ['한국어(kr) 또는 영어(en)만 고를 수 있어요.'] })
  const currency = asked.currency === undefined ? currencyOf(lang) : parseCurrency(asked.currency)
  if (!currency) throw invalid({ currency: ['원(krw) 또는 달러(usd)만 고를 수 있어요.'] })
  if (ctx.visitor.session) await rememberInSession(ctx, ctx.visitor.session, { lang, currency })
  reply.cookies.push(languageCookieLine(ctx.house.config, lang, currency))
  return { lang, currency }
}
