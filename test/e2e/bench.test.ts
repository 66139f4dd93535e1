import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { joinAs, speak } from './buyer.ts'
import { open, orderAsGuest, words } from './steps.ts'

const say = {
  kr: {
    ...words.kr,
    lang: 'kr',
    near: '비슷한 향',
    sketch: '이 노트로 포뮬러 만들기',
    studio: '포뮬러 작업실',
    title: '포뮬러 이름',
    batch: '전체 양 (g)',
    scale: '배치에 맞춰 양 바꾸기',
    amount: '양 (g)',
    all: '모두 장바구니에 담기',
    put: /장바구니에 담았어요|가지를 담았고/,
    vessel: '용기에 맞는 왁스와 오일',
    across: '안지름·가로',
    result: '결과',
    keep: '결과 저장',
    called: '이 결과의 이름',
    kept: '저장한 결과',
    wrong: '10에서 500 사이로 적어 주세요.',
    finder: '향 찾기',
    citrus: '시트러스',
    avoid: '피하고 싶은 노트',
    without: '피하고 싶은 것은 없어요',
    save: '포뮬러 저장',
    again: '처음부터 고르기',
    more: '재료 더하기',
    nth: (number: number) => new RegExp(`^${number}번 재료(?! (메모|빼기))`),
    limited: '시트랄',
    over: '한도를 넘은 재료가 있어요. 향료 비율이나 그 재료를 줄여 주세요.',
    sums: '분류별 IFRA 한도 합',
    category: '분류 12',
    keepHere: '이 기기에 저장',
    keptHere: '이 기기에 저장했어요',
  },
  en: {
    ...words.en,
    lang: 'en',
    near: 'Smells alike',
    sketch: 'Make a formula of these notes',
    studio: 'Formula studio',
    title: 'Name of the formula',
    batch: 'Batch (g)',
    scale: 'Scale amounts to the batch',
    amount: 'Amount (g)',
    all: 'Put all in the cart',
    put: /are in your cart|were added/,
    vessel: 'Wax and oil for a vessel',
    across: 'Inside diameter or width',
    result: 'Result',
    keep: 'Keep the result',
    called: 'A name for this result',
    kept: 'Kept results',
    wrong: 'Enter 10 to 500.',
    finder: 'Scent finder',
    citrus: 'Citrus',
    avoid: 'Notes to avoid',
    without: 'Without what you avoid',
    save: 'Save formula',
    again: 'Start again',
    more: 'Add a material',
    nth: (number: number) => new RegExp(`^Material ${number}`),
    limited: 'Citral',
    over: 'A material is over its limit. Lower the load, or that material.',
    sums: 'Sum of IFRA limits by category',
    category: 'Category 12',
    keepHere: 'Keep on this device',
    keptHere: 'Kept on this device',
  },
} as const

const turns = [
  ['kr', phone],
  ['en', desktop],
] as const

const everywhere = (['kr', 'en'] as const).flatMap((lang) => [
  [lang, 'phone', phone] as const,
  [lang, 'desktop', desktop] as const,
])

test.each(everywhere)(
  'the notes of a product become a formula that is checked, scaled, bought and ordered (%s, %s)',
  async (lang, width, size) => {
    const its = say[lang]
    const { page, complaints } = await visitor(size)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/shop/product/1701000004')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: its.near }).waitFor()
    await page.getByRole('link', { name: its.sketch }).click()
    await page.getByRole('heading', { level: 1, name: its.studio }).waitFor()
    const main = page.getByRole('main')
    const first = main.getByLabel(its.amount, { exact: true }).first()
    expect(Number(await first.inputValue())).toBeGreaterThan(0)
    // a material with a limit is over it, is told so, and is brought within
    const lines = await main.getByLabel(its.amount, { exact: true }).count()
    await main.getByRole('button', { name: its.more }).click()
    await main
      .getByRole('combobox', { name: its.nth(lines + 1) })
      .first()
      .selectOption({ label: its.limited })
    const limited = main.getByLabel(its.amount, { exact: true }).last()
    await limited.fill('50')
    await main.getByRole('alert').filter({ hasText: its.over }).waitFor()
    await limited.fill('0.01')
    await main.getByText(its.over).waitFor({ state: 'detached' })
    await main.getByText(its.sums).click()
    await main.getByText(its.category).waitFor()
    const before = Number(await first.inputValue())
    await main.getByLabel(its.batch).fill('500')
    await main.getByRole('button', { name: its.scale }).click()
    await expect.poll(async () => Number(await first.inputValue())).toBeGreaterThan(before)
    await main.getByRole('button', { name: its.all }).click()
    await page.getByText(its.put).filter({ visible: true }).first().waitFor()
    // what is written stays in this browser
    await open(page, '/custom/formula')
    await expect.poll(async () => main.getByLabel(its.batch).inputValue()).toBe('500')
    await open(page, '/shop/cart')
    await main.getByRole('list').first().waitFor()
    const od_id = await orderAsGuest(
      page,
      its,
      lang === 'kr' ? '김하늘' : 'Ada Fenwick',
      `bench-${lang}-${width}`,
    )
    expect(od_id).toMatch(/^\d{12,20}$/)
    expect(complaints).toEqual([])
  },
)

