import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { popupQuietKey } from '#shop/content/popup-rules.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

const phoneAgent = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Chromium of the system or of CHROMIUM_PATH, else the one inside an npm package; never a download. */
async function chromiumPath(): Promise<string> {
  const known = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = known.find((file) => file && existsSync(file))
  if (found) return found
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

let browser: Promise<Browser> | undefined

export function openBrowser(): Promise<Browser> {
  browser ??= chromiumPath().then((executablePath) => chromium.launch({ executablePath, args: quiet }))
  return browser
}

export async function closeBrowser() {
  await (await browser)?.close()
  browser = undefined
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
    baseURL: inject('shopUrl'),
    viewport: size,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    hasTouch: isPhone,
    isMobile: isPhone,
    ...(isPhone ? { userAgent: phoneAgent } : {}),
    ...more,
  })
  if (!popups) await context.addInitScript((key) => localStorage.setItem(key, String(Number.MAX_SAFE_INTEGER)), popupQuietKey)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/daumcdn|kakaocdn|net::ERR/.test(message.text() + message.location().url)) complaints.push(message.text())
  })
  page.setDefaultTimeout(15_000)
  return { page, context, complaints }
}
