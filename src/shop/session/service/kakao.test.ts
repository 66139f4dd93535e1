import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { reactTask } from '#platform/react.ts'
import { reactions } from '#reactions.ts'
import { leaving } from '#shop/member/leave-contract.ts'
import { joinSample } from '#shop/member/sample.ts'
import { member, socialAttempt, socialLink } from '#shop/member/tables.ts'
import { sessions } from '#shop/session/contract.ts'
import { kakao } from '#shop/session/kakao-contract.ts'
import { Browser } from '#test/cookies.ts'
import { testShop } from '#test/database.ts'
import { follow } from '#test/paying.ts'
import { openTwinServer } from '#test/twins.ts'

const { house } = await testShop()
const { db } = houseCtx(house)
let close = () => {}
beforeAll(async () => {
  close = await openTwinServer(house, openApi(house, allApi))
})
afterAll(() => close())

let newcomers = 0
const stranger = () => `new-${Date.now() % 1e6}${newcomers++}`

/** What a person does at Kakao: reads the page, answers, and is led back with what stands in the address. */
async function atKakao(
  url: string,
  person: string,
  answer = 'agree',
): Promise<Record<string, string>> {
  const asked = `${house.config.TWINS}/kakao/oauth/authorize${new URL(url).search}`
  const page = await fetch(asked)
  expect(await page.text()).toContain('진짜 카카오가 아니에요')
  const back = await fetch(asked, {
    method: 'POST',
    body: new URLSearchParams({ person, answer }),
    redirect: 'manual',
  })
  const to = new URL(back.headers.get('location') ?? '')
  expect(to.origin + to.pathname).toBe('http://localhost:3000/login/kakao')
  return Object.fromEntries(to.searchParams)
}

type Asked = { purpose?: 'login' | 'link'; way?: 'window' | 'page'; redirect?: string }

async function goTo(browser: Browser, person: string, asked: Asked = {}) {
  const { code, url } = (await browser.call(kakao.prepare, { body: asked })).data
  const back = await atKakao(url, person)
  const polled = await browser.call(kakao.comeBack, { body: { state: '', ...back } })
  return { code, polled }
}

/** Somebody who has joined through Kakao. */
async function joinedByKakao() {
  const [browser, person] = [new Browser(), stranger()]
  const { code } = await goTo(browser, person)
  const { mb_id: _, password: __, ...form } = joinSample()
  const { user } = await browser.call(sessions.register, {
    body: { ...form, mb_email: `${person}@mail.example`, kakao: code },
  })
  return { browser, person, mb_id: user.mb_id }
}

test('somebody new joins with consents, and the next time is logged in at once', async () => {
  const [browser, person] = [new Browser(), stranger()]
  const { code, polled } = await goTo(browser, person, { redirect: '/shop/cart' })
  expect(polled).toEqual({ way: 'page', code: 200, status: 'join', redirect: '/shop/cart' })
  expect((await browser.call(kakao.newcomer, { body: { code } })).data).toEqual({
    mb_name: '새내기',
    mb_email: '',
    mb_hp: '',
  })
  const { mb_id: _, password: __, ...form } = joinSample()
  const without = await browser.refused(sessions.register, {
    body: { ...form, mb_email: 'kakao1@mail.example', agree_terms: false, kakao: code },
  })
  expect(Object.keys(without.errors)).toEqual(['agree_terms'])
  const { user } = await browser.call(sessions.register, {
    body: { ...form, mb_email: 'kakao1@mail.example', kakao: code },
  })
  expect(user).toMatchObject({ mb_id: expect.stringMatching(/^k_[0-9a-f]{16}$/), mb_level: 2 })
  const again = new Browser()
  expect((await goTo(again, person)).polled.status).toBe('in')
  expect((await again.call(sessions.check, {})).user.mb_id).toBe(user.mb_id)
})

test('a member with the same mail is never taken over: the password links the two', async () => {
  const form = joinSample({ mb_email: 'haneul@kakao.example' })
  await new Browser().call(sessions.register, { body: form })
  const browser = new Browser()
  const { code, polled } = await goTo(browser, 'haneul')
  expect(polled.status).toBe('link-first')
  expect((await browser.call(sessions.check, {})).user.mb_id).toBe('')
  expect(
    (
      await browser.refused(sessions.login, {
        body: { mb_id: form.mb_id, password: 'Wrong#Forest8', kakao: code },
      })
    ).status,
  ).toBe(422)
  await browser.call(sessions.login, {
    body: { mb_id: form.mb_id, password: form.password, kakao: code },
  })
  expect((await browser.call(kakao.mine, {})).data).toMatchObject({
    linked_at: expect.any(String),
    can_unlink: true,
  })
  expect((await goTo(new Browser(), 'haneul')).polled.status).toBe('in')
})

