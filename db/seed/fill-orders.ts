import { sql } from 'drizzle-orm'
import { engravingOf } from '#db/seed/catalogue/engravings.ts'
import { after } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { addToCart, showCart } from '#shop/cart/service.ts'
import { availableOf } from '#shop/catalog/rules.ts'
import { listOptions } from '#shop/catalog/store.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { unpaidSum } from '#shop/order/rules.ts'
import { cancel, cancelAsStaff } from '#shop/order/service/cancel-order.ts'
import { cancelPartAsStaff, previewPart } from '#shop/order/service/cancel-part.ts'
import { completeOrder } from '#shop/order/service/complete-order.ts'
import { sendParcel, shipOrder } from '#shop/order/service/parcels.ts'
import { placeOrder } from '#shop/order/service/place-order.ts'
import { anyOrder } from '#shop/order/service/show-order.ts'
import { confirmDeposit, prepareOrder } from '#shop/order/service/staff-moves.ts'
import { listLines } from '#shop/order/store/orders.ts'
import { listParcels } from '#shop/order/store/parcels.ts'
import { parcelTrack } from '#shop/waybill/tables.ts'
import { type TrackState, trackStates } from '#shop/waybill/track-contract.ts'
import { items } from './catalogue/index.ts'
import { englishNames, koreanNames } from './content.ts'

type State = 'waiting' | 'paid' | 'preparing' | 'shipped' | 'completed' | 'cancelled' | 'late'
type Sample = { state: State; hoursAgo: number; goods: number[]; english?: boolean; /** of sample<n> */ member?: number; engraved?: boolean; /** one item leaves in the first parcel, the rest in the second or not yet */ parcels?: 1 | 2; /** one unit was cancelled after it was paid */ cut?: boolean; place: [zip: string, address: string, rest: string] }

const seoul: Sample['place'] = ['04524', '서울특별시 중구 세종대로 110', '3층']
const jeju: Sample['place'] = ['63122', '제주특별자치도 제주시 문연로 6', '1동 204호']
const busan: Sample['place'] = ['47545', '부산광역시 연제구 중앙대로 1001', '']

const samples: Sample[] = [
  { state: 'waiting', hoursAgo: 1, goods: [0, 30], place: seoul },
  { state: 'waiting', hoursAgo: 5, goods: [24], place: jeju },
  { state: 'waiting', hoursAgo: 20, goods: [60], place: busan, english: true },
  { state: 'paid', hoursAgo: 8, goods: [2, 88], place: seoul },
  { state: 'paid', hoursAgo: 26, goods: [40], place: busan },
  { state: 'preparing', hoursAgo: 30, goods: [50, 25], place: seoul },
  { state: 'preparing', hoursAgo: 33, goods: [90, 100, 125], place: jeju },
  { state: 'shipped', hoursAgo: 52, goods: [3], place: seoul, english: true },
  { state: 'shipped', hoursAgo: 60, goods: [70, 72], place: busan },
  { state: 'completed', hoursAgo: 130, goods: [26, 4], place: seoul },
  { state: 'completed', hoursAgo: 160, goods: [110], place: busan },
  { state: 'completed', hoursAgo: 190, goods: [52], place: jeju },
  { state: 'cancelled', hoursAgo: 75, goods: [1], place: seoul },
  // sample1 has one in every state
  { state: 'waiting', hoursAgo: 2, goods: [6, 41], place: seoul, member: 1 },
  { state: 'paid', hoursAgo: 14, goods: [8], place: seoul, member: 1 },
  { state: 'preparing', hoursAgo: 40, goods: [61, 91, 101], place: seoul, member: 1 },
  { state: 'shipped', hoursAgo: 70, goods: [31, 5], place: seoul, member: 1 },
  { state: 'completed', hoursAgo: 24 * 24, goods: [71], place: busan, member: 1 },
  { state: 'completed', hoursAgo: 24 * 76, goods: [10, 53, 27], place: seoul, member: 1 },
  { state: 'completed', hoursAgo: 24 * 150, goods: [120], place: seoul, member: 1 },
  { state: 'cancelled', hoursAgo: 24 * 33, goods: [11], place: seoul, member: 1 },
  { state: 'waiting', hoursAgo: 3, goods: [12], place: jeju, member: 2 },
  { state: 'shipped', hoursAgo: 49, goods: [42, 32], place: jeju, member: 2 },
  { state: 'completed', hoursAgo: 24 * 12, goods: [7], place: jeju, member: 2 },
  { state: 'shipped', hoursAgo: 58, goods: [62], place: busan, member: 3 },
  { state: 'completed', hoursAgo: 24 * 18, goods: [92, 73], place: busan, member: 3 },
  { state: 'completed', hoursAgo: 24 * 9, goods: [28], place: seoul, member: 4, english: true },
  { state: 'shipped', hoursAgo: 90, goods: [13, 33], place: seoul, member: 1, parcels: 1 },
  { state: 'shipped', hoursAgo: 66, goods: [14, 34], place: busan, member: 5, parcels: 2 },
  { state: 'paid', hoursAgo: 16, goods: [15, 43], place: busan, member: 5, cut: true },
  { state: 'completed', hoursAgo: 24 * 16, goods: [29, 35], place: busan, member: 5 },
  { state: 'completed', hoursAgo: 24 * 15, goods: [36], place: seoul, member: 6 },
  { state: 'preparing', hoursAgo: 28, goods: [1], place: seoul, member: 6, engraved: true },
  { state: 'shipped', hoursAgo: 55, goods: [16], place: seoul, member: 7 },
  { state: 'completed', hoursAgo: 24 * 6, goods: [17], place: jeju, member: 8 },
  { state: 'late', hoursAgo: 24 * 5, goods: [18], place: seoul, member: 9 },
  // what candle and diffuser makers buy together
  { state: 'completed', hoursAgo: 24 * 40, goods: [120, 134, 152, 89], place: seoul },
  { state: 'completed', hoursAgo: 24 * 47, goods: [120, 134, 152, 91], place: busan },
  { state: 'completed', hoursAgo: 24 * 55, goods: [120, 134, 158], place: seoul },
  { state: 'completed', hoursAgo: 24 * 62, goods: [152, 120, 142], place: jeju },
  { state: 'completed', hoursAgo: 24 * 44, goods: [48, 56, 64], place: seoul },
  { state: 'completed', hoursAgo: 24 * 58, goods: [48, 64, 56], place: busan },
  { state: 'completed', hoursAgo: 24 * 51, goods: [24, 37, 22], place: seoul },
  { state: 'completed', hoursAgo: 24 * 66, goods: [24, 37], place: seoul },
  { state: 'completed', hoursAgo: 24 * 73, goods: [124, 64, 151], place: busan },
  { state: 'completed', hoursAgo: 24 * 81, goods: [124, 151, 92], place: seoul },
]

