import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { before } from '#kernel/korean-time.ts'
import { claims } from '#shop/claim/contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { unitsToCut } from '#shop/order/parcel-rules.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place, stockOf } from '#test/ordering.ts'
import { type Shopper, shopper, staff } from '#test/shopper.ts'
import { completeArrivedOrders } from './complete-order.ts'

const { house } = await testShop()
const boss = await staff()
const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
const sent = { company: 'cj', od_invoice: '640123456789' }

/** Three of an item and one of another, paid: 42,000 with 2,000 for the way, which is 4,000 for one alone. One of the three has left. */
async function sentInPart(who?: Shopper) {
  const minji = who ?? (await shopper())
  const [goods, other] = [await stockItem(house), await stockItem(house)]
  await fill(minji, goods, 3)
  const { totals } = await fill(minji, other, 1)
  const od_id = await place(minji, { expected_total: totals.total })
  const params = { od_id }
  const body = { amount: totals.total, reason: '통장에서 확인' }
  const { data } = await boss.call(adminOrders.confirmDeposit, { params, body })
  const of = (it_id: string) => data.lines.find((line) => line.it_id === it_id)?.ct_id ?? 0
  const [three, one] = [of(goods.it_id), of(other.it_id)]
  const { data: order } = await boss.call(adminOrders.ship, {
    params,
    body: { ...sent, lines: [{ ct_id: three, qty: 1 }] },
  })
  return { minji, goods, other, params, order, three, one, total: totals.total }
}
const refunds = async (od_id: string) =>
  (
    await house.db.execute<{ amount: number }>(
      sql`select amount from payment_refund where od_id = ${od_id}`,
    )
  ).rows.reduce((sum, { amount }) => sum + amount, 0)
const openTo = (actions: readonly { name: string; reason: string | null }[]) =>
  actions.filter(({ reason }) => !reason).map(({ name }) => name)

describe('the rest of an order that left in part', () => {
  test('is cancelled by its buyer, comes back to the shelf, and the order is closed', async () => {
    const { minji, params, goods, three, one, total } = await sentInPart()
    const before = await stockOf(goods.io_no)
    const { data: shown } = await minji.call(orders.show, { params })
    expect(shown.unsent).toEqual([
      { ct_id: three, qty: 2 },
      { ct_id: one, qty: 1 },
    ])
    expect(openTo(shown.actions)).toEqual(['cancel_part'])
    const lines = shown.unsent
    const { data: preview } = await minji.call(partCancel.preview, { params, body: { lines } })
    expect(preview).toMatchObject({ goods: 30_000, amount: 28_000, all: false, way: 'account' })
    const { amount, version } = preview
    const { data } = await minji.call(partCancel.cancel, {
      params,
      body: { lines, amount, version, account },
    })
    expect(data).toMatchObject({ od_status: '배송', unsent: [], od_misu: 0 })
    expect(openTo(data.actions)).toContain('complete')
    expect(await refunds(params.od_id)).toBe(28_000)
    expect((await stockOf(goods.io_no)).stock).toBe(before.stock + 2)
    expect((await minji.call(myOrders.complete, { params })).data.od_status).toBe('완료')
    expect(total).toBe(42_000)
  })

  test('is closed by the clock once nothing of it is to come', async () => {
    const { minji, params } = await sentInPart()
    await house.db.execute(
      sql`update shop_order set od_invoice_time = ${before(new Date(), { days: 8 }).toISOString()} where od_id = ${params.od_id}`,
    )
    await completeArrivedOrders(house)
    const { data } = await minji.call(orders.show, { params })
    expect(data.od_status).toBe('배송')
    await cutRest(params.od_id)
    await completeArrivedOrders(house)
    expect((await minji.call(orders.show, { params })).data.od_status).toBe('완료')
  })

  test('holds what has not left and no more, for the buyer and the desk', async () => {
    const { minji, params, three } = await sentInPart()
    const body = { lines: [{ ct_id: three, qty: 3 }] }
    const told = '이미 보낸 상품이 들어 있어요. 보낸 상품은 받은 뒤에 반품을 신청할 수 있어요.'
    const asked = [
      await minji.refused(partCancel.preview, { params, body }),
      await boss.refused(adminParts.preview, { params, body }),
      await boss.refused(soldOutDesk.preview, { params, body }),
    ]
    for (const refusal of asked) {
      expect(refusal.status).toBe(422)
      expect(refusal.errors.lines).toEqual([told])
    }
    const wish = await wishOf(params.od_id, [{ ct_id: three, qty: 0 }])
    expect((await boss.refused(adminEdits.preview, { params, body: wish })).errors.lines).toEqual([
      told,
    ])
  })

  test('is sold out by the desk with its own paid share, and found again', async () => {
    const { params, goods, three, one } = await sentInPart()
    const body = { lines: [{ ct_id: three, qty: 2 }] }
    const { data: shown } = await boss.call(soldOutDesk.preview, { params, body })
    expect(shown).toMatchObject({ amount: 20_000, all: false })
    const agreed = { ...body, amount: shown.amount, version: shown.version, reason: '' }
    const { data } = await boss.call(soldOutDesk.take, {
      params,
      body: { ...agreed, stock: 'keep' as const },
    })
    expect(data.unsent).toEqual([{ ct_id: one, qty: 1 }])
    const { stock } = await stockOf(goods.io_no)
    const { data: back } = await boss.call(soldOutDesk.undo, { params })
    expect(back.unsent).toEqual([
      { ct_id: three, qty: 2 },
      { ct_id: one, qty: 1 },
    ])
    expect([await refunds(params.od_id), (await stockOf(goods.io_no)).stock]).toEqual([0, stock])
  })

  test('is written anew: another address and fewer of it, at the sending cost that was agreed', async () => {
    const { params, three } = await sentInPart()
    const { wish, version } = await editOf(params.od_id, [{ ct_id: three, qty: 2 }], {
      od_b_addr2: '9층',
      od_b_zip: '63100',
    })
    const { data: shown } = await boss.call(adminEdits.preview, { params, body: wish })
    expect(shown).toMatchObject({ difference: -10_000, shipping: 0, way: 'refund' })
    const { data } = await boss.call(adminEdits.save, {
      params,
      body: { ...wish, difference: shown.difference, version, reason: '전화' },
    })
    expect(data).toMatchObject({ od_b_addr2: '9층', od_status: '배송' })
    expect(data.unsent).toContainEqual({ ct_id: three, qty: 1 })
  })

  test('that grew dearer waits for its difference before it leaves', async () => {
    const { minji, params, one } = await sentInPart()
    const { wish, version } = await editOf(params.od_id, [{ ct_id: one, qty: 2 }])
    await boss.call(adminEdits.save, {
      params,
      body: { ...wish, difference: 10_000, version, reason: '전화' },
    })
    const body = { company: 'cj', od_invoice: '640123456790' }
    const refused = await boss.refused(adminParts.parcel, { params, body })
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('차액')])
    expect((await minji.call(orders.show, { params })).data.od_misu).toBe(10_000)
    const extra = { amount: 10_000, reason: '통장에서 확인', due: 10_000 }
    await boss.call(adminEdits.extra, { params, body: extra })
    const { data } = await boss.call(adminParts.parcel, { params, body })
    expect([data.unsent, data.od_misu]).toEqual([[], 0])
  })

  test('of two who agreed to cut and to send it one wins, and nothing is both', async () => {
    for (let round = 0; round < 4; round++) {
      const { minji, params, one } = await sentInPart()
      const lines = [{ ct_id: one, qty: 1 }]
      const { amount, version } = (
        await minji.call(partCancel.preview, { params, body: { lines } })
      ).data
      const [cut] = await Promise.allSettled([
        minji.call(partCancel.cancel, { params, body: { lines, amount, version, account } }),
        boss.call(adminParts.parcel, {
          params,
          body: { company: 'cj', od_invoice: '640123456791', lines },
        }),
      ])
      const { data } = await boss.call(adminOrders.show, { params })
      const away = data.parcels
        .flatMap((parcel) => parcel.lines)
        .filter(({ ct_id }) => ct_id === one)
      expect(away.length).toBe(cut.status === 'fulfilled' ? 0 : 1)
      expect(await refunds(params.od_id)).toBe(cut.status === 'fulfilled' ? amount : 0)
    }
  })
})

