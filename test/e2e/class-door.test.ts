import { expect, test } from 'vitest'
import { after, koreanClock, koreanDay } from '#kernel/korean-time.ts'
import { adminClasses, adminStudio } from '#shop/tssa/admin-contract.ts'
import { checkIn } from '#shop/tssa/attendance-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { holdBeforeCamera } from './camera.ts'
import { everywhere } from './class-made.ts'
import { staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

/** A class with a certificate that begins in half an hour, and who comes to it. */
async function soon(names: readonly string[]) {
  const call = await staff()
  const { data: studio } = await call(adminStudio.show, {})
  const number = Date.now() % 1_000_000
  const title = `오늘의 수업 ${number}`
  const { data: one } = await call(adminClasses.create, {
    body: {
      ...{
        title,
        title_en: `Class of today ${number}`,
        kind: 'certificate',
        category: 'candle',
        level: 'first',
      },
      ...{
        summary: '요약',
        summary_en: 'In short',
        body: '소개',
        body_en: 'About',
        minutes: 20,
        meetings: 1,
      },
      ...{ price: 50_000, price_usd: null, material_fee: 0, makes: '', makes_en: '', bring: '' },
      ...{ bring_en: '', age_from: 8, curriculum: [], images: ['scene-workshop-wide'] },
      ...{ min_people: 1, max_people: 8, policy_id: studio.policies[0]?.policy_id ?? 0 },
      ...{ related: [], class_use: true, class_order: 99 },
      certificate: {
        ...{ name: '하루 과정', name_en: 'One day', issuer: '오드모아', issuer_en: 'Odemoa' },
        ...{ number: '2026-000009', contact: '02-000-0000', attend_percent: 80 },
        ...{ exam_fee: 0, issue_fee: 0 },
      },
    },
  })
  const at = after(new Date(), { hours: 0.5 })
  await call(adminDates.create, {
    body: {
      ...{ class_id: one.class_id, days: [koreanDay(at)], clock: koreanClock(at), minutes: 20 },
      ...{ place: '2층 공방', place_en: 'Studio', instructor_id: null, capacity: 8 },
      ...{ min_people: 1, closes_hours: 0, price: null },
    },
  })
  const { data } = await call(adminDates.list, { query: { class_id: one.class_id } })
  const session_id = data[0]?.session_id ?? 0
  for (const name of names)
    await call(adminDates.book, {
      params: { session_id },
      body: { name, hp: '', mb_id: '', people: 1, amount: 50_000, note: '' },
    })
  return { session_id, title, day: koreanDay(at) }
}

let walks = 0
const doorWords = {
  kr: {
    ...{ present: '출석', late: '지각', absent: '결석' },
    group: (name: string) => `${name} 님의 출석`,
    held: /2번 누른 것을 이 기기에 담아 두었다가/,
    scan: 'QR로 찍기',
    noted: (name: string) => `${name} 님을 적었어요.`,
  },
  en: {
    ...{ present: 'Attended', late: 'Late', absent: 'Absent' },
    group: (name: string) => `Attendance of ${name}`,
    held: /until there is one: 2\./,
    scan: 'Scan tickets',
    noted: (name: string) => `Noted: ${name}`,
  },
} as const

test.each(everywhere)(
  'the instructor notes who is here, also without a line, and each press counts once (%s, %i)',
  async (lang, _, device) => {
    const say = doorWords[lang]
    const [ga, la, sa] = ['가나다', '라마바', '사아자'].map((name) => `${name}${++walks}`) as [
      string,
      string,
      string,
    ]
    const { session_id, day } = await soon([ga, la, sa])
    const call = await staff()
    const states = async () => {
      const roll = await call(checkIn.roll, { query: { day } })
      const meeting = roll.data.meetings.find((one) => one.session_id === session_id)
      return meeting?.comers.map((one) => one.state)
    }
    const { page } = await visitor(device)
    await logInAsOwner(page)
    await open(page, `/admin/check-in?day=${day}&lang=${lang}`)
    const mark = (name: string, word: string) =>
      page
        .getByRole('group', { name: say.group(name) })
        .getByRole('button', { name: word, exact: true })
    await mark(ga, say.present).click()
    await expect.poll(states).toEqual(['present', null, null])
    await page.context().setOffline(true)
    await mark(la, say.late).click()
    await mark(sa, say.absent).click()
    await page.getByText(say.held).waitFor()
    expect(await mark(la, say.late).getAttribute('aria-pressed')).toBe('true')
    expect(await states()).toEqual(['present', null, null])
    await page.context().setOffline(false)
    await expect.poll(states, { timeout: 60_000 }).toEqual(['present', 'late', 'absent'])
    await page.reload()
    await expect.poll(() => mark(sa, say.absent).getAttribute('aria-pressed')).toBe('true')
  },
)

test.each(everywhere)(
  'a ticket held before the camera is noted, also by a browser that reads no codes itself and has no line (%s, %i)',
  async (lang, _, device) => {
    const say = doorWords[lang]
    const name = `하가나${++walks}`
    const { session_id, day } = await soon([name])
    const call = await staff()
    const comer = async () => {
      const roll = await call(checkIn.roll, { query: { day } })
      return roll.data.meetings.find((one) => one.session_id === session_id)?.comers[0]
    }
    const { page, context, complaints } = await visitor(device)
    await holdBeforeCamera(page, `http://localhost/tssa/ticket/${(await comer())?.ticket}`)
    await logInAsOwner(page)
    await open(page, `/admin/check-in?day=${day}&lang=${lang}`)
    await page.getByRole('group', { name: say.group(name) }).waitFor()
    // what reads the codes is fetched with the page
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: say.scan }).click()
    await page.getByText(say.noted(name)).filter({ visible: true }).first().waitFor()
    await context.setOffline(false)
    await expect.poll(async () => (await comer())?.state, { timeout: 60_000 }).toBe('present')
    expect(complaints).toEqual([])
  },
)

