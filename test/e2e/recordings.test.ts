import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inflateSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { popupQuietKey } from '#shop/content/popup-rules.ts'
import { chromiumPaths } from './chromium.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { open } from './steps.ts'

/** The error service: takes what browsers send it. */
const sent: Buffer[] = []
const service = createServer((request, answer) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (request.method === 'POST') sent.push(Buffer.concat(parts))
    answer.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    })
    answer.end('{}')
  })
})
let shop: RunningShop
let browser: Browser

// under a name of its own: from the local host nothing is reported
const name = 'http://odemoa.test'

beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const { port } = service.address() as AddressInfo // it listens on a port
  shop = await openShop({ ORIGIN: name, SENTRY_DSN: `http://key@127.0.0.1:${port}/1` })
  const [executablePath = ''] = await chromiumPaths()
  browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP odemoa.test:80 127.0.0.1:${new URL(shop.url).port}`,
    ],
  })
}, 180_000)
afterAll(async () => {
  await browser.close()
  await shop.stop()
  service.close()
})

/** What was sent so far, recordings unpacked: the items of all envelopes as text, by their type. */
function received(): { type: string; text: string }[] {
  return sent.flatMap((envelope) => {
    const items: { type: string; text: string }[] = []
    let at = envelope.indexOf('\n') + 1
    while (at > 0 && at < envelope.length) {
      const end = envelope.indexOf('\n', at)
      if (end < 0) break
      const head = JSON.parse(envelope.toString('utf8', at, end)) as {
        type: string
        length?: number
      } // the first line of an item
      const length = head.length ?? envelope.indexOf('\n', end + 1) - end - 1
      const body = envelope.subarray(end + 1, end + 1 + length)
      items.push({ type: head.type, text: textOf(head.type, body) })
      at = end + 1 + length + 1
    }
    return items
  })
}

function textOf(type: string, body: Buffer): string {
  if (type !== 'replay_recording') return body.toString('utf8')
  const from = body.indexOf('\n') + 1
  const packed = body.subarray(from)
  return packed[0] === 0x78 ? inflateSync(packed).toString('utf8') : packed.toString('utf8')
}

// case 230
test('a recording and a report of a visit hold nothing of what was typed, read or looked for', async () => {
  const context = await browser.newContext({ baseURL: name, serviceWorkers: 'block' })
  await context.addInitScript((key) => {
    localStorage.setItem(key, String(Number.MAX_SAFE_INTEGER))
    // one of the visits that are recorded
    Math.random = () => 0
  }, popupQuietKey)
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  await open(page, '/login')
  await page.getByLabel('아이디 또는 메일').fill('canary-id@mail.example')
  await page.getByLabel('비밀번호', { exact: true }).fill('canary-password')
  await page.getByLabel('주문번호').fill('260101canary')
  await page.getByLabel('주문한 휴대폰 번호').fill('01098765432')
  // within the page, as most go on
  await page.getByRole('link', { name: '베스트', exact: true }).first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /히노키/ })
    .first()
    .click()
  await page.getByRole('button', { name: '장바구니 담기' }).first().waitFor()
  await page.evaluate(() => setTimeout(() => Reflect.get(Object(null).missing, 'broken'), 0))
  const recordings = () => received().filter(({ type }) => type === 'replay_recording')
  await expect.poll(() => recordings().length, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect
    .poll(() => received().some(({ type }) => type === 'event'), { timeout: 30_000 })
    .toBe(true)
  const search = page.getByRole('combobox').first()
  await search.fill('canary-search')
  await search.press('Enter')
  await page.waitForURL(/keyword=canary-search/)
  await page.getByRole('heading', { level: 1, name: /canary-search/ }).waitFor()
  // what was noted up to here is sent, and no more is: a recording begun anew would tell the address
  await page.waitForTimeout(7_000)
  const sofar = recordings().length
  await page.mouse.click(5, 400)
  await page.goBack()
  await page.waitForTimeout(7_000)
  expect(recordings().length).toBe(sofar)

  const recorded = recordings()
    .map(({ text }) => text)
    .join('\n')
  // it is a recording of this page, drawn anew from its elements
  expect(recorded).toContain('"tagName":"input"')
  expect(recorded).toMatch(/\*{3}/)
  for (const { type, text } of received()) {
    for (const secret of ['canary', '98765432', '0109876'])
      expect([type, text.includes(secret) && around(text, secret)]).toEqual([type, false])
  }
  // nor what the shop says and shows
  for (const word of ['히노키', '로그인'])
    expect([word, recorded.includes(word) && around(recorded, word)]).toEqual([word, false])
  expect(recorded).not.toMatch(/"src(?:set)?":"[^"]+\.(?:avif|webp)/)
}, 300_000)

const around = (text: string, word: string) => {
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 200), at + 100)
}
