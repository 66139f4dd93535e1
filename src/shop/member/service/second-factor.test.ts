import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { memberFactor, recoveryCode } from '#shop/member/account-tables.ts'
import { factor, staffFactors } from '#shop/member/factor-contract.ts'
import { hashPassword } from '#shop/member/passwords.ts'
import { member } from '#shop/member/tables.ts'
import { codeAt, stepAt, unseal } from '#shop/member/totp.ts'
import { sessions } from '#shop/session/contract.ts'
import { adminSettings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { askSecondStep } from './second-factor.ts'

const password = 'cedar Morning 7'
let people = 0

async function worker(staff_role = 'order') {
  const mb_id = `factor_worker${people++}`
  const { house } = await testShop()
  const who = await shopper({ mb_id, staff_role })
  await house.db
    .update(member)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(member.mb_id, mb_id))
  return { ...who, mb_id }
}

/** What the worker's app shows, `later` half minutes on. */
async function codeOf(mb_id: string, later = 0): Promise<string> {
  const { house } = await testShop()
  const [row] = await house.db.select().from(memberFactor).where(eq(memberFactor.mb_id, mb_id))
  return codeAt(unseal(row?.sealed ?? '', house.config.SESSION_SECRET), stepAt(new Date()) + later)
}

/** A worker whose second step is on. */
async function enrolled(staff_role?: string) {
  const who = await worker(staff_role)
  await who.call(factor.start, { body: { current_password: password } })
  const { recovery_codes } = (
    await who.call(factor.enable, { body: { code: await codeOf(who.mb_id, -1) } })
  ).data
  return { ...who, recovery_codes }
}

const login = (mb_id: string, code?: string) => ({ body: { mb_id, password, code } })

test('a first code turns the second step on, and logs the other devices out', async () => {
  const me = await worker()
  const elsewhere = await shopper({ mb_id: me.mb_id, staff_role: 'order' })
  const { secret, address } = (
    await me.call(factor.start, { body: { current_password: password } })
  ).data
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(address).toContain(`ODEMOA:${me.mb_id}?secret=${secret}`)
  expect((await me.refused(factor.enable, { body: { code: '000000' } })).errors).toHaveProperty(
    'code',
  )
  expect((await me.call(factor.show, {})).data.enabled).toBe(false)
  const { recovery_codes } = (
    await me.call(factor.enable, { body: { code: await codeOf(me.mb_id) } })
  ).data
  expect(new Set(recovery_codes).size).toBe(10)
  expect((await me.call(factor.show, {})).data).toMatchObject({ enabled: true, recovery_left: 10 })
  expect((await elsewhere.refused(factor.show, {})).status).toBe(401)
})

test('a log-in asks for the code after the password, and takes each code once', async () => {
  const me = await enrolled()
  const guest = await shopper()
  const first = await guest.refused(sessions.login, login(me.mb_id))
  expect([first.status, first.detail.second_factor, Object.keys(first.errors)]).toEqual([
    422,
    true,
    ['code'],
  ])
  const code = await codeOf(me.mb_id)
  expect((await guest.call(sessions.login, login(me.mb_id, code))).user.staff_role).toBe('order')
  // who read the code over a shoulder is too late
  expect(
    (await (await shopper()).refused(sessions.login, login(me.mb_id, code))).errors,
  ).toHaveProperty('code')
})

