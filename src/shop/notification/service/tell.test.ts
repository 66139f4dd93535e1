import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { member } from '#shop/member/tables.ts'
import { delivery } from '#shop/notification/tables.ts'
import { kinds, sampleWords, templates } from '#shop/notification/templates/index.ts'
import { shopOrder } from '#shop/order/tables.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, follow, happen, listOf, sendAll, tellAt } from '#test/telling.ts'

const { house, outbox } = await testShop()
const night = new Date('2026-11-21T23:30:00+09:00')
const morning = new Date('2026-11-22T08:00:00+09:00')
let people = 0

async function aMember(given: Partial<typeof member.$inferInsert> = {}): Promise<string> {
  const mb_id = `teller${++people}`
  await shopper({ mb_id })
  if (Object.keys(given).length)
    await house.db.update(member).set(given).where(eq(member.mb_id, mb_id))
  return mb_id
}

describe('what happened is told', () => {
  test('once, in both languages, however often the event is followed', async () => {
    const mb_id = await aMember()
    const event_id = await happen('point.earned', '1', {
      mb_id,
      points: 1_250,
      content: '구매 적립 (주문번호 {od_id})',
      params: { od_id: '26' },
    })
    await follow(event_id)
    await follow(event_id)
    expect(await listOf(mb_id)).toMatchObject([
      {
        type: 'point.earned',
        title: '포인트 1,250점을 받았어요',
        title_en: 'You received 1,250 points',
        body: '구매 적립 (주문번호 26)',
        link: '/my-page/point',
        read_at: null,
      },
    ])
  })

  test('each word of an order is asked to be sent once, and a lost one is written again', async () => {
    const { od_id } = await placedOrder(1, { od_email: 'each@mail.example' })
    const [placed] = await eventsOf(od_id, 'order.placed')
    const event_id = placed?.event_id ?? 0
    const written = async () =>
      (await deliveriesOf(event_id)).map(({ kind, channel }) => `${kind} ${channel}`).sort()
    const asked = async () => {
      const ids = (await deliveriesOf(event_id)).map(({ delivery_id }) => String(delivery_id))
      const { rows } = await house.db.execute<{ id: string; at: string }>(
        sql`select payload ->> 'delivery_id' as id from graphile_worker._private_jobs where payload ->> 'delivery_id' in ${ids}`,
      )
      return rows.length
    }
    const whole = ['order.placed mail', 'staff.order_placed mail']
    await follow(event_id)
    expect(await written()).toEqual(whole)
    expect(await asked()).toBe(2)
    await follow(event_id)
    expect(await asked()).toBe(2)
    const mine = and(eq(delivery.event_id, event_id), eq(delivery.who, 'staff'))
    await house.db.delete(delivery).where(mine)
    await follow(event_id)
    expect(await written()).toEqual(whole)
    expect(await asked()).toBe(2)
  })

  test('about an order to the member who placed it, and to nobody’s list for a guest', async () => {
    const mb_id = await aMember()
    const { od_id } = await placedOrder()
    const [placed] = await eventsOf(od_id, 'order.placed')
    await tellAt(placed?.event_id ?? 0, new Date())
    expect(await listOf(mb_id)).toEqual([])
    await house.db.update(shopOrder).set({ mb_id }).where(eq(shopOrder.od_id, od_id))
    await tellAt(await happen('order.preparing', od_id), new Date())
    expect(await listOf(mb_id)).toMatchObject([
      { type: 'order.preparing', link: `/shop/my_order_view?od_id=${od_id}` },
    ])
  })

  test('of an order cancelled for lateness in words of its own', async () => {
    const { od_id } = await placedOrder(1, { od_email: 'late@mail.example' })
    const event_id = await happen('order.cancelled', od_id, {
      by: 'deadline',
      reason: '입금 기한이 지나 주문이 취소되었어요.',
    })
    await tellAt(event_id, new Date())
    expect(
      (await deliveriesOf(event_id)).map(({ kind, channel, recipient }) => [
        kind,
        channel,
        recipient,
      ]),
    ).toEqual([['order.expired', 'mail', 'late@mail.example']])
  })
})

