import { Wire } from './wire.ts'

const wires = new Map<string, Wire>()

/** A visitor with cookies and a token. */
export class Shopper {
  url: string
  cookies = new Map<string, string>()
  #cookie = ''

  constructor(url: string) {
    this.url = url
  }

  /** `body` is parsed when it is read. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; readonly body: Record<string, unknown> }> {
    const wire = wires.get(this.url) ?? new Wire(this.url)
    wires.set(this.url, wire)
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const own = {
      'content-type': 'application/json',
      cookie: this.#cookie,
      'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
    }
    const answer = await wire.ask(method, path, { ...own, ...headers }, sent)
    for (const line of answer.setCookie) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.cookies.set(name, value ?? '')
    }
    if (answer.setCookie.length)
      this.#cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      status: answer.status,
      get body() {
        return JSON.parse(answer.body.toString('utf8')) as Record<string, unknown>
      },
    }
  }

  arrive() {
    return this.ask('POST', '/api/v1/login-check', {})
  }
}

/** Runs `work` with `users` at a time for `seconds`; answers per second, and how many were refused. */
export async function rate(
  users: number,
  seconds: number,
  work: (user: number) => Promise<boolean>,
): Promise<{ perSecond: number; failed: number }> {
  let done = 0
  let failed = 0
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      while (performance.now() < until) (await work(user)) ? done++ : failed++
    }),
  )
  return { perSecond: done / ((performance.now() - started) / 1000), failed }
}
