import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'

/** Verbs may call those that stand before them, so that there is no cycle. `session` knows them all and nobody knows it. */
export const serviceOrder = [
  'setting',
  'member',
  'search',
  'catalog',
  'scent',
  'point',
  'credit',
  'company',
  'coupon',
  'wish',
  'seat',
  'cart',
  'payment',
  'order',
  'personal-payment',
  'bottle',
  'claim',
  'waybill',
  'lot',
  'tax-invoice',
  'deposit',
  'store-order',
  'review',
  'inquiry',
  'custom',
  'application',
  'fragrance',
  'document',
  'bench',
  'tssa',
  'content',
  'support',
  'notification',
  'translation',
  'statistics',
  'desk',
  'upkeep',
  'session',
]

const any = '[^/]+'
const part = (name: string) => `(?:[a-z]+-)?${name}(?:\\.tsx?|/.+)`
const pageParts = '(?:pages|admin|ui)/.+'

/** What each kind of file may import: a list of patterns in which `$X` is the domain of the importing file. */
export const allowed: [from: string, to: string[]][] = [
  ['kernel/.+', ['kernel/.+']],
  ['ui/.+', ['ui/.+', 'kernel/.+']],
  ['platform/.+', ['platform/.+', 'kernel/.+']],
  // a field's own rule gives the sentence that refuses it, on the wire as in the form
  [
    `shop/(${any})/${part('contract')}`,
    ['kernel/.+', `shop/${any}/${part('contract')}`, 'shop/$X/(?:[a-z-]+-)?rules\\.ts'],
  ],
  [
    `shop/(${any})/(?:rules|[a-z-]+-rules)\\.ts`,
    ['kernel/.+', `shop/${any}/${part('contract')}`, `shop/${any}/${part('rules')}`],
  ],
  [
    `shop/(${any})/mail\\.ts`,
    ['kernel/.+', `shop/${any}/${part('contract')}`, `shop/${any}/${part('rules')}`],
  ],
  [
    `shop/(${any})/tables\\.ts`,
    ['kernel/.+', `shop/${any}/tables\\.ts`, `shop/${any}/${part('contract')}`],
  ],
  [
    `shop/(${any})/${part('store')}`,
    [
      'kernel/.+',
      'platform/.+',
      'shop/$X/.+',
      `shop/${any}/tables\\.ts`,
      `shop/${any}/${part('rules')}`,
    ],
  ],
  [`shop/(${any})/phrases\\.ts`, [`shop/$X/[a-z-]+-phrases\\.ts`]],
  [
    `shop/(${any})/(?:${pageParts})`,
    [
      'kernel/.+',
      'ui/.+',
      'shop/$X/(?:pages|admin|ui)/.+',
      `shop/${any}/${part('contract')}`,
      `shop/${any}/(?:rules|[a-z-]+-rules)\\.ts`,
      `shop/${any}/ui/.+`,
      'storefront/(?:session|hooks|hold|device)\\.tsx?',
      'admin/ui/.+',
    ],
  ],
  [`shop/(${any})/${part('api')}`, ['kernel/.+', 'platform/.+', 'shop/$X/(?!pages|admin/|ui).+']],
  [
    `shop/(${any})/.+`,
    [
      'kernel/.+',
      'platform/.+',
      'shop/$X/(?!pages|admin/|ui).+',
      `shop/${any}/${part('contract')}`,
      `shop/${any}/${part('rules')}`,
      `shop/${any}/service(?:\\.ts|/.+)`,
    ],
  ],
  [
    '(?:storefront|admin)/.+',
    [
      'storefront/.+',
      'admin/.+',
      'kernel/.+',
      'ui/.+',
      `shop/${any}/${part('contract')}`,
      `shop/${any}/(?:rules|[a-z-]+-rules)\\.ts`,
      `shop/${any}/ui/.+`,
    ],
  ],
  // the lists at the top import what they list
  ['[^/]+', ['.+']],
]

/** Every import of a source file, as paths below src/ ("shop/cart/service.ts"). */
export function importsOf(
  file: string,
  code = readFileSync(path.join('src', file), 'utf8'),
): string[] {
  const found: string[] = []
  const walk = (node: unknown) => {
    if (!node || typeof node !== 'object') return
    const { type, source } = node as { type?: string; source?: { value?: unknown } }
    if (source && type && /^(Import|Export)/.test(type) && typeof source.value === 'string')
      found.push(source.value)
    for (const child of Object.values(node))
      Array.isArray(child) ? child.forEach(walk) : walk(child)
  }
  walk(parseAst(code, { lang: 'tsx' }))
  return found.flatMap((word) => {
    if (word.startsWith('.')) return [path.posix.join(path.posix.dirname(file), word)]
    return word.startsWith('#') && !word.startsWith('#test/') && !word.startsWith('#db/')
      ? [word.slice(1)]
      : []
  })
}

/** The forbidden imports of one file, as sentences. */
export function wrongImports(file: string, imports: string[]): string[] {
  if (/\.test\.tsx?$|\/\+types\//.test(file)) return []
  const rule = allowed
    .map(([from, to]) => ({ match: new RegExp(`^${from}$`).exec(file), to }))
    .find(({ match }) => match)
  if (!rule?.match) return [`${file} stands in no room of the house`]
  const own = rule.match[1] ?? ''
  const patterns = rule.to.map((to) => new RegExp(`^${to.replaceAll('$X', own)}$`))
  const wrong = imports.filter(
    (to) =>
      !to.includes('+types/') &&
      !to.endsWith('.css') &&
      !patterns.some((pattern) => pattern.test(to)),
  )
  return [...wrong.map((to) => `${file} may not import ${to}`), ...wrongOrder(file, own, imports)]
}

function wrongOrder(file: string, own: string, imports: string[]): string[] {
  if (!/^shop\/[^/]+\/(?!pages|admin\/|ui)/.test(file)) return []
  return imports.flatMap((to) => {
    const other = /^shop\/([^/]+)\/service/.exec(to)?.[1]
    return other && other !== own && serviceOrder.indexOf(other) > serviceOrder.indexOf(own)
      ? [`${file} may not call ${to}: ${other} stands after ${own}`]
      : []
  })
}
