import type { PhraseParams } from '#kernel/translate.ts'
import type { TemplateNode } from './contract.ts'
import { isSafeLink } from './rules.ts'

/** What a page of the shop may hold. Everything else is refused when it is saved, and left out when it is shown. */
export const mostNodes = 500
export const mostDepth = 12
const longestText = 5_000

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
const tagSet: ReadonlySet<string> = new Set(templateTags)
/** Pieces that hold neither text nor other pieces. */
const voids: ReadonlySet<string> = new Set(['img', 'hr', 'br', 'products'])

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
const classSet: ReadonlySet<string> = new Set(templateClasses)

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

export type TemplateTrouble = {
  /** where in the tree: `children.0.children.2` */
  path: string
  node: string
  phrase: string
  params: PhraseParams
}

/** Why a tree cannot be saved, naming the piece; null when it can. Never deeper or longer than the limits, however large the tree. */
export function whyCannotSave(template: unknown): TemplateTrouble | null {
  const ids = new Set<string>()
  const waiting: { value: unknown; path: string; depth: number }[] = [
    { value: template, path: '', depth: 1 },
  ]
  for (let seen = 1, next = waiting.pop(); next; next = waiting.pop(), seen++) {
    const { value, path, depth } = next
    const given = asRecord(value)
    const name =
      typeof given?.id === 'string' && given.id ? given.id.slice(0, 40) : path || 'template'
    const trouble = (phrase: string, params: PhraseParams = {}): TemplateTrouble => ({
      path,
      node: name,
      phrase,
      params: { node: name, ...params },
    })
    if (!given) return trouble('‘{node}’ 조각을 읽을 수 없어요.')
    if (seen > mostNodes)
      return trouble('‘{node}’ 조각부터는 너무 많아요. 조각은 {count}개까지 둘 수 있어요.', {
        count: mostNodes,
      })
    if (depth > mostDepth)
      return trouble('‘{node}’ 조각이 너무 깊이 들어 있어요. {count}겹까지 둘 수 있어요.', {
        count: mostDepth,
      })
    const reason = whyNotThis(given)
    if (reason) return trouble(reason[0], reason[1])
    const { id, children = [] } = given as TemplateNode // whyNotThis has checked both
    if (ids.has(id)) return trouble('‘{node}’ 이름이 두 번 쓰였어요.')
    ids.add(id)
    // the first child is looked at first
    for (let at = Math.min(children.length, mostNodes + 1) - 1; at >= 0; at--)
      waiting.push({
        value: children[at],
        path: path ? `${path}.children.${at}` : `children.${at}`,
        depth: depth + 1,
      })
  }
  return null
}

type Reason = [phrase: string, params?: PhraseParams]

function whyNotThis({
  id,
  tag,
  option = {},
  children = [],
  ...rest
}: Record<string, unknown>): Reason | null {
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id))
    return ['‘{node}’ 조각의 이름은 영문, 숫자, - 로 40자까지예요.']
  if (typeof tag !== 'string' || !tagSet.has(tag))
    return ['‘{node}’ 조각에 {name} 태그는 쓸 수 없어요.', { name: shortName(tag) }]
  const given = asRecord(option)
  const unknown =
    Object.keys(rest)[0] ??
    (given
      ? Object.keys(given).find((key) => !['class', 'style', 'props'].includes(key))
      : 'option')
  if (!given || unknown !== undefined)
    return ['‘{node}’ 조각에 {name} 항목은 쓸 수 없어요.', { name: shortName(unknown) }]
  if (!Array.isArray(children)) return ['‘{node}’ 조각 안을 읽을 수 없어요.']
  if (voids.has(tag) && children.length > 0)
    return ['‘{node}’ 조각 안에는 다른 조각을 넣을 수 없어요.']
  return whyNotClass(given.class) ?? whyNotStyle(given.style) ?? whyNotProps(tag, given.props)
}

function whyNotClass(given: unknown = ''): Reason | null {
  if (typeof given !== 'string' || given.length > 600)
    return ['‘{node}’ 조각의 모양 이름을 읽을 수 없어요.']
  const wrong = wordsOf(given).find((word) => !classSet.has(word))
  return wrong === undefined
    ? null
    : ['‘{node}’ 조각에 모양 {name}은(는) 쓸 수 없어요.', { name: shortName(wrong) }]
}

function whyNotStyle(given: unknown = {}): Reason | null {
  const rules = asRecord(given)
  if (!rules) return ['‘{node}’ 조각의 스타일을 읽을 수 없어요.']
  const wrong = Object.entries(rules).find(([name, value]) => !isStyle(name, value))
  return wrong
    ? ['‘{node}’ 조각에 스타일 {name}을(를) 그렇게 쓸 수 없어요.', { name: shortName(wrong[0]) }]
    : null
}

function whyNotProps(tag: string, given: unknown = {}): Reason | null {
  const props = asRecord(given)
  if (!props) return ['‘{node}’ 조각의 속성을 읽을 수 없어요.']
  const wrong = Object.entries(props).find(([name, value]) => !isProp(tag, name, value))
  return wrong
    ? ['‘{node}’ 조각에 {name} 속성을 그렇게 쓸 수 없어요.', { name: shortName(wrong[0]) }]
    : null
}

/** The tree without anything that may not be shown, cut at the limits; null when nothing is left. For whatever way a tree came to be stored. */
export function harmless(template: unknown): TemplateNode | null {
  let left = mostNodes
  function clean(value: unknown, depth: number): TemplateNode[] {
    const given = asRecord(value)
    if (
      !given ||
      typeof given.tag !== 'string' ||
      !tagSet.has(given.tag) ||
      depth > mostDepth ||
      left <= 0
    )
      return []
    left -= 1
    const { tag } = given
    const option = asRecord(given.option) ?? {}
    const inside =
      Array.isArray(given.children) && !voids.has(tag) ? given.children.slice(0, mostNodes) : []
    return [
      {
        id:
          typeof given.id === 'string' && /^[\w-]{1,40}$/.test(given.id)
            ? given.id
            : `node-${left}`,
        tag,
        option: {
          class:
            typeof option.class === 'string'
              ? wordsOf(option.class.slice(0, 600))
                  .filter((word) => classSet.has(word))
                  .join(' ')
              : '',
          style: kept(option.style, isStyle),
          props: kept(option.props, (name, prop) => isProp(tag, name, prop)),
        },
        children: inside.flatMap((child) => clean(child, depth + 1)),
      },
    ]
  }
  return clean(template, 1)[0] ?? null
}

function kept(
  given: unknown,
  may: (name: string, value: unknown) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asRecord(given) ?? {}).filter(([name, value]) => may(name, value)),
  ) as Record<string, string> // both tests ask for texts
}

function isStyle(name: string, value: unknown): boolean {
  return (
    Object.hasOwn(templateStyles, name) &&
    typeof value === 'string' &&
    (templateStyles[name]?.test(value) ?? false)
  )
}

function isProp(tag: string, name: string, value: unknown): boolean {
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

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null // an object that is no list
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function shortName(given: unknown): string {
  return String(given ?? '').slice(0, 40)
}
