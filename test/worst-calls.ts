import * as z from 'zod/mini'
import type { AnyEndpoint } from '#kernel/endpoint.ts'

/** What is known of a field, as JSON Schema says it. */
type Known = {
  type?: string | string[]
  properties?: Record<string, Known>
  additionalProperties?: Known | boolean
  propertyNames?: Known
  items?: Known | boolean
  prefixItems?: Known[]
  anyOf?: Known[]
  oneOf?: Known[]
  allOf?: Known[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  minLength?: number
  maxItems?: number
  maximum?: number
  $ref?: string
  $defs?: Record<string, Known>
}

/** What long texts are made of: each is dear to some reader of texts. */
export const stuffs = ['가', 'a', '<p>', '1,"\n', '😀', '. ', '(('] as const

/** Texts that a field may insist on where a long one is refused, and numbers where a large one is. */
const instead: readonly unknown[] = [
  '1'.repeat(300),
  '1'.repeat(20),
  '1',
  '2027-03-02',
  '2027-03',
  '10:30',
  '2027-03-02T10:30:00Z',
  '01012345678',
  'long.name@mail.example',
  '06236',
  'https://shop.example/way',
  '#a1b2c3',
  'desk_member_1',
  'Aa1!Aa1!Aa1!',
  '홍길동',
  'KR',
  'personal:1',
  '120-81-47521',
  '91-64-5',
  `f-${'0'.repeat(18)}.mp4`,
  '/shop/list',
  '00000000-0000-4000-8000-000000000000',
  1,
  10,
  1_000,
  true,
  null,
  [],
  {},
]

type Caps = { text: number; items: number; depth: number; stuff: string }

/** The largest body that the endpoint's own schema and bounds let through, its texts made of `stuff`; null where it takes none. */
export function worstBody(endpoint: AnyEndpoint, stuff: string): unknown {
  const fits = (value: unknown) =>
    Buffer.byteLength(JSON.stringify(value) ?? '') < endpoint.limit - 500 &&
    keysIn(value) < endpoint.shape.keys
  return worstOf(endpoint.body, stuff, Math.floor(endpoint.limit / 3), fits, endpoint.shape.depth)
}

/** The same of a query, which has an address to fit into. */
export function worstQuery(endpoint: AnyEndpoint, stuff: string): URLSearchParams {
  const asked = (value: unknown) =>
    new URLSearchParams(
      Object.entries((value ?? {}) as Record<string, unknown>).map(([name, one]) => [
        name,
        typeof one === 'string' ? one : JSON.stringify(one),
      ]),
    )
  const fits = (value: unknown) => String(asked(value)).length < 10_000
  return asked(worstOf(endpoint.query, stuff, 3_000, fits, 4))
}

function worstOf(
  shape: z.ZodMiniType,
  stuff: string,
  most: number,
  fits: (value: unknown) => boolean,
  depth: number,
): unknown {
  const known = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Known
  const caps = { text: 12, items: 1, depth, stuff }
  const grow = (more: Partial<Caps>) => grown(known, { ...caps, ...more }, known.$defs ?? {})
  // as many as fit, then as long as fits
  while (caps.items < 4_096 && fits(grow({ items: caps.items * 2 }))) caps.items *= 2
  while (caps.text < most && fits(grow({ text: caps.text * 2 }))) caps.text *= 2
  return mended(shape, grow({}))
}

function grown(known: Known, caps: Caps, defs: Record<string, Known>): unknown {
  const inside = { ...caps, depth: caps.depth - 1 }
  if (known.$ref) {
    const named = defs[known.$ref.split('/').at(-1) ?? '']
    return named && caps.depth > 0 ? grown(named, inside, defs) : null
  }
  if (known.const !== undefined) return known.const
  if (known.enum) return known.enum.at(-1)
  const options = known.anyOf ?? known.oneOf
  if (options) {
    const made = options.map((one) => grown(one, caps, defs))
    return made.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
  }
  if (known.allOf)
    return Object.assign({}, ...known.allOf.map((one) => Object(grown(one, caps, defs))))
  if (caps.depth <= 0) return null
  const [type] = [known.type ?? []].flat()
  if (known.properties || type === 'object') return grownObject(known, inside, defs)
  if (type === 'array') {
    const count = Math.min(known.maxItems ?? caps.items, caps.items)
    if (known.prefixItems) return known.prefixItems.map((one) => grown(one, inside, defs))
    const { items } = known
    if (typeof items !== 'object') return Array.from({ length: count }, (_, at) => at)
    if (items.enum) return items.enum.slice(0, count)
    return Array.from({ length: count }, (_, at) => told(grown(items, inside, defs), at))
  }
  if (type === 'number' || type === 'integer')
    return Math.min(known.maximum ?? 2_000_000_000, 2_000_000_000)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return long(caps.stuff, Math.min(known.maxLength ?? caps.text, caps.text))
}

function grownObject(known: Known, inside: Caps, defs: Record<string, Known>) {
  const made = Object.fromEntries(
    Object.entries(known.properties ?? {}).map(([name, one]) => [name, grown(one, inside, defs)]),
  )
  const { additionalProperties: more } = known
  if (typeof more !== 'object') return made
  const names = known.propertyNames?.enum?.map(String)
  const each = names ?? Array.from({ length: Math.min(inside.items, 50) }, (_, at) => `k${at}`)
  return { ...made, ...Object.fromEntries(each.map((name) => [name, grown(more, inside, defs)])) }
}

/** No two of a list are alike: a list of sames may be taken for one. */
function told(value: unknown, at: number): unknown {
  if (typeof value === 'string') return `${at}${value}`.slice(0, value.length)
  if (typeof value === 'number') return value - at
  return value
}

const long = (stuff: string, length: number) =>
  stuff
    .repeat(Math.ceil(length / stuff.length))
    .slice(0, length)
    .toWellFormed()

/** What the schema still refuses is changed until it is let through, each place by itself; what none fits to is left as it is. */
function mended(shape: z.ZodMiniType, value: unknown): unknown {
  let made = value
  for (const other of instead) {
    const read = shape.safeParse(made)
    if (read.success) return made
    // what one of many is refused for, all are
    const places = new Map(
      read.error.issues.map(({ path }) => [
        path.map((one) => (typeof one === 'number' ? '*' : String(one))).join(' '),
        path,
      ]),
    )
    for (const path of places.values()) made = put(made, path, other)
  }
  // files and the like are left out
  const left = shape.safeParse(made)
  for (const { path } of left.success ? [] : left.error.issues)
    made = put(
      made,
      path.slice(0, path.findLastIndex((one) => typeof one === 'string') + 1),
      undefined,
    )
  return made
}

function put(value: unknown, [name, ...rest]: readonly PropertyKey[], other: unknown): unknown {
  if (name === undefined) return typeof value === 'object' && value !== null ? value : other
  if (Array.isArray(value)) return value.map((one) => put(one, rest, other))
  if (typeof value !== 'object' || value === null) return value
  const inside = (value as Record<PropertyKey, unknown>)[name] // any key may be asked for
  return {
    ...value,
    [name]: other === undefined && !rest.length ? undefined : put(inside, rest, other),
  }
}

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value)
  return inside.length + inside.reduce((sum: number, one) => sum + keysIn(one), 0)
}
