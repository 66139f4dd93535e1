import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { takeDeposits } from '#test/errands.ts'
import { mailboxOf } from '#test/mailbox.ts'
import { eventsOf, payingShop, payThrough } from '#test/paying.ts'
import { staff } from '#test/shopper.ts'
import { deposits } from './contract.ts'

const { house, base } = await payingShop()
const boss = await staff()
let minute = 0

/** A deposit of this sum from the bank's file that stands on a personal payment. */
async function matched(pp_id: string, amount: number, depositor: string) {
  const at = `2026-03-16 10:${String(minute++).padStart(2, '0')}:00`
  await takeDeposits(boss, {
    body: { text: `거래일시,입금액,보낸 사람,잔액\n${at},${amount},${depositor},${minute}` },
  })
  const { data } = await boss.call(deposits.list, { query: { keyword: depositor } })
  const params = { dep_id: data[0]?.dep_id ?? 0 }
  if (data[0]?.state !== 'matched')
    await boss.call(deposits.match, { params, body: { od_id: pp_id } })
  return params
}
const body = { reason: '다른 분의 입금이에요' }
const shown = async (pp_id: string) =>
  (await boss.call(personalDesk.show, { params: { pp_id } })).data

test('the difference of an order that was somebody else’s money waits again, and one true word of it goes out', async () => {
  const { od_id } = await payThrough(base, 'ok', { ct_qty: 2 })
  const params = { od_id }
  const order = (await boss.call(adminOrders.show, { params })).data
  const { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo } = order
  const wish = {
    receiver: { od_b_name, od_b_hp, od_b_zip, od_b_addr1, od_b_addr2, od_memo },
    lines: [{ ct_id: order.lines[0]?.ct_id ?? 0, qty: 3 }],
    add: [],
  }
  const { difference } = (await boss.call(adminEdits.preview, { params, body: wish })).data
  await boss.call(adminEdits.save, {
    params,
    body: { ...wish, difference, version: order.version, reason: '전화로 요청' },
  })
  const { pp_id } = (await boss.call(personalDesk.difference, { params })).data
  // its link is told while it waits
  await mailboxOf(pp_id)
  const deposit = await matched(pp_id, 9_000, '차액보낸이')
  expect((await boss.call(adminOrders.show, { params })).data.od_misu).toBe(0)
  await mailboxOf(od_id)
  await mailboxOf(pp_id)

  await boss.call(deposits.undo, { params: deposit, body })
  expect((await boss.call(adminOrders.show, { params })).data).toMatchObject({
    ...{ od_misu: 9_000, od_status: '입금' },
  })
  expect(await eventsOf(od_id)).not.toContain('order.deposit_returned')
  const told = [...(await mailboxOf(od_id)), ...(await mailboxOf(pp_id))]
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('다른 주문의 입금이었어요'),
  ])
  expect(told[0]?.text).toContain('9,000원')
  expect(told[0]?.text).not.toContain('은행에서 취소')
  expect(await shown(pp_id)).toMatchObject({ state: 'waiting', paid_at: null })
})

test('a personal payment says that the deposit was another’s, and can be paid for some days more', async () => {
  const { pp_id } = (
    await boss.call(personalDesk.make, {
      body: {
        ...{
          subject: '맞춤 향수 잔금',
          subject_en: '',
          price: 45_000,
          currency: 'krw',
          lang: 'kr',
        },
        ...{ name: '김하늘', email: 'undone@mail.example', until: koreanToday(3) },
      },
    })
  ).data
  const params = await matched(pp_id, 45_000, '개인보낸이')
  expect(await shown(pp_id)).toMatchObject({ state: 'paid' })
  await mailboxOf(pp_id)
  await house.db.execute(
    sql`update personal_payment set expires_at = now() - interval '1 day' where pp_id = ${pp_id}`,
  )
  await boss.call(deposits.undo, { params, body })
  const told = await mailboxOf(pp_id)
  expect(told.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('다른 분의 입금이었어요'),
  ])
  expect(told[0]?.text).toContain('45,000원')
  expect(await shown(pp_id)).toMatchObject({ state: 'waiting' })
  const { data } = await boss.call(deposits.list, { query: { keyword: '개인보낸이' } })
  expect(data).toMatchObject([{ state: 'queued', why: 'undone', od_id: null }])
})