test('a mail that Kakao has not verified says nothing about anybody', async () => {
  const form = joinSample({ mb_email: 'byeol@kakao.example' })
  await new Browser().call(sessions.register, { body: form })
  const browser = new Browser()
  const { code, polled } = await goTo(browser, 'byeol')
  expect(polled.status).toBe('join')
  expect((await browser.call(kakao.newcomer, { body: { code } })).data.mb_email).toBe('')
  const taken = await browser.refused(sessions.register, {
    body: { ...joinSample(), mb_email: 'byeol@kakao.example', kakao: code },
  })
  expect(Object.keys(taken.errors)).toEqual(['mb_email'])
})

test('a member links and unlinks; an account of Kakao belongs to one member', async () => {
  const [mine, other, person] = [new Browser(), new Browser(), stranger()]
  await mine.call(sessions.register, { body: joinSample() })
  await other.call(sessions.register, { body: joinSample() })
  expect((await goTo(mine, person, { purpose: 'link' })).polled.status).toBe('linked')
  expect((await goTo(mine, person, { purpose: 'link' })).polled.status).toBe('linked')
  expect((await goTo(other, person, { purpose: 'link' })).polled).toMatchObject({
    code: 400,
    status: 'taken',
  })
  await mine.call(kakao.unlink, {})
  expect((await mine.call(kakao.mine, {})).data.linked_at).toBeNull()
  expect((await goTo(other, person, { purpose: 'link' })).polled.status).toBe('linked')
})

test('who has no password cannot unlink the only way in', async () => {
  const { browser } = await joinedByKakao()
  const refusal = await browser.refused(kakao.unlink, {})
  expect([refusal.status, refusal.message]).toEqual([
    409,
    '카카오로만 로그인하는 계정이에요. 비밀번호 찾기로 비밀번호를 먼저 정해 주세요.',
  ])
})

test('linking, unlinking and looking need a member', async () => {
  const guest = new Browser()
  for (const refusal of [
    await guest.refused(kakao.prepare, { body: { purpose: 'link' } }),
    await guest.refused(kakao.mine, {}),
    await guest.refused(kakao.unlink, {}),
  ])
    expect(refusal.status).toBe(401)
})

test('beside the page, the poll waits, then logs in, once', async () => {
  const { person, mb_id } = await joinedByKakao()
  const browser = new Browser()
  const { code, url } = (await browser.call(kakao.prepare, { body: { way: 'window' } })).data
  expect(await browser.call(kakao.poll, { body: { code } })).toMatchObject({
    code: 300,
    status: 'wait',
  })
  const back = await atKakao(url, person)
  expect(await browser.call(kakao.comeBack, { body: { state: '', ...back } })).toMatchObject({
    way: 'window',
    code: 300,
  })
  expect((await browser.call(sessions.check, {})).user.mb_id).toBe('')
  const thief = new Browser()
  expect((await thief.refused(kakao.poll, { body: { code } })).status).toBe(410)
  expect(await browser.call(kakao.poll, { body: { code } })).toMatchObject({
    code: 200,
    status: 'in',
  })
  expect((await browser.call(sessions.check, {})).user.mb_id).toBe(mb_id)
  expect((await browser.refused(kakao.poll, { body: { code } })).status).toBe(410)
})

test('the state belongs to the session that began, and works once', async () => {
  const [browser, thief] = [new Browser(), new Browser()]
  const { url } = (await browser.call(kakao.prepare, { body: {} })).data
  const back = await atKakao(url, stranger())
  expect((await thief.refused(kakao.comeBack, { body: { state: '', ...back } })).status).toBe(410)
  expect(
    (await browser.refused(kakao.comeBack, { body: { state: 'invented', code: back.code } }))
      .status,
  ).toBe(410)
  await browser.call(kakao.comeBack, { body: { state: '', ...back } })
  expect((await browser.refused(kakao.comeBack, { body: { state: '', ...back } })).status).toBe(410)
})

