import { randomBytes, randomInt } from 'node:crypto'
import { Failure, type FieldPhrases, invalid, refuse } from '#kernel/failure.ts'
import { endOfKoreanDay, startOfKoreanDay } from '#kernel/korean-time.ts'
import { formatMoney } from '#kernel/money.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { sendsTexts } from '#platform/config-checks.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { withFreeNumber } from '#platform/free-number.ts'
import { transact } from '#platform/transact.ts'
import { currentMember } from '#shop/member/service.ts'
import { orderNumber } from '#shop/order/rules.ts'
import { anyOrder, ownOrder } from '#shop/order/service/show-order.ts'
import { holdDifference } from '#shop/order/service/take-extra.ts'
import { replacePersonalAttempts } from '#shop/payment/service/personal.ts'
import type { PersonalDetail, PersonalForm } from '#shop/personal-payment/desk-contract.ts'
import {
  differenceSubject,
  leastSum,
  usualDays,
  waysIn,
  whyBadUntil,
  whyCannotPay,
  whyCannotWithdraw,
} from '#shop/personal-payment/rules.ts'
import {
  changePersonal,
  findDifference,
  insertPersonal,
  type PersonalRow,
} from '#shop/personal-payment/store.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'
import { anyPersonal, hold } from './hold.ts'
import { detailOf } from './show.ts'

type Asked = PersonalForm

/** Staff ask somebody for money; sent at once where they say so. */
export async function makePersonal(
  ctx: Ctx,
  { until, send, ...asked }: Asked,
): Promise<PersonalDetail> {
  const to = await receiverOf(ctx, asked)
  const ways = asked.ways.length ? asked.ways : waysIn(asked.currency)
  const wrong = wrongIn(ctx, { ...asked, ...to, ways, until, send })
  if (Object.keys(wrong).length) throw invalid(wrong)
  const row = await withFreeNumber(() =>
    transact(ctx, async (ctx) => {
      const made = await insertPersonal(ctx, {
        ...asked,
        ...to,
        ways: [...new Set(ways)],
        ...newNumbers(ctx),
        od_id: asked.od_id || null,
        state: 'waiting',
        expires_at: endOfKoreanDay(startOfKoreanDay(until)),
        created_by: ctx.visitor.mb_id ?? '',
        created_at: ctx.now,
      })
      if (!made) throw new Error('a personal payment could not be written')
      await announce(ctx, 'personal.made', made.pp_id, {
        od_id: made.od_id,
        amount: made.price,
        currency: made.currency,
      })
      return send ? sent(ctx, made) : made
    }),
  )
  return detailOf(ctx, row)
}

/** What staff left empty is known of the member, or of the buyer of the order. */
async function receiverOf(
  ctx: Ctx,
  { mb_id, name, email, hp, od_id }: Pick<Asked, 'mb_id' | 'name' | 'email' | 'hp' | 'od_id'>,
) {
  const wrong: FieldPhrases = {}
  const order = od_id
    ? await anyOrder(ctx, od_id).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error
        wrong.od_id = ['없는 주문번호예요. 다시 확인해 주세요.']
        return null
      })
    : null
  const whose = mb_id || order?.mb_id || null
  const member = whose
    ? await currentMember({ ...ctx, visitor: { ...ctx.visitor, mb_id: whose } })
    : null
  if (mb_id && !member) wrong.mb_id = ['없는 회원이에요. 아이디를 다시 확인해 주세요.']
  const why = hp ? whyBadPhone(hp) : null
  if (why) wrong.hp = [why]
  if (Object.keys(wrong).length) throw invalid(wrong)
  return {
    mb_id: member?.mb_id ?? null,
    name: name || order?.od_name || member?.mb_name || '',
    email: email || order?.od_email || member?.mb_email || '',
    hp: phoneDigits(hp || order?.od_hp || member?.mb_hp || ''),
  }
}

function wrongIn(
  ctx: Ctx,
  asked: Pick<Asked, 'currency' | 'price' | 'until' | 'send' | 'ways' | 'email' | 'hp'>,
): FieldPhrases {
  const { currency, price, until, send, ways, email, hp } = asked
  const late = whyBadUntil(until, ctx.now)
  const known = waysIn(currency)
  const least = leastSum(ways)
  return {
    ...(late ? { until: [late] } : {}),
    ...(ways.some((way) => !known.includes(way))
      ? { ways: ['이 통화로는 쓸 수 없는 결제 방법이 있어요.'] }
      : price < least
        ? {
            price: [
              [
                '이 결제 방법으로는 {amount}부터 받을 수 있어요.',
                { amount: formatMoney(least, currency, ctx.lang) },
              ],
            ],
          }
        : {}),
    ...(send && !email && !hp
      ? { email: ['링크를 보내려면 메일 주소나 휴대폰 번호를 적어 주세요.'] }
      : {}),
  }
}

