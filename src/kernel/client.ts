import { type AnswerOf, type AnyEndpoint, type CallOf, urlOf } from './endpoint.ts'

/** Names the method a form stands for. */
export const overrideHeader = 'X-HTTP-Method-Override'

/** How a request leaves: `fetch` in the browser, the site's own fetch while rendering. */
export type Transport = ((path: string, init: RequestInit) => Promise<Response>) & {
  read?: ServerReader
}

/** Reads a public answer in the process that makes it; null for what must be asked over the wire. A refusal is thrown as a `Refusal`. */
export type ServerReader = (
  endpoint: AnyEndpoint,
  ask: { params?: Record<string, string | number>; query?: Record<string, unknown> },
) => Promise<unknown> | null

/** A refusal as the wire tells it; the message is already in the session's language. */
export class Refusal extends Error {
  status: number
  code: string
  errors: Record<string, string[]>
  detail: Record<string, unknown>
  retryAfter: number | null

  constructor(status: number, body: RefusalBody, retryAfter: number | null = null) {
    super(body.message ?? '')
    this.status = status
    this.code = body.code ?? 'UNKNOWN'
    this.errors = body.errors ?? {}
    this.detail = body.detail ?? {}
    this.retryAfter = retryAfter
  }
}

type RefusalBody = {
  message?: string
  code?: string
  errors?: Record<string, string[]>
  detail?: Record<string, unknown>
}

/** Whatever is asked, as the wire needs it. */
export type LooseCall = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}
export type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** goes on when the page is left */
  keepalive?: boolean
}

/** Calls an endpoint of a contract; throws a `Refusal` for every answer that is not a success, another error when none came whole. */
export async function callThrough<E extends AnyEndpoint>(
  transport: Transport,
  endpoint: E,
  ask: CallOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { params, query, body } = ask as LooseCall // CallOf narrows per endpoint; the wire needs only these three
  const read = transport.read?.(endpoint, { params, query })
  if (read) return (await read) as AnswerOf<E> // as below
  const response = await transport(urlOf(endpoint.path, params, query), {
    ...sent(endpoint.method, endpoint.form ? formOf(body) : null, body, options.headers),
    signal: options.signal,
    keepalive: options.keepalive,
  })
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => ({})))
  // a file says nothing here; what was cut off on its way is no answer: it throws, and pages ask again or say so
  const isJson = response.headers.get('content-type')?.includes('json')
  return (isJson ? await response.json() : {}) as AnswerOf<E> // the server parsed it with the contract's answer
}

/** What an answer that is no success says. */
export function refusalOf(response: Response, answer: unknown): Refusal {
  const wait = Number(response.headers.get('retry-after'))
  return new Refusal(response.status, answer as RefusalBody, wait || null) // the one form of every refusal
}

/** How a request leaves: as JSON, or as a form when it holds files. */
export function sent(
  method: string,
  form: FormData | null,
  body: unknown,
  headers?: Record<string, string>,
): RequestInit {
  const accept = { accept: 'application/json', ...headers }
  if (method === 'GET') return { method, headers: accept }
  if (!form)
    return {
      method,
      headers: { 'content-type': 'application/json', ...accept },
      body: JSON.stringify(body ?? {}),
    }
  // the platform writes the boundary; a PUT with files travels as a POST that says so
  return method === 'PUT'
    ? { method: 'POST', headers: { [overrideHeader]: 'PUT', ...accept }, body: form }
    : { method, headers: accept, body: form }
}

/** The body as a form when it holds files; null when JSON will do. */
function formOf(body: unknown): FormData | null {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>) // the body of every endpoint is an object
  if (
    !entries.some(
      ([, value]) =>
        value instanceof Blob || (Array.isArray(value) && value.some((one) => one instanceof Blob)),
    )
  )
    return null
  const form = new FormData()
  const add = (name: string, value: unknown) =>
    value instanceof Blob ? form.append(name, value) : form.append(name, String(value))
  for (const [name, value] of entries) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const one of value) add(`${name}[]`, one)
    else add(name, value)
  }
  return form
}
