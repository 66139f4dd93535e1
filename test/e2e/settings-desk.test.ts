import { expect, test } from 'vitest'
import { adminSettings } from '#shop/setting/contract.ts'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

const words = {
  kr: {
    country: '일본',
    save: /^저장( Ctrl S|Ctrl S)?$/,
    saved: '설정을 저장했어요. 바로 적용돼요.',
    add: '나라 더하기',
    noCode: '국가 코드를 영문 두 글자로 적어 주세요. 예: JP',
    twice: '같은 나라가 두 번 있어요.',
    undo: '되돌리기',
    candle: '캔들',
    log: '해외 배송',
    studio: '포뮬러 작업실',
  },
  en: {
    country: 'Japan',
    save: /^Save( Ctrl S|Ctrl S)?$/,
    saved: 'Settings saved. They hold at once.',
    add: 'Add a country',
    noCode: 'Enter the two letters of the country code, such as JP.',
    twice: 'The same country is there twice.',
    undo: 'Undo',
    candle: 'Candle',
    log: 'Shipping abroad',
    studio: 'Formula studio',
  },
} as const

const stored = async () => (await (await staff())(adminSettings.show, {})).data.values

for (const [lang, size] of [
  ['kr', desktop],
  ['en', phone],
] as const)
  test(`shipping abroad and the studio are opened, changed, refused and read in the log by name (${lang})`, async () => {
    const say = words[lang]
    const before = await stored()
    const { page } = await visitor(size)
    await logInAsOwner(page)
    await speak(page, lang)
    await open(page, '/admin/settings?group=abroad')
    const save = page.getByRole('button', { name: say.save })
    const japan = page.getByRole('region', { name: say.country, exact: true })
    const cost = japan.locator('input[name="countries.0.rows.0.cost"]')
    const dearer = (before.abroad.countries[0]?.rows[0]?.cost ?? 0) + 500
    await cost.fill(String(dearer))
    await save.click()
    await page.getByText(say.saved).waitFor()
    expect((await stored()).abroad.countries[0]?.rows[0]?.cost).toBe(dearer)

    await page.getByRole('button', { name: say.add }).click()
    await save.click()
    // named above the form, where a press leads to the field
    await page.getByRole('button', { name: say.noCode }).waitFor()
    const code = page.locator('input[name$=".code"]').last()
    // letters alone, and large ones
    await code.fill('j1p')
    expect(await code.inputValue()).toBe('JP')
    await save.click()
    await page.getByRole('button', { name: say.twice }).waitFor()
    expect((await stored()).abroad.countries.length).toBe(before.abroad.countries.length)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.undo }).click()
    await expect
      .poll(() => page.locator('input[name$=".code"]').count())
      .toBe(before.abroad.countries.length)

    await open(page, '/admin/settings?group=studio')
    const candle = page.getByLabel(say.candle, { exact: true })
    const next = before.studio.categories.candle === '12' ? '10A' : '12'
    await candle.selectOption(next)
    await save.click()
    await page.getByText(say.saved).waitFor()
    await page.reload()
    await expect.poll(() => candle.inputValue()).toBe(next)

    await open(page, '/admin/audit?kind=setting')
    const rows = page.getByRole('main').locator('[data-row]')
    await rows.first().getByRole('link', { name: say.studio }).waitFor()
    await rows.nth(1).getByRole('link', { name: say.log }).click()
    await japan.waitFor()
  })