test('a code of another attempt fails for want of its PKCE secret', async () => {
  const browser = new Browser()
  const [mine, other] = [
    (await browser.call(kakao.prepare, { body: {} })).data,
    (await new Browser().call(kakao.prepare, { body: {} })).data,
  ]
  const stolen = await atKakao(other.url, 'haneul')
  const back = await atKakao(mine.url, 'haneul')
  expect(
    await browser.call(kakao.comeBack, { body: { state: back.state ?? '', code: stolen.code } }),
  ).toMatchObject({ code: 400, status: 'cancelled' })
})

test('cancelled, unreachable and silent ends are told apart', async () => {
  const browser = new Browser()
  const cancelled = (await browser.call(kakao.prepare, { body: {} })).data
  const back = await atKakao(cancelled.url, 'haneul', 'cancel')
  expect(await browser.call(kakao.comeBack, { body: { state: '', ...back } })).toMatchObject({
    code: 400,
    status: 'cancelled',
  })
  expect((await goTo(browser, 'broken')).polled).toMatchObject({ code: 700, status: 'error' })
  const silent = (await browser.call(kakao.prepare, { body: { silent: true } })).data
  const answer = await fetch(
    `${house.config.TWINS}/kakao/oauth/authorize${new URL(silent.url).search}`,
    { redirect: 'manual' },
  )
  const led = Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
  expect(led.error).toBe('login_required')
  expect(
    await browser.call(kakao.comeBack, { body: { state: led.state ?? '', error: led.error } }),
  ).toMatchObject({ code: 400, status: 'ask' })
})

test('the 601st poll is refused, and an attempt ends after ten minutes', async () => {
  const browser = new Browser()
  const { code } = (await browser.call(kakao.prepare, { body: { way: 'window' } })).data
  await db.update(socialAttempt).set({ polls: 599 })
  expect((await browser.call(kakao.poll, { body: { code } })).code).toBe(300)
  expect((await browser.refused(kakao.poll, { body: { code } })).status).toBe(429)
  const late = (await browser.call(kakao.prepare, { body: { way: 'window' } })).data
  await db.update(socialAttempt).set({ expires_at: new Date(Date.now() - 1000) })
  expect((await browser.refused(kakao.poll, { body: { code: late.code } })).status).toBe(410)
})

