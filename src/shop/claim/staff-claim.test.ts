import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { claimBody, type Sent, sentOrder } from '#test/claiming.ts'
import { mailAfter } from '#test/mailbox.ts'
import { eventsOf } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'
import { claims } from './contract.ts'
import { adminClaims } from './desk-contract.ts'

const boss = await staff()

async function opened(sent: Sent, given: Parameters<typeof claimBody>[1] = {}, shop_pays = false) {
  const params = { od_id: sent.od_id }
  const body = { ...claimBody(sent, given), shop_pays }
  const { data: quote } = await boss.call(adminClaims.preview, { params, body })
  const { data } = await boss.call(adminClaims.open, {
    params,
    body: { ...body, expected_refund: quote.refund, expected_fee: quote.fee },
  })
  return { ...data, params: { claim_id: data.claim_id } }
}
const inspected = async ({ params }: { params: { claim_id: number } }) => {
  await boss.call(adminClaims.accept, { params })
  await boss.call(adminClaims.collect, { params })
  await boss.call(adminClaims.inspect, { params, body: { resell: [] } })
}

test('staff open a return for whoever telephones; it is the buyer’s, and its history says who wrote it', async () => {
  const sent = await sentOrder()
  const claim = await opened(sent)
  expect(claim).toMatchObject({ state: 'requested', fee: 4_000, account_masked: '' })
  expect(claim.events).toMatchObject([{ name: 'claim.requested', payload: { by: 'staff' } }])
  const { data } = await sent.me.call(claims.ofOrder, { params: { od_id: sent.od_id } })
  expect(data.claims).toMatchObject([{ claim_id: claim.claim_id, quote: { refund: 5_000 } }])
  expect(await eventsOf(sent.od_id)).toContain('claim.requested')
})

test('the shop may bear the way of a change of mind', async () => {
  const sent = await sentOrder()
  const claim = await opened(sent, {}, true)
  expect(claim).toMatchObject({ fee: 0, quote: { refund: 9_000, shop_pays: true } })
})

test('the buyer’s rules hold: units that are not there and a second open request are refused', async () => {
  const sent = await sentOrder(1)
  const params = { od_id: sent.od_id }
  const far = { ...claimBody(sent, { qty: 5 }), expected_refund: 0, expected_fee: 0 }
  expect((await boss.refused(adminClaims.open, { params, body: far })).errors).toHaveProperty(
    'lines',
  )
  await opened(sent)
  const again = { ...claimBody(sent), expected_refund: 0, expected_fee: 0 }
  expect((await boss.refused(adminClaims.open, { params, body: again })).status).toBe(409)
})

test('a refund is to be sent until somebody has sent it, wherever one looks', async () => {
  const sent = await sentOrder()
  const claim = await opened(sent)
  await inspected(claim)
  const { data: done } = await boss.call(adminClaims.refund, {
    params: claim.params,
    body: { fee: claim.fee, fee_reason: '' },
  })
  expect(done).toMatchObject({ state: 'refunded', refund_state: 'queued' })
  const mine = async () =>
    (await sent.me.call(claims.ofOrder, { params: { od_id: sent.od_id } })).data.claims[0]
  expect(await mine()).toMatchObject({ refund_state: 'queued' })
  const row = async () =>
    (await boss.call(adminClaims.list, { query: { keyword: sent.od_id } })).data[0]
  expect(await row()).toMatchObject({ refund_state: 'queued' })
  const refund = { refund_id: `claim-${claim.claim_id}` }
  await boss.call(paymentDesk.setAccount, {
    params: refund,
    body: { bank: '20', number: '1002-123-456789', holder: '김민지' },
  })
  await boss.call(paymentDesk.sent, { params: refund, body: { note: '오전 이체' } })
  expect(await mine()).toMatchObject({ refund_state: 'done' })
  expect(await row()).toMatchObject({ refund_state: 'done' })

  // who sent it, and from where, stands with the order and with the claim
  const { events } = (await boss.call(adminOrders.show, { params: { od_id: sent.od_id } })).data
  expect(events.at(-1)).toMatchObject({
    ...{ name: 'refund.done', actor: 'boss' },
    payload: { amount: done.refund, reason: '오전 이체' },
  })
  await mailAfter(refund.refund_id)
  const shown = (await boss.call(adminClaims.show, { params: claim.params })).data
  expect(shown.events.at(-1)).toMatchObject({ name: 'claim.refunded', actor: 'boss' })
})

test('refuses a stranger, the buyer and the accountant', async () => {
  const sent = await sentOrder()
  const body = { ...claimBody(sent), expected_refund: 0, expected_fee: 0 }
  const params = { od_id: sent.od_id }
  const reader = await shopper({ mb_id: 'open-reader', staff_role: 'accountant' })
  expect((await reader.refused(adminClaims.open, { params, body })).status).toBe(403)
  expect((await sent.me.refused(adminClaims.open, { params, body })).status).toBe(401)
  expect((await (await shopper()).refused(adminClaims.preview, { params, body })).status).toBe(401)
})
