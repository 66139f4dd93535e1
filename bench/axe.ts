import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { barriersOn, enlarge, ofLooks, settled, tooWide, wear } from '#test/e2e/axe.ts'
import { desktop, phone, sendVisitorsHome, visitor } from '#test/e2e/browser.ts'
import { makeItem } from '#test/e2e/desk.ts'
import { isMembers, isStaffs, left, pages, routes } from '#test/e2e/every-page.ts'
import { newDataDir, serve, throwAway } from '#test/e2e/running-shop.ts'
import { tellShopUrl } from '#test/e2e/shop-url.ts'
import { addToCart, logInAsOwner } from '#test/e2e/steps.ts'

/*
 * Every page of the shop and the desk, in both languages, at three widths, the desk also in the dark, the shop also with letters of
 * twice the size at 320 px. Of each way that takes an id, the first that any page links to.
 */
const { positionals: wanted } = parseArgs({ allowPositionals: true })

type Lang = 'kr' | 'en'
// an order is shown to whoever placed it
const isOrders = (path: string) => path.startsWith('/shop/order/')
const found = new Set<string>()
const tried: Record<string, { looks: number; barriers: number }> = {}
const patterns = routes
  .filter((route) => route.includes(':') && !left.includes(route))
  .map((route) => ({ route, shape: new RegExp(`^/${route.replace(/:[^/]+/g, '[^/]+')}$`) }))
// what begins with everything is asked last
const patternOf = (path: string) =>
  routes.includes(path.slice(1)) ? undefined : patterns.find(({ shape }) => shape.test(path))?.route

const dataDir = newDataDir()
const shop = await serve(dataDir)
tellShopUrl(shop.url)
try {
  const item = await makeItem({ it_name: '모두의 캔들', it_name_en: 'Candle for everybody' })
  const only = wanted.length ? wanted : undefined
  for (const who of [item.it_id, 'owner'])
    await Promise.all([walk(who, phone, only), walk(who, desktop, only)])
  for (const line of [...found].sort()) console.log(`✗ ${line}`)
  console.table(tried)
  console.log(found.size ? `${found.size} barriers` : 'no barrier')
  process.exitCode = found.size ? 1 : 0
} finally {
  await sendVisitorsHome()
  await shop.close()
  throwAway(dataDir)
}
process.exit()

/** The owner, or a guest with this in the cart. */
async function walk(who: string, size: typeof phone, only?: string[]) {
  const { page } = await visitor(size, { reducedMotion: 'reduce' })
  await page.goto('/?lang=kr')
  if (who === 'owner') await logInAsOwner(page)
  else await addToCart(page, who)
  const isTheirs = (path: string) =>
    (who === 'owner') === (isStaffs(path) || isMembers(path) || isOrders(path))
  const queue = (only ?? [...pages, '/nowhere', '/shop/search?keyword=Cedar']).filter(isTheirs)
  const known = new Set(queue.map(patternOf))
  for (const path of queue) {
    for (const lang of ['kr', 'en'] as const) {
      try {
        await look(page, path, lang, size)
      } catch (error) {
        found.add(`${path} in ${lang}: ${String(error).split('\n', 1)[0]}`)
      }
    }
    if (only) continue
    for (const next of await linksOf(page)) {
      const pattern = patternOf(next)
      if (!pattern || known.has(pattern) || !isTheirs(next)) continue
      known.add(pattern)
      queue.push(next)
    }
  }
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((one) => one.pathname),
  )
}

async function look(page: Page, path: string, lang: Lang, size: typeof phone) {
  await page.setViewportSize(size)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await settled(page)
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
  })
  for (const width of size === desktop ? [1440, 820] : [390]) {
    await page.setViewportSize({ width, height: size.height })
    const where = `${path} in ${lang} at ${width} px`
    const place = `${isStaffs(path) ? 'desk' : 'shop'}, ${width} px`
    tell(place, await barriersOn(page, where))
    tell(`${place}, sideways`, await tooWide(page, where))
    if (!isStaffs(path)) continue
    await wear(page, 'dark')
    tell(`${place}, dark`, await barriersOn(page, `${where} in the dark`, ofLooks))
    await wear(page, 'light')
  }
  if (isStaffs(path) || size === desktop) return
  await page.setViewportSize({ width: 320, height: 640 })
  await enlarge(page)
  tell('shop, 320 px, letters of 200 %', await tooWide(page, `${path} in ${lang} at 320 px, 200 %`))
}

function tell(place: string, lines: string[]) {
  tried[place] ??= { looks: 0, barriers: 0 }
  tried[place].looks++
  tried[place].barriers += lines.length
  for (const line of lines) {
    if (!found.has(line)) console.log(line)
    found.add(line)
  }
}