test('of two who use the same code at once only one comes in', async () => {
  const me = await enrolled()
  const code = await codeOf(me.mb_id)
  const { house } = await testShop()
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => askSecondStep(houseCtx(house), me.mb_id, code)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('without the password no code is asked for, so nobody learns who has one', async () => {
  const me = await enrolled()
  const refusal = await (await shopper()).refused(sessions.login, {
    body: { mb_id: me.mb_id, password: 'wrong' },
  })
  expect([refusal.detail.second_factor, Object.keys(refusal.errors)]).toEqual([
    undefined,
    ['mb_id'],
  ])
})

test('a recovery code stands in once, and is kept as a hash only', async () => {
  const me = await enrolled()
  const [code = ''] = me.recovery_codes
  const { house } = await testShop()
  const kept = await house.db.select().from(recoveryCode).where(eq(recoveryCode.mb_id, me.mb_id))
  expect(kept.map(({ code_hash }) => code_hash).join()).not.toContain(code.replaceAll('-', ''))
  await (await shopper()).call(sessions.login, login(me.mb_id, code.toUpperCase()))
  expect((await (await shopper()).refused(sessions.login, login(me.mb_id, code))).status).toBe(422)
  expect((await me.call(factor.show, {})).data.recovery_left).toBe(9)
})

test('guessing codes is stopped', async () => {
  const me = await enrolled()
  const { house } = await testShop()
  const guess = () =>
    askSecondStep(houseCtx(house), me.mb_id, '000000').catch(
      (error: { code: string }) => error.code,
    )
  for (let at = 0; at < 5; at++) expect(await guess()).toBe('INVALID')
  expect(await guess()).toBe('TOO_MANY')
})

test('turning it off, new recovery codes and starting need the password', async () => {
  const me = await enrolled()
  const code = await codeOf(me.mb_id)
  expect(
    (await me.refused(factor.disable, { body: { code, current_password: 'wrong' } })).errors,
  ).toHaveProperty('current_password')
  expect((await me.refused(factor.renew, { body: { code } })).errors).toHaveProperty(
    'current_password',
  )
  expect((await (await worker()).refused(factor.start, { body: {} })).errors).toHaveProperty(
    'current_password',
  )
  await me.call(factor.disable, { body: { code, current_password: password } })
  expect((await me.call(factor.show, {})).data).toMatchObject({ enabled: false, recovery_left: 0 })
  await (await shopper()).call(sessions.login, login(me.mb_id))
})

test('a secret in use is not overwritten', async () => {
  const me = await enrolled()
  expect((await me.refused(factor.start, { body: { current_password: password } })).status).toBe(
    409,
  )
})

test('shoppers and guests have no second step', async () => {
  const minji = await shopper({ mb_id: 'factor_minji' })
  expect([
    (await minji.refused(factor.show, {})).status,
    (await (await shopper()).refused(factor.show, {})).status,
  ]).toEqual([404, 401])
})

test('the owner resets a worker’s, and nobody else does', async () => {
  const me = await enrolled()
  const boss = await enrolled('owner')
  const params = { mb_id: me.mb_id }
  expect(
    (await me.refused(staffFactors.reset, { params, body: { current_password: password } })).status,
  ).toBe(403)
  expect((await me.refused(staffFactors.list, {})).status).toBe(403)
  expect((await (await shopper()).refused(staffFactors.reset, { params, body: {} })).status).toBe(
    401,
  )
  await boss.call(staffFactors.reset, { params, body: { current_password: password } })
  expect((await me.refused(factor.show, {})).status).toBe(401)
  await (await shopper()).call(sessions.login, login(me.mb_id))
})

test('when the owner asks it of everybody, nothing of the back office opens before it is on', async () => {
  const owner = await staff()
  const { house } = await testShop()
  const { versions } = (await owner.call(adminSettings.show, {})).data
  await owner.call(adminSettings.save, {
    params: { name: 'security' },
    body: { value: { require_second_factor: true }, version: versions.security ?? 0 },
  })
  try {
    const me = await worker('owner')
    const refusal = await me.refused(adminSettings.show, {})
    expect([refusal.status, refusal.detail.must_enrol]).toEqual([403, true])
    expect((await me.call(sessions.check, {})).user.must_enrol).toBe(true)
    await me.call(factor.start, { body: { current_password: password } })
    await me.call(factor.enable, { body: { code: await codeOf(me.mb_id) } })
    await me.call(adminSettings.show, {})
    const code = await codeOf(me.mb_id, 1)
    expect(
      (await me.refused(factor.disable, { body: { code, current_password: password } })).status,
    ).toBe(409)
  } finally {
    await house.db.execute(
      `update setting set value = '{"require_second_factor": false}' where name = 'security'`,
    )
    house.kept.drop(['setting'])
  }
})
