import { eq, sql } from 'drizzle-orm'
import { after, before, koreanDay } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { emptyTyped } from '#shop/application/field-rules.ts'
import { privacyVersion } from '#shop/application/rules.ts'
import { application } from '#shop/application/tables.ts'
import { addToCart, showCart } from '#shop/cart/service.ts'
import { inviteColleague } from '#shop/company/service/colleagues.ts'
import { companyForStaff, enterReceipt, setTerms } from '#shop/company/service/desk.ts'
import { openCompany } from '#shop/company/service/open-company.ts'
import { member } from '#shop/member/tables.ts'
import { completeOrder } from '#shop/order/service/complete-order.ts'
import { shipOrder } from '#shop/order/service/parcels.ts'
import { placeOrder } from '#shop/order/service/place-order.ts'
import { prepareOrder } from '#shop/order/service/staff-moves.ts'
import { koreanNames } from './content.ts'
import { firstInStock } from './fill-orders.ts'

const mb_id = 'sample10'
const phone = '01000001009'
const business = {
  company: '소담 향 공방', business_number: '1018112341', representative: koreanNames[9] ?? '소담', business_type: '제조업', business_item: '향초, 방향제', address: '서울특별시 성동구 성수이로 1 (예시)', tax_email: 'tax@sodam.example',
}
const orders = [
  { daysAgo: 43, goods: [46, 58] },
  { daysAgo: 12, goods: [48] },
]

/** A business that was approved long ago: its account with one order overdue in part, and a colleague who was asked. */
export async function seedCompany(ctx: Ctx) {
  const at = (daysAgo: number, hours = 0) => after(before(ctx.now, { days: daysAgo }), { hours })
  const boss = (daysAgo: number, hours = 0): Ctx => ({ ...ctx, now: at(daysAgo, hours), visitor: { ...ctx.visitor, cart_key: '', mb_id: 'owner', staff_role: 'owner' } })
  await apply(ctx, at(60))
  await openCompany(boss(58), mb_id, business)
  const { version } = await companyForStaff(boss(58), mb_id)
  await setTerms(boss(58), mb_id, { credit_limit: 1_000_000, due_days: 30, block_days: 14, version })
  for (const [nth, { daysAgo, goods }] of orders.entries()) {
    const buyer: Ctx = { ...ctx, now: at(daysAgo), visitor: { session: 'sample', cart_key: `sample_company_${nth}`, mb_id, staff_role: null, od_ids: [] } }
    for (const good of goods) await addToCart(buyer, { ...(await firstInStock(buyer, good)), direct: false })
    const { total } = (await showCart(buyer, { direct: false, zip: '04524' })).totals
    const { od_id } = await placeOrder(buyer, formOf(total))
    await prepareOrder(boss(daysAgo, 5), od_id)
    await shipOrder(boss(daysAgo, 8), od_id, { company: 'cj', od_invoice: `6401234599${nth}1` })
    await completeOrder(boss(daysAgo, 56), od_id)
  }
  await enterReceipt(boss(6), mb_id, { amount: 10_000, day: koreanDay(at(6)), note: '하나은행 소담 향 공방', key: 'sample-receipt' })
  await inviteColleague({ ...ctx, visitor: { ...ctx.visitor, cart_key: '', mb_id, staff_role: null } }, 'colleague@sodam.example')
  // nobody waits for mail about samples
  await ctx.db.execute(sql`select graphile_worker.complete_jobs((select array_agg(id) from graphile_worker.jobs))`)
}

async function apply(ctx: Ctx, created_at: Date) {
  await ctx.db.update(member).set({ mb_level: 5 }).where(eq(member.mb_id, mb_id))
  const { tax_email, ...told } = business
  const typed = { ...emptyTyped(), ...told, tax_email, name: told.representative, mobile: phone, email: tax_email }
  await ctx.db.insert(application).values({
    kind: 'wholesale', state: 'approved', mb_id, created_at, updated_at: created_at, decided_at: created_at, decided_by: 'owner', mb_level: 5, reply: '', lines: [], typed,
    name: told.representative, mobile: phone, email: tax_email, company: told.company, business_number: told.business_number, privacy_version: privacyVersion, secrecy: true,
  })
}

function formOf(expected_total: number): Parameters<typeof placeOrder>[1] {
  const name = business.representative
  return {
    od_name: name, od_hp: phone, od_email: `${mb_id}@mail.example`, od_b_name: name, od_b_hp: phone, od_b_zip: '04524', od_b_addr1: '서울특별시 성동구 성수이로 1', od_b_addr2: '2층', od_b_addr3: '', od_b_addr_jibeon: 'R', country_code: 'KR', od_b_city: '', od_b_state: '', coupons: [], points: 0, credit: 0,
    od_gift: false, od_memo: '', od_settle_case: '외상', od_bank_account: '', od_deposit_name: '', agree_order: true, agree_no_return: true, direct: false, expected_total, currency: 'krw', cash_receipt: 'none', cash_identity: '', use_escrow: false, tax_invoice: false, classes_only: false, same_slot: false,
  }
}
