import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { endOfKoreanDay, hourMs as hour } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { putCredit } from '#shop/credit/service/move-credit.ts'
import { askPayout } from '#shop/credit/service/payouts.ts'
import { insertDeposit } from '#shop/deposit/store.ts'
import { refundPayment } from '#shop/order/service/refund-payment.ts'
import { keepReport } from '#shop/payment/store/desk.ts'
import { insertPayment } from '#shop/payment/store/payments.ts'
import { openBooks } from '#shop/payment/twin/books.ts'
import type { Kept } from '#shop/payment/twin/toss-payment.ts'
import { askTax, showOwnTax } from '#shop/tax-invoice/service/ask-invoice.ts'
import { deskTax, noteIssued, refuseTax } from '#shop/tax-invoice/service/desk.ts'

type Sold = { od_id: string; od_name: string; od_hp: string; od_email: string; od_status: string; mb_id: string | null; lang: 'kr' | 'en'; misu: number; received: number; at: string; goods: string }

const staffOf = (ctx: Ctx, hoursAgo: number): Ctx => ({
  ...ctx, now: new Date(ctx.now.getTime() - hoursAgo * hour), visitor: { ...ctx.visitor, mb_id: 'owner', staff_role: 'owner' },
})

/** What stands on the desks of money: card payments and attempts, refunds, deposits of a bank file, tax invoices. */
export async function seedMoney(ctx: Ctx) {
  const sold = await listSold(ctx)
  const settled = sold.filter(({ received }) => received > 0)
  await seedTaxInvoices(ctx, settled)
  // the days that are compared each night have no sample payments, so that nothing is missed at a provider
  const old = settled.filter((one) => ctx.now.getTime() - new Date(one.at).getTime() > 72 * hour && !one.mb_id)
  for (const [at, order] of [...old, ...settled.filter((one) => one.mb_id === 'sample3')].entries()) if (at % 3 !== 2) await payByCard(ctx, order, at)
  for (const [at, order] of sold.filter(({ misu }) => misu > 0).entries()) await leaveAttempt(ctx, order, at)
  await seedRefunds(ctx, settled)
  await seedDeposits(ctx, sold)
  await seedReceipts(ctx)
  await seedReports(ctx)
  await seedBalances(ctx)
  // nobody waits for mail about samples
  await ctx.db.execute(sql`select graphile_worker.complete_jobs((select array_agg(id) from graphile_worker.jobs))`)
}

async function listSold(ctx: Ctx): Promise<Sold[]> {
  const found = await ctx.db.execute<Sold>(sql`
    select o.od_id, o.od_name, o.od_hp, o.od_email, o.od_status, o.mb_id, o.lang, o.od_receipt_price as received, coalesce(o.od_receipt_time, o.od_time) as at,
      case when o.od_status = '주문' then (o.quote->'totals'->>'total')::int else 0 end as misu,
      (select min(l.it_name) from order_line l where l.od_id = o.od_id) as goods
    from shop_order o
    where o.currency = 'krw' and o.od_status not in ('취소', '반품') and not exists (select 1 from claim c where c.od_id = o.od_id)
    order by o.od_time desc, o.od_id`)
  return found.rows
}

/** Its payment stands at the local stand-in as well, so that it can be looked up and refunded there. */
async function payByCard(ctx: Ctx, order: Sold, at: number) {
  const { od_id, od_name, od_hp, od_email, lang, received, goods } = order
  const [pay_id, provider_key] = [`${od_id}-${randomBytes(5).toString('hex')}`, `tviva${randomBytes(12).toString('hex')}`]
  const approved = new Date(order.at)
  const easy = at % 4 === 3
  const label = easy ? { ko: '카카오페이', en: 'Kakao Pay' } : { ko: `${['신한', '현대', '국민'][at % 3]}카드 5***-****-****-${1204 + at}`, en: `Card 5***-****-****-${1204 + at}` }
  await ctx.db.execute(sql`update shop_order set od_settle_case = ${easy ? '간편결제' : '신용카드'}, od_bank_account = '', od_deposit_name = '', quote = quote || '{"bank_account": null}'::jsonb where od_id = ${od_id}`)
  await ctx.db.execute(sql`delete from cash_receipt where od_id = ${od_id}`)
  await ctx.db.execute(sql`delete from payment where od_id = ${od_id} and provider = 'bank'`)
  await insertPayment(ctx, {
    ...{ pay_id, od_id, provider: 'toss', way: easy ? 'easy' : 'card', status: 'paid', amount: received, currency: 'krw', lang, order_name: goods, provider_key },
    customer: { name: od_name, email: od_email, phone: od_hp },
    detail: { label },
    ...{ created_at: new Date(approved.getTime() - 60_000), confirmed_at: approved, approved_at: approved },
  })
  if (!ctx.house.config.TWINS) return
  openBooks<Kept>(ctx.house, 'toss').put(provider_key, {
    ...{ paymentKey: provider_key, orderId: pay_id, orderName: goods, method: 'CARD', easy, status: 'DONE', total: received, taxFree: 0, balance: received },
    ...{ secret: '', choice: 'pay', requestedAt: approved.toISOString(), approvedAt: approved.toISOString(), account: null, cancels: [], tries: 1 },
  })
}

