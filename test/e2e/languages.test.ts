import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrases as staffPhrases } from '#admin/words.ts'
import { phrases as shopPhrases } from '#phrases.ts'
import { bottleDesk } from '#shop/bottle/desk-contract.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { barriersOn } from './axe.ts'
import { desktop, phone, visitor } from './browser.ts'
import { staff } from './desk.ts'
import { isMembers, isStaffs, pages } from './every-page.ts'
import { foreignTexts } from './foreign-texts.ts'
import { logInAsOwner, open } from './steps.ts'

// legal texts, what points are worth, and news as they were told
const inWon = new Set([
  // what materials cost is counted in won, as they are bought
  '/custom/formula',
  ...['/contents/privacy', '/contents/terms'],
  ...['/my-page/point', '/my-page/notification'],
  // an order keeps the currency it was paid in, and a balance is won
  ...['/my-page', '/my-page/order', '/my-page/credit'],
])
const phrases: Record<string, string> = { ...shopPhrases, ...staffPhrases }

// who ordered in other journeys; a name is written the same in both languages, and stands in attributes too
const people = ['김민지', '무지개 유치원']

/** People, and goods that other journeys have named in Korean only. */
async function koreanNames(): Promise<string[]> {
  const desk = await staff()
  // what somebody called the bottle they designed
  const bottles = await desk(bottleDesk.jobs, { query: { per_page: 100 } })
  const { data } = await desk(adminProducts.list, {
    query: { per_page: 100, sort: 'created_at', order: 'desc' },
  })
  return [
    ...people,
    ...bottles.data.map(({ title }) => title),
    ...data
      .filter((one) => /[가-힣]/.test(one.it_name_en || one.it_name))
      .map((one) => one.it_name),
  ]
}

/**
 * The desk is full of names, addresses and goods. On its English pages each of them is marked; an attribute and the title
 * cannot be, so of these only what the code itself should have said otherwise counts (a short word may be a name).
 */
function isAmissAtDesk(text: string, lang: 'kr' | 'en'): boolean {
  const isText = !/^(aria-label|placeholder|alt|title)(="|: )/.test(text)
  return (lang === 'en' && isText) || (text.length > 3 && Object.hasOwn(phrases, text))
}

// what is listed there is Korean by its nature: phrases, and what was done to them
const listsOfPhrases = ['/admin/translations', '/admin/audit']

/** Cells of a list are marked whatever they hold, so also a word that the code forgot to translate. */
async function untranslatedCells(page: Page, path: string): Promise<string[]> {
  if (listsOfPhrases.includes(path)) return []
  const marked = await page.locator('main [data-row] [lang=ko]').allTextContents()
  // the owner is called like the shop
  return marked.filter(
    (text) => text.length > 3 && text !== '오드모아' && Object.hasOwn(phrases, text),
  )
}

/** The first of each list whose rows have a page of their own. */
async function firstOfLists(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const list of [
    '/admin/orders',
    '/admin/claims',
    '/admin/quotations',
    '/admin/payments',
    '/admin/inquiries',
    '/admin/store-orders',
    '/admin/coupons',
  ]) {
    await open(page, list)
    const link = page.locator(`main [data-row] a[href^="${list}/"]`).first()
    await link.waitFor()
    found.push(new URL((await link.getAttribute('href')) ?? list, page.url()).pathname)
  }
  return found
}

/** Won beside dollars. The law's own sums, and pages about the law, are in won. */
function wonIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.body.innerText.split('\n').filter((line) => /\d[\d,]* ?won\b|₩ ?\d/i.test(line)),
  )
}

/** Every page is read; each is tried for barriers in one of the languages, so in one of the widths. */
async function walk(page: Page, paths: string[], lang: 'kr' | 'en'): Promise<string[]> {
  const found: string[] = []
  const given = await koreanNames()
  for (const [at, path] of paths.entries()) {
    await open(page, `${path}?lang=${lang}`)
    await page.locator('h1').filter({ visible: true }).first().waitFor()
    // lists that come after the page
    await page
      .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
        timeout: 15_000,
      })
      .catch(() => {})
    // what is folded away is read too
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('main details'))
        folded.setAttribute('open', '')
    })
    const texts = [
      ...(lang === 'en' && !isStaffs(path) && !inWon.has(path) ? await wonIn(page) : []),
      ...(await foreignTexts(page, lang)),
      ...(lang === 'en' && isStaffs(path) ? await untranslatedCells(page, path) : []),
    ]
    for (const text of isStaffs(path)
      ? texts.filter((one) => isAmissAtDesk(one, lang))
      : texts.filter((one) => !given.some((name) => one.includes(name))))
      found.push(`${path}: ${text}`)
    if (at % 2 === Number(lang === 'en')) found.push(...(await barriersOn(page, path)))
  }
  return [...new Set(found)]
}

for (const [lang, says, size] of [
  ['en', 'English', desktop],
  ['kr', 'Korean', phone],
] as const) {
  test(`what a guest reads in ${says} is ${says}`, async () => {
    const { page } = await visitor(size)
    const paths = pages.filter((path) => !isStaffs(path) && !isMembers(path))
    expect(await walk(page, paths, lang)).toEqual([])
  }, 400_000)

  test(`what a member and the staff read in ${says} is ${says}`, async () => {
    const { page } = await visitor(size)
    await logInAsOwner(page)
    const paths = pages.filter((path) => isStaffs(path) || isMembers(path))
    if (lang === 'en') paths.push(...(await firstOfLists(page)))
    expect(await walk(page, paths, lang)).toEqual([])
  }, 600_000)
}
