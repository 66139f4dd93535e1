import { api as allApi } from '#api.ts'
import { callThrough, Refusal } from '#kernel/client.ts'
import type { AnswerOf, AnyEndpoint, CallOf } from '#kernel/endpoint.ts'
import { installPhrases } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import { openApi } from '#platform/api-server.ts'
import { sessions } from '#shop/session/contract.ts'
import { testShop } from './database.ts'

installPhrases('en', phrases)
const { house } = await testShop()
const api = openApi(house, allApi)
let people = 0

/** A browser that keeps its cookies, so that what a log-in does to them can be seen. */
export class Browser {
  cookies = new Map<string, string>()
  ip = `10.9.${people >> 8}.${people++ & 255}`
  headers: Record<string, string> = {}

  constructor(given: { ip?: string; headers?: Record<string, string>; language?: 'en.usd' } = {}) {
    if (given.ip) this.ip = given.ip
    if (given.headers) this.headers = given.headers
    if (given.language) this.cookies.set('odemoa_lang', given.language)
  }

  get session(): string {
    return this.cookies.get('odemoa_session') ?? ''
  }

  async call<E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>): Promise<AnswerOf<E>> {
    if (!this.session && endpoint.path !== sessions.check.path) await this.call(sessions.check, {})
    return callThrough((path, init) => this.send(path, init), endpoint, ask)
  }

  /** the refusal of a call that must not succeed */
  async refused<E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>): Promise<Refusal> {
    const outcome: unknown = await this.call(endpoint, ask).catch((error: unknown) => error)
    if (outcome instanceof Refusal) return outcome
    throw outcome instanceof Error
      ? outcome
      : new Error(`${endpoint.method} ${endpoint.path} was not refused`)
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...this.headers,
      ...init.headers,
      cookie,
      'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
    }
    const answer = await api(
      new Request(new URL(path, house.config.ORIGIN), { ...init, headers }),
      this.ip,
    )
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.cookies.set(name, value ?? '')
    }
    return answer
  }
}