const ends = [
  { state: 'failed', status: 'failed', code: 'REJECT_CARD_PAYMENT', hoursAgo: 6 },
  { state: 'left', status: 'cancelled', code: 'PAY_PROCESS_CANCELED', hoursAgo: 11 },
  { state: 'expired', status: 'expired', code: '', hoursAgo: 27 },
  { state: 'failed', status: 'failed', code: 'INVALID_STOPPED_CARD', hoursAgo: 45 },
] as const

/** Before they chose the bank transfer some had tried a card. */
async function leaveAttempt(ctx: Ctx, order: Sold, at: number) {
  const end = ends[at]
  if (!end) return
  const od_id = `${order.od_id.slice(0, -4)}9${order.od_id.slice(-3)}`
  const pay_id = `${od_id}-${randomBytes(5).toString('hex')}`
  const created = new Date(ctx.now.getTime() - end.hoursAgo * hour)
  await ctx.db.execute(sql`
    insert into order_draft (od_id, pay_id, cart_key, mb_id, direct, state, total, currency, "order", lines, why, expires_at, created_at)
    select ${od_id}, ${pay_id}, o.cart_key, o.mb_id, false, ${end.state}, ${order.misu}, o.currency, to_jsonb(o) || jsonb_build_object('od_id', ${od_id}::text, 'od_settle_case', '신용카드'),
      (select jsonb_agg(to_jsonb(l) - 'ct_id' - 'od_id') from order_line l where l.od_id = o.od_id), ${end.code}, ${new Date(created.getTime() + hour / 2).toISOString()}::timestamptz, ${created.toISOString()}::timestamptz
    from shop_order o where o.od_id = ${order.od_id}`)
  await insertPayment(ctx, {
    ...{ pay_id, od_id, provider: 'toss', way: 'card', status: end.status, amount: order.misu, currency: 'krw', lang: order.lang, order_name: order.goods, fail_code: end.code || null },
    customer: { name: order.od_name, email: order.od_email, phone: order.od_hp },
    created_at: created,
  })
}

const refunds = [
  { amount: 3_500, reason: '유리 용기에 금이 있어 일부 돌려 드려요.', hoursAgo: 20, account: { bank: '20', number: '1002000123456', holder: '' } },
  { amount: 5_000, reason: '행사 가격을 늦게 반영해 차액을 돌려 드려요.', hoursAgo: 30, account: null },
]

/** By bank, so they wait for the staff: one with its account, one whose account is still to be asked. */
async function seedRefunds(ctx: Ctx, settled: readonly Sold[]) {
  const found = await ctx.db.execute<{ od_id: string; od_name: string }>(sql`
    select od_id, od_name from shop_order where od_settle_case = '무통장' and od_status in ('배송', '완료') and currency = 'krw' and od_receipt_price > 20000
      and od_id in ${settled.map(({ od_id }) => od_id)} and not exists (select 1 from tax_invoice t where t.od_id = shop_order.od_id) order by od_time desc limit ${refunds.length}`)
  for (const [at, { od_id, od_name }] of found.rows.entries()) {
    const wanted = refunds[at]
    if (!wanted) return
    const account = wanted.account && { ...wanted.account, holder: od_name }
    await refundPayment(staffOf(ctx, wanted.hoursAgo), od_id, { refund_id: `sample-${od_id}`, amount: wanted.amount, reason: wanted.reason, account })
  }
}

/** Two that a bank file matched by itself, and three that wait for somebody to look. */
async function seedDeposits(ctx: Ctx, sold: readonly Sold[]) {
  const [paid, waiting] = [sold.filter(({ od_status }) => od_status === '입금' || od_status === '준비').slice(0, 2), sold.filter(({ misu }) => misu > 0)]
  const [first, second] = waiting
  const lines = [
    ...paid.map((order) => ({ at: order.at, amount: order.received, depositor: order.od_name, state: 'matched', od_id: order.od_id, why: '', candidates: [order.od_id], done_by: 'auto' })),
    ...(first ? [{ at: first.at, amount: first.misu, depositor: '김가족', state: 'queued', od_id: null, why: 'name', candidates: [first.od_id], done_by: null }] : []),
    ...(second ? [{ at: second.at, amount: second.misu - 3_000, depositor: second.od_name, state: 'queued', od_id: null, why: 'amount', candidates: [second.od_id], done_by: null }] : []),
    { at: ctx.now.toISOString(), amount: 12_340, depositor: '예시물류', state: 'queued', od_id: null, why: 'none', candidates: [], done_by: null },
    { at: new Date(ctx.now.getTime() - 90 * hour).toISOString(), amount: 1_520, depositor: '예금이자', state: 'ignored', od_id: null, why: 'none', candidates: [], done_by: 'owner' },
  ]
  for (const [at, line] of lines.entries())
    await insertDeposit(ctx, { ...line, at: new Date(line.at), print: `sample-${at}`, memo: '', file: '하나은행_거래내역.csv', created_at: ctx.now })
}

