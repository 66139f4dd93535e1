import type { Browser, CDPSession } from 'playwright-core'

/** The visit of somebody with an ordinary phone on a poor line, its cache empty. */
const screen = { width: 412, height: 915 }
const sharpness = 1.75
const slower = 4
const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
export const visitSeconds = 10

export type Kind = 'page' | 'style' | 'script' | 'font' | 'picture' | 'data'
export type Asked = { url: string; kind: Kind; at: number; bytes: number }
export type Visit = {
  firstPaint: number
  largestPaint: number
  largest: string
  blocked: number
  longest: number
  usable: number
  shift: number
  /** how many the page has when the visit ends */
  elements: number
  asked: Asked[]
  screens: { at: number; jpeg: string }[]
}

const kinds: Record<string, Kind> = {
  Document: 'page',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
}

export type VisitOptions = {
  cookies?: { name: string; value: string; url: string }[]
  /** no script and no fonts: what the HTML, its style and its pictures alone can do */
  bare?: boolean
  /** full speed: for those who only count bytes */
  unhurried?: boolean
  film?: boolean
  /** the moment that the visitor's clock shows all the time: a day does not end in mid-visit */
  now?: Date
}

/** Opens a page with an empty cache and watches it for ten seconds. Bytes are those on the wire, headers included. */
export async function visit(
  browser: Browser,
  url: string,
  { cookies = [], bare = false, unhurried = false, film = false, now }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: sharpness,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    userAgent: phoneAgent,
  })
  try {
    await context.addCookies(cookies)
    if (now) await context.clock.setFixedTime(now)
    const page = await context.newPage()
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    if (!unhurried) {
      await wire.send('Network.emulateNetworkConditions', { offline: false, ...line })
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slower })
    }
    if (bare)
      await wire.send('Network.setBlockedURLs', {
        urls: ['*://*/assets/*.js', '*://*/assets/*.woff2', '*://*/assets/fonts-*.css'],
      })
    await page.addInitScript(watch)
    const asked = listen(wire)
    const screens = film ? await filmed(wire) : []
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(visitSeconds * 1_000)
    const seen = await page.evaluate(() => (window as unknown as Watched).seen)
    const end = Math.max(seen.firstPaint, ...seen.long.map(({ at, ms }) => at + ms))
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      largest: seen.largest,
      blocked: seen.long.reduce((sum, { ms }) => sum + ms - 50, 0),
      longest: Math.max(0, ...seen.long.map(({ ms }) => ms)),
      usable: end,
      shift: seen.shift,
      elements: await page.locator('body *').count(),
      asked: [...asked.values()].filter(({ bytes }) => bytes > 0),
      screens,
    }
  } finally {
    await context.close()
  }
}

function listen(wire: CDPSession) {
  const asked = new Map<string, Asked>()
  let start = 0
  wire.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return
    start ||= timestamp
    const at = Math.round((timestamp - start) * 1_000)
    asked.set(requestId, { url: request.url, kind: kinds[type ?? ''] ?? 'data', at, bytes: 0 })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  return asked
}

/** Screens as the browser draws them, small. */
async function filmed(wire: CDPSession) {
  const screens: { at: number; jpeg: string }[] = []
  let start = 0
  wire.on('Network.requestWillBeSent', ({ wallTime }) => {
    start ||= wallTime
  })
  wire.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = Math.round(((metadata.timestamp ?? 0) - start) * 1_000)
    if (start && at >= 0) screens.push({ at, jpeg: data })
    wire.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await wire.send('Page.startScreencast', { format: 'jpeg', quality: 50, maxWidth: 206 })
  return screens
}

type Watched = {
  seen: {
    firstPaint: number
    largestPaint: number
    largest: string
    shift: number
    long: { at: number; ms: number }[]
  }
}

/** Runs in the page, before its own code. */
function watch() {
  const seen: Watched['seen'] = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, long: [] }
  ;(window as unknown as Watched).seen = seen
  const on = (type: string, hear: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry as never)
    }).observe({ type, buffered: true })
  on('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  on(
    'largest-contentful-paint',
    (entry: PerformanceEntry & { element?: Element; url?: string }) => {
      seen.largestPaint = entry.startTime
      const { element, url } = entry
      const words = element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24)
      seen.largest = `${element?.tagName.toLowerCase() ?? '?'} ${url?.split('/').pop() || words || ''}`
    },
  )
  on('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  on('longtask', (entry: PerformanceEntry) => {
    seen.long.push({ at: entry.startTime, ms: entry.duration })
  })
}
