import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { member } from '#shop/member/tables.ts'
import { insertPayment } from '#shop/payment/store/payments.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { deliveriesOf, follow, happen, listOf, sendAll } from '#test/telling.ts'

const { house, outbox } = await testShop()
await Promise.all(
  (['owner', 'accountant', 'order', 'content'] as const).map((staff_role) =>
    shopper({ mb_id: `trouble_${staff_role}`, staff_role }),
  ),
)

test.each([
  [
    'payment.suspicious',
    'pay-1',
    { od_id: '26112110153042', other: 'amount', amount: 34_900, theirs: 100, currency: 'krw' },
    '결제 내용이 주문과 달라요 (26112110153042)',
    '/admin/payments/pay-1',
  ],
  [
    'payment.suspicious',
    'pay-2',
    { od_id: '26112110153042', other: 'key', amount: 3_490, theirs: 0, currency: 'usd' },
    '결제 내용이 주문과 달라요 (26112110153042)',
    '/admin/payments/pay-2',
  ],
  [
    'payment.differs',
    '2026-11-20',
    { count: 2 },
    '2026-11-20 결제 대조에서 다른 곳이 2건 나왔어요',
    '/admin/payment-reports',
  ],
  [
    'payment.unknown_call',
    'paypal',
    { kind: 'x' },
    '모르는 결제의 소식이 왔어요 (paypal)',
    '/admin/payments',
  ],
  ['payment.provider_resting', 'toss', {}, '토스페이먼츠가 응답하지 않아요', '/admin/payments'],
  ['payment.provider_resting', 'paypal', {}, 'PayPal이 응답하지 않아요', '/admin/payments'],
  [
    'payment.misconfigured',
    'toss',
    { code: 'UNAUTHORIZED_KEY' },
    '토스페이먼츠 설정이 거절됐어요 (UNAUTHORIZED_KEY)',
    '/admin/payments',
  ],
  [
    'refund.failed',
    'cancel-9',
    { od_id: '9', amount: 12_000, currency: 'krw', code: 'NOT_CANCELABLE_AMOUNT' },
    '12,000원 환불이 거절됐어요 (9)',
    '/admin/refunds',
  ],
  [
    'receipt.failed',
    '26112110153042',
    { receipt_id: 'r', amount: 5_000, message: '' },
    '현금영수증을 발급하지 못했어요 (26112110153042)',
    '/admin/cash-receipts',
  ],
])(
  '%s is told to who sets it right, once, in both languages, and mailed to the shop (%s)',
  async (name, subject, payload, title, link) => {
    const event_id = await happen(name, subject, payload)
    await follow(event_id)
    await follow(event_id)
    for (const reader of ['owner', 'accountant', 'order']) {
      const told = (await listOf(`trouble_${reader}`)).filter((one) => one.event_id === event_id)
      expect(told).toMatchObject([{ title, link }])
      expect(`${told[0]?.title_en} ${told[0]?.body_en}`).not.toMatch(/[가-힣{]/)
    }
    expect(await listOf('trouble_content')).toEqual([])
    const before = outbox.length
    await sendAll(event_id)
    const [mail, ...more] = outbox.slice(before)
    const english = (await listOf('trouble_owner')).find((one) => one.event_id === event_id)
    expect(more).toEqual([])
    expect(mail?.subject).toContain(`${title} / ${english?.title_en}`)
    for (const written of [mail?.text, mail?.html]) {
      expect(written).toContain(english?.body)
      expect(written?.replaceAll('&#39;', "'")).toContain(english?.body_en)
    }
    expect(mail?.html).toContain('<div lang="en"')
  },
)

test('a payment that was undone is told to the staff, and to whoever paid in their own language', async () => {
  const { od_id } = await placedOrder()
  const mb_id = 'trouble_buyer'
  await shopper({ mb_id })
  const pay_id = `${od_id}-undone`
  const customer = { name: 'Dana Park', email: 'dana@mail.example', phone: '01012345678' }
  await insertPayment(houseCtx(house), {
    pay_id,
    od_id,
    provider: 'toss',
    way: 'card',
    status: 'refunded',
    amount: 14_000,
    currency: 'krw',
    lang: 'en',
    customer,
    created_at: new Date(),
  })
  const event_id = await happen('payment.undone', pay_id, {
    od_id,
    amount: 14_000,
    currency: 'krw',
    lang: 'en',
    mb_id,
    why: 'late',
  })
  await follow(event_id)
  const sent = await deliveriesOf(event_id)
  expect(
    sent
      .filter(({ channel }) => channel === 'mail')
      .map(({ kind, recipient, lang }) => [kind, lang, recipient]),
  ).toEqual([
    ['payment.undone', 'en', 'dana@mail.example'],
    ['staff.payment_undone', 'kr', expect.stringContaining('@')],
  ])
  expect(sent[0]?.content).toMatchObject({
    text: expect.stringContaining(
      'the goods sold out before the payment arrived, so we are sending back the ₩14,000 you paid',
    ),
  })
  expect(await listOf(mb_id)).toMatchObject([{ type: 'payment.undone', link: '/shop/cart' }])
})

test('a deposit that the bank took back is told to the buyer in their own language, with the account to pay into, and to the staff', async () => {
  const { od_id } = await placedOrder()
  await house.db.execute(
    sql`update shop_order set lang = 'en', od_settle_case = '가상계좌' where od_id = ${od_id}`,
  )
  const event_id = await happen('order.deposit_returned', od_id, {
    amount: 14_000,
    currency: 'krw',
    lang: 'en',
    from: '준비',
  })
  await follow(event_id)
  await follow(event_id)
  const mails = (await deliveriesOf(event_id)).filter(({ channel }) => channel === 'mail')
  expect(mails.map(({ kind, lang, who }) => [kind, lang, who])).toEqual([
    ['order.deposit_returned', 'en', 'buyer'],
    ['staff.deposit_returned', 'kr', 'staff'],
  ])
  expect(mails[0]?.content).toMatchObject({
    subject: expect.stringContaining('Your bank took the deposit back'),
    text: expect.stringContaining('000-910000-00000'),
  })
  expect(JSON.stringify(mails[0]?.content)).not.toMatch(/[가-힣{]name/)
  const told = (await listOf('trouble_order')).filter((one) => one.event_id === event_id)
  expect(told).toMatchObject([
    { title: `은행이 입금 14,000원을 되돌렸어요 (${od_id})`, link: `/admin/orders/${od_id}` },
  ])
})

test('of goods that have left the buyer hears only that the sum is owed, and how much', async () => {
  const { od_id } = await placedOrder()
  await house.db.execute(
    sql`update shop_order set lang = 'en', od_status = '배송', od_settle_case = '가상계좌' where od_id = ${od_id}`,
  )
  for (const told of [{ sent: true }, { part: true }]) {
    const event_id = await happen('order.deposit_returned', od_id, { amount: 9_000, ...told })
    await follow(event_id)
    const [mail] = (await deliveriesOf(event_id)).filter(({ kind }) => kind.startsWith('order.'))
    const said = JSON.stringify(mail?.content)
    expect(said).toContain('the ₩9,000 we had received was taken back')
    expect(said).toContain('This sum is owed again')
    expect(said).not.toMatch(/not paid yet|confirm it/)
  }
})

test('staff who left or are blocked hear nothing', async () => {
  await house.db
    .update(member)
    .set({ mb_intercept_date: new Date() })
    .where(eq(member.mb_id, 'trouble_accountant'))
  const event_id = await happen('payment.differs', '2026-11-21', { count: 1 })
  await follow(event_id)
  expect((await listOf('trouble_accountant')).filter((one) => one.event_id === event_id)).toEqual(
    [],
  )
})