/** Two of one second may draw the same four digits: see `withFreeNumber`. */
function newNumbers(ctx: Ctx) {
  return {
    pp_id: `P${orderNumber(ctx.now, randomInt(10_000))}`,
    token: randomBytes(24).toString('base64url'),
  }
}

/** The link leaves by mail and message after the commit. */
async function sent(ctx: Ctx, row: PersonalRow): Promise<PersonalRow> {
  if (!(row.hp && sendsTexts(ctx.house.config))) await refuseWithoutMail(ctx)
  const marked = await changePersonal(ctx, row.pp_id, ['waiting'], { sent_at: ctx.now })
  await announce(ctx, 'personal.sent', row.pp_id, {
    email: row.email,
    hp: row.hp,
    mb_id: row.mb_id,
    lang: row.lang,
  })
  return marked ?? row
}

/** Again, or to another address: whoever gets it can pay. */
export async function sendPersonal(
  ctx: Ctx,
  pp_id: string,
  { email, hp }: { email: string; hp: string },
): Promise<PersonalDetail> {
  const why = hp ? whyBadPhone(hp) : null
  if (why) throw invalid({ hp: [why] })
  if (!email && !hp)
    throw invalid({ email: ['링크를 보내려면 메일 주소나 휴대폰 번호를 적어 주세요.'] })
  const row = await transact(ctx, async (ctx) => {
    const { row } = await hold(ctx, pp_id)
    refuse(whyCannotPay(row, ctx.now))
    const known = await changePersonal(ctx, pp_id, ['waiting'], { email, hp: phoneDigits(hp) })
    return sent(ctx, known ?? row)
  })
  return detailOf(ctx, row)
}

/** Windows that are open take nothing any more; an account that waits is closed after the commit. */
export async function withdrawPersonal(
  ctx: Ctx,
  pp_id: string,
  reason: string,
): Promise<PersonalDetail> {
  await anyPersonal(ctx, pp_id)
  const row = await transact(ctx, async (ctx) => {
    const { row } = await hold(ctx, pp_id)
    refuse(whyCannotWithdraw(row, ctx.now))
    await replacePersonalAttempts(ctx, pp_id)
    const gone = await changePersonal(ctx, pp_id, ['waiting', 'expired'], {
      state: 'withdrawn',
      why: reason,
      withdrawn_at: ctx.now,
    })
    await announce(ctx, 'personal.withdrawn', pp_id, { od_id: row.od_id, reason })
    return gone ?? row
  })
  return detailOf(ctx, row)
}

/** The buyer of an edited order asks for the link of its difference. */
export async function ownDifference(ctx: Ctx, od_id: string): Promise<{ token: string }> {
  await ownOrder(ctx, od_id)
  const { token } = await withFreeNumber(() => transact(ctx, (ctx) => differenceOf(ctx, od_id)))
  return { token }
}

/** Staff send it to the buyer in one press. */
export async function sendDifference(ctx: Ctx, od_id: string): Promise<PersonalDetail> {
  await anyOrder(ctx, od_id)
  const row = await withFreeNumber(() =>
    transact(ctx, async (ctx) => sent(ctx, await differenceOf(ctx, od_id))),
  )
  return detailOf(ctx, row)
}

/** One link for one difference, for whatever it comes to now; made when it is first asked for. */
async function differenceOf(ctx: Ctx, od_id: string): Promise<PersonalRow> {
  const held = await holdDifference(ctx, od_id)
  const due = held?.due ?? 0
  if (!held || due === 0) throw new Failure('CONFLICT', '받을 차액이 없는 주문이에요.')
  const { order } = held
  const expires_at = endOfKoreanDay(ctx.now, usualDays)
  const before = await findDifference(ctx, od_id)
  if (before) {
    const kept = await changePersonal(ctx, before.pp_id, ['waiting'], { price: due, expires_at })
    return kept ?? before
  }
  const made = await insertPersonal(ctx, {
    ...newNumbers(ctx),
    od_id,
    for_order: true,
    mb_id: order.mb_id,
    name: order.od_name,
    email: order.od_email,
    hp: order.od_hp,
    lang: order.lang,
    subject: differenceSubject.ko,
    subject_en: differenceSubject.en,
    price: due,
    currency: order.currency,
    ways: waysIn(order.currency),
    state: 'waiting',
    expires_at,
    created_by: ctx.visitor.staff_role ? (ctx.visitor.mb_id ?? '') : '',
    created_at: ctx.now,
  })
  if (!made) throw new Error('the order was held, and still another link was made')
  await announce(ctx, 'personal.made', made.pp_id, { od_id, amount: due, currency: order.currency })
  return made
}
