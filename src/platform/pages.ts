import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib'
import type { Currency, Lang } from '#kernel/language.ts'
import type { Device } from '#kernel/load.ts'
import { type Answer, etagOf } from './answer.ts'
import type { Kept } from './kept.ts'
import { type PageSource, pageHeaders } from './page-policy.ts'
import { knownQueries } from './page-queries.ts'
import { countryOf, languageOf, readCookies } from './session.ts'

/** A rendered page as it is sent, with the policy that allows its own inline scripts. Held compressed only. */
export type KeptPage = {
  status: number
  headers: Record<string, string>
  etag: string
  forms: Partial<Record<Packing, Buffer<ArrayBuffer>>>
  asked: number
  ready: Partial<Record<Packing, Sent>>
}

type Packing = 'br' | 'gzip'
const brotliAside = promisify(brotliCompress)
const gzipAside = promisify<Buffer, ZlibOptions, Buffer<ArrayBuffer>>(gzip)

/** The best packing a visitor takes; null for none. */
export function packingFor(accepted: string): Packing | null {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

export type PageView = {
  lang: Lang
  currency: Currency
  country: string
  device: Device
  key: string
}

export function deviceOf(userAgent: string): Device {
  return /Mobi|Android|iPhone|iPad/i.test(userAgent) ? 'mobile' : 'pc'
}

/** What the visitor's headers decide about a public page, and the key it is kept under. */
export function pageView(
  url: URL,
  headers: { cookie: string | null; userAgent: string | null },
): PageView {
  const cookies = readCookies(headers.cookie)
  const { lang, currency } = languageOf(url, cookies)
  const country = countryOf(cookies)
  const device = deviceOf(headers.userAgent ?? '')
  return {
    lang,
    currency,
    country,
    device,
    key: `page ${lang} ${currency} ${country} ${device} ${url.pathname}?${knownPart(url)}`,
  }
}

/** What of a query a page is kept under. Each value ends where it ends: none can pass for the next name. */
function knownPart({ searchParams }: URL): string {
  return knownQueries
    .flatMap((name) => {
      const value = searchParams.get(name)
      return value === null ? [] : [`${name}=${encodeURIComponent(value)}`]
    })
    .join('&')
}

/** The address that a page for everybody is rendered at: what it is not kept under stays with whoever asked. */
export function publicAddress(url: URL): URL {
  return new URL(`${url.pathname}?${knownPart(url)}`, url.origin)
}

export const pageSeconds = 60

/** The kept page, rendered once however many ask; only successes are kept. `own` tags drop this page and its like alone. */
export function keptPage(
  kept: Kept,
  view: PageView,
  source: PageSource,
  packing: Packing | null,
  render: () => Promise<Response>,
  own: readonly string[] = [],
): Promise<KeptPage> {
  return kept.get<KeptPage>(
    view.key,
    ['catalog', 'setting', 'category', 'notice', 'review', 'product-inquiry', 'content', ...own],
    pageSeconds,
    async () => {
      const page = await packPage(await render(), source, packing, 'private, no-cache')
      return { value: page, size: 60_000, keep: page.status === 200 }
    },
  )
}

/** A rendered page with its bytes at hand: a body of a Response is copied once when it is made and once when it is read. */
export class RenderedPage extends Response {
  readonly html: Buffer

  constructor(html: Buffer, init: ResponseInit) {
    super(null, init)
    this.html = html
  }
}

/** Compresses a rendered answer for the visitor who asked first and adds the headers of every page. */
export async function packPage(
  response: Response,
  source: PageSource,
  packing: Packing | null,
  cacheControl: string,
): Promise<KeptPage> {
  const raw =
    response instanceof RenderedPage ? response.html : Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    headers[name] = value
  })
  Object.assign(headers, pageHeaders(source, raw), {
    'cache-control': cacheControl,
    vary: 'Cookie, User-Agent, Accept-Encoding',
    ...styleAhead(raw),
  })
  const form = packing ?? 'gzip'
  return {
    status: response.status,
    headers,
    etag: etagOf(raw),
    forms: { [form]: pack[form](raw, once) },
    asked: 0,
    ready: {},
  }
}

