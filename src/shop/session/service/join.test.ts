import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import { carts } from '#shop/cart/contract.ts'
import { accounts } from '#shop/member/contract.ts'
import { joinSample } from '#shop/member/sample.ts'
import { member, memberConsent } from '#shop/member/tables.ts'
import { sessions } from '#shop/session/contract.ts'
import { Browser } from '#test/cookies.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
const rowOf = async (mb_id: string) =>
  (await db.select().from(member).where(eq(member.mb_id, mb_id)))[0]

test('whoever joins is logged in, with the cart they filled as a guest', async () => {
  const { it_id, io_no } = await stockItem(house)
  const visitor = new Browser()
  await visitor.call(carts.add, { body: { it_id, options: [{ io_no, ct_qty: 2 }] } })
  const form = joinSample({
    mb_birth: '1995-03-14',
    mb_zip: '04524',
    mb_addr1: '서울특별시 중구 세종대로 110',
    mb_addr_jibeon: 'R',
  })
  const answer = await visitor.call(sessions.register, { body: form })
  expect(answer.user).toMatchObject({
    mb_id: form.mb_id,
    mb_name: '김하늘',
    mb_hp: '01023456789',
    mb_level: 2,
    is_admin: false,
  })
  expect(answer.cart_count).toBe(1)
  expect((await visitor.call(sessions.check, {})).user.mb_id).toBe(form.mb_id)
  expect(await rowOf(form.mb_id)).toMatchObject({
    mb_birth: '1995-03-14',
    mb_zip: '04524',
    mb_mailling: false,
  })
  const told = await db.select().from(event).where(eq(event.subject, form.mb_id))
  expect(told).toMatchObject([
    { name: 'member.joined', payload: { mb_id: form.mb_id, lang: 'kr' } },
  ])
})

test('level, points, role and the like are the shop’s, whatever is sent', async () => {
  const form = joinSample()
  const more = {
    is_admin: true,
    mb_level: 10,
    mb_point: 999_999,
    staff_role: 'owner',
    mb_intercept_date: null,
    created_at: '2001-01-01',
    mb_email_verified: 1,
    id: 1,
  }
  const answer = await new Browser().call(sessions.register, { body: { ...form, ...more } })
  expect(answer.user).toMatchObject({ is_admin: false, mb_level: 2, staff_role: null })
  expect(await rowOf(form.mb_id)).toMatchObject({ mb_level: 2, mb_point: 0, staff_role: null })
})

test('each consent is kept with its version and time; none is taken for granted', async () => {
  const form = joinSample({ agree_sms: true })
  await new Browser().call(sessions.register, { body: form })
  const words = await db
    .select()
    .from(memberConsent)
    .where(eq(memberConsent.mb_id, form.mb_id))
    .orderBy(asc(memberConsent.consent_id))
  expect(words.map(({ kind, agreed }) => [kind, agreed])).toEqual([
    ['terms', true],
    ['age', true],
    ['privacy', true],
    ['mail', false],
    ['sms', true],
  ])
  for (const word of words)
    expect(word).toMatchObject({
      version: expect.stringMatching(/^\d{4}-\d{2}$/),
      created_at: expect.any(Date),
      ip: expect.stringMatching(/^10\./),
    })
  expect(await rowOf(form.mb_id)).toMatchObject({ mb_mailling: false, mb_sms: true })
})

test.each([
  ['mb_id', { mb_id: 'a' }],
  ['mb_id', { mb_id: 'admin' }],
  ['password', { password: 'Password1' }],
  ['password', { password: 'x'.repeat(900) }],
  ['mb_name', { mb_name: '<b>' }],
  ['mb_email', { mb_email: 'nobody' }],
  ['mb_hp', { mb_hp: '010-1234-567' }],
  ['mb_birth', { mb_birth: '2020-01-01' }],
  ['mb_zip', { mb_zip: '1' }],
  ['agree_terms', { agree_terms: false }],
  ['agree_age', { agree_age: false }],
  ['agree_privacy', { agree_privacy: undefined }],
])('a wrong %s is named: %j', async (field, wrong) => {
  const refusal = await new Browser().refused(sessions.register, { body: joinSample(wrong) })
  expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})

