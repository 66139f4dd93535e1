import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { House } from '#platform/context.ts'
import { solapiTwin } from '#shop/notification/solapi-twin.ts'
import { listKept } from '#shop/notification/twin-messages.ts'
import { testShop } from '#test/database.ts'
import { placedOrder } from '#test/ordering.ts'
import { deliveriesOf, eventsOf, happen, sendAll, tellAt } from '#test/telling.ts'
import { type TwinServer, withTwins } from '#test/twin-server.ts'

let twins: TwinServer
const shop = await testShop()

beforeAll(async () => {
  twins = await withTwins(
    {
      ...shop.house,
      config: { ...shop.house.config, DATA_DIR: mkdtempSync(join(tmpdir(), 'odemoa-deliver-')) },
    },
    [solapiTwin],
  )
})
afterEach(() => twins.answerWith(null))
afterAll(() => twins.close())

const messageOf = async (event_id: number) =>
  (await deliveriesOf(event_id)).find(
    ({ channel, who }) => channel === 'message' && who === 'buyer',
  )
const mailer = (send: House['mailer']['send']): House => ({
  ...shop.house,
  mailer: { ...shop.house.mailer, send },
})

async function paid(given = {}) {
  const { od_id } = await placedOrder(1, given)
  const event_id = await happen('order.paid', od_id)
  await tellAt(event_id, new Date(), twins.house)
  return event_id
}

test('an order is told by mail and to the phone, each once however often it is tried', async () => {
  const { od_id } = await placedOrder()
  const event_id = (await eventsOf(od_id, 'order.placed'))[0]?.event_id ?? 0
  await tellAt(event_id, new Date(), twins.house)
  await tellAt(event_id, new Date(), twins.house)
  await sendAll(event_id, new Date(), twins.house)
  await sendAll(event_id, new Date(), twins.house)
  const [message, ...more] = await listKept(twins.house.config.DATA_DIR)
  expect(more).toEqual([])
  expect(message).toMatchObject({ to: '01012345678', type: 'LMS' })
  for (const word of [
    '[오드모아]',
    '14,000원',
    '하나은행 000-910000-00000',
    '23:59',
    `od_id=${od_id}`,
  ])
    expect(message?.text).toContain(word)
  expect(
    (await deliveriesOf(event_id)).map(({ kind, who, channel, state, sent_as, tries }) => [
      kind,
      who,
      channel,
      state,
      sent_as,
      tries,
    ]),
  ).toEqual([
    ['order.placed', 'buyer', 'mail', 'sent', 'mail', 1],
    ['order.placed', 'buyer', 'message', 'sent', 'lms', 1],
    ['staff.order_placed', 'staff', 'mail', 'sent', 'mail', 1],
  ])
})

test('what failed for now is tried again, and one whose answer was lost is not sent twice', async () => {
  const event_id = await paid()
  twins.answerWith(() => Response.json({ errorCode: 'InternalError' }, { status: 500 }))
  await expect(sendAll(event_id, new Date(), twins.house)).rejects.toThrow('500')
  expect(await messageOf(event_id)).toMatchObject({
    state: 'failed',
    tries: 1,
    error: expect.stringContaining('500'),
  })
  twins.answerWith(null)
  twins.asked.length = 0
  await sendAll(event_id, new Date(), twins.house)
  expect(twins.asked).toEqual(['GET /messages/v4/list', 'POST /messages/v4/send-many/detail'])
  expect(await messageOf(event_id)).toMatchObject({ state: 'sent', tries: 2, error: null })
})

test('what was refused is not tried again', async () => {
  const event_id = await paid({ od_hp: '010-0000-9999' })
  await sendAll(event_id, new Date(), twins.house)
  expect(await messageOf(event_id)).toMatchObject({
    state: 'refused',
    error: expect.stringContaining('3003'),
  })
  twins.asked.length = 0
  await sendAll(event_id, new Date(), twins.house)
  expect(twins.asked).toEqual([])
})

test('a mail server that is down is waited for; one that knows no such box is believed', async () => {
  const event_id = await paid()
  await expect(
    sendAll(
      event_id,
      new Date(),
      mailer(async () =>
        Promise.reject(Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })),
      ),
    ),
  ).rejects.toThrow('refused')
  expect((await deliveriesOf(event_id))[0]).toMatchObject({
    state: 'failed',
    error: 'connection refused',
  })
  await sendAll(
    event_id,
    new Date(),
    mailer(async () =>
      Promise.reject(Object.assign(new Error('no such user'), { responseCode: 550 })),
    ),
  )
  expect((await deliveriesOf(event_id))[0]).toMatchObject({
    state: 'refused',
    error: 'no such user',
  })
})

test('a phone that takes no messages is not written to', async () => {
  expect(await messageOf(await paid({ od_hp: '02-123-4567' }))).toBeUndefined()
  expect(await messageOf(await paid({ od_hp: '+1 415 555 0100' }))).toBeUndefined()
})