test.each(turns)(
  'a calculator is its address, tells what cannot be read, is kept, and fills the cart (%s)',
  async (lang, size) => {
    const its = say[lang]
    const { page, complaints } = await visitor(size)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/tools')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: its.vessel }).click()
    await page.getByRole('heading', { level: 1, name: its.vessel }).waitFor()
    const across = main.getByLabel(its.across)
    await across.fill('9000')
    await main.getByText(its.wrong).waitFor()
    expect(await across.inputValue()).toBe('9000')
    await across.fill('75')
    await expect.poll(() => page.url()).toContain('across=75')
    const address = page.url()
    const result = main.getByRole('region', { name: its.result })
    const figures = await result.locator('dl').innerText()
    await main.getByLabel(its.called).fill('My 75 mm')
    await main.getByRole('button', { name: its.keep }).click()
    await main.getByRole('button', { name: its.all }).click()
    await page.getByText(its.put).filter({ visible: true }).first().waitFor()

    // somebody else opens the address
    const other = await visitor(size)
    await open(other.page, '/contents/terms')
    await speak(other.page, lang)
    await open(other.page, address)
    await expect
      .poll(() => other.page.getByRole('region', { name: its.result }).locator('dl').innerText())
      .toBe(figures)

    await open(page, '/tools')
    await main.getByRole('heading', { name: its.kept }).waitFor()
    await main.getByRole('link', { name: 'My 75 mm' }).click()
    await expect.poll(() => main.getByLabel(its.across).inputValue()).toBe('75')
    expect([...complaints, ...other.complaints]).toEqual([])
  },
)

test.each(turns)(
  'the finder narrows down, tells why, and its address says all (%s)',
  async (lang, size) => {
    const its = say[lang]
    const { page, complaints } = await visitor(size)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/shop/scent-finder')
    const main = page.getByRole('main')
    await page.getByRole('heading', { level: 1, name: its.finder }).waitFor()
    await main.getByRole('checkbox', { name: its.citrus }).first().check()
    await expect.poll(() => page.url()).toContain('family=citrus')
    await main.getByLabel(its.avoid).selectOption('베르가못')
    await main.getByText(its.without).filter({ visible: true }).first().waitFor()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('no_note=베르가못')
    const address = page.url()
    const found = await main.getByRole('region').getByRole('heading', { level: 2 }).innerText()
    await open(page, address)
    await main.getByRole('heading', { name: found }).waitFor()
    await main.getByRole('button', { name: its.again }).click()
    await expect.poll(() => page.url()).not.toContain('family')
    expect(complaints).toEqual([])
  },
)

test.each(everywhere)(
  'what a guest wrote moves to a member’s formulas (%s, %s)',
  async (lang, _, size) => {
    const { page, complaints } = await visitor(size)
    const its = say[lang]
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/custom/formula')
    const main = page.getByRole('main')
    const title = lang === 'kr' ? '손님의 포뮬러' : 'A guest’s formula'
    await main.getByLabel(its.title).fill(title)
    await main
      .getByRole('combobox', { name: its.nth(1) })
      .first()
      .selectOption({ label: its.limited })
    await main.getByLabel(its.amount, { exact: true }).first().fill('3')
    await main.getByRole('button', { name: its.keepHere }).click()
    await page.getByText(its.keptHere, { exact: false }).filter({ visible: true }).first().waitFor()
    await joinAs(page, lang)
    await open(page, '/custom/formula')
    await expect.poll(() => main.getByLabel(its.title).inputValue()).toBe(title)
    await main.getByRole('button', { name: its.save }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(complaints).toEqual([])
  },
)
