import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseCtx, nobody } from '#platform/context.ts'
import { openMailer } from '#platform/mail.ts'
import { mailbox } from '#shop/notification/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { listLetters } from './mailbox.ts'

const { house } = await testShop()

test('a shop with an SMTP server shows no mailbox', async () => {
  expect(await (await shopper()).refused(mailbox.list, {})).toMatchObject({ status: 404 })
})

test('a mailbox is open to anyone while developing, else to the owner alone: letters carry keys', async () => {
  const mailer = await openMailer(
    { ORIGIN: house.config.ORIGIN, DATA_DIR: mkdtempSync(join(tmpdir(), 'odemoa-mail-')) },
    house.log,
  )
  const read = (NODE_ENV: 'development' | 'production', visitor: object) =>
    Promise.resolve()
      .then(() =>
        listLetters(
          houseCtx(
            { ...house, mailer, config: { ...house.config, NODE_ENV } },
            { visitor: { ...nobody, ...visitor } },
          ),
        ),
      )
      .then(
        () => 'open',
        (refusal) => refusal.code,
      )
  expect(await read('development', {})).toBe('open')
  expect(await read('production', {})).toBe('LOGIN_REQUIRED')
  expect(await read('production', { mb_id: 'minji' })).toBe('FORBIDDEN')
  expect(await read('production', { mb_id: 'writer', staff_role: 'content' })).toBe('FORBIDDEN')
  for (const staff_role of ['order', 'finance', 'accountant'])
    expect(await read('production', { mb_id: 'desk', staff_role })).toBe('FORBIDDEN')
  expect(await read('production', { mb_id: 'boss', staff_role: 'owner' })).toBe('open')
  await mailer.close()
})
