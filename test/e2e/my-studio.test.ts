import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailbox } from '#shop/notification/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { ask, joinAs, type Lang, speak } from './buyer.ts'
import { staff } from './desk.ts'
import { ownerPassword } from './running-shop.ts'
import { open } from './steps.ts'

// a new one each time: the one in use is refused
let passwords = 0

/** Becomes a sample member, who has bookings and formulas: by a new password, as anybody who forgot theirs. */
async function becomeSample(page: Page, mb_id: string, lang: Lang) {
  await open(page, '/contents/terms')
  const call = await staff()
  const lettersNow = async () =>
    (await call(mailbox.list, {})).data.filter(
      (one) =>
        one.to === `${mb_id}@mail.example` && one.subject.includes('비밀번호를 다시 정해 주세요'),
    )
  const before = new Set((await lettersNow()).map(({ id }) => id))
  await ask(page, { path: '/api/v1/forget_password', body: { mb_id: `${mb_id}@mail.example` } })
  let letter = ''
  await expect
    .poll(
      async () => {
        letter = (await lettersNow()).find(({ id }) => !before.has(id))?.id ?? ''
        return letter
      },
      { timeout: 60_000 },
    )
    .not.toBe('')
  const { text } = (await call(mailbox.show, { params: { id: letter } })).data
  const token = /\/shop\/reset#(\S+)/.exec(text)?.[1] ?? ''
  const password = `Hinoki%Rain${++passwords}`
  await ask(page, { path: '/api/v1/reset_password', body: { token, password } })
  await ask(page, { path: '/api/v1/login', body: { mb_id, password } })
  await speak(page, lang)
}

const words = {
  kr: {
    coming: '다가오는 클래스',
    cancelled: '취소한 클래스',
    cancel: '예약 취소',
    back: /%인 .*돌려 드려요/,
    done: '예약을 취소했어요.',
    state: '취소한 예약',
    fresh: '새 포뮬러',
    list: '포뮬러 목록',
    find: '포뮬러 이름이나 메모로 찾기',
    none: '조건에 맞는 포뮬러가 없어요',
    remove: '지우기',
    copy: '복사하기',
    title: '포뮬러 이름',
    save: '포뮬러 저장',
    saved: '포뮬러를 저장했어요.',
    ok: '확인',
  },
  en: {
    coming: 'Coming up',
    cancelled: 'Cancelled',
    cancel: 'Cancel booking',
    back: /Cancelling now returns/,
    done: 'The booking is cancelled.',
    state: 'Cancelled',
    fresh: 'New formula',
    list: 'Formulas',
    find: 'Find by name or note',
    none: 'No formulas match',
    remove: 'Delete',
    copy: 'Duplicate',
    title: 'Name of the formula',
    save: 'Save formula',
    saved: 'The formula is saved.',
    ok: 'OK',
  },
} as const

test.each([
  ['kr', 'sample2', phone],
  ['en', 'sample7', desktop],
] as const)(
  'a booked class is cancelled for what its terms return (%s)',
  async (lang, mb_id, size) => {
    const say = words[lang]
    const { page, complaints } = await visitor(size)
    await becomeSample(page, mb_id, lang)
    await open(page, '/my-page/tssa')
    const card = page.getByRole('main').getByRole('article').first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: say.cancel }).click()
    const asking = page.getByRole('alertdialog')
    await asking.getByText(say.back).waitFor()
    await asking.getByRole('button', { name: say.cancel }).click()
    await page.getByText(say.done).waitFor()
    await page.getByRole('main').getByRole('link', { name: say.cancelled }).click()
    await page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: title })
      .getByText(say.state, { exact: true })
      .waitFor()
    expect(complaints).toEqual([])
  },
)

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'a guest finds a class on the home page and asks about it, after logging in (%s)',
  async (lang, size) => {
    const { page, complaints } = await visitor(size)
    await open(page, `/?lang=${lang}`)
    const studio = page.getByRole('region', {
      name:
        lang === 'kr'
          ? '앉아서 직접 맡고, 섞고, 담아 가요'
          : 'Sit down, smell, blend, take it home',
    })
    const link = studio.getByRole('listitem').first().getByRole('link')
    const title = await link.innerText()
    await link.click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page
      .getByRole('heading', {
        name: lang === 'kr' ? '취소하면 돌려받는 금액' : 'What comes back if you cancel',
      })
      .waitFor()
    // a date is booked; a question is asked about the class
    await page
      .getByRole('main')
      .getByRole('link', { name: lang === 'kr' ? /문의하기$/ : /^Ask/ })
      .filter({ visible: true })
      .first()
      .click()
    await page.waitForURL(
      (url) =>
        url.pathname === '/login' &&
        (url.searchParams.get('redirect') ?? '').startsWith('/my-page/inquiry/write?class_id='),
    )
    const form = page.getByRole('main')
    await form.getByLabel(lang === 'kr' ? '아이디 또는 메일' : 'Id or email').fill('owner')
    await form
      .getByLabel(lang === 'kr' ? /^비밀번호/ : /^Password/)
      .and(page.locator('input'))
      .fill(ownerPassword)
    await form
      .getByRole('button', { name: lang === 'kr' ? '로그인' : 'Log in', exact: true })
      .click()
    await page.waitForURL('**/my-page/inquiry/write?class_id=**')
    const subject = page.getByLabel(lang === 'kr' ? '제목' : 'Title', { exact: true })
    await subject.waitFor()
    expect(await subject.inputValue()).toContain(title)
    expect(
      await page.getByLabel(lang === 'kr' ? '문의 종류' : 'About', { exact: true }).inputValue(),
    ).toBe('class')
    expect(complaints).toEqual([])
  },
)

