import { expect, test } from 'vitest'
import { adminDeliveries, adminTemplates } from '#shop/notification/admin-contract.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { shopper, staff } from '#test/shopper.ts'
import { deliveriesOf, eventsOf, follow, happen, sendAll } from '#test/telling.ts'
import { deliver } from './deliver.ts'

const { house, outbox } = await testShop()
const both = (ko: string, en: string) => ({ ko, en })
const writer = () => shopper({ mb_id: 'wordsmith', staff_role: 'content' })

async function placed(od_email = 'log@mail.example') {
  const { od_id } = await placedOrder(1, { od_email })
  const event_id = (await eventsOf(od_id, 'order.placed'))[0]?.event_id ?? 0
  await follow(event_id)
  await sendAll(event_id)
  return { od_id, event_id }
}

test('the log shows who was told of what, masked, and is searched by order', async () => {
  const { od_id } = await placed('logged@mail.example')
  const desk = await shopper({ mb_id: 'loghand', staff_role: 'order' })
  const list = await desk.call(adminDeliveries.list, { query: { keyword: od_id } })
  expect(
    list.data.map(({ kind, recipient, state, subject }) => [kind, recipient, state, subject]),
  ).toEqual([
    ['staff.order_placed', 'sh***@odemoa.example', 'sent', od_id],
    ['order.placed', 'lo***@mail.example', 'sent', od_id],
  ])
  expect(JSON.stringify(list)).not.toContain('logged@mail.example')
  expect(list.counts).toMatchObject({ all: 2, sent: 2, failed: 0 })
  expect(
    (await desk.call(adminDeliveries.list, { query: { keyword: 'logged@mail', state: 'failed' } }))
      .total,
  ).toBe(0)
  const { data } = await desk.call(adminDeliveries.show, {
    params: { delivery_id: list.data[1]?.delivery_id ?? 0 },
  })
  expect(data.text).toContain('14,000원')
})

test('the desk sends one again with a reason, and the reason stays', async () => {
  const { event_id } = await placed()
  const [row] = await deliveriesOf(event_id)
  const boss = await staff()
  const params = { delivery_id: row?.delivery_id ?? 0 }
  expect(
    (await boss.refused(adminDeliveries.resend, { params, body: { reason: ' ' } })).errors,
  ).toHaveProperty('reason')
  await boss.call(adminDeliveries.resend, { params, body: { reason: '못 받았다고 하셨어요' } })
  const [again] = (
    await boss.call(adminDeliveries.list, { query: { keyword: 'log@mail.example' } })
  ).data
  const before = outbox.length
  await deliver(house, { delivery_id: again?.delivery_id })
  expect(outbox.slice(before).map(({ to }) => to)).toEqual(['log@mail.example'])
  expect(
    (await boss.call(adminDeliveries.show, { params: { delivery_id: again?.delivery_id ?? 0 } }))
      .data,
  ).toMatchObject({ reason: '못 받았다고 하셨어요', sent_by: 'boss' })
})

test.each([
  { sort: 'recipient' },
  { state: 'lost' },
  { channel: 'pigeon' },
  { per_page: 101 },
  { order: 'up' },
])('the log refuses %o with the field’s name', async (query) => {
  const refused = await (await staff()).refused(adminDeliveries.list, { query: query as object })
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, Object.keys(query)])
})

test('the log and the texts are for the desk', async () => {
  const [guest, member, teacher] = [
    await shopper(),
    await shopper({ mb_id: 'minji' }),
    await shopper({ mb_id: 'teacher2', staff_role: 'class' }),
  ]
  for (const [who, status] of [
    [guest, 401],
    [member, 403],
    [teacher, 403],
  ] as const) {
    expect((await who.refused(adminDeliveries.list, {})).status).toBe(status)
    expect((await who.refused(adminTemplates.list, {})).status).toBe(status)
  }
  const params = { kind: 'order.paid' }
  const hand = await shopper({ mb_id: 'loghand', staff_role: 'order' })
  expect((await hand.refused(adminTemplates.reset, { params, body: { version: 0 } })).status).toBe(
    403,
  )
  expect((await (await writer()).refused(adminDeliveries.list, {})).status).toBe(403)
  expect(
    (await (await staff()).refused(adminDeliveries.show, { params: { delivery_id: 0 } })).status,
  ).toBe(404)
})

