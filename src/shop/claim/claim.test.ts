import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { after, dayMs } from '#kernel/korean-time.ts'
import { houseCtx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { orders } from '#shop/order/contract/place.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { grantPoints } from '#shop/point/service/grant-points.ts'
import { usablePoints } from '#shop/point/service/my-points.ts'
import { testShop } from '#test/database.ts'
import { type Goods, stockItem } from '#test/goods.ts'
import { fill, place, stockOf } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { type ClaimReason, claims } from './contract.ts'
import { adminClaims } from './desk-contract.ts'
import { sweepClaimPhotos } from './service/photos.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const boss = await staff()
const at = {
  pick_name: '김민지',
  pick_hp: '010-1234-5678',
  pick_zip: '04524',
  pick_addr1: '서울특별시 중구 세종대로 110',
  bank: '20',
  number: '1002-123-456789',
  holder: '김민지',
}

type Bought = { me: Shopper; goods: Goods; od_id: string; ct_id: number; total: number }

/** An order that has left, with its buyer. */
async function bought(
  qty = 2,
  { me, goods, points = 0 }: { me?: Shopper; goods?: Goods; points?: number } = {},
): Promise<Bought> {
  const who = me ?? (await shopper())
  const good = goods ?? (await stockItem(house))
  const { totals } = await fill(who, good, qty)
  const total = totals.total - points
  const od_id = await place(who, {
    expected_total: total,
    points,
    agree_no_return: true,
    ...(me ? { od_pwd: undefined } : {}),
  })
  const params = { od_id }
  await boss.call(adminOrders.confirmDeposit, {
    params,
    body: { amount: total, reason: '통장에서 확인' },
  })
  const { data } = await boss.call(adminOrders.ship, {
    params,
    body: { company: 'cj', od_invoice: '123456789012' },
  })
  return { me: who, goods: good, od_id, ct_id: data.lines[0]?.ct_id ?? 0, total }
}

const daysAgo = (od_id: string, days: number) =>
  house.db.execute(
    sql`update event set created_at = now() - make_interval(days => ${days}) where subject = ${od_id} and name = 'order.completed'`,
  )

type Given = {
  kind?: 'return' | 'exchange'
  reason?: ClaimReason
  pickup?: 'shop' | 'self'
  qty?: number
  io_no?: number
  photos?: File[]
}
const askOf = (
  { ct_id }: Bought,
  { kind = 'return', reason = 'changed_mind', pickup = 'shop', qty = 1, io_no }: Given,
) => ({
  kind,
  reason,
  pickup,
  lines: [io_no ? `${ct_id}:${qty}:${io_no}` : `${ct_id}:${qty}`],
})
const previewOf = async (one: Bought, given: Given = {}) =>
  (await one.me.call(claims.preview, { params: { od_id: one.od_id }, body: askOf(one, given) }))
    .data
async function bodyOf(one: Bought, given: Given = {}) {
  const { refund, fee } = await previewOf(one, given)
  return {
    ...askOf(one, given),
    ...at,
    detail: '뚜껑에 금이 가 있어요.',
    photos: given.photos ?? [],
    expected_refund: refund,
    expected_fee: fee,
  }
}
const ask = async (one: Bought, given: Given = {}) =>
  (await one.me.call(claims.ask, { params: { od_id: one.od_id }, body: await bodyOf(one, given) }))
    .data
const params = ({ claim_id }: { claim_id: number }) => ({ claim_id })
const toInspected = async (claim: { claim_id: number }, resell: number[]) => {
  await boss.call(adminClaims.accept, { params: params(claim) })
  await boss.call(adminClaims.collect, { params: params(claim) })
  return (await boss.call(adminClaims.inspect, { params: params(claim), body: { resell } })).data
}
const refundsOf = async (od_id: string) =>
  (
    await house.db.execute<{ amount: number; holder: string }>(
      sql`select amount, holder from payment_refund where od_id = ${od_id}`,
    )
  ).rows
const photo = async (name = 'a.png') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
    { type: 'image/png' },
  )

