import { isSafeLink } from './rules.ts'

const longestText = 5_000

/** What a piece of a page may be. */
export const templateTags = [
  ...[
    'div',
    'section',
    'article',
    'header',
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'span',
    'strong',
    'em',
    'small',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'figure',
    'figcaption',
  ],
  ...['a', 'img', 'hr', 'br', 'products'],
] as const
export const tagSet: ReadonlySet<string> = new Set(templateTags)
/** Pieces that hold neither text nor other pieces. */
export const voids: ReadonlySet<string> = new Set(['img', 'hr', 'br', 'products'])

const words: ReadonlySet<string> = new Set(['innerText', 'innerText_en'])
const propsOf: Record<string, ReadonlySet<string>> = {
  a: new Set([...words, 'href', 'href_en']),
  img: new Set(['src', 'alt', 'alt_en', 'ratio']),
  products: new Set(['trendId', 'look', 'columns']),
  hr: new Set(),
  br: new Set(),
}
const ratios = ['4:5', '2:1', '4:3', '1:1']

/** Classes of the design system, written out so that the style sheet has them. */
export const templateClasses = [
  ...[
    'type-display',
    'type-h1',
    'type-h2',
    'type-h3',
    'type-body',
    'type-small',
    'type-caption',
    'tabular',
    'caps',
    'font-semibold',
    'font-serif',
    'text-center',
    'text-balance',
    'text-pretty',
  ],
  ...[
    'text-ink-900',
    'text-ink-700',
    'text-ink-500',
    'text-pine-700',
    'text-ember-600',
    'text-white',
    'bg-paper-0',
    'bg-paper-100',
    'bg-paper-200',
    'bg-pine-100',
    'bg-pine-800',
    'bg-ember-100',
  ],
  ...[
    'wrap',
    'measure',
    'mx-auto',
    'w-full',
    'grid',
    'flex',
    'flex-wrap',
    'items-center',
    'items-start',
    'justify-center',
    'justify-between',
    'desk:grid-cols-2',
    'desk:grid-cols-3',
    'desk:grid-cols-4',
  ],
  ...[
    'gap-2',
    'gap-4',
    'gap-6',
    'gap-8',
    'gap-12',
    'p-4',
    'p-6',
    'p-8',
    'px-4',
    'py-4',
    'py-8',
    'py-12',
    'py-16',
    'mt-1',
    'mt-2',
    'mt-4',
    'mt-6',
    'mt-8',
    'mt-12',
    'mt-16',
    'mb-2',
    'mb-4',
    'mb-8',
  ],
  ...[
    'rounded-card',
    'rounded-tag',
    'hairline-t',
    'hairline-b',
    'rule-t',
    'shadow-low',
    'list-disc',
    'list-decimal',
    'pl-5',
    'cms-button',
    'cms-link',
    'desk:order-first',
  ],
] as const
export const classSet: ReadonlySet<string> = new Set(templateClasses)

const colour =
  /^(#[\da-f]{3}|#[\da-f]{6}|var\(--(paper|ink|pine|ember|amber|ok|info|bad)-\d{1,3}\))$/i
const length = /^(0|\d{1,3}(\.\d{1,2})?(px|rem|em|%))$/
const lengths = /^(0|\d{1,3}(\.\d{1,2})?(px|rem|em|%))( (0|\d{1,3}(\.\d{1,2})?(px|rem|em|%))){0,3}$/
/** The style properties a piece may have, and what each may say. */
export const templateStyles: Record<string, RegExp> = {
  color: colour,
  'background-color': colour,
  'text-align': /^(left|center|right|start|end)$/,
  'font-size': /^(1[2-9]|[2-6]\d)px$/,
  'font-weight': /^(400|500|600|650|700)$/,
  'line-height': /^[12](\.\d{1,2})?$/,
  'max-width': /^\d{1,4}(px|em|%)$/,
  width: length,
  'min-height': length,
  margin: lengths,
  'margin-top': length,
  'margin-bottom': length,
  padding: lengths,
  gap: lengths,
  'border-radius': length,
}

/** Whether a piece may have the style. */
export function isStyle(name: string, value: unknown): boolean {
  return (
    Object.hasOwn(templateStyles, name) &&
    typeof value === 'string' &&
    (templateStyles[name]?.test(value) ?? false)
  )
}

/** Whether a piece of the tag may have the property. */
export function isProp(tag: string, name: string, value: unknown): boolean {
  if (!(Object.hasOwn(propsOf, tag) ? propsOf[tag] : words)?.has(name) || typeof value !== 'string')
    return false
  switch (name) {
    case 'href':
    case 'href_en':
      return value === '' || isSafeLink(value)
    case 'src':
      return /^[\w-]{1,100}$/.test(value)
    case 'ratio':
      return ratios.includes(value)
    case 'trendId':
      return /^[a-z\d-]{0,60}$/.test(value)
    case 'look':
      return value === 'grid' || value === 'lines'
    case 'columns':
      return /^[345]$/.test(value)
    default:
      return value.length <= longestText
  }
}
