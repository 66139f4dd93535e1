import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailbox } from '#shop/notification/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { staff } from './desk.ts'
import { open } from './steps.ts'

const words = {
  kr: {
    join: '회원가입',
    id: '아이디',
    password: '비밀번호',
    name: '이름',
    phone: '휴대폰 번호',
    mail: '이메일',
    birth: /생년월일/,
    free: '쓸 수 있는 아이디예요.',
    terms: /이용약관에 동의/,
    age: /만 14세 이상이에요/,
    privacy: /수집·이용에 동의/,
    news: /메일로 할인/,
    submit: '가입하기',
    welcome: '반가워요',
    login: '로그인',
    loginId: '아이디 또는 메일',
    needed: '로그인이 필요해요.',
    logout: '로그아웃',
    forgot: '비밀번호 찾기',
    askMail: '메일 받기',
    newPassword: '새 비밀번호',
    change: '비밀번호 바꾸기',
    changed: '비밀번호가 변경되었습니다.',
    ok: '확인',
    subject: '비밀번호를 다시 정해 주세요',
    spent: /새 메일을 받아 주세요/,
  },
  en: {
    join: 'Create account',
    id: /^id$/i,
    password: 'Password',
    name: 'Name',
    phone: 'Phone number',
    mail: 'Email',
    birth: /Date of birth/,
    free: 'This id is free.',
    terms: /terms of use \(/,
    age: /I am 14/,
    privacy: /use of my data/,
    news: /news by email/,
    submit: 'Create account',
    welcome: 'Welcome',
    login: 'Log in',
    loginId: 'Id or email',
    needed: 'You need to log in.',
    logout: 'Log out',
    forgot: 'Forgot password',
    askMail: 'Send the mail',
    newPassword: 'New password',
    change: 'Change password',
    changed: 'Your password has been changed.',
    ok: 'OK',
    subject: 'Set a new password',
    spent: /Ask for a new mail/,
  },
} as const

let people = 0
const somebody = () => `visitor_${Date.now().toString(36)}${people++}`
const password = 'Cedar#Forest8'

async function speak(page: Page, lang: 'kr' | 'en') {
  await open(page, '/contents/terms')
  await page.evaluate(async (lang) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    await fetch('/api/v1/language', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ lang }),
    })
    localStorage.setItem('pinia/session/language', lang)
  }, lang)
}

/** Fills the form to join, which must be open. */
async function fill(page: Page, say: (typeof words)['kr' | 'en'], mb_id: string) {
  const main = page.getByRole('main')
  await main.getByLabel(say.id, { exact: true }).fill(mb_id)
  await main.getByText(say.free).waitFor()
  await main.getByLabel(say.password, { exact: true }).fill(password)
  await main.getByLabel(say.name, { exact: true }).fill('김하늘')
  await main.getByLabel(say.phone).pressSequentially('01023456789')
  await main.getByLabel(say.mail, { exact: true }).fill(`${mb_id}@mail.example`)
  await main.getByLabel(say.birth).pressSequentially('19950314')
  expect(await main.getByLabel(say.birth).inputValue()).toBe('1995-03-14')
}

async function logInAs(
  page: Page,
  say: (typeof words)['kr' | 'en'],
  mb_id: string,
  secret = password,
) {
  const form = page.getByRole('region', { name: say.login, exact: true })
  await form.getByLabel(say.loginId).fill(mb_id)
  await form.getByLabel(say.password, { exact: true }).fill(secret)
  await form.getByRole('button', { name: say.login, exact: true }).click()
}

async function logOut(page: Page) {
  await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    await fetch('/api/v1/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: '{}',
    })
  })
}

