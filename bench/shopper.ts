/** A visitor with cookies and a token, over keep-alive fetch. */
export class Shopper {
  url: string
  cookies = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.cookies.set(name, value ?? '')
    }
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
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
