import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { orders } from '#shop/order/contract/place.ts'
import { payDesk } from '#shop/order/contract/unfinished.ts'
import { paymentDesk } from '#shop/payment/desk-contract.ts'
import { placedOrder } from '#test/ordering.ts'
import { eventsOf, payingShop, payThrough, startPaying } from '#test/paying.ts'
import { shopper, staff } from '#test/shopper.ts'

const { house, base } = await payingShop()

test('strangers and members see no payment; the accountant reads and sends nothing', async () => {
  const { od_id, pay_id, total } = await payThrough(base, 'pay')
  const refund = {
    params: { od_id },
    body: { refund_id: `refund-${od_id}`, amount: total, reason: 'x' },
  }
  expect(await (await shopper()).refused(paymentDesk.list, { query: {} })).toMatchObject({
    status: 401,
  })
  expect(
    await (await shopper({ mb_id: 'just_a_member' })).refused(paymentDesk.show, {
      params: { pay_id },
    }),
  ).toMatchObject({ status: 403 })
  const books = await shopper({ mb_id: 'books', staff_role: 'accountant' })
  expect((await books.call(paymentDesk.show, { params: { pay_id } })).data).toMatchObject({
    od_id,
    status: 'paid',
    refundable: total,
  })
  expect(await books.refused(payDesk.refund, refund)).toMatchObject({ status: 403 })
  const clerk = await shopper({ mb_id: 'clerk', staff_role: 'order' })
  expect(await clerk.refused(payDesk.refund, refund)).toMatchObject({
    status: 403,
    message: expect.stringContaining('자금 담당'),
  })
  const byHand = { params: { refund_id: `cancel-${od_id}` } }
  for (const refused of [
    clerk.refused(paymentDesk.account, byHand),
    clerk.refused(paymentDesk.setAccount, {
      ...byHand,
      body: { bank: '88', number: '110123456789', holder: '나' },
    }),
    clerk.refused(paymentDesk.sent, { ...byHand, body: { note: '보냄' } }),
    clerk.refused(paymentDesk.retry, byHand),
  ])
    expect(await refused).toMatchObject({ status: 403 })
  const desk = await shopper({ mb_id: 'desk', staff_role: 'finance' })
  expect((await desk.call(payDesk.refund, refund)).data).toMatchObject({ state: 'done', way: 'pg' })
  expect((await books.call(paymentDesk.show, { params: { pay_id } })).data).toMatchObject({
    status: 'refunded',
    refundable: 0,
    refunds: [{ state: 'done', asked_by: 'desk' }],
  })
})

test('payments are paged, sorted by listed columns only, found by order and counted by state', async () => {
  const { od_id } = await payThrough(base, 'pay')
  const boss = await staff()
  const found = await boss.call(paymentDesk.list, { query: { keyword: od_id, per_page: 1 } })
  expect(found).toMatchObject({
    total: 1,
    counts: { all: 1, paid: 1 },
    data: [{ od_id, way: 'card' }],
  })
  expect(
    await boss.refused(paymentDesk.list, { query: { sort: 'secret' as 'amount' } }),
  ).toMatchObject({ status: 422, errors: { sort: [expect.any(String)] } })
  expect(await boss.refused(paymentDesk.list, { query: { per_page: 101 } })).toMatchObject({
    status: 422,
    errors: { per_page: [expect.any(String)] },
  })
})