const sheet = '<link rel="stylesheet" href="'

/** Names the style sheet in the headers as well: a server in front may send that ahead of the page (103). */
function styleAhead(html: Buffer): { link?: string } {
  const at = html.indexOf(sheet) + sheet.length
  const end = html.indexOf('"', at)
  return at < sheet.length || end < 0
    ? {}
    : { link: `<${html.toString('latin1', at, end)}>; rel=preload; as=style` }
}

const worthPacking = 1_400
// from here on it takes longer than to hand it to another thread
const worthAside = 200_000

const packAside = (raw: Buffer, packing: Packing): Promise<Buffer<ArrayBuffer>> =>
  packing === 'br' ? brotliAside(raw, brotli(quickly)) : gzipAside(raw, { level: quickly })

/** An answer of the API as it goes out: compressed when that saves a packet. */
export async function packJson(answer: Answer, packing: Packing | null): Promise<Answer> {
  // bytes are a photograph or a PDF, which is packed already
  if (!packing || typeof answer.body !== 'string' || Buffer.byteLength(answer.body) < worthPacking)
    return answer
  const raw = Buffer.from(answer.body)
  return {
    ...answer,
    headers: { ...answer.headers, 'content-encoding': packing },
    body: await (raw.length > worthAside ? packAside(raw, packing) : pack[packing](raw)),
  }
}

// An answer of the API is packed for whoever asks, each time; a page once a minute for everybody, or for its visitor alone, and what
// it brings decides when it is seen: 7 kB less of a home page for two milliseconds. It is made smaller yet, aside, when asked for again.
const [quickly, once, carefully] = [1, 5, 7]
const brotli = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})
const pack: Record<Packing, (raw: Buffer, level?: number) => Buffer<ArrayBuffer>> = {
  br: (raw, level = quickly) => brotliCompressSync(raw, brotli(level)),
  gzip: (raw, level = quickly) => gzipSync(raw, { level }),
}

function unpacked({ br, gzip }: KeptPage['forms']): Buffer<ArrayBuffer> {
  if (br) return brotliDecompressSync(br)
  return gzip ? gunzipSync(gzip) : Buffer.alloc(0)
}

function packAgain(page: KeptPage) {
  const done = (form: Packing) => (error: Error | null, bytes: Buffer<ArrayBuffer>) => {
    if (error) return
    page.forms[form] = bytes
    page.ready = {}
  }
  if (page.forms.br) brotliCompress(unpacked(page.forms), brotli(carefully), done('br'))
  if (page.forms.gzip) gzip(unpacked(page.forms), { level: carefully }, done('gzip'))
}

export type Sent = {
  status: number
  headers: Record<string, string>
  body: Buffer<ArrayBuffer> | null
}

/** Picks the bytes for a request: 304 when the visitor has them. */
export function bytesFor(
  page: KeptPage,
  headers: { acceptEncoding: string; ifNoneMatch: string },
): Sent {
  if (++page.asked === 2) packAgain(page)
  if (page.status === 200 && headers.ifNoneMatch && headers.ifNoneMatch.includes(page.etag)) {
    return {
      status: 304,
      headers: {
        etag: page.etag,
        'cache-control': page.headers['cache-control'] ?? '',
        vary: page.headers.vary ?? '',
      },
      body: null,
    }
  }
  const packing = packingFor(headers.acceptEncoding)
  const known = packing && page.ready[packing]
  if (known) return known
  const { encoding, body } = formOf(page, packing)
  const sent: Sent = {
    status: page.status,
    headers: {
      ...page.headers,
      etag: page.etag,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  }
  if (packing) page.ready[packing] = sent
  return sent
}

function formOf(
  page: KeptPage,
  encoding: Packing | null,
): { encoding: Packing | null; body: Buffer<ArrayBuffer> } {
  if (!encoding) return { encoding, body: unpacked(page.forms) }
  const body = page.forms[encoding] ?? pack[encoding](unpacked(page.forms))
  page.forms[encoding] = body
  return { encoding, body }
}
