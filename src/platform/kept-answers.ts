import { Refusal, type ServerReader } from '#kernel/client.ts'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { invalid, notFound } from '#kernel/failure.ts'
import type { Currency, Lang } from '#kernel/language.ts'
import { rememberText } from '#kernel/told-text.ts'
import { etagOf, failureAnswer } from './answer.ts'
import { compiled } from './compiled.ts'
import { composed } from './composed.ts'
import { type Ctx, type House, houseCtx } from './context.ts'
import { fieldPhrases } from './field-phrases.ts'
import type { Implemented } from './implement.ts'
import { dropKept } from './kept.ts'

type Schema = AnyEndpoint['query']
type View = { lang: Lang; currency: Currency; ip: string }
type Asked = View & {
  pathname: string
  params: Record<string, unknown>
  query: unknown
  headers: Headers
}

/** A public answer as text, read once for the pages that are rendered here, and marked once for those who ask from outside. */
export class KeptAnswer {
  readonly body: string
  value?: unknown
  #etag: string | undefined

  constructor(body: string) {
    this.body = body
  }

  get etag(): string {
    this.#etag ??= etagOf(this.body)
    return this.#etag
  }
}

/** True for what is the same for everyone in one language and currency. */
export function isKept({ endpoint }: Implemented): boolean {
  return endpoint.keep !== null && endpoint.who === 'anyone'
}

/** The answer under its address and parsed query, made by the first who asks. */
export function keptAnswer(
  house: House,
  one: Implemented,
  { pathname, params, query, lang, currency, ip, headers }: Asked,
): Promise<KeptAnswer> {
  const { tags, seconds } = one.endpoint.keep ?? { tags: [], seconds: 0 }
  const asked = canonicalQuery(query)
  return house.kept.get<KeptAnswer>(
    `api ${lang} ${currency} ${pathname}?${asked}`,
    tags,
    seconds,
    async () => {
      const ctx = houseCtx(house, { lang, currency, ip, headers })
      const body = await answerText(one, ctx, { params, query, body: {} })
      return {
        value: new KeptAnswer(body),
        // the text, and what is read from it
        size: body.length * 5 + 200,
        // there is no end of questions, and a page that asked is kept itself: what nobody asks twice would only push out the rest
        keep: Object.keys(params).length || asked !== '[]' ? 'again' : true,
      }
    },
  )
}

/** Runs the verb and writes its answer as the contract tells it. */
export async function answerText(
  one: Implemented,
  ctx: Ctx,
  ask: { params: unknown; query: unknown; body: unknown },
  reply: Parameters<Implemented['handle']>[2] = { cookies: [], headers: {} },
) {
  const value = await one.handle(ctx, ask as never, reply) // parsed by this endpoint's own schemas
  // what was touched outside a transaction; it is done, whether or not the others can be told
  if (ctx.touched.size)
    await dropKept(ctx.house, [...ctx.touched]).catch((error: unknown) =>
      ctx.house.log.warn({ err: error }, 'other processes were not told what was touched'),
    )
  return JSON.stringify(compiled(one.endpoint.answer).parse(value))
}

/** A kept answer with what concerns the member who asks. */
export async function memberText(one: Implemented, ctx: Ctx, body: string): Promise<string> {
  const value = await one.forMember?.(ctx, JSON.parse(body) as never) // as the contract wrote it
  return JSON.stringify(compiled(one.endpoint.answer).parse(value))
}

/** The names of the address, read as the contract tells: what is none of it is nowhere. */
export function paramsOf(
  { params: shapes }: AnyEndpoint,
  given: Record<string, string | number>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => {
      const shape = shapes[name]
      if (!shape) return [name, composed(text)]
      const parsed = compiled(shape).safeParse(composed(String(text)))
      if (!parsed.success) throw notFound()
      return [name, parsed.data]
    }),
  )
}

/** A body, or the query of an address, as the contract tells. What a query leaves empty is not asked: forms send their empty fields. */
export function parseWith(schema: Schema, given: unknown): unknown {
  const value =
    given instanceof URLSearchParams
      ? Object.fromEntries([...given].filter(([, text]) => text !== ''))
      : given
  const parsed = compiled(schema).safeParse(composed(value))
  if (!parsed.success) throw invalid(fieldPhrases(parsed.error.issues))
  return parsed.data
}

/**
 * How a page that is rendered here reads public answers: the same ones, without the way over a request and its text.
 * Null for what must be asked like from outside. Readers share the value: nobody changes it.
 */
export function openReader(
  house: House,
  implemented: readonly Implemented[],
): (view: View) => ServerReader {
  const byEndpoint = new Map(implemented.map((one) => [one.endpoint, one]))
  return (view) => (endpoint, ask) => {
    const one = byEndpoint.get(endpoint)
    return one && isKept(one) ? read(one, ask) : null

    async function read(
      one: Implemented,
      { params = {}, query = {} }: Parameters<ServerReader>[1],
    ) {
      const [pathname = '', search] = urlOf(endpoint.path, params, query).split('?')
      try {
        const parsed = parseWith(endpoint.query, new URLSearchParams(search))
        const answer = await keptAnswer(house, one, {
          ...view,
          pathname,
          params: paramsOf(endpoint, params),
          query: parsed,
          headers: new Headers(),
        })
        if (answer.value === undefined) {
          answer.value = JSON.parse(answer.body)
          rememberText(answer.value, answer.body)
        }
        return answer.value
      } catch (error) {
        const { status, body } = failureAnswer(error, view.lang, house.log, `GET ${pathname}`)
        throw new Refusal(status, JSON.parse(body))
      }
    }
  }
}

function canonicalQuery(query: unknown): string {
  return JSON.stringify(
    // every query is an object
    Object.entries(query as object)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