/** Joins without the pages, for journeys that are about something else. */
async function joined(
  page: Page,
  given: { mb_id?: string; mb_email?: string } = {},
): Promise<string> {
  const mb_id = given.mb_id ?? somebody()
  await open(page, '/contents/terms')
  const status = await page.evaluate(
    async (form) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      return (
        await fetch('/api/v1/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
          body: JSON.stringify(form),
        })
      ).status
    },
    {
      mb_id,
      password,
      mb_name: '김하늘',
      mb_email: `${mb_id}@mail.example`,
      mb_hp: '01023456789',
      agree_terms: true,
      agree_age: true,
      agree_privacy: true,
      ...given,
    },
  )
  expect(status).toBe(201)
  await logOut(page)
  return mb_id
}

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'joining, then from a guarded page through the login and back there (%s)',
  async (lang, size) => {
    const say = words[lang]
    const { page, complaints } = await visitor(size)
    await speak(page, lang)
    await open(page, '/login')
    await page.getByRole('main').getByRole('link', { name: say.join }).click()
    await page.waitForURL('**/register')
    const mb_id = somebody()
    const main = page.getByRole('main')
    // an empty form leads to its first field, 120 px under the edge
    await main.getByRole('button', { name: say.submit, exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('mb_id')
    for (const tick of [say.terms, say.age, say.privacy, say.news])
      expect(await main.getByLabel(tick).isChecked()).toBe(false)
    await fill(page, say, mb_id)
    await main.getByRole('button', { name: say.submit, exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('agree_terms')
    await expect
      .poll(() =>
        page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0)),
      )
      .toBeLessThan(500)
    for (const tick of [say.terms, say.age, say.privacy]) await main.getByLabel(tick).check()
    await main.getByRole('button', { name: say.submit, exact: true }).click()
    await main.getByRole('heading', { level: 1, name: new RegExp(say.welcome) }).waitFor()
    await logOut(page)

    await page.goto('/my-page/account')
    await page.waitForURL(
      (url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/my-page/account',
    )
    await page.getByText(say.needed).waitFor()
    await logInAs(page, say, mb_id)
    await page.waitForURL((url) => url.pathname === '/my-page/account')
    // who is logged in has nothing to do at the login
    await page.goto('/login')
    await page.waitForURL((url) => url.pathname === '/my-page')
    expect(complaints.filter((line) => !/401|422/.test(line))).toEqual([])
  },
)

test.each([
  ['kr', desktop],
  ['en', phone],
] as const)('a forgotten password is set anew by the link of a mail (%s)', async (lang, size) => {
  const say = words[lang]
  const { page } = await visitor(size)
  const mb_id = await joined(page)
  await speak(page, lang)
  await open(page, '/login')
  await page.getByRole('main').getByRole('link', { name: say.forgot }).click()
  await page.waitForURL('**/forgot-password')
  await page.getByRole('main').getByLabel(say.loginId).fill(`${mb_id}@mail.example`)
  await page.getByRole('button', { name: say.askMail }).click()
  const link = await linkFor(mb_id, say.subject)
  await page.goto(link)
  // case 103: the secret does not stay where it can be read, and a reload does not lose it
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.reload()
  await page.getByLabel(say.newPassword).and(page.locator('input')).fill('Hinoki%Rain7')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: say.change }).click()
  const told = page.getByRole('dialog')
  await told.getByText(say.changed).waitFor()
  await told.getByRole('button', { name: say.ok }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await logInAs(page, say, mb_id, 'Hinoki%Rain7')
  await page.waitForURL((url) => url.pathname === '/my-page')
  await logOut(page)
  // a link that was used says so and leads on
  await page.goto('/contents/terms')
  await page.goto(link)
  await page.getByText(say.spent).waitFor()
  expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(
    '/forgot-password',
  )
})

/** The staff see what was mailed; on a shop that is open nobody else does. */
async function linkFor(mb_id: string, subject: string): Promise<string> {
  const call = await staff()
  let link = ''
  await expect
    .poll(
      async () => {
        const letter = (await call(mailbox.list, {})).data.find(
          (one) => one.to === `${mb_id}@mail.example` && one.subject.includes(subject),
        )
        if (!letter) return ''
        const { data } = await call(mailbox.show, { params: { id: letter.id } })
        link = /https?:\/\/\S+\/shop\/reset#\S+/.exec(data.text)?.[0] ?? ''
        return link
      },
      { timeout: 60_000 },
    )
    .not.toBe('')
  return link
}

test.each([
  ['kr', /\d초 뒤에 다시 해 주세요/],
  ['en', /Please wait \d+ second/],
] as const)('who guesses is slowed down and told the way out (%s)', async (lang, slow) => {
  const say = words[lang]
  const { page } = await visitor(desktop)
  const mb_id = await joined(page)
  await speak(page, lang)
  await open(page, '/login')
  const alert = page
    .getByRole('region', { name: say.login, exact: true })
    .getByRole('alert')
    .first()
  // the pause grows with every guess: somebody slow meets it one or two guesses later
  for (let n = 0, status = 0; n < 9 && status !== 429; n++) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/login'))
    await logInAs(page, say, mb_id, `Wrong#Forest${n}`)
    status = (await answered).status()
  }
  await expect.poll(() => alert.textContent()).toMatch(slow)
  expect(await page.getByLabel(say.loginId).inputValue()).toBe(mb_id)
  await page.getByRole('main').getByRole('link', { name: say.forgot }).click()
  await page.waitForURL('**/forgot-password')
})

