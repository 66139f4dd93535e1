import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { logInAsOwner, open } from './steps.ts'

/** How long a person takes from one key to the next, in milliseconds, and how much slower their machine is. */
const [pace, slower] = [120, 4]

async function slowDown(page: Page) {
  const inside = await page.context().newCDPSession(page)
  await inside.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

/** A word as an input method writes it: each syllable put together before it stands. */
async function compose(page: Page, word: string) {
  const inside = await page.context().newCDPSession(page)
  for (const syllable of word) {
    for (const part of partsOf(syllable)) {
      await inside.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      })
      await page.waitForTimeout(pace / 2)
    }
    await inside.send('Input.insertText', { text: syllable })
  }
}

/** ㅎ, 하, 한: what stands in the field while a syllable is typed. */
function partsOf(syllable: string): string[] {
  const at = syllable.charCodeAt(0) - 0xac00
  const [first, middle, last] = [Math.floor(at / 588), Math.floor((at % 588) / 28), at % 28]
  const open = String.fromCharCode(0xac00 + first * 588 + middle * 28)
  return [String.fromCharCode(0x1100 + first), open, ...(last ? [syllable] : [])]
}

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('no letter of a search is lost at the pace of a person (%s)', async (_, size) => {
  const { page } = await visitor(size)
  await open(page, '/shop/search')
  await slowDown(page)
  const box = page.getByRole('main').getByRole('combobox')
  for (const word of ['candle wick', 'lavender', 'diffuser', 'hinoki']) {
    await box.fill('')
    await box.pressSequentially(word, { delay: pace })
    expect(await box.inputValue()).toBe(word)
  }
  await box.fill('')
  await box.focus()
  await compose(page, '히노키')
  expect(await box.inputValue()).toBe('히노키')
})

test('no letter is lost in the fields of a form, and a box ticked right after typing is ticked', async () => {
  const { page } = await visitor(phone)
  await open(page, '/register')
  await slowDown(page)
  const typed = {
    아이디: 'seorin.bloom',
    이름: 'Seorin Bloom',
    이메일: 'seorin@mail.example',
  }
  for (const [label, words] of Object.entries(typed)) {
    const field = page.getByRole('textbox', { name: label }).first()
    if (!(await field.count())) continue
    await field.pressSequentially(words, { delay: pace })
    expect(await field.inputValue()).toBe(words)
  }
  const tick = page.getByRole('checkbox').first()
  await tick.click()
  expect(await tick.isChecked()).toBe(true)
})

test('no letter is lost in the search of the desk', async () => {
  const { page } = await visitor(desktop)
  await logInAsOwner(page)
  await open(page, '/admin/orders')
  await slowDown(page)
  for (const box of [
    page.getByRole('combobox', { name: '관리 화면 전체에서 찾기' }),
    page.getByRole('main').getByRole('searchbox').first(),
  ]) {
    await box.fill('')
    await box.pressSequentially('kim haneul', { delay: pace })
    expect(await box.inputValue()).toBe('kim haneul')
  }
})