test('staff change what a notification says; the next one says it; the own text comes back', async () => {
  const words = await writer()
  const params = { kind: 'order.preparing' }
  const { data: before } = await words.call(adminTemplates.show, { params })
  const texts = { ...before.texts, title: both('포장하고 있어요 {od_id}', 'Packing {od_id}') }
  const { data: saved } = await words.call(adminTemplates.save, {
    params,
    body: { texts, alimtalk_code: '', version: before.version },
  })
  expect(saved).toMatchObject({ version: 1, is_changed: true, updated_by: 'wordsmith' })
  expect(
    (
      await words.refused(adminTemplates.save, {
        params,
        body: { texts, alimtalk_code: '', version: 0 },
      })
    ).status,
  ).toBe(409)
  const { data: preview } = await words.call(adminTemplates.preview, {
    params,
    body: { texts, lang: 'en' },
  })
  expect(preview).toMatchObject({
    title: 'Packing 26112110153042',
    subject: '[ODEMOA] Packing 26112110153042',
  })
  const { data: back } = await words.call(adminTemplates.reset, { params, body: { version: 1 } })
  expect(back).toMatchObject({ is_changed: false, version: 2, texts: before.texts })
  expect(
    (await words.call(adminTemplates.show, { params })).data.versions.map(({ version, texts }) => [
      version,
      texts === null,
    ]),
  ).toEqual([
    [2, true],
    [1, false],
  ])
})

test('a text that nobody could fill, or that is silent in a language, is refused at its field', async () => {
  const words = await writer()
  const params = { kind: 'order.paid' }
  const { data } = await words.call(adminTemplates.show, { params })
  const refusedFor = async (
    part: 'title' | 'body' | 'message',
    text: { ko: string; en: string },
    more = {},
  ) =>
    Object.keys(
      (
        await words.refused(adminTemplates.save, {
          params,
          body: { texts: { ...data.texts, [part]: text }, alimtalk_code: '', version: 0, ...more },
        })
      ).errors,
    )
  expect(await refusedFor('title', both('{password} 확인', 'ok'))).toEqual(['texts.title.ko'])
  expect(await refusedFor('body', both('가', '{}'))).toEqual(['texts.body.en'])
  expect(await refusedFor('message', both('', ' '))).toEqual([
    'texts.message.ko',
    'texts.message.en',
  ])
  expect(await refusedFor('title', both('한 줄\n두 줄', 'ok'))).toEqual(['texts.title.ko'])
  expect(await refusedFor('title', both('가'.repeat(121), 'ok'))).toEqual(['texts.title.ko'])
  expect(await refusedFor('title', data.texts.title, { alimtalk_code: '<b>' })).toEqual([
    'alimtalk_code',
  ])
  expect(
    (await words.refused(adminTemplates.show, { params: { kind: 'constructor' } })).status,
  ).toBe(404)
})

test('a test goes to oneself and nobody else', async () => {
  const words = await writer()
  const before = outbox.length
  await words.call(adminTemplates.test, {
    params: { kind: 'coupon.issued' },
    body: { channel: 'mail', lang: 'en' },
  })
  const boss = await staff()
  const [row] = (await boss.call(adminDeliveries.list, { query: { keyword: 'wordsmith' } })).data
  await deliver(house, { delivery_id: row?.delivery_id })
  expect(outbox.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    ['wordsmith@mail.example', '[ODEMOA] A coupon for you: 3,000 won off your first order'],
  ])
  expect(
    (
      await words.refused(adminTemplates.test, {
        params: { kind: 'order.paid' },
        body: { channel: 'message', lang: 'kr' },
      })
    ).errors,
  ).toHaveProperty('channel')
})

test('what a shopper writes cannot become part of a mail’s page', async () => {
  const event_id = await happen('inquiry.asked', '1', {
    title: '<img src=x onerror=alert(1)>{name}',
  })
  await follow(event_id)
  const [row] = await deliveriesOf(event_id)
  expect(row && 'html' in row.content ? row.content.html : '<img').not.toContain('<img')
  expect(row && 'subject' in row.content ? row.content.subject : '').toContain('{name}')
})
