import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { reactTask } from '#platform/react.ts'
import { listSessions } from '#platform/session.ts'
import { event } from '#platform/tables.ts'
import { account } from '#shop/member/account-contract.ts'
import { devices } from '#shop/member/device-contract.ts'
import { hashPassword } from '#shop/member/passwords.ts'
import { member } from '#shop/member/tables.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { accountMailEvents, mailAboutAccount } from './account-mails.ts'

const password = 'cedar Morning 7'
let people = 0

/** A member with a password, at a browser. */
async function minji(given: Partial<typeof member.$inferInsert> = {}) {
  const mb_id = `acc_minji${people++}`
  const { house } = await testShop()
  const who = await shopper({ mb_id })
  await house.db
    .update(member)
    .set({ password_hash: await hashPassword(password), mb_hp: '01011112222', ...given })
    .where(eq(member.mb_id, mb_id))
  const update = (body: object) => ({ params: { mb_id }, body })
  return { ...who, mb_id, update }
}

/** The mail that follows what a member did. */
async function mailTo(mb_id: string) {
  const { house, outbox } = await testShop()
  const before = outbox.length
  for (const { event_id } of await house.db.select().from(event).where(eq(event.subject, mb_id)))
    await reactTask([{ name: 'mail', on: accountMailEvents, follow: mailAboutAccount }])(house, {
      event_id,
    })
  return outbox.slice(before)
}

test('my account is shown to me, and to nobody who is not logged in', async () => {
  const me = await minji()
  expect((await me.call(account.show, {})).data).toMatchObject({
    mb_id: me.mb_id,
    has_password: true,
    mb_email_next: '',
  })
  expect((await (await shopper()).refused(account.show, {})).status).toBe(401)
})

test('a name and a nickname change without more ado; nothing that the form does not hold', async () => {
  const me = await minji()
  const body = {
    mb_name: '김민지',
    mb_nick: '향기로운 민지',
    mb_level: 10,
    staff_role: 'owner',
    mb_point: 9_999,
    password_hash: 'x',
  }
  const { data } = await me.call(account.update, me.update(body))
  expect(data).toMatchObject({
    mb_name: '김민지',
    mb_nick: '향기로운 민지',
    mb_point: 0,
    is_staff: false,
  })
  const other = await minji()
  expect(
    (await other.refused(account.update, other.update({ mb_nick: '향기로운 민지' }))).errors,
  ).toHaveProperty('mb_nick')
})

test('a stranger cannot change my account', async () => {
  const [me, junho] = [await minji(), await minji()]
  expect((await junho.refused(account.update, me.update({ mb_name: '준호' }))).status).toBe(404)
  expect(
    (await (await shopper()).refused(account.update, me.update({ mb_name: '준호' }))).status,
  ).toBe(401)
})

test('a phone number needs the right password, which then counts for some minutes', async () => {
  const me = await minji()
  const change = { mb_hp: '010-3333-4444' }
  expect((await me.refused(account.update, me.update(change))).errors).toHaveProperty(
    'current_password',
  )
  expect(
    (await me.refused(account.update, me.update({ ...change, current_password: 'wrong' }))).errors
      .current_password,
  ).toEqual(['현재 비밀번호가 맞지 않아요.'])
  expect(
    (await me.call(account.update, me.update({ ...change, current_password: password }))).data
      .mb_hp,
  ).toBe('01033334444')
  expect((await me.call(account.update, me.update({ mb_hp: '010-5555-6666' }))).data.mb_hp).toBe(
    '01055556666',
  )
})

test('what is typed wrongly is refused by its field', async () => {
  const me = await minji()
  const refusal = await me.refused(
    account.update,
    me.update({ mb_name: '<b>', mb_email: 'nobody', mb_hp: '12', mb_nick: '가', mb_zip: '1' }),
  )
  expect(refusal.status).toBe(422)
  expect(Object.keys(refusal.errors).sort()).toEqual([
    'mb_email',
    'mb_hp',
    'mb_name',
    'mb_nick',
    'mb_zip',
  ])
})