test('a word that very many payments bear is counted to a thousand, without states, and says so; a page is sorted all the same', async () => {
  const boss = await staff()
  const name = `많은이${crypto.randomUUID().slice(0, 8)}`
  const counted = 1_000
  await house.db.execute(sql`
    insert into payment (pay_id, od_id, provider, way, status, amount, currency, lang, customer, created_at, approved_at)
    select ${name} || n, 'none-' || n, 'toss', 'card', case when n % 100 = 0 then 'failed' else 'paid' end, n, 'krw', 'kr',
      json_build_object('name', ${name}::text, 'email', '', 'phone', ''), now() - n * interval '1 second', case when n % 100 > 0 then now() - n * interval '1 minute' end
    from generate_series(1, ${counted + 5}) n`)
  try {
    const ask = { keyword: name, per_page: 2 }
    const amounts = async (more: object) =>
      (await boss.call(paymentDesk.list, { query: { ...ask, ...more } })).data.map(
        (one) => one.amount,
      )
    const many = await boss.call(paymentDesk.list, { query: ask })
    expect(many).toMatchObject({ total: counted, most: counted, newest: null })
    expect(many.counts).toBeUndefined()
    // a state that fewer have is counted whole
    const failed = await boss.call(paymentDesk.list, { query: { ...ask, status: 'failed' } })
    expect(failed).toMatchObject({ total: 10, most: null })
    const few = await boss.call(paymentDesk.list, { query: { keyword: `${name}100` } })
    expect(few).toMatchObject({ total: 7, most: null, counts: { all: 7, failed: 2, paid: 5 } })
    expect(await amounts({})).toEqual([1, 2])
    expect(await amounts({ order: 'asc' })).toEqual([counted + 5, counted + 4])
    expect(await amounts({ sort: 'amount' })).toEqual([counted + 5, counted + 4])
    expect(await amounts({ sort: 'amount', order: 'asc' })).toEqual([1, 2])
    // what was never approved stands last either way
    expect(await amounts({ sort: 'approved_at' })).toEqual([1, 2])
    expect(await amounts({ sort: 'approved_at', order: 'asc' })).toEqual([counted + 5, counted + 4])
    expect((await amounts({ sort: 'approved_at', page: 501 })).every((n) => n % 100 === 0)).toBe(
      true,
    )
  } finally {
    await house.db.execute(sql`delete from payment where pay_id like ${`${name}%`}`)
  }
})

test('a bank refund: the account is asked for, seen with a note in the log, wiped when sent, and sent once', async () => {
  const { minji, od_id, total } = await placedOrder()
  const boss = await staff()
  await boss.call(adminOrders.confirmDeposit, {
    params: { od_id },
    body: { amount: total, reason: '통장에서 확인' },
  })
  await minji.call(orders.cancel, {
    params: { od_id },
    body: { account: { bank: '88', number: '110-123-456789', holder: '김민지' } },
  })
  const refund_id = `cancel-${od_id}`
  expect((await boss.call(paymentDesk.account, { params: { refund_id } })).data).toEqual({
    bank: '88',
    number: '110123456789',
    holder: '김민지',
  })
  expect(await eventsOf(refund_id)).toContain('refund.account_seen')
  expect(
    await boss.refused(paymentDesk.sent, { params: { refund_id }, body: { note: ' ' } }),
  ).toMatchObject({ status: 422, errors: { note: [expect.any(String)] } })
  const ends = await Promise.all(
    [
      boss
        .call(paymentDesk.sent, { params: { refund_id }, body: { note: '국민 1234' } })
        .then(() => 200),
      boss
        .refused(paymentDesk.sent, { params: { refund_id }, body: { note: '국민 1234' } })
        .then(({ status }) => status),
    ].map((end) => end.catch(() => 409)),
  )
  expect(ends).toContain(409)
  const kept = await house.db.execute(
    sql`select state, account_sealed, done_by from payment_refund where refund_id = ${refund_id}`,
  )
  expect(kept.rows).toEqual([{ state: 'done', account_sealed: null, done_by: 'boss' }])
  expect(await boss.refused(paymentDesk.account, { params: { refund_id } })).toMatchObject({
    status: 409,
  })
})

