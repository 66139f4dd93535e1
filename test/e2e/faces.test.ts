import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, visitor } from './browser.ts'
import { open } from './steps.ts'

const fontsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url().split('/').pop() ?? '')
  })
  return asked
}

/** Whether a face of this family has drawn these letters. */
const hasDrawn = (page: Page, family: string, letters: string) =>
  page.waitForFunction(
    ([name, text]) =>
      [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded') &&
      document.fonts.check(`20px "${name}"`, text),
    [family, letters] as const,
  )

/** The letters of an element that a face of ours has not drawn, counted by the face that has. */
async function drawnByOthers(page: Page, selector: string) {
  return (await facesOf(page, selector)).filter((font) => !font.isCustomFont)
}

async function facesOf(page: Page, selector: string) {
  const inside = await page.context().newCDPSession(page)
  await inside.send('DOM.enable')
  await inside.send('CSS.enable')
  const { root } = await inside.send('DOM.getDocument')
  const { nodeId } = await inside.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await inside.send('CSS.getPlatformFontsForNode', { nodeId })
  await inside.detach()
  return fonts
}

test('a first visit brings three font files, and no other for a page that they draw whole', async () => {
  const { page } = await visitor(phone)
  const asked = fontsOf(page)
  await page.goto('/')
  await hasDrawn(page, 'Pretendard Variable', '가')
  await page.waitForTimeout(4_000)
  expect(asked.map((file) => file.replace(/-.*/, '')).toSorted()).toEqual([
    'headings',
    'letters',
    'syllables',
  ])
})

test('the three files draw the home page in every week of its picks', async () => {
  const { page } = await visitor(phone)
  const asked = fontsOf(page)
  await page.goto('/')
  await hasDrawn(page, 'Pretendard Variable', '가')
  const weeks = page.getByRole('tablist', { name: '주간 픽 기간' }).getByRole('tab')
  await expect.poll(() => weeks.count()).toBe(5)
  for (let at = 0; at < 5; at++) {
    await weeks.nth(at).click()
    await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).waitFor()
    await page.waitForLoadState('networkidle')
    // letters are looked for once a page has rested
    await page.waitForTimeout(1_000)
    expect(asked, `week ${at + 1}`).toHaveLength(3)
  }
})

test('a syllable that no first file has comes when the page is quiet, in text and in a heading', async () => {
  const { page, context } = await visitor(phone)
  // a system with a Korean face, which not every machine that tests has
  await context.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: text === '가' ? 15 : 10 }) as TextMetrics
  })
  await page.goto(`/shop/search?keyword=${encodeURIComponent('뷁 쏟')}`)
  await page.getByRole('heading', { name: /뷁 쏟/ }).waitFor()
  await hasDrawn(page, 'Hahmlet Rest', '뷁')
  await hasDrawn(page, 'Hahmlet Rest', '쏟')
  // what comes later counts too
  await page.evaluate(() => document.querySelector('main')?.append('똠방각하'))
  await hasDrawn(page, 'Pretendard Rest', '똠')
})

test('common and rare syllables stand side by side in the faces of the house', async () => {
  const { page } = await visitor(phone)
  await open(page, `/shop/search?keyword=${encodeURIComponent('뷁 쏟 횰 꼍')}`)
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.id = 'words'
    words.textContent = '뷁 쏟 횰 읒 뷔 꼍 똠방각하'
    document.body.append(words)
  })
  await page.getByRole('heading', { name: /뷁 쏟/ }).waitFor()
  for (const selector of ['h1', '#words'])
    await expect.poll(() => drawnByOthers(page, selector), { timeout: 10_000 }).toEqual([])
})

test.each([
  '/custom/bottle',
  '/shop/product/1701000001',
  '/tssa/main',
  `/shop/search?keyword=${encodeURIComponent('뷁 쏟')}`,
])('at no moment is a heading of %s drawn in two faces', async (path) => {
  const { page, context } = await visitor(phone)
  await context.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: text === '가' ? 15 : 10 }) as TextMetrics
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('h1').filter({ visible: true }).first().waitFor()
  const seen = new Set<string>()
  const until = Date.now() + 9_000
  while (Date.now() < until && !seen.has('ours')) {
    const faces = await facesOf(page, 'h1')
    const ours = faces.filter((font) => font.isCustomFont).length
    seen.add(ours === faces.length ? 'ours' : ours === 0 ? 'theirs' : 'both')
    await page.waitForTimeout(60)
  }
  expect([...seen]).not.toContain('both')
  expect([...seen]).toContain('ours')
})

test('a system without a Korean face does not wait until the page is quiet', async () => {
  const { page, context } = await visitor(phone)
  await context.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = () => ({ width: 1 }) as TextMetrics
    // never quiet
    window.requestIdleCallback = () => 0
  })
  await page.goto(`/shop/search?keyword=${encodeURIComponent('뷁')}`)
  await hasDrawn(page, 'Hahmlet Rest', '뷁')
})

test('somebody who saves data keeps the faces of the system', async () => {
  const { page, context } = await visitor(phone)
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = fontsOf(page)
  await page.goto(`/shop/search?keyword=${encodeURIComponent('뷁')}`)
  await page.waitForTimeout(4_000)
  expect(asked).toEqual([])
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(families).not.toContain('Pretendard Variable')
  expect(families).toContain('Pretendard Near')
})