test('a blocked member does not come in through Kakao', async () => {
  const { person, mb_id } = await joinedByKakao()
  await db.update(member).set({ mb_intercept_date: new Date() }).where(eq(member.mb_id, mb_id))
  const browser = new Browser()
  expect((await goTo(browser, person)).polled).toMatchObject({ code: 400, status: 'closed' })
  expect((await browser.call(sessions.check, {})).user.mb_id).toBe('')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a redirect to %s is forgotten',
  async (redirect) => {
    const browser = new Browser()
    const { url } = (await browser.call(kakao.prepare, { body: { redirect } })).data
    const back = await atKakao(url, stranger())
    expect((await browser.call(kakao.comeBack, { body: { state: '', ...back } })).redirect).toBe('')
  },
)

test('two who join with one code at the same moment: one account', async () => {
  const [browser, person] = [new Browser(), stranger()]
  const { code } = await goTo(browser, person)
  const { mb_id: _, password: __, ...form } = joinSample()
  const outcomes = await Promise.all(
    ['a', 'b', 'c'].map((letter) =>
      browser
        .call(sessions.register, {
          body: { ...form, mb_email: `${letter}${person}@mail.example`, kakao: code },
        })
        .then(
          () => 201,
          (error) => error.status,
        ),
    ),
  )
  expect(outcomes.filter((status) => status === 201)).toHaveLength(1)
  expect(
    await db
      .select()
      .from(socialLink)
      .where(eq(socialLink.external_id, String(9_000_000_000 + Number(person.slice(4))))),
  ).toHaveLength(1)
})

test('a shop open to the public without keys does not offer it', async () => {
  const { TWINS } = house.config
  house.config.TWINS = null
  expect((await new Browser().refused(kakao.prepare, { body: {} })).status).toBe(409)
  house.config.TWINS = TWINS
  expect((await new Browser().call(kakao.ways, {})).data).toEqual({ kakao: 'pretend' })
})

const idOf = (person: string) => String(9_000_000_000 + Number(person.slice(4)))
const key = 'KakaoAK pretend-admin-key'

/** What Kakao sends when somebody unlinks there. */
function hook(user_id: string, given: { authorization?: string; app_id?: string } = {}) {
  const body = new URLSearchParams({
    app_id: given.app_id ?? '100200',
    user_id,
    referrer_type: 'UNLINK_FROM_APPS',
  })
  return fetch(`${String(house.config.TWINS).replace('/twin', kakao.unlinked.path)}`, {
    method: 'POST',
    headers: { authorization: given.authorization ?? key },
    body,
  }).then(({ status }) => status)
}

/** Presses the button of Kakao's page of connected services. */
const unlinkAtKakao = (person: string) =>
  fetch(`${house.config.TWINS}/kakao/apps/unlink`, {
    method: 'POST',
    body: new URLSearchParams({ user_id: idOf(person) }),
    redirect: 'manual',
  }).then(({ status }) => status)

const linksOf = (person: string) =>
  db
    .select()
    .from(socialLink)
    .where(eq(socialLink.external_id, idOf(person)))

const isLinkedAtKakao = (person: string) =>
  fetch(`${house.config.TWINS}/kakao/apps`).then(async (page) =>
    (await page.text()).includes(idOf(person)),
  )

test('who unlinks at Kakao and has a password is unlinked here, stays logged in and hears of it by mail', async () => {
  const { outbox } = await testShop()
  const [browser, person, form] = [new Browser(), stranger(), joinSample()]
  await browser.call(sessions.register, { body: form })
  await goTo(browser, person, { purpose: 'link' })
  expect(await unlinkAtKakao(person)).toBe(303)
  expect((await browser.call(kakao.mine, {})).data.linked_at).toBeNull()
  expect((await browser.call(sessions.check, {})).user.mb_id).toBe(form.mb_id)
  await follow(form.mb_id)
  expect(
    outbox.filter(
      (mail) => mail.to === form.mb_email && mail.subject.includes('카카오 연결이 끊겼어요'),
    ),
  ).toHaveLength(1)
  // told again: nothing more to do, and Kakao hears that all is well
  expect(await hook(idOf(person))).toBe(200)
})

test('who came by Kakao alone is logged out everywhere, and led to a password of their own', async () => {
  const { outbox } = await testShop()
  const { browser, person, mb_id } = await joinedByKakao()
  expect(await hook(idOf(person))).toBe(200)
  expect((await browser.call(sessions.check, {})).user.mb_id).toBe('')
  expect(await linksOf(person)).toEqual([])
  await follow(mb_id)
  const mail = outbox.find(
    (one) => one.to === `${person}@mail.example` && one.subject.includes('카카오 연결이 끊겼어요'),
  )
  expect(mail?.text).toContain('/forgot-password')
})

test('a call that is not Kakao’s, or about another app, changes nothing; somebody unknown is no error', async () => {
  const { browser, person } = await joinedByKakao()
  for (const wrong of [
    { authorization: '' },
    { authorization: 'KakaoAK guessed' },
    { authorization: 'Bearer pretend-admin-key' },
    { app_id: '999' },
  ])
    expect(await hook(idOf(person), wrong)).toBe(403)
  expect(await linksOf(person)).toHaveLength(1)
  expect((await browser.call(sessions.check, {})).user.mb_id).not.toBe('')
  expect(await hook('123456789')).toBe(200)
  const { TWINS } = house.config
  house.config.TWINS = null
  const off = await new Browser().send(kakao.unlinked.path, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ app_id: '100200', user_id: '1' }),
  })
  house.config.TWINS = TWINS
  expect(off.status).toBe(403)
})

test('who leaves the shop is forgotten by Kakao too, and the log no longer knows who it was there', async () => {
  const [browser, person, form] = [new Browser(), stranger(), joinSample()]
  await browser.call(sessions.register, { body: form })
  await goTo(browser, person, { purpose: 'link' })
  expect(await isLinkedAtKakao(person)).toBe(true)
  await browser.call(leaving.leave, {
    body: { current_password: form.password, reason: 'seldom', understood: true },
  })
  const left = await db.execute<{ event_id: number }>(
    sql`select event_id from event where name = 'member.left' and subject = ${form.mb_id}`,
  )
  for (const _ of ['at once', 'once more']) await reactTask(reactions)(house, left.rows[0])
  expect(await isLinkedAtKakao(person)).toBe(false)
  const told = await db.execute(
    sql`select payload from event where name = 'member.left' and subject = ${form.mb_id}`,
  )
  expect(JSON.stringify(told.rows)).not.toContain(idOf(person))
})
