import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api } from '#api.ts'
import type { AnyEndpoint } from '#kernel/endpoint.ts'

/*
 * What leaves, and to whom: every name in every answer. An answer is cut to what its contract names, so this is all that can leave.
 * Whoever adds a name reads here who gets to see it: `KEYS=write npx vitest run --project server test/answer-keys.test.ts`.
 */
const list = 'test/answer-keys.txt'

type Def = {
  type: string
  shape?: Record<string, Shape>
  element?: Shape
  innerType?: Shape
  valueType?: Shape
  options?: Shape[]
  items?: Shape[]
  left?: Shape
  right?: Shape
  out?: Shape
  getter?: () => Shape
}
type Shape = { _zod: { def: Def } }

/** Names of an answer, those of what lies inside behind a dot. */
function namesIn(shape: Shape, at = '', within: readonly Shape[] = []): string[] {
  if (within.includes(shape)) return []
  const { def } = shape._zod
  const go = (one: Shape | undefined, name = at) =>
    one ? namesIn(one, name, [...within, shape]) : []
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, field]) => {
      const path = at ? `${at}.${name}` : name
      return [path, ...go(field, path)]
    })
  return [
    ...go(def.element),
    ...go(def.innerType),
    ...go(def.valueType, at ? `${at}.*` : '*'),
    ...go(def.out),
    ...go(def.left),
    ...go(def.right),
    ...go(def.getter?.()),
    ...(def.options ?? []).flatMap((one) => go(one)),
    ...(def.items ?? []).flatMap((one) => go(one)),
  ]
}

const whoSees = ({ who }: AnyEndpoint) =>
  typeof who === 'string' ? who : ['owner', ...who].join(' ')
const namesOf = ({ answer }: AnyEndpoint) => [
  ...new Set(namesIn(answer as unknown as Shape)), // any schema is such a shape
]
const endpoints = api.map(({ endpoint }) => endpoint)
const lines = endpoints
  .map((one) => `${one.method} ${one.path} (${whoSees(one)}): ${namesOf(one).join(', ')}`)
  .sort()

// case 134
test('the names in every answer are those of the list, for guests, members and staff', () => {
  if (process.env.KEYS === 'write') writeFileSync(list, `${lines.join('\n')}\n`)
  const kept = readFileSync(list, 'utf8').trim().split('\n')
  expect({
    new: lines.filter((line) => !kept.includes(line)),
    gone: kept.filter((line) => !lines.includes(line)),
  }).toEqual({ new: [], gone: [] })
})

const inner =
  /(^|[._])(hash|salt|password|sid|sealed|cost_price|buying_price|staff_note|staff_memo|shop_memo|user_agent|dup_info|ci)$/
// says whether, and not which
const whether = /(^|\.)has_password$/

test('nothing that is the house’s own has a name in an answer to guests or members', () => {
  const told = endpoints
    .filter(({ who }) => who === 'anyone' || who === 'member')
    .flatMap((one) =>
      namesOf(one)
        .filter((name) => inner.test(name) && !whether.test(name))
        .map((name) => `${one.method} ${one.path}: ${name}`),
    )
  expect(told).toEqual([])
})
