import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { type TwinServer, withTwins } from '#test/twin-server.ts'
import { findTaken, type MessageService, messageServiceOf, sendMessage } from './solapi.ts'
import { solapiTwin } from './solapi-twin.ts'
import { listKept } from './twin-messages.ts'

let twins: TwinServer
let service: MessageService
const message = { to: '01012345678', title: '주문', text: '[오드모아] 주문을 받았어요', ref: 'd1' }
const long = `[오드모아] ${'향'.repeat(60)}`
const notice = { ...message, alimtalk_code: 'KA01TP240101', variables: { '#{name}': '김하늘' } }
const kept = () => listKept(twins.house.config.DATA_DIR)

beforeAll(async () => {
  const { house } = await testShop()
  twins = await withTwins(
    {
      ...house,
      config: { ...house.config, DATA_DIR: mkdtempSync(join(tmpdir(), 'odemoa-messages-')) },
    },
    [solapiTwin],
  )
  const found = messageServiceOf(twins.house.config)
  if (!found) throw new Error('a house with twins has a message service')
  service = found
})
afterEach(() => twins.answerWith(null))
afterAll(() => twins.close())

test('a public shop without keys offers no messages; with keys they go to Solapi', async () => {
  const { house } = await testShop()
  expect(messageServiceOf(house.config)).toBeNull()
  expect(
    messageServiceOf({
      ...house.config,
      SOLAPI_API_KEY: 'k',
      SOLAPI_API_SECRET: 's',
      SOLAPI_SENDER: '0212345678',
    }),
  ).toMatchObject({
    url: 'https://api.solapi.com',
    isTwin: false,
  })
})

describe('a message', () => {
  test('leaves short or long by its bytes', async () => {
    expect(await sendMessage(service, message, new Date())).toMatchObject({ sent_as: 'sms' })
    expect(
      await sendMessage(service, { ...message, text: long, ref: 'd2' }, new Date()),
    ).toMatchObject({ sent_as: 'lms' })
    expect((await kept()).map(({ type, text }) => [type, text])).toEqual([
      ['LMS', long],
      ['SMS', message.text],
    ])
  })

  test('leaves as a Kakao notice where its text was approved, and as a text message where the code is unknown', async () => {
    expect(await sendMessage(service, { ...notice, ref: 'd3' }, new Date())).toMatchObject({
      sent_as: 'alimtalk',
    })
    expect((await kept())[0]).toMatchObject({ type: 'ATA', template: 'KA01TP240101' })
    expect(
      await sendMessage(service, { ...notice, alimtalk_code: 'OLD', ref: 'd4' }, new Date()),
    ).toMatchObject({ sent_as: 'sms' })
  })

  test('that was refused for good is told from one that may work later', async () => {
    await expect(
      sendMessage(service, { ...message, to: '01000009999' }, new Date()),
    ).rejects.toMatchObject({ name: 'MessageRefused', code: '3003' })
    await expect(sendMessage(service, { ...message, to: '12' }, new Date())).rejects.toMatchObject({
      name: 'MessageRefused',
    })
    twins.answerWith(() =>
      Response.json({ errorCode: 'InternalError', errorMessage: 'later' }, { status: 500 }),
    )
    await expect(sendMessage(service, message, new Date())).rejects.toThrow('500 InternalError')
    twins.answerWith(() =>
      Response.json({ errorCode: 'TooManyRequests', errorMessage: 'slow down' }, { status: 429 }),
    )
    await expect(sendMessage(service, message, new Date())).rejects.not.toMatchObject({
      name: 'MessageRefused',
    })
    twins.answerWith(() => new Response('<html>', { status: 200 }))
    await expect(sendMessage(service, message, new Date())).rejects.toThrow()
  })

  test('whose answer was lost is found again by its own mark', async () => {
    const since = new Date(Date.now() - 1_000)
    const sent = await sendMessage(service, { ...message, ref: 'd77' }, new Date())
    expect(
      await findTaken(service, { to: message.to, ref: 'd77' }, since, new Date(Date.now() + 1_000)),
    ).toEqual(sent)
    expect(
      await findTaken(service, { to: message.to, ref: 'd78' }, since, new Date(Date.now() + 1_000)),
    ).toBeNull()
  })
})

describe('the stand-in refuses', () => {
  const send = (given: Partial<MessageService>, now = new Date()) =>
    sendMessage({ ...service, ...given }, message, now)

  test('a wrong key, secret, clock and sender, as the service does', async () => {
    await expect(send({ secret: 'guess' })).rejects.toThrow('SignatureDoesNotMatch')
    await expect(send({ key: 'other' })).rejects.toThrow('InvalidAPIKey')
    await expect(send({}, new Date(Date.now() - 16 * 60_000))).rejects.toThrow(
      'RequestTimeTooSkewed',
    )
    await expect(send({ sender: '0299999999' })).rejects.toMatchObject({ code: '1062' })
  })

  test('a request sent twice', async () => {
    let replayed: Response | undefined
    const own = globalThis.fetch
    globalThis.fetch = async (url, init) => {
      const first = await own(url, init)
      replayed = await own(url, init)
      return first
    }
    await sendMessage(service, { ...message, ref: 'd90' }, new Date()).finally(() => {
      globalThis.fetch = own
    })
    expect(await replayed?.json()).toMatchObject({ errorCode: 'DuplicatedSignature' })
  })
})
