import { createHash } from 'node:crypto'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Currency, Lang } from '../kernel/language.ts'
import type { Device } from '../kernel/load.ts'
import { etagOf } from './answer.ts'
import type { Kept } from './kept.ts'
import { languageOf, readCookies } from './session.ts'

/** A rendered page as it is sent, with the policy that allows its own inline scripts. Held compressed only. */
export type KeptPage = { status: number; headers: Record<string, string>; etag: string; br: Buffer; gzip: Buffer | null; asked: number }

export type PageView = { lang: Lang; currency: Currency; device: Device; key: string }

// what changes a public page; anything else in the query (utm_..., fbclid) is the same page
const knownQueries = ['page', 'per_page', 'sort', 'order', 'keyword', 'family', 'note', 'price_min', 'price_max', 'in_stock', 'on_sale', 'is_new', 'lang', 'option']

/** What the visitor's headers decide about a public page, and the key it is kept under. */
export function pageView(url: URL, headers: { cookie: string | null; userAgent: string | null }): PageView {
  const { lang, currency } = languageOf(url, readCookies(headers.cookie))
  const device: Device = /Mobi|Android|iPhone|iPad/i.test(headers.userAgent ?? '') ? 'mobile' : 'pc'
  const query = knownQueries.flatMap((name) => (url.searchParams.has(name) ? [`${name}=${url.searchParams.get(name)}`] : [])).join('&')
  return { lang, currency, device, key: `page ${lang} ${currency} ${device} ${url.pathname}?${query}` }
}

export type PageSource = { origin: string; secure: boolean }

export const pageSeconds = 60

/** The kept page, rendered once however many ask; only successes are kept. */
export function keptPage(kept: Kept, view: PageView, source: PageSource, render: () => Promise<Response>): Promise<KeptPage> {
  return kept.get<KeptPage>(view.key, ['catalog', 'setting', 'category', 'notice', 'review'], pageSeconds, async () => {
    const page = await packPage(await render(), source, 'private, no-cache')
    return { value: page, size: page.br.length * 2 + 2_000, keep: page.status === 200 }
  })
}

/** Compresses a rendered answer and adds the headers of every page. */
export async function packPage(response: Response, source: PageSource, cacheControl: string): Promise<KeptPage> {
  const raw = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    headers[name] = value
  })
  Object.assign(headers, pageHeaders(source, raw.toString('utf8')), { 'cache-control': cacheControl, vary: 'Cookie, User-Agent, Accept-Encoding' })
  return { status: response.status, headers, etag: etagOf(raw), br: brotliCompressSync(raw, brotli(quickly)), gzip: null, asked: 0 }
}

// a page asked for once is not worth more than a millisecond; one asked for again is made smaller aside
const [quickly, carefully] = [1, 6]
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })

function packAgain(page: KeptPage) {
  brotliCompress(brotliDecompressSync(page.br), brotli(carefully), (error, br) => {
    if (!error) page.br = br
  })
}

export type Sent = { status: number; headers: Record<string, string>; body: Buffer | null }

/** Picks the bytes for a request: 304 when the visitor has them. */
export function bytesFor(page: KeptPage, headers: { acceptEncoding: string; ifNoneMatch: string }): Sent {
  if (++page.asked === 2) packAgain(page)
  if (page.status === 200 && headers.ifNoneMatch.includes(page.etag)) {
    return { status: 304, headers: { etag: page.etag, 'cache-control': page.headers['cache-control'] ?? '', vary: page.headers.vary ?? '' }, body: null }
  }
  const { encoding, body } = formOf(page, headers.acceptEncoding)
  return { status: page.status, headers: { ...page.headers, etag: page.etag, 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) }, body }
}

function formOf(page: KeptPage, accepted: string): { encoding: string | null; body: Buffer } {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: page.br }
  const raw = page.gzip && /\bgzip\b/.test(accepted) ? null : brotliDecompressSync(page.br)
  if (!/\bgzip\b/.test(accepted)) return { encoding: null, body: raw ?? brotliDecompressSync(page.br) }
  page.gzip ??= gzipSync(raw ?? brotliDecompressSync(page.br), { level: 4 })
  return { encoding: 'gzip', body: page.gzip }
}

const postcodeHosts = 'https://t1.daumcdn.net https://t1.kakaocdn.net'
const postcodeFrames = 'https://postcode.map.daum.net https://postcode.map.kakao.com'

function pageHeaders({ secure }: PageSource, html: string): Record<string, string> {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}'`,
  )
  return {
    ...securityHeaders(secure),
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${[...new Set(hashes)].join(' ')} ${postcodeHosts}`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src 'self' ${postcodeFrames}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
  }
}

export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
