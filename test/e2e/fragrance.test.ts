import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { ask, joinAs, speak } from './buyer.ts'
import { logInAsOwner, open } from './steps.ts'

const words = {
  kr: {
    agreed: /돌려받는 돈을 읽었고/,
    accept: '견적 수락하기',
    deposit: '계약금 결제하기',
    stars: '4',
    keep: '이대로 좋아요',
    word: '한마디 (선택)',
    rate: '의견 보내기',
    name: '승인하는 분 이름',
    consent: /주문에 맞춰 만드는 상품/,
    needConsent: '맞춤 제작에 동의해 주세요.',
    approve: '이 향으로 승인하기',
    balance: '잔금 결제하기',
    paid: '결제가 끝났어요. 고맙습니다.',
    soon: '잔금을 받았어요. 곧 제작을 시작해요.',
    composing: '조향사가 첫 샘플을 만들고 있어요.',
    purpose: '어디에 쓸 향인가요',
    form: '만들 것',
    next: '다음 단계로',
    mood: '고요한',
    needMood: '느낌을 하나 이상 골라 주세요.',
    story: '향에 담을 이야기',
    pieces: '필요한 개수',
    formula: '붙일 포뮬러',
    ticks: [/개인정보 수집·이용에/, /맞춤 제작이라/, /개발과 샘플에 비용이/],
    send: '커스텀 향 의뢰하기',
    received: /접수 번호는/,
    secrecy: /서로 밖에 알리지 않기로/,
    needSecrecy: '비밀을 지키기로 한 약속을 읽고 동의해 주세요.',
    needTick: '맞춤 제작 안내에 동의해 주세요.',
    attached: '붙인 포뮬러',
    wood: '내 시더우드',
  },
  en: {
    agreed: /what goes back when it is given up, and agree/,
    accept: 'Accept the offer',
    deposit: 'Pay the deposit',
    stars: '4',
    keep: 'Good as it is',
    word: 'A word (optional)',
    rate: 'Send my ratings',
    name: 'Name of who approves',
    consent: /^This is made to order/,
    needConsent: 'Please agree that it is made to order.',
    approve: 'Approve this fragrance',
    balance: 'Pay the balance',
    paid: 'Paid. Thank you.',
    soon: 'The balance has come. Making begins soon.',
    composing: 'The perfumer is making the first samples.',
    purpose: 'What is it for?',
    form: 'What we make',
    next: 'Next step',
    mood: 'Still',
    needMood: 'Choose at least one feeling.',
    story: 'The story in it',
    pieces: 'Number of pieces',
    formula: 'My formula',
    ticks: [/^I agree to the use/, /^I know that it is made to order/, /^I know that development/],
    send: 'Send my brief',
    received: /[Yy]our number is \d/,
    secrecy: /keep the brief and the recipe to ourselves/,
    needSecrecy: 'Please read the promise of secrecy and agree.',
    needTick: 'Please tick that it is made to order.',
    attached: 'Attached formula',
    wood: 'My cedarwood',
  },
} as const

