import { type AnswerOf, type AnyEndpoint, type CallOf, urlOf } from './endpoint.ts'

/** How a request leaves: `fetch` in the browser, the site's own fetch while rendering. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

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

type RefusalBody = { message?: string; code?: string; errors?: Record<string, string[]>; detail?: Record<string, unknown> }

type LooseCall = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }

/** Calls an endpoint of a contract; throws a `Refusal` for every answer that is not a success. */
export async function callThrough<E extends AnyEndpoint>(transport: Transport, endpoint: E, ask: CallOf<E>, options: CallOptions = {}): Promise<AnswerOf<E>> {
  const { params, query, body } = ask as LooseCall // CallOf narrows per endpoint; the wire needs only these three
  const sends = endpoint.method !== 'GET'
  const response = await transport(urlOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { accept: 'application/json', ...(sends ? { 'content-type': 'application/json' } : {}), ...options.headers },
    body: sends ? JSON.stringify(body ?? {}) : undefined,
    signal: options.signal,
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as AnswerOf<E> // the server parsed it with the contract's answer
  const wait = Number(response.headers.get('retry-after'))
  throw new Refusal(response.status, answer as RefusalBody, wait || null)
}