/** A few orders in every state, placed through the shop's own verbs so that stock, sums and history agree. */
export async function seedOrders(ctx: Ctx) {
  for (const [at, sample] of samples.entries()) await seedOrder(ctx, sample, at)
  // nobody waits for mail about an order that never was
  await ctx.db.execute(sql`select graphile_worker.complete_jobs((select array_agg(id) from graphile_worker.jobs))`)
}

async function seedOrder(house: Ctx, sample: Sample, at: number) {
  const later = (hours: number): Ctx => ({ ...house, now: after(house.now, { hours: hours - sample.hoursAgo }) })
  const buyer: Ctx = {
    ...later(0), lang: sample.english ? 'en' : 'kr', currency: sample.english ? 'usd' : 'krw',
    visitor: { session: null, cart_key: `sample_${at}`, mb_id: sample.member ? `sample${sample.member}` : null, staff_role: null, od_ids: [] },
  }
  const staff = (hours: number): Ctx => ({ ...later(hours), visitor: { ...buyer.visitor, cart_key: '', mb_id: 'owner', staff_role: 'owner' } })
  // a cart is shown only to somebody with a session
  const looking: Ctx = { ...buyer, visitor: { ...buyer.visitor, session: 'sample' } }
  for (const good of sample.goods) await addToCart(buyer, { ...(await firstInStock(buyer, good, sample.engraved)), direct: false })
  const { total } = (await showCart(looking, { direct: false, zip: sample.place[0] })).totals
  const { od_id } = await placeOrder(buyer, formOf(sample, at, buyer, total))
  if (sample.state === 'waiting') return
  if (sample.state === 'cancelled') return void (await cancelAsStaff(staff(4), od_id, { reason: '구매자 요청' }))
  if (sample.state === 'late') {
    const late = { ...later(24 * 4), visitor: { ...buyer.visitor, cart_key: '', mb_id: null } }
    return void (await cancel(late, await anyOrder(house, od_id), { reason: '입금 기한이 지나 주문이 취소되었어요.', by: 'deadline' }))
  }
  await confirmDeposit(staff(3), od_id, { amount: unpaidSum(await anyOrder(house, od_id)), reason: '' })
  if (sample.cut) await cutOne(house, staff(4), od_id)
  if (sample.state === 'paid') return
  await prepareOrder(staff(5), od_id)
  if (sample.state === 'preparing') return
  const invoice = `64012345${String(6780 + at)}`
  const first = sample.parcels ? (await listLines(house, od_id)).slice(0, 1).map(({ ct_id, ct_qty }) => ({ ct_id, qty: ct_qty })) : undefined
  await shipOrder(staff(8), od_id, { company: 'cj', od_invoice: invoice, lines: first })
  if (sample.parcels === 2) await sendParcel(staff(26), od_id, { company: 'hanjin', od_invoice: `5${invoice.slice(1)}` })
  if (sample.state === 'completed') await completeOrder(staff(56), od_id)
  await tellTracks(later(sample.hoursAgo), od_id, sample.state === 'completed')
}