describe('what has left of such an order', () => {
  test('comes back, and the rest is still to come or to be cut', async () => {
    const { minji, params, order, three } = await sentInPart(await shopper({ mb_id: 'rest' }))
    const { data: able } = await minji.call(claims.ofOrder, { params })
    expect(able.lines.map(({ ct_id, qty }) => [ct_id, qty])).toEqual([[three, 1]])
    const early = { kind: 'return' as const, reason: 'damaged' as const, pickup: 'shop' as const }
    const refused = await minji.refused(claims.preview, {
      params,
      body: { ...early, lines: [`${three}:2`] },
    })
    expect([refused.status, refused.errors.lines?.[0]]).toEqual([
      422,
      '아직 보내지 않은 상품이 들어 있어요. 보내지 않은 상품은 취소해 주세요.',
    ])
    // the one came back: two of the three have still to leave
    await house.db.execute(sql`update order_line set ct_qty = 2 where ct_id = ${three}`)
    await house.db.execute(sql`
      insert into order_line (od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, thumb_image, ct_price, ct_qty, ct_status, ct_from)
      select od_id, it_id, io_no, io_type, it_name, it_name_en, ct_option, ct_option_en, thumb_image, ct_price, 1, '반품', ct_id from order_line where ct_id = ${three}`)
    const { data } = await minji.call(orders.show, { params })
    expect(data.unsent).toEqual(order.unsent)
    const mine = await minji.call(myOrders.list, {})
    expect(openTo(mine.data[0]?.actions ?? [])).toContain('cancel_part')
    const { data: cut } = await cutRest(params.od_id)
    expect(cut).toMatchObject({ od_status: '반품', unsent: [] })
    expect(unitsToCut(cut)).toEqual([])
  })
})

async function wishOf(od_id: string, lines: { ct_id: number; qty: number }[], to = {}) {
  return (await editOf(od_id, lines, to)).wish
}

async function editOf(od_id: string, lines: { ct_id: number; qty: number }[], to = {}) {
  const { data } = await boss.call(adminOrders.show, { params: { od_id } })
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo, version } = data
  const receiver = { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo, ...to }
  return { wish: { receiver, lines, add: [] }, version }
}

async function cutRest(od_id: string) {
  const params = { od_id }
  const { data } = await boss.call(adminOrders.show, { params })
  const lines = data.unsent
  const { amount, version } = (await boss.call(adminParts.preview, { params, body: { lines } }))
    .data
  return boss.call(adminParts.cancel, {
    params,
    body: { lines, amount, version, reason: '고객 요청' },
  })
}
