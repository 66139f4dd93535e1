import { randomBytes } from 'node:crypto'
import { type FieldPhrases, invalid } from '#kernel/failure.ts'
import { after, startOfKoreanDay } from '#kernel/korean-time.ts'
import type { Currency } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'
import { memberCartKey } from '#platform/session.ts'
import { lineKey } from '#shop/cart/choices.ts'
import { whyBadWords } from '#shop/cart/engraving-rules.ts'
import type { QuotedLine } from '#shop/cart/quotation-contract.ts'
import type { Owner, QuotationRecord } from '#shop/cart/quotation-store.ts'
import type { QuotedSend } from '#shop/cart/send-contract.ts'
import { mostPercentOff, whyTooCheap } from '#shop/cart/staff-rules.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import { readSettings } from '#shop/setting/service.ts'
import { percentOfAll, quotedLine, sumUp, type Unsummed } from './quotation-price.ts'
import { paperOf, type Words, writeNew } from './quotations.ts'
import { buyingMember, forBuyer, type StaffLine, staffGoods } from './staff-goods.ts'

const longestDays = 180

type Asked = {
  mb_id: string | null
  currency: Currency
  lines: readonly StaffLine[]
  sends?: readonly QuotedSend[]
}

/** The lines as they would stand on the paper, with their sums. */
export async function previewByStaff(ctx: Ctx, ask: Asked, before: readonly QuotedLine[]) {
  const { lines, grade_percent } = await linesByStaff(ctx, ask, before)
  const { totals, lines: summed } = await sumUp(ctx, lines, ask.sends)
  return {
    ...{ totals, lines: summed, grade_percent },
    most_off: mostPercentOff(ctx.visitor.staff_role),
  }
}

export async function makeByStaff(
  ctx: Ctx,
  ask: Asked & Words & { last_day: string; ap_id: number | null },
): Promise<QuotationRecord> {
  const { phone: hp, email } = ask.recipient
  await refuseOwnAffair(ctx, { mb_id: ask.mb_id, hp, email })
  const { lines, grade_percent } = await linesByStaff(ctx, ask, [])
  const paper = await paperOf(ctx, ask, {
    ...(await sumUp(ctx, lines, ask.sends)),
    grade_percent,
  })
  return writeNew(ctx, paper, {
    ...(await ownerOf(ctx, ask.mb_id)),
    ap_id: ask.ap_id,
    currency: ask.currency,
    lang: ask.currency === 'usd' ? 'en' : 'kr',
    valid_until: lastMoment(ctx, ask.last_day),
  })
}

/** Lines that were quoted keep what was frozen of them; others are of today, less the grade of the member. */
export async function linesByStaff(
  ctx: Ctx,
  { mb_id, currency, lines }: Asked,
  before: readonly QuotedLine[],
): Promise<{ lines: Unsummed[]; grade_percent: number }> {
  const settings = await readSettings(ctx)
  const member = mb_id
    ? await buyingMember(await forBuyer(ctx, { mb_id, currency, guest: '' }))
    : null
  // what was quoted to the member needs no leave; what staff take off besides is bounded by their role
  const goods = await staffGoods(
    ctx,
    lines.map(({ price: _, ...line }) => line),
    { currency, level: member?.mb_level ?? null },
  )
  const fields: FieldPhrases = {}
  const quoted = goods.map((line, at) => {
    const old = before.find((one) => lineKey(one) === lineKey(line))
    const usual = old?.price ?? line.price
    const price = lines[at]?.price ?? usual
    const cheap =
      price < usual &&
      whyTooCheap(old?.list_price ?? line.list_price ?? line.today, price, ctx.visitor.staff_role)
    if (cheap) fields[`lines.${at}.price`] = [cheap]
    const words = old
      ? null
      : whyBadWords(line.ct_text, { most: line.io_text_max, asks: line.io_asks ?? null })
    if (words) fields[`lines.${at}.ct_text`] = [[words.phrase, words.params]]
    if (!old && !line.shown) fields[`lines.${at}.io_no`] = ['지금은 판매하지 않는 상품이에요.']
    return old
      ? { ...old, ct_qty: line.ct_qty, price, agreed: true }
      : { ...quotedLine(line, price, { settings, currency }), agreed: true }
  })
  if (Object.keys(fields).length) throw invalid(fields)
  return { lines: quoted, grade_percent: percentOfAll(goods) }
}

/** Whose it is: a member's, or nobody's but the link's. */
export async function ownerOf(ctx: Ctx, mb_id: string | null): Promise<Owner> {
  if (!mb_id) return { mb_id, cart_key: `desk_${randomBytes(16).toString('hex')}` }
  await forBuyer(ctx, { mb_id, currency: 'krw', guest: '' })
  return { mb_id, cart_key: memberCartKey(mb_id) }
}

/** The last second of a day that is still to come, and not too far. */
export function lastMoment(ctx: Ctx, last_day: string): Date {
  const moment = new Date(startOfKoreanDay(last_day, 1).getTime() - 1000)
  if (moment <= ctx.now) throw invalid({ last_day: ['오늘이나 그 뒤의 날을 골라 주세요.'] })
  if (moment > after(ctx.now, { days: longestDays }))
    throw invalid({ last_day: [['{count}일 안의 날을 골라 주세요.', { count: longestDays }]] })
  return moment
}