test('a newcomer comes in through Kakao on this page, and the next time at once', async () => {
  const { page } = await visitor(phone)
  await open(page, '/login?redirect=/shop/cart')
  await page.getByRole('button', { name: /카카오로 시작하기/ }).click()
  await page.getByRole('heading', { name: '모의 카카오 로그인' }).waitFor()
  await page.getByText('진짜 카카오가 아니에요').waitFor()
  await page.getByRole('button', { name: '취소' }).click()
  await page.getByText('카카오 로그인을 취소했어요.').waitFor()
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click()
  await page.getByRole('button', { name: /카카오로 시작하기/ }).click()
  await page.getByLabel(/byeol@kakao.example/).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.waitForURL((url) => url.pathname === '/register')
  const main = page.getByRole('main')
  await main.getByText('카카오로 확인했어요.').waitFor()
  expect(await main.getByLabel('이름', { exact: true }).inputValue()).toBe('남궁별')
  expect(await main.getByLabel('이메일').inputValue()).toBe('')
  await main.getByLabel('이메일').fill(`${somebody()}@mail.example`)
  await main.getByLabel('휴대폰 번호').pressSequentially('01023456789')
  for (const tick of [words.kr.terms, words.kr.age, words.kr.privacy])
    await main.getByLabel(tick).check()
  await main.getByRole('button', { name: '가입하기' }).click()
  await main.getByRole('heading', { name: /반가워요/ }).waitFor()
  await logOut(page)
  await open(page, '/login?redirect=/shop/cart')
  await page.getByRole('button', { name: /카카오로 시작하기/ }).click()
  await page.getByLabel(/byeol@kakao.example/).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.waitForURL((url) => url.pathname === '/shop/cart')
  // Kakao was the only way in: unlinked there, nothing of the account stays open
  await page.goto('/twin/kakao/apps')
  await page.getByRole('button', { name: '남궁별 님의 오드모아 연결 끊기' }).click()
  await page.waitForURL('**/twin/kakao/apps')
  await expect.poll(() => page.getByRole('button', { name: /남궁별/ }).count()).toBe(0)
  await page.goto('/my-page')
  await page.waitForURL((url) => url.pathname === '/login')
})

test('beside the page, in English: a member with the same mail logs in, and Kakao is linked', async () => {
  const { page, context } = await visitor(desktop)
  const mb_id = await joined(page, { mb_email: 'haneul@kakao.example' })
  await speak(page, 'en')
  await open(page, '/login')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /Continue with Kakao/ }).click()
  const beside = await opened
  await beside.getByRole('heading', { name: 'Pretend Kakao log-in' }).waitFor()
  await beside.getByLabel(/haneul@kakao.example/).check()
  await beside.getByRole('button', { name: 'Agree and go on' }).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('kakao'))
  await page.getByText('A member has joined with this mail.').waitFor()
  await logInAs(page, words.en, mb_id)
  await page.waitForURL((url) => url.pathname === '/my-page')
  await page.goto('/my-page/account')
  await page.getByText('Linked to Kakao').waitFor()
  // unlinked at Kakao: with a password the member stays, and reads it here
  await page.goto('/twin/kakao/apps')
  await page.getByRole('button', { name: 'Unlink 김하늘 from Odemoa' }).click()
  await expect.poll(() => page.getByRole('button', { name: /김하늘/ }).count()).toBe(0)
  await page.goto('/my-page/account')
  await page.getByRole('button', { name: /Link Kakao/ }).waitFor()
})

test('when Kakao fails, a page says so and shows the other ways in', async () => {
  const { page } = await visitor(phone)
  await open(page, '/login')
  await page.getByRole('button', { name: /카카오로 시작하기/ }).click()
  await page.getByLabel('카카오 서버 오류 흉내 내기').check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await page.waitForURL((url) => url.pathname === '/login/network-error')
  await page.getByRole('heading', { name: '카카오에 연결하지 못했어요' }).waitFor()
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
})

test('a login leads to a page of the shop, whatever its address says', async () => {
  const { page } = await visitor(phone)
  const mb_id = await joined(page)
  for (const redirect of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?redirect=/login',
  ]) {
    await open(page, `/login?redirect=${encodeURIComponent(redirect)}`)
    await logInAs(page, words.kr, mb_id)
    await page.waitForURL((url) => url.pathname === '/my-page')
    await logOut(page)
  }
})