test('a new mail address is taken once the link sent there is opened, and the old one hears of it', async () => {
  const me = await minji()
  const mb_email = `new_${me.mb_id}@mail.example`
  const { data } = await me.call(
    account.update,
    me.update({ mb_email, current_password: password }),
  )
  expect(data).toMatchObject({ mb_email: `${me.mb_id}@mail.example`, mb_email_next: mb_email })
  const [letter] = await mailTo(me.mb_id)
  expect(letter?.to).toBe(mb_email)
  const token = /mail_token=(\w+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const junho = await minji()
  expect((await junho.refused(account.confirmMail, { body: { token } })).status).toBe(410)
  expect((await me.refused(account.confirmMail, { body: { token: 'guess' } })).status).toBe(410)
  expect((await me.call(account.confirmMail, { body: { token } })).data).toMatchObject({
    mb_email,
    mb_email_next: '',
  })
  expect((await me.refused(account.confirmMail, { body: { token } })).status).toBe(410)
  expect((await mailTo(me.mb_id)).map(({ to }) => to)).toEqual([`${me.mb_id}@mail.example`])
})

test('a mail address of another member is refused', async () => {
  const [me, junho] = [await minji(), await minji()]
  const refusal = await me.refused(
    account.update,
    me.update({ mb_email: `${junho.mb_id}@mail.example`, current_password: password }),
  )
  expect(refusal.errors).toHaveProperty('mb_email')
})

const next = 'walnut Evening 8'

test('a password changes with the current one, logs the others out and gives this session a new id', async () => {
  const me = await minji()
  const elsewhere = await shopper({ mb_id: me.mb_id })
  const { house } = await testShop()
  const before = await listSessions(houseCtx(house), me.mb_id)
  const done = await me.call(account.changePassword, {
    body: { current_password: password, password: next, password_confirmation: next },
  })
  expect(done).toEqual({ message: '비밀번호가 변경되었습니다.', title: '비밀번호 변경' })
  expect((await elsewhere.refused(account.show, {})).status).toBe(401)
  // the id this browser had before is worth nothing either
  expect((await me.refused(account.show, {})).status).toBe(401)
  const after = await listSessions(houseCtx(house), me.mb_id)
  expect(after).toHaveLength(1)
  expect(before.map(({ sid_hash }) => sid_hash)).not.toContain(after[0]?.sid_hash)
})

test.each([
  [
    'the wrong current one',
    { current_password: 'wrong', password: next, password_confirmation: next },
    'current_password',
  ],
  ['no current one', { password: next, password_confirmation: next }, 'current_password'],
  [
    'two that differ',
    { current_password: password, password: next, password_confirmation: 'other Thing 9' },
    'password_confirmation',
  ],
  [
    'a weak one',
    { current_password: password, password: 'abcd1234', password_confirmation: 'abcd1234' },
    'password',
  ],
  [
    'the same again',
    { current_password: password, password, password_confirmation: password },
    'password',
  ],
])('a password is not changed with %s', async (_, body, field) => {
  const me = await minji()
  const refusal = await me.refused(account.changePassword, { body })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})

test('guessing the current password is stopped', async () => {
  const me = await minji()
  const guess = () =>
    me.refused(account.changePassword, {
      body: { current_password: 'guess', password: next, password_confirmation: next },
    })
  for (let at = 0; at < 5; at++) expect((await guess()).status).toBe(422)
  expect(await guess()).toMatchObject({ status: 429 })
})

test('a member without a password shows the number that was mailed, once', async () => {
  const me = await minji({ password_hash: '' })
  expect(
    (await me.refused(account.update, me.update({ mb_hp: '010-7777-8888' }))).errors,
  ).toHaveProperty('confirm_code')
  await me.call(account.mailCode, {})
  const confirm_code = /\b\d{6}\b/.exec((await mailTo(me.mb_id))[0]?.text ?? '')?.[0] ?? ''
  expect(
    (
      await me.refused(
        account.update,
        me.update({
          mb_hp: '010-7777-8888',
          confirm_code: confirm_code === '000000' ? '1' : '000000',
        }),
      )
    ).status,
  ).toBe(422)
  expect(
    (await me.call(account.update, me.update({ mb_hp: '010-7777-8888', confirm_code }))).data.mb_hp,
  ).toBe('01077778888')
  expect(
    (await me.refused(account.update, me.update({ mb_hp: '010-7777-9999', confirm_code }))).status,
  ).toBe(422)
})

test('I see where I am logged in, and log the others out one by one or all at once', async () => {
  const me = await minji()
  const [phone, tablet] = [await shopper({ mb_id: me.mb_id }), await shopper({ mb_id: me.mb_id })]
  const { data } = await me.call(devices.list, {})
  expect(data.map(({ current }) => current)).toEqual([true, false, false])
  const [own, other] = data
  expect((await me.refused(devices.end, { params: { id: own?.id ?? '' } })).status).toBe(404)
  expect(
    (await (await minji()).refused(devices.end, { params: { id: other?.id ?? '' } })).status,
  ).toBe(404)
  await me.call(devices.end, { params: { id: other?.id ?? '' } })
  expect((await me.call(devices.list, {})).total).toBe(2)
  await me.call(devices.endOthers, {})
  expect((await me.call(devices.list, {})).total).toBe(1)
  for (const gone of [phone, tablet])
    expect((await gone.refused(account.show, {})).status).toBe(401)
})

test('a session’s row is not written again by every look at it', async () => {
  const me = await minji()
  const { house } = await testShop()
  const seen = async () => (await listSessions(houseCtx(house), me.mb_id))[0]?.seen_at.getTime()
  const first = await seen()
  await me.call(account.show, {})
  expect(await seen()).toBe(first)
  await house.db.execute(
    `update session set seen_at = now() - interval '6 minutes' where mb_id = '${me.mb_id}'`,
  )
  await me.call(account.show, {})
  expect(await seen()).toBeGreaterThanOrEqual(first ?? 0)
})
