import { Tally } from './rows.ts'
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

/** A look at a public address as JSON; an error where it is refused. */
export async function look<T>(who: Shopper, path: string): Promise<T> {
  const { status, body } = await who.ask('GET', path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body as T
}

/** Runs `work` with `users` at a time for `seconds`; answers per second, and whatever `work` refused or broke with. */
export async function rate(
  users: number,
  seconds: number,
  work: (user: number) => Promise<string | null>,
): Promise<{ perSecond: number; tally: Tally }> {
  const tally = new Tally()
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      while (performance.now() < until) {
        const refused = await work(user).catch(String)
        if (refused === null) tally.done++
        else tally.fail(refused)
      }
    }),
  )
  return { perSecond: tally.done / ((performance.now() - started) / 1000), tally }
}

/** Why an answer is not the one that was hoped for; null when it is. */
export function whyNot(
  answer: { status: number; readonly body: Record<string, unknown> } | undefined,
  wanted: number,
): string | null {
  if (!answer) return 'nobody asked'
  if (answer.status === wanted) return null
  return `${answer.status} ${String(answer.body.message ?? '').slice(0, 80)}`
}
