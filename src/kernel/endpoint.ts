import * as z from 'zod/mini'

export const staffRoles = [
  'owner',
  'order',
  'finance',
  'product',
  'content',
  'class',
  'accountant',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Who may call: anyone, a logged-in member, or staff of the listed roles (the owner always may; the accountant may read). */
export type Who = 'anyone' | 'member' | readonly StaffRole[]

/** Finance staff do what order staff do, and besides say that money has come or gone. */
export function standsFor(role: StaffRole, listed: readonly StaffRole[]): boolean {
  return (
    role === 'owner' || listed.includes(role) || (role === 'finance' && listed.includes('order'))
  )
}

/** Who may say that money has come or gone. */
export const moneyRoles = ['finance'] as const satisfies readonly StaffRole[]
export const notYourMoney =
  '입금확인과 환불은 자금 담당과 운영자만 할 수 있어요. 자금 담당에게 부탁하거나, 운영자에게 맡은 일을 바꿔 달라고 해 주세요.'

/** Why this person cannot say that money has come or gone; null when they can. */
export function whyNotMoney(role: StaffRole | null): string | null {
  return role !== null && standsFor(role, moneyRoles) ? null : notYourMoney
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Schema = z.ZodMiniType
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type ParamShapes = Partial<Record<string, Schema>>
/** The same to who calls and who answers: a number, where the text of the address is parsed to one. */
type Params<Path extends string, P> = {
  [K in NamesIn<Path>]: K extends keyof P ? (P[K] extends Schema ? z.output<P[K]> : string) : string
}

export type Endpoint<
  Path extends string = string,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
  P extends ParamShapes = ParamShapes,
> = {
  method: Method
  path: Path
  /** what names of the path are besides text; an address that is none of it is nothing's */
  params: P
  who: Who
  query: Q
  body: B
  answer: A
  /** one line for the API page */
  about: string
  /** status of success: 200, or 201 when something was made */
  status: number
  /** public answers: kept by the browser and by the shop for `seconds`, dropped when one of the tags is touched */
  keep: { seconds: number; tags: readonly string[] } | null
  /** largest body in bytes */
  limit: number
  /** deepest nesting and most keys of a body */
  shape: { depth: number; keys: number }
  /** media types of the bytes that are answered to be saved; beside JSON where the answer has words, too */
  file: readonly string[] | null
  /** also takes multipart/form-data: texts, lists as `name[]`, and files */
  form: boolean
  /** needs nothing of a guest's session but the cart, which hangs on the session id itself: no look-up */
  light: boolean
  /** may tell what was true some seconds ago: answered by a copy of the database where there is one */
  replica: boolean
  /** works on while the disk is short of space: what staff need to see and end that */
  vital: boolean
  /** what is sent carries a signature: the handler gets its text as well, and no key may stand in it twice */
  signed: boolean
  /** false only where the call changes nothing and must work before a token exists */
  xsrf: boolean
}

const nothing = z.object({})
// a product of 300 options has about 3,000 keys
const defaults = {
  params: {},
  query: nothing,
  body: nothing,
  status: 200,
  keep: null,
  limit: 256 * 1024,
  shape: { depth: 32, keys: 5_000 },
  file: null,
  form: false,
  light: false,
  replica: false,
  vital: false,
  signed: false,
  xsrf: true,
}

type Given<
  Path extends string,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  P extends ParamShapes,
> = Pick<Endpoint<Path, Q, B, A, P>, 'method' | 'path' | 'who' | 'about' | 'answer'> &
  Partial<Endpoint<Path, Q, B, A, P>>

export function endpoint<
  const Path extends string,
  A extends Schema,
  Q extends Schema = typeof nothing,
  B extends Schema = typeof nothing,
  P extends { [K in NamesIn<Path>]?: Schema } = Record<never, Schema>,
>(given: Given<Path, Q, B, A, P>): Endpoint<Path, Q, B, A, P> {
  return { ...defaults, ...given } as Endpoint<Path, Q, B, A, P> // the defaults are the type parameters' defaults
}

export type AnyEndpoint = Endpoint<string, Schema, Schema, Schema>
export type Contract = Record<string, AnyEndpoint>

/** What a handler receives: parsed. */
export type AskOf<E> =
  E extends Endpoint<infer Path, infer Q, infer B, Schema, infer P>
    ? { params: Params<Path, P>; query: z.output<Q>; body: z.output<B> }
    : never

// an empty Zod object is Record<string, never>: no key of its own, so nothing to give
type Needed<Name extends string, T> = string extends keyof T
  ? { [K in Name]?: T }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** What a caller gives: `params`, `query`, `body`, each left out when empty. */
export type CallOf<E> =
  E extends Endpoint<infer Path, infer Q, infer B, Schema, infer P>
    ? Needed<'params', Params<Path, P>> & Needed<'query', z.input<Q>> & Needed<'body', z.input<B>>
    : never

export type AnswerOf<E> = E extends Endpoint<string, Schema, Schema, infer A> ? z.output<A> : never
export type AnswerGiven<E> =
  E extends Endpoint<string, Schema, Schema, infer A> ? z.input<A> : never

/** Fills a path's `:params` and adds the query; undefined and null values are left out. */
export function urlOf(
  path: string,
  params: Record<string, string | number> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size ? `${filled}?${search}` : filled
}