async function payHere(page: Page, lang: 'kr' | 'en', paid: string) {
  await page.waitForURL(/\/shop\/personal-payment\//)
  const way = lang === 'kr' ? /^신용·체크카드/ : /PayPal/
  await page.getByRole('radio', { name: way }).first().check()
  await page.getByRole('button', { name: lang === 'kr' ? /원 결제하기$/ : /^Pay/ }).click()
  await page.waitForURL(/\/twin\//)
  await page
    .getByRole('button', { name: /결제하기$|Pay|Approve|승인/ })
    .first()
    .click()
  await page.getByText(paid).waitFor()
}

type Words = (typeof words)['kr' | 'en']
type Brief = Record<'purpose' | 'form' | 'pieces' | 'name' | 'mobile' | 'email', string> & {
  company?: string
}

/** Step by step to the last, where the ticks stand. */
async function brief(page: Page, say: Words, given: Brief) {
  const next = () => page.getByRole('button', { name: say.next, exact: true }).click()
  await page.getByLabel(say.purpose).selectOption(given.purpose)
  await page.getByLabel(say.form).selectOption(given.form)
  await next()
  await page.getByRole('checkbox', { name: say.mood, exact: true }).check()
  await page.getByLabel(say.story).fill('비 갠 아침')
  await next()
  await page.getByLabel(say.pieces).fill(given.pieces)
  await next()
  await next()
  for (const name of ['name', 'mobile', 'email', 'company'] as const)
    if (given[name]) await page.locator(`input[name="${name}"]`).fill(given[name])
  await next()
  await page.getByText('비 갠 아침').waitFor()
}

describe.each(['kr', 'en'] as const)('a fragrance of one’s own, in %s', (lang) => {
  const say = words[lang]

  test('is asked for in steps that keep what was typed, with a formula of one’s own', async () => {
    const { page, complaints } = await visitor(phone)
    await joinAs(page, lang)
    const title = `Dawn ${Date.now().toString(36)}`
    await ask(page, {
      path: '/api/v1/my-formulas',
      body: {
        ...{ title, product: 'perfume', basis: 'total', load: 15, batch: 100, units: 1 },
        lines: [{ material_id: null, name: say.wood, amount: 3 }],
      },
    })
    const next = () => page.getByRole('button', { name: say.next, exact: true }).click()
    await open(page, '/custom/fragrance_service')
    await page.getByLabel(say.purpose).selectOption('gift')
    await page.getByLabel(say.form).selectOption('perfume')
    await next()
    await next()
    await page.getByText(say.needMood).filter({ visible: true }).first().waitFor()
    await page.getByRole('checkbox', { name: say.mood, exact: true }).check()
    await page.getByLabel(say.story).fill('비 갠 아침')
    await next()
    await page.getByLabel(say.pieces).fill('3')
    await page.reload()
    // at the step where it was left
    expect(await page.getByLabel(say.pieces).inputValue()).toBe('3')
    await next()
    await page.getByLabel(say.formula).selectOption({ label: title })
    await next()
    await page.locator('input[name="name"]').fill('한지우')
    await page.locator('input[name="mobile"]').fill('010-7272-3030')
    await page.locator('input[name="email"]').fill('steps@mail.example')
    await next()
    await page.getByText('비 갠 아침').waitFor()
    await page.getByLabel(say.ticks[0]).check()
    await page.getByRole('button', { name: say.send }).click()
    await page.getByText(say.needTick).filter({ visible: true }).first().waitFor()
    for (const tick of say.ticks) await page.getByLabel(tick).check()
    await page.getByRole('button', { name: say.send }).click()
    await page.getByRole('heading', { name: say.attached }).waitFor()
    await page.getByText(say.wood).waitFor()

    const desk = await visitor(desktop)
    await logInAsOwner(desk.page)
    await open(desk.page, `/admin/applications/${/(\d+)\/show/.exec(page.url())?.[1]}`)
    await desk.page.getByRole('heading', { name: '붙인 포뮬러' }).waitFor()
    await desk.page.getByText(say.wood).waitFor()
    await desk.page.getByText('비 갠 아침').waitFor()
    expect([...complaints, ...desk.complaints]).toEqual([])
  })

  test('from the brief over offer, deposit and samples to the approval and the balance', async () => {
    const company = `향 공방 ${lang} ${Date.now().toString(36)}`
    const { page, complaints } = await visitor(phone)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/custom/fragrance_service')
    await brief(page, say, {
      ...{ purpose: 'brand', form: 'diffuser', pieces: '50' },
      ...{ name: '한지우', mobile: '010-7272-2020', email: 'scent@mail.example', company },
    })
    for (const tick of say.ticks) await page.getByLabel(tick).check()
    await page.getByRole('button', { name: say.send }).click()
    const ap_id = /\d+/.exec(await page.getByText(say.received).innerText())?.[0] ?? ''

    const desk = await visitor(desktop)
    await logInAsOwner(desk.page)
    await open(desk.page, `/admin/applications/${ap_id}`)
    await desk.page.getByRole('link', { name: '커스텀 향 진행' }).click()
    await desk.page.getByRole('button', { name: '견적 보내기' }).click()
    const form = desk.page.getByRole('dialog')
    // what is missing is told where it is missing, the first of it comes into sight, and what was typed stays
    await form.getByLabel('전할 말').fill('Two ways to go')
    await form.getByRole('button', { name: '견적 보내기' }).click()
    const first = form.getByLabel('내용', { exact: true })
    await expect
      .poll(() =>
        first.evaluate(
          (one) => one === document.activeElement && one.getBoundingClientRect().top >= 0,
        ),
      )
      .toBe(true)
    expect(await form.getByLabel('전할 말').inputValue()).toBe('Two ways to go')
    if (lang === 'en') await form.getByLabel('통화').selectOption('usd')
    await form.getByLabel('내용', { exact: true }).fill('Forest tea')
    await form.getByLabel('금액', { exact: true }).fill('500')
    await form.getByLabel('계약금', { exact: true }).fill('200')
    if (lang === 'kr') {
      await form.getByLabel('금액', { exact: true }).fill('500000')
      await form.getByLabel('계약금', { exact: true }).fill('200000')
    }
    await form.getByLabel('처방의 주인').selectOption('customer')
    await form.getByLabel(/비밀 유지를 서로 약속해요/).check()
    await form.getByRole('button', { name: '견적 보내기' }).click()
    await desk.page.getByText('Forest tea').filter({ visible: true }).first().waitFor()
    const { data } = await ask<{ data: { token: string } }>(desk.page, {
      path: `/api/v1/admin/fragrance-works/${ap_id}`,
      method: 'GET',
    })

    const work = `/custom/fragrance_service/work/${data.token}`
    await open(page, work)
    await page.getByLabel(say.agreed).check()
    await page.getByRole('button', { name: say.accept }).click()
    await page.getByText(say.needSecrecy).filter({ visible: true }).first().waitFor()
    await page.getByLabel(say.secrecy).check()
    await page.getByRole('button', { name: say.accept }).click()
    await page.getByRole('link', { name: say.deposit }).click()
    await payHere(page, lang, say.paid)
    await expect
      .poll(async () => {
        await open(page, work)
        return page.getByText(say.composing).count()
      })
      .toBe(1)

    await desk.page.reload()
    await desk.page.getByLabel('보낼 샘플').fill('No. 1 Cedar\nNo. 2 Tea')
    await desk.page.getByLabel('송장번호').fill('640311223344')
    await desk.page.getByRole('button', { name: '샘플 보내기' }).click()
    await desk.page.getByRole('heading', { name: '보낸 샘플' }).waitFor()

    await open(page, work)
    for (const name of ['No. 1 Cedar', 'No. 2 Tea']) {
      const one = page.getByRole('group', { name, exact: true })
      await one.getByRole('radio', { name: say.stars, exact: true }).check()
      await one.getByRole('radio', { name: say.keep }).check()
    }
    await page.getByRole('button', { name: say.rate }).click()
    await page.getByRole('button', { name: say.rate }).waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'No. 2 Tea', exact: true }).check()
    await page.getByLabel(say.name).fill('Jiwoo Han')
    await page.getByRole('button', { name: say.approve }).click()
    await page.getByText(say.needConsent).filter({ visible: true }).first().waitFor()
    await page.getByLabel(say.consent).check()
    await page.getByRole('button', { name: say.approve }).click()
    await page.getByRole('link', { name: say.balance }).click()
    await payHere(page, lang, say.paid)
    await expect
      .poll(async () => {
        await open(page, work)
        return page.getByText(say.soon).count()
      })
      .toBe(1)

    await desk.page.reload()
    await desk.page.getByRole('button', { name: /^제작 중/ }).click()
    await desk.page
      .getByText('제작 중', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor()
    // the browser notes the approval without its consent, and the empty offer
    const rest = [...complaints, ...desk.complaints].filter((one) => !one.includes('status of 422'))
    expect(rest).toEqual([])
  })
})
