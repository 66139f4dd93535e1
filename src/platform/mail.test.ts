import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { houseCtx } from './context.ts'
import { mailOnce, openMailer } from './mail.ts'

const { house } = await testShop()
const { ORIGIN } = house.config
const mail = {
  from: { name: '오드모아', address: 'shop@odemoa.example' },
  to: 'minji@mail.example',
  subject: '주문을 받았어요',
  text: '고맙습니다',
  html: '<p>고맙습니다</p>',
}

test('without an SMTP server mail goes by SMTP to a mailbox of our own', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'odemoa-mail-'))
  const mailer = await openMailer({ DATA_DIR, ORIGIN }, house.log)
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
  // what answers by itself does not answer a program
  const raw = readFileSync(join(DATA_DIR, 'mailbox', `${letters[0]?.id}.eml`), 'utf8')
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  await mailer.close()
})

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0)
const readByPython = `
import email, email.policy, json, sys
letter = email.message_from_binary_file(sys.stdin.buffer, policy=email.policy.default)
found = [*(d for part in letter.walk() for d in part.defects), *(d for head in letter.values() for d in head.defects)]
body = lambda kind: letter.get_body((kind,)).get_content()
print(json.dumps({
  'defects': [repr(one) for one in found],
  'subject': letter['subject'],
  'from': [letter['from'].addresses[0].display_name, letter['from'].addresses[0].addr_spec],
  'to': letter['to'].addresses[0].addr_spec,
  'kind': letter.get_content_type(),
  'dated': letter['date'].datetime is not None and bool(letter['message-id']),
  'text': body('plain'), 'html': body('html'),
}))`

test.skipIf(!python)(
  'a mail is read whole by a mail reader that shares no code with us',
  async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'odemoa-mail-'))
    const mailer = await openMailer({ DATA_DIR, ORIGIN }, house.log)
    const long = '향이 모이는 곳에서 보내 드려요 🕯️ & “Ada” <ada@mail.example> '.repeat(40).trim()
    const sent = {
      ...mail,
      subject: `[오드모아] ${long.slice(0, 200)}`,
      text: `${long}\n.\nFrom us`,
    }
    await mailer.send({ ...sent, html: `<p>${long}</p>` })
    const [letter] = (await mailer.mailbox?.list()) ?? []
    const input = readFileSync(join(DATA_DIR, 'mailbox', `${letter?.id}.eml`))
    const { stdout, stderr } = spawnSync(python ?? '', ['-c', readByPython], { input })
    expect(String(stderr)).toBe('')
    const read = JSON.parse(String(stdout))
    expect(read).toMatchObject({
      defects: [],
      subject: sent.subject.trim(),
      from: [mail.from.name, mail.from.address],
      to: mail.to,
      kind: 'multipart/alternative',
      dated: true,
    })
    expect(read.text.replaceAll('\r\n', '\n').trim()).toBe(sent.text)
    expect(read.html.trim()).toBe(`<p>${long}</p>`)
    await mailer.close()
  },
)

test('the mailbox takes nothing from a stranger on the same machine', async () => {
  const mailer = await openMailer(
    { ORIGIN, DATA_DIR: mkdtempSync(join(tmpdir(), 'odemoa-mail-')) },
    house.log,
  )
  const stranger = await openMailer(
    { ORIGIN, DATA_DIR: '', SMTP_URL: mailer.mailbox?.url.replace(/:[0-9a-f]+@/, ':guess@') },
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
  const ctx = houseCtx({
    ...house,
    mailer: { send, isOpen: true, mailbox: null, close: async () => {} },
  })
  await expect(mailOnce(ctx, 900_001, 'buyer', mail)).rejects.toThrow('refused')
  isDown = false
  await mailOnce(ctx, 900_001, 'buyer', mail)
  await mailOnce(ctx, 900_001, 'buyer', mail)
  await mailOnce(ctx, 900_001, 'staff', mail)
  expect(sent).toEqual(['<900001.buyer@odemoa.example>', '<900001.staff@odemoa.example>'])
})