const formula = {
  title: '겨울 거실 캔들',
  product: 'candle',
  basis: 'wax',
  load: 8,
  batch: 200,
  units: 1,
  lines: [
    { material_id: null, name: '시더우드', amount: 10 },
    { material_id: null, name: '베르가못', amount: 6 },
  ],
}

test.each([
  ['kr', desktop],
  ['en', phone],
] as const)(
  'formulas are found in the list, copied, renamed and deleted (%s)',
  async (lang, size) => {
    const say = words[lang]
    const { page, complaints } = await visitor(size)
    await joinAs(page, lang)
    await open(page, '/my-page/formula')
    await page.getByRole('main').getByRole('link', { name: say.fresh }).waitFor()
    for (const title of [formula.title, '여름 룸스프레이'])
      await ask(page, { path: '/api/v1/my-formulas', body: { ...formula, title } })
    await open(page, '/my-page/formula')
    const list = page.getByRole('list', { name: say.list })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    const box = page.getByRole('searchbox', { name: say.find })
    await box.fill('없는 이름')
    await box.press('Enter')
    await page.getByText(say.none).waitFor()
    await box.fill('겨울')
    await box.press('Enter')
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await list.getByRole('link', { name: formula.title }).click()
    await page.getByRole('heading', { level: 1, name: formula.title }).waitFor()
    await page.getByRole('button', { name: say.copy, exact: true }).click()
    await page.waitForURL(/edit=1/)
    await page.getByLabel(say.title, { exact: true }).fill('봄 거실 캔들')
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.saved).waitFor()
    await page.getByRole('heading', { level: 1, name: '봄 거실 캔들' }).waitFor()
    await page.getByRole('button', { name: say.remove, exact: true }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say.remove, exact: true })
      .click()
    await page.waitForURL(/\/my-page\/formula$/)
    await page.getByRole('dialog').getByRole('button', { name: say.ok }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
    expect(complaints).toEqual([])
  },
)

test.each(['kr', 'en'] as const)(
  'a kit is saved, multiplied by the people, and put into the cart, in %s',
  async (lang) => {
    const { page, complaints } = await visitor(phone)
    await becomeSample(page, lang === 'kr' ? 'sample1' : 'sample2', lang)
    const say = {
      kr: ['키트 이름', '인원', '키트 저장', '키트를 저장했어요.', '12명의 재료', '24명의 재료'],
      en: [
        'Name of the kit',
        'people',
        'Save the kit',
        'The kit is saved.',
        'Materials for 12',
        'Materials for 24',
      ],
    }[lang] as [string, string, string, string, string, string]
    await open(page, '/my-page/kit/new')
    await page.getByRole('button', { name: say[2] }).click()
    // a kit without a name stays as it is typed
    await page.getByLabel(say[0]).fill('Saturday class')
    await page.locator('input[name="times"]').fill('12')
    await page.getByRole('button', { name: say[2] }).click()
    await page.getByText(say[3]).filter({ visible: true }).first().waitFor()
    await page.getByRole('heading', { name: say[4] }).waitFor()
    await page.locator('input[name="times"]').fill('24')
    await page.getByRole('heading', { name: say[5] }).waitFor()
    await page
      .getByRole('button', { name: lang === 'kr' ? '모두 장바구니에 담기' : 'Put all in the cart' })
      .click()
    await page.getByRole('button', { name: lang === 'kr' ? '장바구니 보기' : 'See cart' }).click()
    await page.waitForURL('**/shop/cart')
    const quote = lang === 'kr' ? '견적서 만들기' : 'Make a quotation'
    await page.getByRole('link', { name: quote }).click()
    await page.waitForURL('**/quotation?from=cart')
    await open(page, '/my-page/kit')
    await page.getByRole('link', { name: /Saturday class × 12/ }).waitFor()
    const rest = complaints.filter((one) => !one.includes('status of 422'))
    expect(rest).toEqual([])
  },
)
