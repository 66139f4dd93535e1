import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject } from 'vitest'
import { popupQuietKey } from '#shop/content/popup-rules.ts'
import { installedBrowsers } from '../../scripts/lib/browsers.mjs'
import type { Engine, Size } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { Page } from './page.ts'
import { openWebKit } from './webkit.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

const { Firefox, WebKit } = installedBrowsers()
const openers: [string, () => Promise<Engine>][] = []
if (Firefox) openers.push(['Firefox', () => openFirefox(Firefox)])
if (WebKit) openers.push(['WebKit', () => openWebKit(WebKit)])

/** The browsers that are here. */
export const browsers = openers.map(([name]) => name)

const engines = new Map<string, Promise<Engine>>()
const pages: Page[] = []

/** A visitor with a window of their own in this browser, who has put off the popups. */
export async function visitor(browser: string, size: Size): Promise<Page> {
  const opening = engines.get(browser) ?? openers.find(([name]) => name === browser)?.[1]()
  if (!opening) throw new Error(`no ${browser} is here`)
  engines.set(browser, opening)
  const page = new Page(await (await opening).open(size), inject('shopUrl'))
  pages.push(page)
  // of the shop, but no page of it
  await page.goto('/robots.txt')
  await page.evaluate(
    (key: string, value: string) => localStorage.setItem(key, value),
    popupQuietKey,
    String(Number.MAX_SAFE_INTEGER),
  )
  page.window.complaints.length = 0
  return page
}

/** Every visitor of a test goes home after it: an open page goes on working behind the next test's back. */
export async function sendVisitorsHome() {
  await Promise.all(pages.splice(0).map((page) => page.window.close()))
}

export async function closeBrowsers() {
  const opened = [...engines.values()]
  engines.clear()
  for (const engine of await Promise.all(opened)) await engine.close()
}

/** One line for each open page, for the words of a test that fell; and a picture, where a folder is named for them. */
export async function whereVisitorsStand(): Promise<string> {
  const folder = process.env.PICTURES
  const lines = await Promise.all(
    pages.map(async (page, at) => {
      if (folder) {
        const file = path.join(folder, `${expect.getState().currentTestName} ${at}.png`)
        await writeFile(file.replaceAll(' > ', ' '), await page.window.picture())
      }
      return page.ask('whereItStands')
    }),
  ).catch((error) => [String(error)])
  return lines.join('\n')
}
