import { expect, test } from 'vitest'
import { consents } from '#shop/member/account-contract.ts'
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

test('a stranger neither sees nor changes consents', async () => {
  const guest = await shopper()
  expect([
    (await guest.refused(consents.show, {})).status,
    (await guest.refused(consents.change, { body: { mail: true } })).status,
  ]).toEqual([401, 401])
})
