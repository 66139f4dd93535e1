import { expect, test } from 'vitest'
import { consents } from '#shop/member/consent-contract.ts'
import { shopper } from '#test/shopper.ts'

test('each change of mind is kept with its version, and the same word again is none', async () => {
  const minji = await shopper({ mb_id: 'consent_minji' })
  await minji.call(consents.change, { body: { mail: true } })
  await minji.call(consents.change, { body: { mail: true, sms: false } })
  const { data } = await minji.call(consents.change, { body: { mail: false } })
  expect([data.mail, data.sms]).toEqual([false, false])
  expect(data.history.map(({ kind, agreed }) => [kind, agreed])).toEqual([
    ['mail', false],
    ['mail', true],
  ])
  expect(data.history[0]?.version).toMatch(/^\d{4}-\d{2}$/)
})

// case 229
test('the chat hears who somebody is only when they said so, and no longer when they take it back', async () => {
  const minji = await shopper({ mb_id: 'consent_chat' })
  expect((await minji.call(consents.show, {})).data.chat).toBe(false)
  expect((await minji.call(consents.change, { body: { chat: true } })).data).toMatchObject({
    chat: true,
    mail: false,
    sms: false,
  })
  await minji.call(consents.change, { body: { chat: true } })
  const { data } = await minji.call(consents.change, { body: { chat: false } })
  expect(data.chat).toBe(false)
  expect(data.history.map(({ kind, agreed }) => [kind, agreed])).toEqual([
    ['chat', false],
    ['chat', true],
  ])
})

test('a stranger neither sees nor changes consents', async () => {
  const guest = await shopper()
  expect([
    (await guest.refused(consents.show, {})).status,
    (await guest.refused(consents.change, { body: { mail: true } })).status,
  ]).toEqual([401, 401])
})