test.each([
  ['order.shipped', 'no-such-order', {}],
  ['claim.refunded', 'x', { od_id: 5 }],
  ['point.earned', '1', { mb_id: 'nobody', points: 5 }],
  ['point.earned', '1', { points: 'many' }],
  ['inquiry.answered', '3', { mb_id: null }],
  ['coupon.issued', 'c', {}],
  ['class.reminder', '1', { mb_id: ['a'] }],
  ['restock.arrived', 'nothing', { it_id: 'nothing', io_nos: 'all' }],
  ['restock.arrived', 'nothing', { it_id: 'nothing', io_nos: [1, null, 'x'] }],
  ['member.left', 'gone', {}],
  ['review.answered', '', { mb_id: '', it_name: { en: 'x' } }],
])(
  '%s that tells too little (%s %o) breaks nothing and tells nobody',
  async (name, subject, payload) => {
    const event_id = await happen(name, subject, payload)
    await follow(event_id)
    expect(await deliveriesOf(event_id)).toEqual([])
  },
)

test('a link to another site is not followed', async () => {
  const mb_id = await aMember()
  await follow(
    await happen('point.spent', '1', { mb_id, points: 10, link: 'https://evil.example/x' }),
  )
  await follow(await happen('point.spent', '2', { mb_id, points: 10, link: '//evil.example' }))
  await follow(await happen('point.spent', '3', { mb_id, points: 10, link: '/my-page/order/1' }))
  expect((await listOf(mb_id)).map(({ link }) => link)).toEqual([
    '/my-page/point',
    '/my-page/point',
    '/my-page/order/1',
  ])
})

describe('advertising', () => {
  const coupon = { coupon: '겨울 쿠폰', coupon_en: 'Winter coupon', until: '2026-12-31' }

  test('goes to nobody’s mail without consent', async () => {
    const mb_id = await aMember()
    const event_id = await happen('coupon.issued', 'c1', { mb_id, ...coupon })
    await follow(event_id)
    expect(await deliveriesOf(event_id)).toEqual([])
    expect(await listOf(mb_id, 'coupon.%')).toHaveLength(1)
  })

  test('made at night waits for eight in the morning, marked, with a way to stop it', async () => {
    const mb_id = await aMember({ mb_mailling: true })
    const event_id = await happen('coupon.issued', 'c2', { mb_id, ...coupon })
    await tellAt(event_id, night)
    expect(
      (await deliveriesOf(event_id)).map(({ send_after, state }) => [send_after, state]),
    ).toEqual([[morning, 'waiting']])
    const before = outbox.length
    await sendAll(event_id, night)
    expect(outbox.length).toBe(before)
    await sendAll(event_id, morning)
    const mail = outbox.at(-1)
    expect(mail?.subject).toBe('(광고) [오드모아] 쿠폰이 도착했어요: 겨울 쿠폰')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/api\/v1\/unsubscribe\/[\w.-]+>$/,
      ),
    })
    expect(mail?.text).toContain('http://localhost:3000/unsubscribe/')
  })

  test('is stopped when the consent is taken back during the night', async () => {
    const mb_id = await aMember({ mb_mailling: true })
    const event_id = await happen('coupon.issued', 'c3', { mb_id, ...coupon })
    await tellAt(event_id, night)
    await house.db.update(member).set({ mb_mailling: false }).where(eq(member.mb_id, mb_id))
    const before = outbox.length
    await sendAll(event_id, morning)
    expect(outbox.length).toBe(before)
    expect((await deliveriesOf(event_id))[0]).toMatchObject({ state: 'stopped' })
  })

  test('is the only thing that asks: an order is told at any hour to anybody', async () => {
    const { od_id } = await placedOrder()
    const event_id = await happen('order.paid', od_id)
    await tellAt(event_id, night)
    await sendAll(event_id, night)
    expect((await deliveriesOf(event_id))[0]).toMatchObject({
      state: 'sent',
      sent_as: 'mail',
      is_ad: false,
    })
  })
})

describe('every template', () => {
  test.each(kinds)('%s has both languages and uses only words it knows', (kind) => {
    const { texts, channels, words, isAd } = templates[kind]
    for (const name of ['title', 'body'] as const)
      for (const lang of ['ko', 'en'] as const)
        expect(texts[name][lang], `${name} ${lang}`).not.toBe('')
    if (channels.includes('message')) expect(texts.message.ko && texts.message.en).not.toBe('')
    for (const text of Object.values(texts)) {
      for (const lang of ['ko', 'en'] as const)
        for (const [, word] of text[lang].matchAll(/\{(\w*)\}/g))
          expect(Object.keys(words)).toContain(word)
      expect(text.en).not.toMatch(/[가-힣]/)
    }
    for (const { ko, en } of Object.values(sampleWords(kind)))
      expect(ko === '' || (ko.length > 0 && !/[가-힣]/.test(en))).toBe(true)
    if (isAd) expect(channels).toContain('list')
  })
})
