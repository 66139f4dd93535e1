import { expect, test } from 'vitest'
import { desktop, visitor } from './browser.ts'

/** Pages whose fields stand in their HTML: two fields of each, by name. */
const fields = [
  ['/custom/formula', 'title', 'load'],
  ['/login', 'mb_id', 'password'],
  ['/tools/vessel', 'across', 'height'],
  ['/', 'keyword', 'keyword'],
] as const

test('what is typed before the code of a page has come is there afterwards', async () => {
  const { page, complaints } = await visitor(desktop)
  for (const [path, ...names] of fields) {
    let letThrough = () => {}
    const held = new Promise<void>((done) => {
      letThrough = done
    })
    await page.unrouteAll()
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const typed = names.map((name) => page.locator(`input[name="${name}"]:visible`).first())
    for (const field of typed) await field.fill('77')
    const greeted = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/login-check'))
    letThrough()
    await greeted
    // time to be drawn anew
    await page.waitForTimeout(1_500)
    for (const field of typed) expect(await field.inputValue(), path).toBe('77')
  }
  expect(complaints).toEqual([])
})
