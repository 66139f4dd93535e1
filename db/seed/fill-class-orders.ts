import { sql } from 'drizzle-orm'
import { before } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { addClass } from '#shop/cart/service/add-class.ts'
import { unpaidSum } from '#shop/order/rules.ts'
import { placeOrder } from '#shop/order/service/place-order.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { confirmDeposit } from '#shop/order/service/staff-moves.ts'
import { koreanNames } from './content.ts'

type Sample = { hoursAgo: number; session_id: number; people: number; /** of sample<n> */ member?: number; paid: boolean; note?: string }

// numbers of dates as fill-classes gives them: class × 100 + place in its list
const samples: Sample[] = [
  { hoursAgo: 30, session_id: 105, people: 2, member: 5, paid: true, note: '창가 자리가 있으면 부탁드려요.' },
  { hoursAgo: 22, session_id: 204, people: 1, member: 3, paid: true },
  { hoursAgo: 9, session_id: 301, people: 2, paid: true },
  { hoursAgo: 4, session_id: 106, people: 3, member: 2, paid: false },
  { hoursAgo: 2, session_id: 203, people: 1, paid: false },
]

/** Classes that were booked in the shop: ordered, and paid for or not yet. */
export async function seedClassOrders(ctx: Ctx) {
  for (const [at, sample] of samples.entries()) await seedOne(ctx, sample, at)
  // nobody waits for mail about an order that never was
  await ctx.db.execute(sql`select graphile_worker.complete_jobs((select array_agg(id) from graphile_worker.jobs))`)
}

async function seedOne(house: Ctx, { hoursAgo, session_id, people, member, paid, note = '' }: Sample, at: number) {
  const visitor = { session: 'sample', cart_key: `sample_class_${at}`, mb_id: member ? `sample${member}` : null, staff_role: null, od_ids: [] }
  const buyer: Ctx = { ...house, now: before(house.now, { hours: hoursAgo }), lang: 'kr', currency: 'krw', visitor }
  const name = koreanNames[member ? member - 1 : 10 + at] ?? '김하늘'
  const phone = `0100000${3000 + at}`
  const cart = await addClass(buyer, { session_id, people, attendees: [{ name, hp: phone }], note, anyway: true, direct: false })
  const { od_id } = await placeOrder({ ...buyer, visitor: { ...visitor, session: null } }, {
    od_name: name, od_hp: phone, od_email: member ? `sample${member}@mail.example` : `class${at}@mail.example`, od_pwd: crypto.randomUUID(),
    classes_only: true, od_b_name: '', od_b_hp: '', od_b_zip: '', od_b_addr1: '', od_b_addr2: '', od_b_addr3: '', od_b_addr_jibeon: 'R', country_code: 'KR', od_b_city: '', od_b_state: '',
    od_gift: false, od_memo: '', od_settle_case: '무통장', od_bank_account: 'account-1', od_deposit_name: name, agree_order: true, agree_privacy: true, direct: false, same_slot: true, tax_invoice: false,
    coupons: [], points: 0, credit: 0, expected_total: cart.totals.total, currency: 'krw', cash_receipt: 'none', cash_identity: '', use_escrow: false,
  })
  if (!paid) return
  const staff: Ctx = { ...buyer, now: before(house.now, { hours: hoursAgo - 1 }), visitor: { ...visitor, cart_key: '', mb_id: 'owner', staff_role: 'owner' } }
  await confirmDeposit(staff, od_id, { amount: unpaidSum(await anyOrder(house, od_id)), reason: '' })
}