describe('the preview', () => {
  test('lets a change of mind pay its way, and a fault of the shop cost nothing', async () => {
    const one = await bought(2)
    expect(one.total).toBe(23_000)
    // the rest of 10,000 won would have travelled for 4,000 instead of 3,000
    expect(await previewOf(one)).toMatchObject({
      fault: 'buyer',
      goods: 10_000,
      shipping: 1_000,
      fee: 4_000,
      refund: 5_000,
      way: 'account',
    })
    expect(await previewOf(one, { pickup: 'self' })).toMatchObject({ fee: 0, refund: 9_000 })
    expect(await previewOf(one, { reason: 'damaged' })).toMatchObject({
      fault: 'shop',
      shipping: 0,
      fee: 0,
      refund: 10_000,
    })
    expect(await previewOf(one, { reason: 'damaged', qty: 2 })).toMatchObject({
      shipping: -3_000,
      refund: 23_000,
    })
    expect(await previewOf(one, { kind: 'exchange' })).toMatchObject({
      fee: 8_000,
      refund: 0,
      way: 'none',
    })
    const rows = await house.db.execute(sql`select 1 from claim where od_id = ${one.od_id}`)
    expect(rows.rows).toEqual([])
  })

  test('of everything that had travelled free takes both ways', async () => {
    expect(await previewOf(await bought(5), { qty: 5 })).toMatchObject({
      goods: 50_000,
      shipping: 4_000,
      fee: 4_000,
      refund: 42_000,
    })
  })
})

describe('asking', () => {
  test('a stranger finds nothing to see, to preview, to ask for or to take back', async () => {
    const one = await bought()
    const stranger = await shopper()
    const claim = await ask(one, { photos: [await photo()] })
    const body = askOf(one, {})
    expect((await stranger.refused(claims.ofOrder, { params: { od_id: one.od_id } })).status).toBe(
      404,
    )
    expect(
      (await stranger.refused(claims.preview, { params: { od_id: one.od_id }, body })).status,
    ).toBe(404)
    expect(
      (
        await stranger.refused(claims.ask, {
          params: { od_id: one.od_id },
          body: { ...body, expected_refund: 0, expected_fee: 0 },
        })
      ).status,
    ).toBe(404)
    expect((await stranger.refused(claims.withdraw, { params: params(claim) })).status).toBe(404)
    expect(
      (
        await stranger.refused(claims.photo, {
          params: { ...params(claim), photo: claim.photos[0] ?? '' },
        })
      ).status,
    ).toBe(404)
  })

  test('is refused before the goods have left, and the button says the same', async () => {
    const me = await shopper()
    const goods = await stockItem(house)
    await fill(me, goods)
    const od_id = await place(me)
    const { actions } = (await me.call(claims.ofOrder, { params: { od_id } })).data
    const refusal = await me.refused(claims.preview, {
      params: { od_id },
      body: { kind: 'return', reason: 'damaged', lines: ['1:1'] },
    })
    expect([refusal.status, refusal.message]).toEqual([409, actions[0]?.reason])
  })

  test.each<[number, ClaimReason, number]>([
    [6, 'changed_mind', 200],
    [8, 'changed_mind', 409],
    [29, 'damaged', 200],
    [31, 'damaged', 409],
  ])('%i days after it arrived, %s: %i', async (days, reason, status) => {
    const one = await bought()
    await one.me.call(myOrders.complete, { params: { od_id: one.od_id }, body: {} })
    await daysAgo(one.od_id, days)
    const answer = await previewOf(one, { reason }).then(
      () => 200,
      (refusal) => refusal.status,
    )
    expect(answer).toBe(status)
  })

  test('for more than was bought, or twice, or beside another claim, is refused', async () => {
    const one = await bought(2)
    expect(
      (
        await one.me.refused(claims.preview, {
          params: { od_id: one.od_id },
          body: askOf(one, { qty: 3 }),
        })
      ).errors,
    ).toHaveProperty('lines')
    const body = await bodyOf(one)
    const tried = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        one.me.call(claims.ask, { params: { od_id: one.od_id }, body }),
      ),
    )
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      (await one.me.refused(claims.preview, { params: { od_id: one.od_id }, body: askOf(one, {}) }))
        .status,
    ).toBe(409)
  })

  test('names every field that is missing, and keeps no photograph of a claim that did not come about', async () => {
    const one = await bought()
    const { refund, fee } = await previewOf(one, { reason: 'damaged' })
    const refusal = await one.me.refused(claims.ask, {
      params: { od_id: one.od_id },
      body: {
        ...askOf(one, { reason: 'damaged' }),
        detail: '',
        expected_refund: refund,
        expected_fee: fee,
      },
    })
    expect([refusal.status, Object.keys(refusal.errors).sort()]).toEqual([
      422,
      ['bank', 'detail', 'holder', 'number', 'pick_addr1', 'pick_hp', 'pick_name', 'pick_zip'],
    ])
    const fake = new File(['<svg/>'], 'a.png', { type: 'image/png' })
    const bad = await one.me.refused(claims.ask, {
      params: { od_id: one.od_id },
      body: await bodyOf(one, { photos: [fake] }),
    })
    expect([bad.status, Object.keys(bad.errors)]).toEqual([422, ['photos']])
    const other = await one.me.refused(claims.ask, {
      params: { od_id: one.od_id },
      body: { ...(await bodyOf(one)), expected_refund: 99_999 },
    })
    expect([other.status, other.detail.quote]).toEqual([
      409,
      expect.objectContaining({ refund: 5_000 }),
    ])
  })

  test('tells buyer and staff; a photograph is shown to both and to nobody else', async () => {
    const one = await bought()
    const claim = await ask(one, {
      reason: 'damaged',
      photos: [await photo(), await photo('b.png')],
    })
    expect(claim).toMatchObject({
      state: 'requested',
      photos: [expect.stringMatching(/^[\da-f]{32}$/), expect.any(String)],
      account_masked: '*********6789',
    })
    const told = await house.db.select().from(event).where(eq(event.subject, one.od_id))
    expect(told.find(({ name }) => name === 'claim.requested')?.payload).toMatchObject({
      od_id: one.od_id,
      claim: { ko: '반품', en: 'return' },
    })
    await sweepClaimPhotos({ ...ctx, now: after(new Date(), { days: 3 }) })
    for (const [who, endpoint] of [
      [one.me, claims.photo],
      [boss, adminClaims.photo],
    ] as const)
      await who.call(endpoint, { params: { ...params(claim), photo: claim.photos[0] ?? '' } })
  })
})

