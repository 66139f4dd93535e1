import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { popupQuietKey } from '#shop/content/popup-rules.ts'
import { chromiumPaths } from './chromium.ts'
import { shopUrl } from './shop-url.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Promise<Browser> | undefined
const visitors: BrowserContext[] = []

/** One for all files. */
function openBrowser(): Promise<Browser> {
  browser ??= launchFirst().catch((error) => {
    // the next journey tries again, instead of falling with this one
    browser = undefined
    throw error
  })
  return browser
}

async function launchFirst(): Promise<Browser> {
  const failures: unknown[] = []
  for (const executablePath of await chromiumPaths()) {
    try {
      return await chromium.launch({ executablePath, args: quiet })
    } catch (error) {
      failures.push(error)
    }
  }
  throw new AggregateError(failures, `no Chromium starts here: ${failures.join('\n')}`)
}

/** Every visitor of a test goes home after it: an open page goes on working behind the next test's back. */
export async function sendVisitorsHome() {
  await Promise.all(visitors.splice(0).map((context) => context.close()))
}

/** One line for each open page: its address and what it says aloud. For the words of a test that fell. */
export async function whereVisitorsStand(): Promise<string> {
  const pages = visitors.flatMap((context) => context.pages())
  const lines = await Promise.all(
    pages.map(async (page) => {
      const said = await page
        .evaluate(() =>
          [...document.querySelectorAll('h1, [role=alert], [role=status], [role=dialog] h2')]
            .map((one) => one.textContent?.trim())
            .filter(Boolean)
            .join(' | '),
        )
        .catch((error) => String(error))
      const { pathname, search } = new URL(page.url())
      return `on ${pathname}${search}: ${said.slice(0, 200)}`
    }),
  )
  return lines.join('\n')
}

type Visit = BrowserContextOptions & {
  /** meets the popups as on a first visit; others have put them off */
  popups?: boolean
}

/** A visitor with a window of their own. Everything the page complains about ends up in `complaints`. */
export async function visitor(
  size: { width: number; height: number },
  { popups = false, ...more }: Visit = {},
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const isPhone = size.width < 600
  const context = await (await openBrowser()).newContext({
    baseURL: shopUrl(),
    viewport: size,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: isPhone,
    isMobile: isPhone,
    // a worker between page and line hides from a journey what it asks for
    serviceWorkers: 'block',
    ...(isPhone ? { userAgent: phoneAgent } : {}),
    ...more,
  })
  visitors.push(context)
  if (!popups)
    await context.addInitScript((key) => {
      // a letter in its sandbox has no store
      if (origin !== 'null') localStorage.setItem(key, String(Number.MAX_SAFE_INTEGER))
    }, popupQuietKey)
  // a busy machine seems a slow line to the browser, and pages look otherwise on one
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      value: { saveData: false, effectiveType: '4g' },
      configurable: true,
    }),
  )
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/daumcdn|kakaocdn|net::ERR/.test(message.text() + message.location().url)
    )
      complaints.push(message.text())
  })
  page.setDefaultTimeout(45_000)
  return { page, context, complaints }
}