test('a payment that never became an order says so; one of an order leads to it', async () => {
  const boss = await staff()
  const { pay_id } = (await startPaying()).window
  const show = async (pay_id: string) =>
    (await boss.call(paymentDesk.show, { params: { pay_id } })).data
  expect(await show(pay_id)).toMatchObject({ is_sale: false, status: 'ready', refundable: 0 })
  const paid = await payThrough(base, 'pay')
  expect(await show(paid.pay_id)).toMatchObject({ is_sale: true, status: 'paid' })
})

test('a short word is looked for in the newest payments, and the list says so where there are more', async () => {
  const { od_id, pay_id } = await payThrough(base, 'pay')
  const boss = await staff()
  const named = (day: string) =>
    boss.call(paymentDesk.list, { query: { keyword: '끝', from: day } })
  await house.db.execute(
    sql`update payment set customer = customer || '{"name":"길끝"}', created_at = now() - interval '400 days' where pay_id = ${pay_id}`,
  )
  const [all, lately] = [await named('2020-01-01'), await named(koreanToday())]
  expect([all.total, all.newest, lately.total, lately.newest]).toEqual([1, null, 0, null])
  await house.db.execute(sql`
    insert into payment select copy.* from payment p, generate_series(1, 10000) n, jsonb_populate_record(p, jsonb_build_object(
      'pay_id', 'many-' || n, 'provider_key', null, 'created_at', now() - interval '300 days', 'customer', '{"name":"다른 사람"}'::jsonb)) copy
    where p.pay_id = ${pay_id}`)
  expect(await named('2020-01-01')).toMatchObject({ total: 0, newest: 10_000 })
  // whoever types more finds it wherever it stands
  const whole = await boss.call(paymentDesk.list, { query: { keyword: pay_id } })
  expect(whole).toMatchObject({ total: 1, newest: null, data: [{ od_id }] })
  await house.db.execute(sql`delete from payment where pay_id like 'many-%'`)
})

test('payments that were started and left stand in a list of their own', async () => {
  const { od_id } = await startPaying({ od_name: '머뭇이' })
  const boss = await staff()
  expect(await boss.call(payDesk.drafts, { query: { keyword: '머뭇이' } })).toMatchObject({
    total: 1,
    data: [{ od_id, state: 'open', name: '머뭇이', settle_case: '신용카드' }],
  })
})

test('the day is compared with the provider: agreement, a refund made at the provider, and money only they know of', async () => {
  await house.db.execute(sql`update payment set approved_at = approved_at - interval '2 days'`)
  const { pay_id, total } = await payThrough(base, 'pay')
  const boss = await staff()
  const day = koreanToday()
  const first = (await boss.call(paymentDesk.compare, { body: { day } })).data
  expect(first.differences.filter((one) => one.pay_id === pay_id)).toEqual([])
  const { provider_key } = (await boss.call(paymentDesk.show, { params: { pay_id } })).data
  await fetch(`${base}/twin/toss/v1/payments/${provider_key}/cancel`, {
    method: 'POST',
    headers: { authorization: 'Basic x', 'content-type': 'application/json' },
    body: JSON.stringify({ cancelReason: 'dashboard', cancelAmount: 1_000 }),
  })
  const second = (await boss.call(paymentDesk.compare, { body: { day } })).data
  expect(second.differences.filter((one) => one.pay_id === pay_id)).toMatchObject([
    { what: 'refunded', theirs: '1000', ours: '0' },
  ])
  // the comparison has set it right
  expect((await boss.call(paymentDesk.show, { params: { pay_id } })).data).toMatchObject({
    status: 'part_refunded',
    refunded: 1_000,
    refundable: total - 1_000,
  })
  await house.db.execute(
    sql`update payment set approved_at = approved_at - interval '2 days', pay_id = pay_id || '-gone' where pay_id = ${pay_id}`,
  )
  expect((await boss.call(paymentDesk.compare, { body: { day } })).data.differences).toContainEqual(
    expect.objectContaining({ pay_id, what: 'only_theirs', ours: '' }),
  )
  expect((await boss.call(paymentDesk.reports, { query: {} })).data[0]).toMatchObject({ day })
})
