import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { type ClaimAsk, claims } from '#shop/claim/contract.ts'
import { adminClaims } from '#shop/claim/desk-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { business, onAccount, setTerms } from '#test/business.ts'
import { claimBody } from '#test/claiming.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { follow } from '#test/paying.ts'
import { type Shopper, staff } from '#test/shopper.ts'
import { companies } from './contract.ts'
import { companyDesk } from './desk-contract.ts'

const { house } = await testShop()
const boss = await staff()
const desk = async (mb_id: string) =>
  (await boss.call(companyDesk.show, { params: { mb_id } })).data
const leave = { company: 'cj', od_invoice: '640111129999' }

/** One of 10,000 won that has left on account, and one of 15,000 that is wanted instead. */
async function wanted(credit_limit = 100_000) {
  const { harin, mb_id } = await business(credit_limit)
  const goods = await stockItem(house, { options: [{}, { io_price: 5_000 }] })
  const od_id = await onAccount(harin, 1, {}, Promise.resolve(goods))
  const params = { od_id }
  const { data } = await boss.call(adminOrders.ship, { params, body: leave })
  const total = data.totals.total
  const sent = { me: harin, goods, od_id, ct_id: data.lines[0]?.ct_id ?? 0, total }
  const body = claimBody(sent, { io_no: goods.io_nos[1] })
  const asked = { ...body, kind: 'exchange' as const, reason: 'damaged' as const }
  const preview = async () => (await harin.call(claims.preview, { params, body: asked })).data
  const agreed: ClaimAsk = {
    ...{ ...asked, fee_way: 'account', pick_addr2: '', bank: '', number: '', holder: '' },
    ...{ expected_refund: 0, expected_fee: 0, expected_difference: 5_000 },
  }
  const ask = async () => (await harin.call(claims.ask, { params, body: agreed })).data
  return { harin, mb_id, od_id, params, total, preview, ask, agreed }
}
const statement = async (who: Shopper) => {
  const month = koreanToday().slice(0, 7)
  return JSON.stringify(await who.call(companies.statementText, { params: { month } }))
}

test('what is dearer in an exchange is owed with its order, and stands on the statement', async () => {
  const { harin, mb_id, od_id, params, total, preview, ask } = await wanted()
  const { od_due_on } = (await harin.call(orders.show, { params })).data
  expect((await preview()).on_account).toEqual({ due_on: od_due_on, reason: null })
  const claim = await ask()
  expect(claim).toMatchObject({ fee_way: 'account', fee_paid_at: expect.any(String) })
  expect(await desk(mb_id)).toMatchObject({
    owed: total + 5_000,
    open: [{ od_id, amount: total + 5_000, due_on: od_due_on }],
  })

  const at = { claim_id: claim.claim_id }
  await boss.call(adminClaims.accept, { params: at })
  await boss.call(adminClaims.collect, { params: at })
  await boss.call(adminClaims.inspect, { params: at, body: { resell: [] } })
  // nobody has to note that the money is here
  await boss.call(adminClaims.exchange, { params: at, body: leave })
  expect((await harin.call(orders.show, { params })).data).toMatchObject({
    od_receipt_price: total + 5_000,
    od_misu: 0,
  })
  const { rows } = await house.db.execute(
    sql`select provider, amount, order_part from payment where od_id = ${od_id} order by amount`,
  )
  expect(rows).toEqual([
    { provider: 'account', amount: 5_000, order_part: 5_000 },
    { provider: 'account', amount: total, order_part: 0 },
  ])
  expect(await statement(harin)).toMatch(/교환 차액[^\]]*5,000원/)
  // it comes back like the rest of the order: off what is owed
  const line = (await harin.call(orders.show, { params })).data.lines.find(
    ({ ct_price }) => ct_price === 15_000,
  )
  const back = { ...claimBody({ ct_id: line?.ct_id ?? 0 } as never), reason: 'damaged' as const }
  expect((await harin.call(claims.preview, { params, body: back })).data).toMatchObject({
    way: 'owed',
    refund: total + 5_000,
  })
})

test('of an exchange that is withdrawn or refused nothing stays on the account', async () => {
  const { harin, mb_id, od_id, total, ask } = await wanted()
  const { claim_id } = await ask()
  await harin.call(claims.withdraw, { params: { claim_id } })
  await follow(od_id)
  expect(await desk(mb_id)).toMatchObject({ owed: total, open: [{ od_id, amount: total }] })
  const again = (await ask()).claim_id
  expect(await desk(mb_id)).toMatchObject({ owed: total + 5_000 })
  const body = { reason: '사용한 흔적이 있어요.' }
  await boss.call(adminClaims.refuse, { params: { claim_id: again }, body })
  await follow(od_id)
  expect(await desk(mb_id)).toMatchObject({ owed: total, open: [{ od_id, amount: total }] })
})

test('beyond the limit, for what is overdue and for other orders it is paid in another way', async () => {
  const { harin, mb_id, params, preview, agreed } = await wanted(16_000)
  const refusal = async () => {
    const { on_account } = await preview()
    const refused = await harin.refused(claims.ask, { params, body: agreed })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['fee_way']])
    expect(refused.message).toBe(on_account?.reason)
    return refused.message
  }
  expect(await refusal()).toContain('2,000원')
  await setTerms(mb_id, { credit_limit: 100_000 })
  await house.db.execute(
    sql`update shop_order set od_due_on = od_due_on - 90 where od_id = ${params.od_id}`,
  )
  expect(await refusal()).toContain('결제 기한이 지난')
  expect((await desk(mb_id)).owed).toBe(14_000)
  // the way stays open by transfer
  const other = { ...agreed, fee_way: 'transfer' as const }
  expect((await harin.call(claims.ask, { params, body: other })).data.fee_paid_at).toBeNull()

  const own = await wanted()
  await house.db.execute(
    sql`update shop_order set od_due_on = null, od_company = null where od_id = ${own.od_id}`,
  )
  expect((await own.preview()).on_account).toBeNull()
  const refused = await own.harin.refused(claims.ask, { params: own.params, body: own.agreed })
  expect(refused.errors).toMatchObject({ fee_way: [expect.stringContaining('외상으로 한 주문')] })
})
