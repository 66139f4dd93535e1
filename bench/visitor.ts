import { callThrough, Refusal } from '#kernel/client.ts'
import type { AnswerOf, AnyEndpoint, CallOf } from '#kernel/endpoint.ts'

const patience = 10_000

/** Somebody with a browser at a running shop: cookies, a token, ten seconds of patience. */
export class Visitor {
  cookies = new Map<string, string>()
  url: string

  constructor(url: string) {
    this.url = url
  }

  /** The status of a page; 0 when nobody answers. */
  async look(path: string): Promise<number> {
    return this.#ask(path, { method: 'GET' }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
  }

  call<E extends AnyEndpoint>(
    endpoint: E,
    ask: CallOf<E>,
    headers?: Record<string, string>,
  ): Promise<AnswerOf<E>> {
    return callThrough((path, init) => this.#ask(path, init), endpoint, ask, { headers })
  }

  /** As a browser does with a shop that is away for a moment: the same press, under the same key, until it is answered. */
  async insist<T>(work: () => Promise<T>, until = 60_000): Promise<T> {
    const end = performance.now() + until
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const isAway = !(error instanceof Refusal) || error.status >= 500 || error.status === 429
        if (!isAway || performance.now() > end) throw error
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
    }
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(new URL(path, this.url), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        ...init.headers,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    return answer
  }
}