test('a certificate is given from the roster, found by its number, and revoked (kr)', async () => {
  const { session_id } = await soon(['차카타'])
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, `/admin/class-dates/${session_id}`)
  await page.getByRole('button', { name: '왔어요', exact: true }).click()
  await page.getByRole('button', { name: '수료증 1장 발급' }).click()
  const number =
    (await page.getByText(/차카타 TSSA-/).textContent())?.match(/TSSA-[\d-]+/)?.[0] ?? ''
  const { page: guest } = await visitor(phone)
  await open(guest, '/tssa/certificate')
  await guest.getByRole('textbox', { name: '수료증 번호' }).fill(number.toLowerCase())
  await guest.getByRole('button', { name: '번호로 확인' }).click()
  await guest.getByRole('heading', { name: '유효한 수료증이에요' }).waitFor()
  await guest.getByText('차*타').waitFor()
  await open(page, `/admin/certificates?keyword=${number}`)
  await page.getByRole('button', { name: `${number} 수료증` }).click()
  await page.getByRole('menuitem', { name: '수료증 취소' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('이름을 잘못 적음')
  await page.getByRole('dialog').getByRole('button', { name: '수료증 취소' }).click()
  await page.getByText('수료증을 취소했어요.').filter({ visible: true }).first().waitFor()
  await guest.reload()
  await guest.getByRole('heading', { name: '취소된 수료증이에요' }).waitFor()
})

test('the page at the door comes up without a line, and what is pressed there counts once (kr)', async () => {
  const name = `파하가${++walks}`
  const { session_id, day } = await soon([name])
  const call = await staff()
  const { page, context } = await visitor(phone, { serviceWorkers: 'allow' })
  await logInAsOwner(page)
  await open(page, `/admin/check-in?day=${day}`)
  const present = page
    .getByRole('group', { name: `${name} 님의 출석` })
    .getByRole('button', { name: '출석', exact: true })
  await present.waitFor()
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('odemoa-check-in')).keys()).map(({ url }) => new URL(url).pathname),
    )
  await expect
    .poll(kept, { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['/admin/check-in', '/api/v1/login-check']))
  await context.setOffline(true)
  await page.reload()
  await present.click()
  await page.getByText(/1번 누른 것을 이 기기에 담아 두었다가/).waitFor()
  await page.reload()
  await expect.poll(() => present.getAttribute('aria-pressed')).toBe('true')
  await context.setOffline(false)
  const state = async () => {
    const roll = await call(checkIn.roll, { query: { day } })
    return roll.data.meetings.find((one) => one.session_id === session_id)?.comers[0]?.state
  }
  await expect.poll(state, { timeout: 60_000 }).toBe('present')
  // nobody's phone number lies there
  const who = await page.evaluate(async () =>
    (await caches.match('/api/v1/login-check'))?.json().then((said) => said.user.mb_hp),
  )
  expect(who).toBe('')
})

test.each([
  ['kr', 'ODEMOA 출석', '출석 적기'],
  ['en', 'ODEMOA check-in', 'Check in'],
] as const)(
  'the page at the door can be put on the home screen of a phone, under a name of its language (%s)',
  async (lang, name, short) => {
    const { page, context } = await visitor(phone, { serviceWorkers: 'allow' })
    await logInAsOwner(page)
    await open(page, `/admin/check-in?lang=${lang}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const session = await context.newCDPSession(page)
    const { data = '', errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const told = JSON.parse(data)
    expect(told).toMatchObject({ name, short_name: short, start_url: '/admin/check-in' })
    const sizes = await page.evaluate(
      async (icons) => {
        const found: string[] = []
        for (const src of icons) {
          const picture = new Image()
          picture.src = src
          await picture.decode()
          found.push(`${picture.naturalWidth}x${picture.naturalHeight}`)
        }
        return found
      },
      [
        ...told.icons.map(({ src }: { src: string }) => src),
        await page.locator('link[rel="apple-touch-icon"]').getAttribute('href'),
      ],
    )
    expect(sizes).toEqual([...told.icons.map((one: { sizes: string }) => one.sizes), '180x180'])
    expect(
      await page.locator('meta[name="apple-mobile-web-app-title"]').getAttribute('content'),
    ).toBe(short)
  },
)
