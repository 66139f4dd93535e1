import { before, koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, nobody } from '#platform/context.ts'
import type { DesignDoc } from '#shop/bottle/design-contract.ts'
import { jobForm } from '#shop/bottle/job-contract.ts'
import { findByToken, updateJob } from '#shop/bottle/job-store.ts'
import { priceOf } from '#shop/bottle/price-rules.ts'
import { sendProof } from '#shop/bottle/service/desk.ts'
import { followOrder } from '#shop/bottle/service/from-order.ts'
import { putIntoCart } from '#shop/bottle/service/into-cart.ts'
import { approveJob, pinComment, requestJob } from '#shop/bottle/service/jobs.ts'
import { bottleDesign, bottleKit, bottleModel } from '#shop/bottle/tables.ts'
import { unpaidSum } from '#shop/order/rules.ts'
import { placeOrder } from '#shop/order/service/place-order.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { confirmDeposit } from '#shop/order/service/staff-moves.ts'
import { takeTransfer } from '#shop/personal-payment/service/settle.ts'
import { bottles, parts, templates } from './bottles.ts'

const who = { name: '김하늘', email: 'sample1@mail.example', hp: '010-2345-6789', zip: '04524', address: '서울특별시 중구 세종대로 110', privacy: true, rights: true }
const samples = [
  { title: '공방 오픈 선물', template: 0, qty: 30, approve: false, end: 'submitted' },
  { title: '결혼식 답례품', template: 1, qty: 120, approve: false, end: 'pinned' },
  { title: '브랜드 첫 향수', template: 2, qty: 50, approve: true, end: 'approved' },
  { title: '카페 룸 스프레이', template: 3, qty: 20, approve: true, end: 'production' },
] as const

/** Bottles, what goes with them, and jobs in several states. */
export async function seedBottles(ctx: Ctx) {
  const made = await ctx.db.insert(bottleModel).values(bottles).returning({ bottle_id: bottleModel.bottle_id })
  const docs = templates.map((one) => ({ ...one, doc: { ...one.doc, bottle_id: made[one.doc.bottle_id - 1]?.bottle_id ?? 0 } }))
  await ctx.db.insert(bottleKit).values({ kit_id: 1, parts, templates: docs })
  const buyer = { ...ctx, visitor: { ...nobody, mb_id: 'sample1' } }
  const boss = { ...ctx, visitor: { ...nobody, mb_id: 'owner', staff_role: 'owner' as const } }
  for (const { title, template, qty, approve, end } of samples) {
    const { doc } = docs[template] ?? {}
    const model = bottles[template]
    if (!doc || !model) continue
    const expected = priceOf(model, parts, doc, qty, 'krw').total
    const { token } = await requestJob(buyer, jobForm.parse({ ...who, title, doc, qty, expected }))
    const job = await findByToken(ctx, token)
    if (!job) continue
    if (approve) {
      const { version } = await sendProof(boss, job.job_id, { note: '', version: job.version })
      await approveJob(buyer, token, { round: 1, version, approved_name: who.name })
    }
    if (end === 'pinned') {
      await sendProof(boss, job.job_id, { note: '금박이 또렷하게 나오도록 선을 조금 두껍게 했어요.', version: job.version })
      await pinComment(buyer, token, { round: 1, x: 0.5, y: 0.8, body: '날짜를 조금만 더 크게 해 주세요.' })
    }
    const approved = await findByToken(ctx, token)
    if (end === 'production' && approved?.pp_id) {
      await takeTransfer(boss, approved.pp_id, { amount: job.total, reason: '통장 내역에서 확인했어요.' })
      await updateJob(ctx, approved, { state: 'production', paid_at: before(ctx.now, { days: 3 }), due_on: koreanDay(new Date(ctx.now.getTime() + 5 * 86_400_000)) })
    }
  }
  await seedOrdered(ctx, docs[0]?.doc)
  const [first] = docs
  if (first) await ctx.db.insert(bottleDesign).values({ mb_id: 'sample1', title: '엄마 생신 향수', doc: first.doc, updated_at: before(ctx.now, { days: 2 }) })
}

/** A set that went through the cart like any goods: ordered, paid for, and waiting to be made. */
async function seedOrdered(house: Ctx, doc: DesignDoc | undefined) {
  const [model] = bottles
  if (!doc || !model) return
  const visitor = { ...nobody, session: 'sample', cart_key: 'sample_bottles', mb_id: 'sample1' }
  const buyer: Ctx = { ...house, now: before(house.now, { hours: 20 }), lang: 'kr', currency: 'krw', visitor }
  const expected = priceOf(model, parts, doc, 40, 'krw').total
  const { totals } = await putIntoCart(buyer, { title: '창립 기념 선물', doc, qty: 40, rights: true, expected, direct: false, instead: null })
  const { od_id } = await placeOrder(buyer, {
    od_name: who.name, od_hp: who.hp, od_email: who.email, od_b_name: who.name, od_b_hp: who.hp, od_b_zip: who.zip, od_b_addr1: who.address, od_b_addr2: '', od_b_addr3: '', od_b_addr_jibeon: 'R', country_code: 'KR', od_b_city: '', od_b_state: '',
    od_gift: false, od_memo: '', od_settle_case: '무통장', od_bank_account: 'account-1', od_deposit_name: who.name, agree_order: true, agree_privacy: true, agree_no_return: true, direct: false, same_slot: false, classes_only: false,
    coupons: [], points: 0, credit: 0, expected_total: totals.total, currency: 'krw', cash_receipt: 'none', cash_identity: '', use_escrow: false, tax_invoice: false,
  })
  const staff: Ctx = { ...buyer, now: before(house.now, { hours: 18 }), visitor: { ...nobody, mb_id: 'owner', staff_role: 'owner' } }
  await confirmDeposit(staff, od_id, { amount: unpaidSum(await anyOrder(house, od_id)), reason: '' })
  await followOrder(staff, { subject: od_id })
}
