import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { claims } from '#shop/claim/contract.ts'
import { adminClaims } from '#shop/claim/desk-contract.ts'
import { makeKind } from '#shop/coupon/sample.ts'
import { issueCoupon } from '#shop/coupon/service/issue-coupon.ts'
import { coupon } from '#shop/coupon/tables.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminParts, partCancel } from '#shop/order/contract/parts.ts'
import { orders } from '#shop/order/contract/place.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { claimBody } from '#test/claiming.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill, place } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house } = await testShop()
const ctx = houseCtx(house)
const account = { bank: '20', number: '1002-123-456789', holder: '김민지' }
let members = 0

/** A mist of 28,000 and wicks of 2,400, with 4,000 off from 30,000: a single wick is what the coupon hangs on. */
async function mistAndWicks(wicks = 1, isPaid = true) {
  members += 1
  const mb_id = `stays-${members}`
  const me = await shopper({ mb_id })
  const cz_id = await makeKind(ctx, { cp_price: 4_000, cp_minimum: 30_000 })
  const cp_id = (await issueCoupon(ctx, { cz_id, mb_id }))?.cp_id ?? ''
  const wick = await stockItem(house, { it_price: 2_400 })
  const mist = await stockItem(house, { it_price: 28_000 })
  await fill(me, wick, wicks)
  const { totals } = await fill(me, mist)
  const total = totals.total - 4_000
  const od_id = await place(me, { expected_total: total, coupons: [cp_id], od_pwd: undefined })
  const params = { od_id }
  const boss = await staff()
  if (isPaid)
    await boss.call(adminOrders.confirmDeposit, { params, body: { amount: total, reason: '통장' } })
  const { lines } = (await me.call(orders.show, { params })).data
  const idOf = ({ it_id }: { it_id: string }) =>
    lines.find((line) => line.it_id === it_id)?.ct_id ?? 0
  return { me, boss, params, total, cp_id, goods: wick, wick: idOf(wick), mist: idOf(mist) }
}
type Made = Awaited<ReturnType<typeof mistAndWicks>>

const isFree = async (cp_id: string) =>
  (await ctx.db.select().from(coupon).where(eq(coupon.cp_id, cp_id)))[0]?.used_at === null

async function cancel({ me, params }: Made, ct_id: number, qty = 1) {
  const lines = [{ ct_id, qty }]
  const preview = (await me.call(partCancel.preview, { params, body: { lines } })).data
  const { amount, version } = preview
  const { data } = await me.call(partCancel.cancel, {
    params,
    body: { lines, amount, version, ...(preview.way === 'account' ? { account } : {}) },
  })
  return { preview, order: data }
}

async function sellOut({ boss, params }: Made, ct_id: number, qty = 1) {
  const lines = [{ ct_id, qty }]
  const preview = (await boss.call(soldOutDesk.preview, { params, body: { lines } })).data
  const { amount, version } = preview
  const { data } = await boss.call(soldOutDesk.take, {
    params,
    body: { lines, amount, version, stock: 'keep' },
  })
  return { preview, order: data }
}

describe('a coupon whose least amount hangs on one wick', () => {
  test('cancelled by choice: its share goes back, the coupon stays used, and the rest gives back everything', async () => {
    const made = await mistAndWicks()
    const { preview, order } = await cancel(made, made.wick)
    expect(preview).toMatchObject({
      goods: 2_400,
      discount: 316,
      coupons_back: [],
      coupons_kept: [{ cp_id: made.cp_id }],
    })
    expect(order.od_cancel_price).toBe(preview.amount)
    expect(await isFree(made.cp_id)).toBe(false)
    const last = await cancel(made, made.mist)
    expect(last.preview.amount).toBe(made.total - preview.amount)
    expect(last.order.od_status).toBe('취소')
    expect(await isFree(made.cp_id)).toBe(true)
  })

  test('while the order is unpaid as well: less is owed, and the coupon is not free', async () => {
    const made = await mistAndWicks(1, false)
    const { preview, order } = await cancel(made, made.wick)
    expect(order.od_misu).toBe(made.total - preview.amount)
    expect(await isFree(made.cp_id)).toBe(false)
  })

  test('sold out: what was paid for the wick goes back, one or three of them', async () => {
    const one = await mistAndWicks()
    const { preview, order } = await sellOut(one, one.wick)
    expect(preview).toMatchObject({ amount: 2_084, coupons_back: [] })
    expect(order.od_cancel_price).toBe(2_084)
    expect(await isFree(one.cp_id)).toBe(false)
    const three = await mistAndWicks(3)
    expect((await sellOut(three, three.wick, 3)).preview.amount).toBe(6_382)
    // what is left stands on what was agreed: the last of it brings the coupon back
    const rest = await cancel(three, three.mist)
    expect(rest.preview.amount).toBe(three.total - 6_382)
    expect(await isFree(three.cp_id)).toBe(true)
  })

  test('found again, everything is as it was', async () => {
    const made = await mistAndWicks(3)
    await sellOut(made, made.wick, 3)
    await made.boss.call(soldOutDesk.undo, { params: made.params })
    expect((await sellOut(made, made.wick, 3)).preview.amount).toBe(6_382)
  })

  test('cancelled by staff: the same as by the buyer, and never nothing', async () => {
    const made = await mistAndWicks()
    const lines = [{ ct_id: made.wick, qty: 1 }]
    const { amount, version } = (
      await made.boss.call(adminParts.preview, { params: made.params, body: { lines } })
    ).data
    expect(amount).toBeGreaterThan(0)
    await made.boss.call(adminParts.cancel, {
      params: made.params,
      body: { lines, amount, version, reason: '고객 요청', account },
    })
    expect(await isFree(made.cp_id)).toBe(false)
  })

  test('returned as damaged: what was paid for it goes back, and the coupon is not touched', async () => {
    const made = await mistAndWicks()
    const { me, boss, params, total } = made
    await boss.call(adminOrders.ship, {
      params,
      body: { company: 'cj', od_invoice: '640123456789' },
    })
    await boss.call(adminOrders.complete, { params, body: {} })
    const sent = { me, goods: made.goods, od_id: params.od_id, ct_id: made.wick, total }
    const body = claimBody(sent, { reason: 'damaged' })
    const { data: quote } = await me.call(claims.preview, { params, body })
    expect(quote).toMatchObject({ refund: 2_084, coupons_back: [] })
    const { data } = await me.call(claims.ask, {
      params,
      body: { ...body, ...account, expected_refund: quote.refund, expected_fee: quote.fee },
    })
    const claim = { claim_id: data.claim_id }
    await boss.call(adminClaims.accept, { params: claim })
    await boss.call(adminClaims.collect, { params: claim })
    await boss.call(adminClaims.inspect, { params: claim, body: { resell: [] } })
    const done = (
      await boss.call(adminClaims.refund, { params: claim, body: { fee: 0, fee_reason: '' } })
    ).data
    expect(done).toMatchObject({ state: 'refunded', refund: 2_084 })
    expect(await isFree(made.cp_id)).toBe(false)
  })

  test('returned for a change of mind it never frees the coupon while its discount stands', async () => {
    const made = await mistAndWicks()
    const { me, boss, params, total } = made
    await boss.call(adminOrders.ship, {
      params,
      body: { company: 'cj', od_invoice: '640123456780' },
    })
    const sent = { me, goods: made.goods, od_id: params.od_id, ct_id: made.wick, total }
    const body = claimBody(sent, { reason: 'changed_mind', pickup: 'self' })
    const { data: quote } = await me.call(claims.preview, { params, body })
    expect(quote).toMatchObject({ discount: 316, coupons_back: [] })
  })
})
