import { escapeHtml } from '#kernel/escape-html.ts'
import type { Ctx } from './context.ts'
import type { PublicFile } from './public-files.ts'

export type Address = { path: string; changed?: Date }

/** Public pages of one kind. `list` answers them in a fixed order. */
export type AddressSource = {
  name: string
  count: (ctx: Ctx) => Promise<number>
  list: (ctx: Ctx, offset: number, limit: number) => Promise<Address[]>
}

// each page stands twice, once per language: far below the 50,000 a file may hold
export const pagesPerFile = 10_000
const perQuery = 1_000
const xml = 'application/xml; charset=utf-8'

/** `/sitemap.xml` names the parts, `/sitemap-<source>-<n>.xml` hold the pages in both languages. */
export async function sitemapFile(
  path: string,
  ctx: Ctx,
  sources: AddressSource[],
): Promise<PublicFile | null> {
  if (path === '/sitemap.xml') return { path, type: xml, write: (ctx) => indexOf(ctx, sources) }
  const [, name, part] = /^\/sitemap-([a-z]+)-(\d{1,5})\.xml$/.exec(path) ?? []
  const source = sources.find((one) => one.name === name)
  if (!source || !part || Number(part) < 1 || Number(part) > (await partsOf(ctx, source)))
    return null
  return { path, type: xml, write: (ctx) => partOf(ctx, source, Number(part)) }
}

async function partsOf(ctx: Ctx, source: AddressSource): Promise<number> {
  return Math.ceil((await source.count(ctx)) / pagesPerFile)
}

async function* indexOf(ctx: Ctx, sources: AddressSource[]) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  for (const source of sources) {
    const parts = await partsOf(ctx, source)
    for (let part = 1; part <= parts; part++)
      yield `<sitemap><loc>${escapeHtml(ctx.house.config.ORIGIN)}/sitemap-${source.name}-${part}.xml</loc></sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

async function* partOf(ctx: Ctx, source: AddressSource, part: number) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
  const from = (part - 1) * pagesPerFile
  for (let offset = from; offset < from + pagesPerFile; offset += perQuery) {
    const found = await source.list(ctx, offset, perQuery)
    yield found.map((address) => entriesOf(ctx.house.config.ORIGIN, address)).join('')
    if (found.length < perQuery) break
  }
  yield '</urlset>\n'
}

function entriesOf(origin: string, { path, changed }: Address): string {
  const korean = escapeHtml(origin + path)
  const english = `${korean}?lang=en`
  const others = [
    ['ko', korean],
    ['en', english],
    ['x-default', korean],
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return [korean, english]
    .map((loc) => `<url><loc>${loc}</loc>${lastmod}${others.join('')}</url>\n`)
    .join('')
}

/** What robots may read: all public pages, nothing personal. */
export function robotsText(origin: string): string {
  const closed = [
    '/admin',
    '/api/',
    '/my-page',
    '/shop/cart',
    '/shop/order-form',
    '/shop/order/',
    '/shop/my_order_view',
    '/shop/payment_confirm',
    '/shop/claim-fee',
    '/mailbox',
    '/twin/',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

export function robotsFile(origin: string): Response {
  return new Response(robotsText(origin), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