describe('goods that a change of mind cannot bring back', () => {
  test.each<[string, Parameters<typeof stockItem>[1], string]>([
    ['an engraving', { options: [{ io_made: true }] }, '주문을 받아 따로 만드는'],
    ['a sealed item', { it_no_return: 'hygiene' }, '위생을 위해 밀봉한'],
  ])('%s stays for a change of mind, and comes back when it is faulty', async (_, given, why) => {
    const one = await bought(1, { goods: await stockItem(house, given) })
    const body = askOf(one, { reason: 'order_mistake' })
    const refusal = await one.me.refused(claims.preview, { params: { od_id: one.od_id }, body })
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining(why)])
    expect(
      (
        await one.me.refused(claims.ask, {
          params: { od_id: one.od_id },
          body: { ...body, ...at, expected_refund: 0, expected_fee: 0 },
        })
      ).status,
    ).toBe(409)
    expect(await previewOf(one, { reason: 'damaged' })).toMatchObject({
      fault: 'shop',
      fee: 0,
      refund: 14_000,
    })
    const { lines } = (await one.me.call(claims.ofOrder, { params: { od_id: one.od_id } })).data
    expect(lines[0]?.no_return).not.toBe('')
  })
})

describe('a return', () => {
  test('goes from accepted to refunded: only what can be sold again is back on the shelf, and the money has its account', async () => {
    const one = await bought(2)
    const claim = await ask(one)
    expect(
      (await boss.refused(adminClaims.refund, { params: params(claim), body: { fee: 4_000 } }))
        .status,
    ).toBe(409)
    expect((await stockOf(one.goods.io_no)).stock).toBe(98)
    const inspected = await toInspected(claim, [one.ct_id])
    expect(inspected).toMatchObject({
      state: 'inspected',
      overdue: false,
      lines: [{ resell: true }],
    })
    expect((await stockOf(one.goods.io_no)).stock).toBe(99)
    const before = await house.db.execute(
      sql`select version from claim where claim_id = ${claim.claim_id}`,
    )
    const { data: preview } = await boss.call(adminClaims.previewRefund, {
      params: params(claim),
      body: { fee: 1_000 },
    })
    expect(preview).toMatchObject({
      goods: 10_000,
      shipping: 1_000,
      fee: 1_000,
      refund: 8_000,
      way: 'account',
      all: false,
      short: 0,
    })
    expect(
      (await house.db.execute(sql`select version from claim where claim_id = ${claim.claim_id}`))
        .rows,
    ).toEqual(before.rows)
    expect(await refundsOf(one.od_id)).toEqual([])
    const other = await boss.refused(adminClaims.refund, {
      params: params(claim),
      body: { fee: 4_000, expected: 8_000 },
    })
    expect([other.status, other.detail.preview]).toEqual([
      409,
      expect.objectContaining({ refund: 5_000 }),
    ])
    const wrong = await boss.refused(adminClaims.refund, {
      params: params(claim),
      body: { fee: 0 },
    })
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['fee_reason']])
    const { data } = await boss.call(adminClaims.refund, {
      params: params(claim),
      body: { fee: 0, fee_reason: '처음 주문이라 받지 않았어요' },
    })
    expect(data).toMatchObject({ state: 'refunded', refund: 9_000 })
    expect(await refundsOf(one.od_id)).toEqual([{ amount: 9_000, holder: '김민지' }])
    const { data: after } = await one.me.call(orders.show, { params: { od_id: one.od_id } })
    expect(after.lines.map(({ ct_qty, ct_status }) => [ct_qty, ct_status])).toEqual([
      [1, '배송'],
      [1, '반품'],
    ])
    // what is left can come back too, and then the order is a returned one
    const rest = await ask(one, { reason: 'wrong_item' })
    await toInspected(rest, [])
    await Promise.allSettled(
      Array.from({ length: 3 }, () =>
        boss.call(adminClaims.refund, { params: params(rest), body: { fee: 0 } }),
      ),
    )
    expect(
      (await refundsOf(one.od_id)).reduce((sum, { amount }) => sum + amount, 0),
    ).toBeLessThanOrEqual(one.total)
    expect((await one.me.call(orders.show, { params: { od_id: one.od_id } })).data).toMatchObject({
      od_status: '반품',
    })
    expect((await stockOf(one.goods.io_no)).stock).toBe(99)
  })

  test('counts three business days from the day the goods are back, around holidays', async () => {
    const one = await bought()
    const claim = await ask(one)
    await boss.call(adminClaims.accept, { params: params(claim) })
    const { data } = await boss.call(adminClaims.collect, { params: params(claim) })
    const days = (Date.parse(data.due_at ?? '') - Date.parse(data.collected_at ?? '')) / dayMs
    expect(days).toBeGreaterThanOrEqual(3)
    const overdue = () => boss.call(adminClaims.list, { query: { overdue: '1', sort: 'due' } })
    const { counts: before } = await overdue()
    await house.db.execute(
      sql`update claim set due_at = now() - interval '90 days' where claim_id = ${claim.claim_id}`,
    )
    const { data: rows, counts } = await overdue()
    expect(rows.find(({ claim_id }) => claim_id === claim.claim_id)).toMatchObject({
      overdue: true,
    })
    expect(counts.overdue).toBe((before.overdue ?? 0) + 1)
    expect(
      (await boss.call(adminClaims.list, { query: { sort: 'due', order: 'asc' } })).data[0]
        ?.claim_id,
    ).toBe(claim.claim_id)
  })

  test('what waits for the staff is exactly as many rows as their first page says', async () => {
    const claim = await ask(await bought())
    const waiting = async () => {
      const { data, total } = await boss.call(adminClaims.list, {
        query: { work: '1', per_page: 100 },
      })
      expect(total).toBe(data.length)
      expect((await boss.call(dashboard.today, {})).data.claims).toBe(data.length)
      return data.map(({ claim_id }) => claim_id)
    }
    expect(await waiting()).toContain(claim.claim_id)
    // an accepted one waits for the goods
    await boss.call(adminClaims.accept, { params: params(claim) })
    expect(await waiting()).not.toContain(claim.claim_id)
    await boss.call(adminClaims.collect, { params: params(claim) })
    expect(await waiting()).toContain(claim.claim_id)
  })

  test('refused reads its reason; taken back it opens the way for another; neither moves money or stock', async () => {
    const one = await bought()
    const first = await ask(one)
    await one.me.call(claims.withdraw, { params: params(first) })
    expect((await one.me.refused(claims.withdraw, { params: params(first) })).status).toBe(409)
    const second = await ask(one)
    await boss.call(adminClaims.refuse, {
      params: params(second),
      body: { reason: '사용한 흔적이 있어요.' },
    })
    const { claims: seen } = (await one.me.call(claims.ofOrder, { params: { od_id: one.od_id } }))
      .data
    expect(seen.map(({ state, refused_why }) => [state, refused_why])).toEqual([
      ['refused', '사용한 흔적이 있어요.'],
      ['withdrawn', ''],
    ])
    expect(await refundsOf(one.od_id)).toEqual([])
    expect((await stockOf(one.goods.io_no)).stock).toBe(98)
  })

  test('keeps the order from being closed while it is open', async () => {
    const one = await bought()
    await ask(one)
    expect(
      (await one.me.refused(myOrders.complete, { params: { od_id: one.od_id }, body: {} })).message,
    ).toBe('처리하고 있는 반품·교환 신청이 있어요. 신청이 끝난 뒤에 할 수 있어요.')
  })

  test('gives points back with the goods they paid for', async () => {
    const mb_id = 'claim-points'
    const me = await shopper({ mb_id })
    await grantPoints(ctx, {
      mb_id,
      points: 8_000,
      content: '회원 가입 축하 포인트',
      rel: { rel_table: 'test', rel_id: mb_id, rel_action: 'given' },
    })
    const one = await bought(1, { me, points: 6_000 })
    const quote = await previewOf(one, { reason: 'damaged' })
    expect(quote).toMatchObject({
      goods: 10_000,
      discount: 6_000,
      points_back: 6_000,
      refund: 8_000,
    })
    const claim = await ask(one, { reason: 'damaged' })
    await toInspected(claim, [])
    await boss.call(adminClaims.refund, { params: params(claim), body: { fee: 0 } })
    expect(await usablePoints(ctx, mb_id)).toBe(8_000)
  })
})