const depots: [state: TrackState, hours: number, words: string, where: string][] = [
  ['picked', 6, '집화처리', '서울중구'],
  ['moving', 14, '간선상차', '곤지암Hub'],
  ['near', 26, '간선하차', '부산연제'],
  ['out', 32, '배달출발', '부산연제'],
  ['delivered', 38, '배달완료', '부산연제'],
]

/** What couriers have told of the parcels by now; those on their way have not come today. */
async function tellTracks(now: Ctx, od_id: string, isHere: boolean) {
  for (const one of await listParcels(now, od_id)) {
    const steps = depots
      .filter(([state]) => isHere || trackStates.indexOf(state) < 4)
      .map(([state, hours, words, where]) => ({ at: after(one.sent_at, { hours }), state, words, where }))
      .filter((step) => step.at <= now.now)
      .toReversed()
    const [newest] = steps
    await now.db.insert(parcelTrack).values({
      parcel_id: one.parcel_id,
      company: one.company,
      invoice: one.invoice,
      state: newest?.state ?? 'waiting',
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      checked_at: now.now,
      delivered_at: isHere ? (newest?.at ?? null) : null,
      next_at: isHere ? null : after(now.now, { hours: 12 }),
      created_at: one.sent_at,
    })
  }
}

/** One unit of a paid order is not wanted any more: its money waits to be sent back. */
async function cutOne(house: Ctx, staff: Ctx, od_id: string) {
  const [line] = await listLines(house, od_id)
  if (!line) return
  const lines = [{ ct_id: line.ct_id, qty: 1 }]
  const { amount, version } = await previewPart(staff, od_id, lines)
  await cancelPartAsStaff(staff, od_id, { lines, amount, version, reason: '고객 요청', account: { bank: '20', number: '1002-000-000000', holder: '김하늘' } })
}

export async function firstInStock(ctx: Ctx, good: number, engraved = false) {
  const item = items.slice(good).find((one) => one.it_price > 0 && one.it_buy_min_qty < 2 && one.options.some((option) => option.stock > 5 && (engravingOf(option.values) !== null) === engraved))
  const options = item ? await listOptions(ctx, [item.it_id]) : []
  const option = options.find((one) => one.io_type === 0 && availableOf(one) > 3 && one.io_made === engraved)
  if (!item || !option) throw new Error(`no sample good after number ${good} can be sold`)
  return { it_id: item.it_id, options: [{ io_no: option.io_no, ct_qty: 1 + (good % 2), ...(option.io_asks ? { ct_text: 'M.J.' } : {}) }] }
}

function formOf(sample: Sample, at: number, ctx: Ctx, expected_total: number): OrderForm {
  const person = sample.member ? sample.member - 1 : at
  const name = (sample.english ? englishNames[person] : koreanNames[person]) ?? '김하늘'
  const phone = `0100000${String((sample.member ? 1000 : 2000) + person)}`
  const od_email = sample.member ? `sample${sample.member}@mail.example` : `sample${at}@mail.example`
  const [od_b_zip, od_b_addr1, od_b_addr2] = sample.place
  return {
    od_name: name, od_hp: phone, od_email, od_pwd: crypto.randomUUID(), od_b_name: name, od_b_hp: phone, od_b_zip, od_b_addr1, od_b_addr2, od_b_addr3: '', od_b_addr_jibeon: 'R', country_code: 'KR', od_b_city: '', od_b_state: '', coupons: [], points: 0, credit: 0,
    od_gift: false, od_memo: at % 3 === 0 ? '문 앞에 놓아 주세요.' : '', od_settle_case: '무통장', od_bank_account: 'account-1', od_deposit_name: name, agree_order: true, agree_privacy: true, agree_no_return: true, direct: false, expected_total, currency: ctx.currency,
    cash_receipt: sample.english || at % 4 === 3 ? 'none' : at % 4 === 2 ? 'business' : 'income', cash_identity: at % 4 === 2 ? '120-81-47521' : phone, use_escrow: false, tax_invoice: false, classes_only: false, same_slot: false,
  }
}
