import type { PhraseParams } from '#kernel/translate.ts'
import type { TemplateNode } from './contract.ts'
import { classSet, isProp, isStyle, tagSet, voids } from './piece-rules.ts'

/** What a page of the shop may hold. Everything else is refused when it is saved, and left out when it is shown. */
export const mostNodes = 500
export const mostDepth = 12
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

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // an object that is no list
    : null
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function shortName(given: unknown): string {
  return String(given ?? '').slice(0, 40)
}