const companies = [
  { business_number: '1208147521', company: '무지개 유치원', representative: '김원장', address: '서울특별시 마포구 모아길 1 (예시)', business_type: '교육서비스업', business_item: '유치원', email: 'rainbow@mail.example', note: '' },
  { business_number: '2208162517', company: '카페 모퉁이', representative: '박서준', address: '부산광역시 연제구 중앙대로 1001 (예시)', business_type: '음식점업', business_item: '커피', email: 'corner@mail.example', note: '두 매장 합쳐 한 장으로 부탁드려요.' },
  { business_number: '1048126067', company: '(주)예시공간', representative: '이공간', address: '서울특별시 중구 세종대로 110 (예시)', business_type: '서비스업', business_item: '인테리어', email: 'space@mail.example', note: '' },
]

async function seedTaxInvoices(ctx: Ctx, settled: readonly Sold[]) {
  const buyers: Ctx[] = []
  for (const { od_id } of settled) {
    const form = companies[buyers.length]
    if (!form) break
    const buyer: Ctx = { ...ctx, visitor: { ...ctx.visitor, mb_id: null, od_ids: [od_id] } }
    if ((await showOwnTax(buyer, od_id)).closed) continue
    await askTax(buyer, od_id, form)
    buyers.push(buyer)
  }
  const { data } = await deskTax(ctx, { page: 1, per_page: 10, sort: 'asked_at', order: 'asc' })
  const [issued, refused] = data
  if (issued) await noteIssued(staffOf(ctx, 2), { tax_ids: [issued.tax_id], approval_no: '20261120-41000000-00000001' })
  if (refused && data.length > 2) await refuseTax(staffOf(ctx, 1), refused.tax_id, '국세청에서 휴업 중인 사업자로 조회돼요. 번호를 확인해 주세요.')
}

/** Each night's comparison of the days that had card payments: the stand-in has the same ones. */
async function seedReports(ctx: Ctx) {
  const days = await ctx.db.execute<{ day: string; count: number; sum: number }>(sql`
    select to_char(approved_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, count(*)::int as count, sum(amount)::int as sum from payment
    where provider = 'toss' and status = 'paid' group by 1 order by 1 desc limit 5`)
  for (const { day, count, sum } of days.rows) {
    const night = new Date(endOfKoreanDay(new Date(`${day}T12:00:00+09:00`), 0).getTime() + 4.5 * hour)
    await keepReport(ctx, { day, compared: count, sums: [{ provider: 'toss', currency: 'krw', theirs: sum, ours: sum, count }], differences: [], made_at: night })
  }
}

/** What was asked on the order form and is paid for has been issued; one number was refused and waits for a person. */
async function seedReceipts(ctx: Ctx) {
  await ctx.db.execute(sql`
    update cash_receipt r set state = 'issued', amount = o.od_receipt_price, tax_free = least(o.od_free_mny, o.od_receipt_price), issued_at = o.od_receipt_time + interval '1 minute',
      tries = 1, tried_at = o.od_receipt_time, approval_no = lpad((100000000 + (r.receipt_id * 7919) % 899999999)::text, 9, '0')
    from shop_order o where o.od_id = r.od_id and r.state = 'asked' and o.od_status in ('입금', '준비', '배송', '완료') and o.currency = 'krw' and o.od_receipt_price > 0`)
  await ctx.db.execute(sql`
    update cash_receipt set state = 'failed', issued_at = null, approval_no = null, round = 1, error = '휴대폰 번호나 현금영수증 카드 번호를 다시 확인해 주세요.'
    where receipt_id = (select receipt_id from cash_receipt where state = 'issued' and kind = 'income' order by issued_at desc limit 1)`)
}

/** Two members have money with the shop; one wants a part of it in the bank. */
async function seedBalances(ctx: Ctx) {
  const of = (mb_id: string, hoursAgo: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() - hoursAgo * hour), visitor: { ...ctx.visitor, mb_id } })
  const come = (mb_id: string, hoursAgo: number, amount: number, content: string) =>
    putCredit(of(mb_id, hoursAgo), { mb_id, amount, content, rel: { rel_table: 'sample', rel_id: `${mb_id} ${hoursAgo}`, rel_action: 'came' } })
  await come('sample1', 120, 12_000, '더 입금한 금액')
  await come('sample2', 90, 38_000, '더 입금한 금액')
  await askPayout(of('sample2', 20), { amount: 20_000, account: { bank: '20', number: '1002000000000', holder: '예시' } })
}
