import { eq, like, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { event, rateLimit } from '#platform/tables.ts'
import { carts } from '#shop/cart/contract.ts'
import { account } from '#shop/member/account-contract.ts'
import { argon } from '#shop/member/passwords.ts'
import { joinSample } from '#shop/member/sample.ts'
import { member } from '#shop/member/tables.ts'
import { sessions } from '#shop/session/contract.ts'
import { Browser } from '#test/cookies.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'

const { house } = await testShop()
const { db } = houseCtx(house)

// what other tests of this shop got wrong
beforeEach(() => db.delete(rateLimit).where(eq(rateLimit.key, 'login-wrong')))

async function joined() {
  const form = joinSample()
  await new Browser().call(sessions.register, { body: form })
  return form
}

/** As if so many seconds had passed for whoever tries to log in as this member. */
async function later(mb_id: string, seconds: number) {
  await db
    .update(rateLimit)
    .set({ resets_at: sql`resets_at - make_interval(secs => ${seconds})` })
    .where(like(rateLimit.key, `login:${mb_id}:%`))
}

test('the id or the mail opens the door, in any spelling', async () => {
  const { mb_id, mb_email, password } = await joined()
  for (const login of [mb_id, mb_id.toUpperCase(), ` ${mb_email} `, mb_email.toUpperCase()]) {
    expect(
      (await new Browser().call(sessions.login, { body: { mb_id: login, password } })).user.mb_id,
    ).toBe(mb_id)
  }
})

test('a blocked member who knows the password is told, and does not get in', async () => {
  const blocked = await joined()
  await db
    .update(member)
    .set({ mb_intercept_date: new Date() })
    .where(eq(member.mb_id, blocked.mb_id))
  const answer = await new Browser().refused(sessions.login, {
    body: { mb_id: blocked.mb_id, password: blocked.password },
  })
  expect([answer.status, answer.errors]).toEqual([
    422,
    { mb_id: ['이용이 제한된 계정이에요. 궁금한 점은 고객센터로 연락해 주세요.'] },
  ])
})

test('unknown, wrong, gone and without a password: one answer for all, and for a blocked member who does not know it', async () => {
  const [known, blocked, gone, kakao] = [
    await joined(),
    await joined(),
    await joined(),
    await joined(),
  ]
  await db
    .update(member)
    .set({ mb_intercept_date: new Date() })
    .where(eq(member.mb_id, blocked.mb_id))
  await db.update(member).set({ mb_leave_date: new Date() }).where(eq(member.mb_id, gone.mb_id))
  await db.update(member).set({ password_hash: '' }).where(eq(member.mb_id, kakao.mb_id))
  const tries = [
    { mb_id: 'nobody_at_all', password: known.password },
    { mb_id: known.mb_id, password: 'Wrong#Forest8' },
    { mb_id: blocked.mb_id, password: 'Wrong#Forest8' },
    gone,
    kakao,
    { mb_id: kakao.mb_id, password: ' ' },
  ]
  const answers = await Promise.all(
    tries.map(({ mb_id, password }) =>
      new Browser().refused(sessions.login, { body: { mb_id, password } }),
    ),
  )
  for (const answer of answers) {
    expect([answer.status, answer.code, answer.message, answer.errors]).toEqual([
      422,
      'INVALID',
      '아이디 또는 비밀번호가 맞지 않아요.',
      { mb_id: ['아이디 또는 비밀번호가 맞지 않아요.'] },
    ])
  }
})

// case 89
test('the time of an answer does not tell either: each costs one hash of the same price', async () => {
  const [known, gone, kakao] = [await joined(), await joined(), await joined()]
  await db.update(member).set({ mb_leave_date: new Date() }).where(eq(member.mb_id, gone.mb_id))
  await db.update(member).set({ password_hash: '' }).where(eq(member.mb_id, kakao.mb_id))
  const wrong = (mb_id: string) =>
    new Browser().refused(sessions.login, { body: { mb_id, password: 'Wrong#Forest8' } })
  // the first of a process makes the hash that is tried for those who have none
  await wrong('nobody_at_all')
  // the real hashes, counted
  const [verify, hash] = [vi.spyOn(argon, 'verify'), vi.spyOn(argon, 'hash')]
  onTestFinished(() => [verify, hash].forEach((one) => void one.mockRestore()))
  for (const mb_id of ['nobody_at_all', known.mb_id, gone.mb_id, kakao.mb_id]) {
    verify.mockClear()
    await wrong(mb_id)
    const tried = verify.mock.calls.map(([kept]) => String(kept).split('$', 4))
    expect([mb_id, tried]).toEqual([mb_id, [['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]])
    expect(hash).not.toHaveBeenCalled()
  }
})

test('a planted session is worth nothing after the log-in, and the cart moves to the new one', async () => {
  const { mb_id, password } = await joined()
  const { it_id, io_no } = await stockItem(house)
  const victim = new Browser()
  await victim.call(carts.add, { body: { it_id, options: [{ io_no, ct_qty: 1 }] } })
  const thief = new Browser()
  thief.cookies = new Map(victim.cookies)
  const before = await victim.call(sessions.check, {})
  const after = await victim.call(sessions.login, { body: { mb_id, password } })
  expect(victim.session).not.toBe(thief.session)
  expect(after.cart_key).not.toBe(before.cart_key)
  expect(after.cart_count).toBe(1)
  expect((await thief.refused(account.show, {})).status).toBe(401)
  expect(await thief.call(sessions.check, {})).toMatchObject({ user: { mb_id: '' }, cart_count: 0 })
})

test('a session planted before joining or a change of password is worth nothing afterwards', async () => {
  const [victim, thief] = [new Browser(), new Browser()]
  await victim.call(sessions.check, {})
  thief.cookies = new Map(victim.cookies)
  const form = joinSample()
  await victim.call(sessions.register, { body: form })
  expect((await thief.refused(account.show, {})).status).toBe(401)
  thief.cookies = new Map(victim.cookies)
  expect((await thief.call(account.show, {})).data.mb_id).toBe(form.mb_id)
  const password = 'Walnut!Evening9'
  await victim.call(account.changePassword, {
    body: { current_password: form.password, password, password_confirmation: password },
  })
  expect((await thief.refused(account.show, {})).status).toBe(401)
  expect((await victim.call(account.show, {})).data.mb_id).toBe(form.mb_id)
})

test('after a log-out the session opens nothing', async () => {
  const { mb_id, password } = await joined()
  const visitor = new Browser()
  await visitor.call(sessions.login, { body: { mb_id, password } })
  const kept = new Browser()
  kept.cookies = new Map(visitor.cookies)
  expect((await kept.call(account.show, {})).data.mb_id).toBe(mb_id)
  const left = await visitor.send(sessions.logout.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([left.status, left.headers.get('clear-site-data')]).toEqual([200, '"cache"'])
  expect((await kept.refused(account.show, {})).status).toBe(401)
  expect((await visitor.call(sessions.check, {})).user.mb_id).toBe('')
})

test('staff who have done nothing for twelve hours are asked again, shoppers are not', async () => {
  const rest = (mb_id: string, hours: number) =>
    db.execute(
      sql`update session set seen_at = now() - make_interval(hours => ${hours}) where mb_id = ${mb_id}`,
    )
  const enter = async (staff_role: string | null) => {
    const { mb_id, password } = await joined()
    await db.update(member).set({ staff_role }).where(eq(member.mb_id, mb_id))
    const visitor = new Browser()
    await visitor.call(sessions.login, { body: { mb_id, password } })
    return { mb_id, visitor }
  }
  const [clerk, shopper] = [await enter('order'), await enter(null)]
  for (const { mb_id, visitor } of [clerk, shopper]) {
    await rest(mb_id, 11)
    // which is noted: the twelve hours begin anew
    expect((await visitor.call(account.show, {})).data.mb_id).toBe(mb_id)
    await rest(mb_id, 13)
  }
  expect((await clerk.visitor.refused(account.show, {})).status).toBe(401)
  expect((await shopper.visitor.call(account.show, {})).data.mb_id).toBe(shopper.mb_id)
})

test('after five wrong tries each waits longer, the tenth closes the door for ten minutes, and the way out is told', async () => {
  const { mb_id, mb_email, password } = await joined()
  const visitor = new Browser()
  const wrong = (login = mb_id) =>
    visitor.refused(sessions.login, { body: { mb_id: login, password: 'Wrong#Forest8' } })
  for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(422)
  // the mail is the same account
  const hasty = await wrong(mb_email)
  expect([hasty.status, hasty.retryAfter]).toEqual([429, 1])
  expect(hasty.message).toContain('비밀번호 찾기')
  for (const wait of [1, 2, 4, 8, 16]) {
    await later(mb_id, wait)
    expect((await wrong()).status).toBe(422)
  }
  const locked = await visitor.refused(sessions.login, { body: { mb_id, password } })
  expect(locked.status).toBe(429)
  expect(locked.retryAfter).toBeGreaterThan(590)
  expect(locked.message).toBe(
    '여러 번 틀려서 10분 동안 로그인을 막았어요. 비밀번호 찾기로 새 비밀번호를 정하면 바로 들어올 수 있어요.',
  )
  // somebody else’s guesses do not shut the owner out
  expect((await new Browser().call(sessions.login, { body: { mb_id, password } })).user.mb_id).toBe(
    mb_id,
  )
  await later(mb_id, 600)
  expect((await visitor.call(sessions.login, { body: { mb_id, password } })).user.mb_id).toBe(mb_id)
})

test('thirty guesses at the same moment: five are looked at', async () => {
  const { mb_id } = await joined()
  const visitor = new Browser()
  await visitor.call(sessions.check, {})
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () =>
      visitor.refused(sessions.login, { body: { mb_id, password: 'Wrong#Forest8' } }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 422).length).toBe(5)
})

test('one address may not try the accounts of the whole town', async () => {
  const visitor = new Browser()
  await visitor.call(sessions.check, {})
  const outcomes: number[] = []
  for (let n = 0; n < 64; n++)
    outcomes.push(
      (
        await visitor.refused(sessions.login, {
          body: { mb_id: `townsman_${n}`, password: 'Spring#2026' },
        })
      ).status,
    )
  expect(outcomes.indexOf(429)).toBe(60)
})

test('one password over many accounts from many addresses: the staff are told once, each address has fewer guesses, and whoever knows theirs comes in', async () => {
  const { mb_id, password } = await joined()
  const told = async () =>
    (await db.select().from(event).where(eq(event.name, 'house.password_guessing'))).length
  const before = await told()
  await db.delete(rateLimit).where(like(rateLimit.key, 'told:house.password_guessing%'))
  await db
    .insert(rateLimit)
    .values({ key: 'login-wrong', count: 298, resets_at: new Date(Date.now() + 300_000) })
  const guess = (visitor: Browser, n: number) =>
    visitor
      .refused(sessions.login, { body: { mb_id: `townswoman_${n}`, password: 'Spring#2026' } })
      .then(({ status }) => status)
  expect(await guess(new Browser(), 0)).toBe(422)
  expect(await told()).toBe(before)
  const visitor = new Browser()
  const outcomes: number[] = []
  for (let n = 1; n < 14; n++) outcomes.push(await guess(visitor, n))
  expect(outcomes.indexOf(429)).toBe(10)
  expect(await told()).toBe(before + 1)
  for (let n = 0; n < 12; n++)
    await new Browser({ ip: '10.77.0.2' }).call(sessions.login, { body: { mb_id, password } })
})

test('a right password is no guess: a whole office may log in from one address', async () => {
  const { mb_id, password } = await joined()
  const ip = '10.77.0.1'
  for (let n = 0; n < 70; n++)
    expect(
      (await new Browser({ ip }).call(sessions.login, { body: { mb_id, password } })).user.mb_id,
    ).toBe(mb_id)
})

test('the first log-in on another device is told to its owner, the next ones are not', async () => {
  const { mb_id, password } = await joined()
  const headers = {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
  }
  const laptop = new Browser({ headers })
  const told = async () =>
    (await db.select().from(event).where(eq(event.subject, mb_id))).filter(
      ({ name }) => name === 'member.new_device',
    )
  for (let n = 0; n < 3; n++) await laptop.call(sessions.login, { body: { mb_id, password } })
  expect(await told()).toMatchObject([{ payload: { mb_id, device: 'Chrome, Windows' } }])
})
