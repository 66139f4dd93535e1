import { eq, inArray } from 'drizzle-orm'
import { after, before, koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { couponCode } from '#shop/coupon/tables.ts'
import { adjustPoints } from '#shop/point/service/adjust-points.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { items } from './catalogue/index.ts'
import { daysAMember } from './fill-shop.ts'

const days = (ctx: Ctx, later: number) => koreanDay(after(ctx.now, { days: later }))

/** Coupons of every kind, points in a few purses, and how some goods travel. */
export async function seedBenefits(ctx: Ctx) {
  const period = { cz_start: days(ctx, -30), cz_end: days(ctx, 90) }
  const welcome = await makeKind(ctx, { ...period, cp_subject: '첫 만남 10% 쿠폰', cp_subject_en: 'Welcome 10%', cp_type: 1, cp_price: 10, cp_trunc: 100, cp_maximum: 10_000, cp_minimum: 20_000, cz_way: 'sign_up', cz_days: 30, cz_end: days(ctx, 365) })
  const candle = await makeKind(ctx, { ...period, cp_subject: '캔들 15% 쿠폰', cp_subject_en: 'Candles 15%', cp_method: 1, cp_target: '2', cp_type: 1, cp_price: 15, cp_trunc: 100, cp_maximum: 8_000, cz_limit: 500 })
  const three = await makeKind(ctx, { ...period, cp_subject: '겨울맞이 3천 원 쿠폰', cp_subject_en: 'For the winter', cp_price: 3_000, cp_minimum: 40_000 })
  const shipping = await makeKind(ctx, { ...period, cp_subject: '배송비 무료 쿠폰', cp_subject_en: 'Free shipping', cp_method: 3, cp_price: 4_000, cz_days: 14 })
  await makeKind(ctx, { ...period, cp_subject: '포인트로 바꾸는 5천 원 쿠폰', cp_subject_en: 'Points into a coupon', cp_price: 5_000, cp_minimum: 50_000, cz_point: 4_000, cz_days: 60 })
  await makeKind(ctx, { ...period, cp_subject: '생일 축하 20% 쿠폰', cp_subject_en: 'Birthday 20%', cp_type: 1, cp_price: 20, cp_trunc: 100, cp_maximum: 20_000, cz_way: 'birthday', cz_days: 30, cz_combine: false, cz_end: days(ctx, 365) })
  await makeKind(ctx, { ...period, cp_subject: '첫 구매 감사 5천 원 쿠폰', cp_subject_en: 'Thank you for a first order', cp_price: 5_000, cp_minimum: 30_000, cz_way: 'first_order', cz_days: 60, cz_end: days(ctx, 365) })
  const code = await makeKind(ctx, { ...period, cp_subject: '인스타그램 친구 4천 원 쿠폰', cp_subject_en: 'For friends on Instagram', cp_price: 4_000, cp_minimum: 30_000, cz_way: 'code', cz_days: 30 })
  await ctx.db.insert(couponCode).values([{ code: 'ODEMOA2026', cz_id: code, most: null }, { code: 'SCENT7Q4XK', cz_id: code, most: 1 }])
  for (const at of [1, 2, 3, 5, 8]) {
    const mb_id = `sample${at}`
    const earlier: Ctx = { ...ctx, now: before(ctx.now, { days: daysAMember(at) }) }
    const rel = (rel_action: string) => ({ rel_table: 'member', rel_id: mb_id, rel_action })
    await grantPoints(earlier, { mb_id, points: 1_000, content: '회원 가입 축하 포인트', rel: rel('joined') })
    await adjustPoints(ctx, mb_id, 3_000 + at * 500, '단골손님 감사 포인트')
    for (const cz_id of [welcome, three, shipping, ...(at % 2 ? [candle] : [])]) await issueCoupon(ctx, { cz_id, mb_id })
  }
  // kits are heavy, vessels come in boxes of six, sets of tools are paid at the door or beforehand
  const ofKind = (ca_id: number) => items.filter((one) => one.ca_id === ca_id).map(({ it_id }) => it_id)
  const [vessels, kits] = [ofKind(7), ofKind(9)]
  if (vessels.length) await ctx.db.update(item).set({ it_sc_type: 0, it_weight: 350 }).where(inArray(item.it_id, vessels))
  const [big] = vessels.slice(-1)
  if (big) await ctx.db.update(item).set({ it_sc_type: 4, it_sc_qty: 6, it_sc_price: 4_000, it_sc_method: 2, it_weight: 900 }).where(eq(item.it_id, big))
  const [kit] = kits
  if (kit) await ctx.db.update(item).set({ it_sc_type: 1, it_weight: 1_800 }).where(eq(item.it_id, kit))
}