test('an empty form hears of every field at once, in the language of the visitor', async () => {
  const refusal = await new Browser({ language: 'en.usd' }).refused(sessions.register, { body: {} })
  expect(refusal.status).toBe(422)
  expect(Object.keys(refusal.errors)).toEqual([
    'mb_id',
    'password',
    'mb_name',
    'mb_email',
    'mb_hp',
    'agree_terms',
    'agree_age',
    'agree_privacy',
  ])
  expect(refusal.errors.agree_age).toEqual(['Please confirm that you are 14 or older.'])
})

test.each([
  { password: { $ne: '' } },
  { mb_id: ['a'] },
  { agree_terms: 'true' },
  { mb_email: 'x'.repeat(201) },
])('another type or size is refused: %j', async (wrong) => {
  const visitor = new Browser()
  await visitor.call(sessions.check, {})
  const answer = await visitor.send('/api/v1/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...joinSample(), ...wrong }),
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(
    Object.keys(wrong),
  )
})

test('an id and a mail belong to one member, however they are spelt', async () => {
  const form = joinSample({ mb_id: 'Unique_Name' })
  await new Browser().call(sessions.register, { body: form })
  const again = await new Browser().refused(sessions.register, {
    body: joinSample({ mb_id: 'uniquE_namE', mb_email: 'UNIQUE_NAME@mail.example' }),
  })
  expect([again.status, Object.keys(again.errors)]).toEqual([422, ['mb_id', 'mb_email']])
  expect(again.errors.mb_email?.[0]).toContain('비밀번호 찾기')
})

test('twenty who want the same id at the same moment: one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      new Browser()
        .call(sessions.register, {
          body: joinSample({ mb_id: 'wanted_by_all', mb_email: `wanted${at}@mail.example` }),
        })
        .then(
          () => 201,
          (error) => error.status,
        ),
    ),
  )
  expect(outcomes.sort()).toEqual([201, ...Array(19).fill(422)])
})

test('an id is free, taken or impossible, and nobody may ask for thousands', async () => {
  const visitor = new Browser()
  const ask = async (mb_id: string) =>
    (await visitor.call(accounts.checkId, { params: { mb_id } })).data
  const form = joinSample()
  await new Browser().call(sessions.register, { body: form })
  expect(await ask('surely_free')).toEqual({ free: true, reason: '' })
  expect(await ask(form.mb_id.toUpperCase())).toEqual({
    free: false,
    reason: '이미 쓰고 있는 아이디예요. 다른 아이디를 적어 주세요.',
  })
  expect(await ask('ab')).toEqual({
    free: false,
    reason: '아이디는 3자 이상이에요. 지금은 2자예요.',
  })
  const outcomes = await Promise.all(
    Array.from({ length: 25 }, (_, at) =>
      ask(`guess_${at}`).then(
        () => 200,
        (error) => error.status,
      ),
    ),
  )
  expect(outcomes.filter((status) => status === 429).length).toBeGreaterThan(4)
})

// case 90
test('whose mail has an account is told ten times an hour to one network, and then to nobody there; a free one joins', async () => {
  const form = joinSample()
  await new Browser().call(sessions.register, { body: form })
  const ask = (mb_email: string) =>
    new Browser({ ip: '10.90.90.90' })
      .call(sessions.register, { body: joinSample({ mb_email }) })
      .then(
        () => 201,
        ({ status }) => status,
      )
  const answers: number[] = []
  for (let time = 0; time < 12; time++) answers.push(await ask(form.mb_email))
  expect(answers).toEqual([...Array(10).fill(422), 429, 429])
  expect(await ask(joinSample().mb_email)).toBe(201)
  // a phone number is no account's own, and joining tells nothing of it: all of these have the same
  expect(joinSample().mb_hp).toBe(form.mb_hp)
})
