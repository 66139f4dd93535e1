import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { houseCtx } from './context.ts'
import { mailOnce, openMailer } from './mail.ts'

const { house } = await testShop()
const mail = {
  from: { name: '오드모아', address: 'shop@odemoa.example' },
  to: 'minji@mail.example',
  subject: '주문을 받았어요',
  text: '고맙습니다',
  html: '<p>고맙습니다</p>',
}

test('without an SMTP server mail goes by SMTP to a mailbox of our own', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'odemoa-mail-'))
  const mailer = await openMailer({ DATA_DIR }, house.log)
  await mailer.send(mail)
  await mailer.send({ ...mail, subject: '입금을 확인했어요' })
  const letters = (await mailer.mailbox?.list()) ?? []
  expect(letters.map(({ subject, to, from }) => [subject, to, from]).sort()).toEqual([
    ['입금을 확인했어요', mail.to, mail.from.address],
    ['주문을 받았어요', mail.to, mail.from.address],
  ])
  expect(await mailer.mailbox?.read(letters[0]?.id ?? '')).toMatchObject({
    text: expect.stringContaining('고맙습니다'),
    html: expect.stringContaining('<p>고맙습니다</p>'),
  })
  expect(await mailer.mailbox?.read('../../etc/passwd')).toBeNull()
  await mailer.close()
})

test('the mailbox takes nothing from a stranger on the same machine', async () => {
  const mailer = await openMailer(
    { DATA_DIR: mkdtempSync(join(tmpdir(), 'odemoa-mail-')) },
    house.log,
  )
  const stranger = await openMailer(
    { DATA_DIR: '', SMTP_URL: mailer.mailbox?.url.replace(/:[0-9a-f]+@/, ':guess@') },
    house.log,
  )
  await expect(stranger.send(mail)).rejects.toThrow()
  expect(await mailer.mailbox?.list()).toEqual([])
  await stranger.close()
  await mailer.close()
})

test('a mail is sent once per event and kind; one that failed is tried again', async () => {
  const sent: string[] = []
  let isDown = true
  const send = async ({ messageId = '' }) => {
    if (isDown) throw new Error('connection refused')
    sent.push(messageId)
  }
  const ctx = houseCtx({ ...house, mailer: { send, mailbox: null, close: async () => {} } })
  await expect(mailOnce(ctx, 900_001, 'buyer', mail)).rejects.toThrow('refused')
  isDown = false
  await mailOnce(ctx, 900_001, 'buyer', mail)
  await mailOnce(ctx, 900_001, 'buyer', mail)
  await mailOnce(ctx, 900_001, 'staff', mail)
  expect(sent).toEqual(['<900001.buyer@odemoa.example>', '<900001.staff@odemoa.example>'])
})