describe('an exchange', () => {
  test('puts the replacement aside when it is accepted and sends it in a parcel of its own', async () => {
    const goods = await stockItem(house, {
      options: [{}, { io_stock_qty: 1 }, { io_price: 5_000 }],
    })
    const [, other = 0, dearer = 0] = goods.io_nos
    const one = await bought(1, { goods })
    const { lines } = (await one.me.call(claims.ofOrder, { params: { od_id: one.od_id } })).data
    expect(lines[0]?.options.map(({ io_no, extra }) => [io_no, extra])).toEqual([
      [goods.io_no, 0],
      [other, 0],
      [dearer, 5_000],
    ])
    const elsewhere = (await stockItem(house)).io_no
    const wrong = await one.me.refused(claims.preview, {
      params: { od_id: one.od_id },
      body: askOf(one, { kind: 'exchange', io_no: elsewhere }),
    })
    expect(Object.keys(wrong.errors)).toEqual(['lines'])
    const claim = await ask(one, { kind: 'exchange', io_no: other })
    expect(await stockOf(other)).toEqual({ stock: 1, reserved: 0 })
    await boss.call(adminClaims.accept, { params: params(claim) })
    expect(await stockOf(other)).toEqual({ stock: 1, reserved: 1 })
    await boss.call(adminClaims.collect, { params: params(claim) })
    await boss.call(adminClaims.inspect, { params: params(claim), body: { resell: [one.ct_id] } })
    const body = { company: 'cj', od_invoice: '999988887777' }
    expect(
      Object.keys(
        (await boss.refused(adminClaims.exchange, { params: params(claim), body })).errors,
      ),
    ).toEqual(['fee_received'])
    // the number of somebody else's parcel is asked about
    const stranger = await bought(1)
    await house.db.execute(
      sql`update shop_order set od_b_name = '박하늘', mb_id = null where od_id = ${stranger.od_id}`,
    )
    const same = await boss.refused(adminClaims.exchange, {
      params: params(claim),
      body: { company: 'cj', od_invoice: '123456789012', fee_received: true, only_here: true },
    })
    expect([same.status, JSON.stringify(same.detail)]).toEqual([
      409,
      expect.stringContaining(stranger.od_id),
    ])
    await boss.call(adminClaims.exchange, {
      params: params(claim),
      body: { ...body, fee_received: true, only_here: true },
    })
    expect(await stockOf(other)).toEqual({ stock: 0, reserved: 0 })
    expect(await stockOf(goods.io_no)).toEqual({ stock: 100, reserved: 0 })
    const { parcels } = (await one.me.call(orders.show, { params: { od_id: one.od_id } })).data
    expect(parcels.map(({ kind, invoice }) => [kind, invoice])).toEqual([
      ['order', '123456789012'],
      ['exchange', '999988887777'],
    ])
  })

  test('waits for its fee, which is noted once; then the buyer cannot simply take it back', async () => {
    const one = await bought(1)
    const claim = (
      await one.me.call(claims.ask, {
        params: { od_id: one.od_id },
        body: { ...(await bodyOf(one, { kind: 'exchange' })), fee_way: 'enclosed' },
      })
    ).data
    expect(claim).toMatchObject({ fee: 8_000, fee_way: 'enclosed', fee_paid_at: null })
    await boss.call(adminClaims.accept, { params: params(claim) })
    const noted = await Promise.allSettled(
      Array.from({ length: 3 }, () => boss.call(adminClaims.fee, { params: params(claim) })),
    )
    expect(noted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await one.me.refused(claims.withdraw, { params: params(claim) })).message).toContain(
      '교환 배송비를 받은 신청',
    )
    await boss.call(adminClaims.collect, { params: params(claim) })
    await boss.call(adminClaims.inspect, { params: params(claim), body: { resell: [] } })
    const { data } = await boss.call(adminClaims.exchange, {
      params: params(claim),
      body: { company: 'cj', od_invoice: '999988886666' },
    })
    expect(data).toMatchObject({ state: 'exchanged', fee_paid_at: expect.any(String) })
    const free = await bought(1)
    const ours = await ask(free, { kind: 'exchange', reason: 'damaged' })
    expect(ours).toMatchObject({ fee: 0, fee_way: '' })
    expect((await boss.refused(adminClaims.fee, { params: params(ours) })).status).toBe(409)
    expect((await one.me.refused(adminClaims.fee, { params: params(ours) })).status).toBe(401)
  })

  test('that is taken back frees what was put aside, and one without stock is not accepted', async () => {
    const goods = await stockItem(house, { options: [{ io_stock_qty: 2 }, { io_stock_qty: 1 }] })
    const other = goods.io_nos[1] ?? 0
    const [one, two] = [await bought(1, { goods }), await bought(1, { goods })]
    const [first, second] = [
      await ask(one, { kind: 'exchange', io_no: other }),
      await ask(two, { kind: 'exchange', io_no: other }),
    ]
    await boss.call(adminClaims.accept, { params: params(first) })
    expect((await boss.refused(adminClaims.accept, { params: params(second) })).status).toBe(409)
    await one.me.call(claims.withdraw, { params: params(first) })
    expect(await stockOf(other)).toEqual({ stock: 1, reserved: 0 })
  })
})

test('order staff decide, the accountant reads', async () => {
  const one = await bought()
  const claim = await ask(one)
  const reader = await shopper({ mb_id: 'claim-reader', staff_role: 'accountant' })
  expect((await reader.call(adminClaims.show, { params: params(claim) })).data.claim_id).toBe(
    claim.claim_id,
  )
  expect((await reader.refused(adminClaims.accept, { params: params(claim) })).status).toBe(403)
  const clerk = await shopper({ mb_id: 'claim-clerk', staff_role: 'order' })
  expect((await clerk.call(adminClaims.accept, { params: params(claim) })).data.state).toBe(
    'accepted',
  )
})
