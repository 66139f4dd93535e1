import { Agent, type IncomingMessage, request } from 'node:http'

// the lightest client Node has: on two cores what it spends is taken from the shop
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A visitor with cookies and a token, over keep-alive fetch. */
export class Shopper {
  url: string
  cookies = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: Record<string, unknown> }> {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(this.url + path, method, { 'content-type': 'application/json', cookie, 'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '', ...headers }, sent)
    for (const line of answer.setCookie) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.cookies.set(name, value ?? '')
    }
    return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> }
  }

  arrive() {
    return this.ask('POST', '/api/v1/login-check', {})
  }
}

/** Runs `work` with `users` at a time for `seconds`; answers per second, and how many were refused. */
export async function rate(users: number, seconds: number, work: (user: number) => Promise<boolean>): Promise<{ perSecond: number; failed: number }> {
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

function send(url: string, method: string, headers: Record<string, string>, body: string | undefined): Promise<{ status: number; setCookie: string[]; text: string }> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request(url, { method, agent, headers: { ...headers, ...length } }, (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, setCookie: answer.headers['set-cookie'] ?? [], text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
