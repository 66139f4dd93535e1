import { api as allApi } from '#api.ts'
import { callThrough, Refusal } from '#kernel/client.ts'
import type { AnswerOf, AnyEndpoint, CallOf } from '#kernel/endpoint.ts'
import { fileThrough } from '#kernel/save-file.ts'
import { installPhrases } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import { openApi } from '#platform/api-server.ts'
import { type House, houseCtx } from '#platform/context.ts'
import {
  guestCartKey,
  hashSid,
  memberCartKey,
  newSid,
  rememberInSession,
  sessionCookie,
  xsrfToken,
} from '#platform/session.ts'
import { member } from '#shop/member/tables.ts'
import { testShop } from './database.ts'

installPhrases('en', phrases)

type Who = {
  mb_id?: string
  staff_role?: string
  language?: string
  /** where their parcels go */
  country?: string
  ip?: string
  /** the process that answers, when it is not the first */
  house?: House
  /** where that process listens, when it is not this one */
  at?: string
}

/** Somebody with a browser: cookies, a token, and the shop's real front door. */
export type Shopper = {
  cart_key: string
  call<E extends AnyEndpoint>(
    endpoint: E,
    ask: CallOf<E>,
    headers?: Record<string, string>,
  ): Promise<AnswerOf<E>>
  /** an endpoint that answers with a file */
  file<E extends AnyEndpoint>(endpoint: E, ask: CallOf<E>): Promise<{ name: string; bytes: Blob }>
  /** the refusal of a call that must not succeed */
  refused<E extends AnyEndpoint>(
    endpoint: E,
    ask: CallOf<E>,
    headers?: Record<string, string>,
  ): Promise<Refusal>
}

const apis = new WeakMap<House, ReturnType<typeof openApi>>()
let people = 0

export async function shopper({
  mb_id,
  staff_role,
  language,
  country,
  ip,
  house: given,
  at,
}: Who = {}): Promise<Shopper> {
  const house = given ?? (await testShop()).house
  const api = apis.get(house) ?? openApi(house, allApi)
  apis.set(house, api)
  const sid = newSid(house.config, mb_id ? 'member' : 'guest')
  const ctx = houseCtx(house)
  if (mb_id) {
    await ctx.db
      .insert(member)
      .values({
        mb_id,
        password_hash: '',
        mb_name: '민지',
        mb_email: `${mb_id}@mail.example`,
        staff_role,
      })
      .onConflictDoNothing()
    await rememberInSession(ctx, hashSid(sid), { mb_id })
  }
  const address = ip ?? `10.0.${people >> 8}.${people++ & 255}`
  const cookie = `${sessionCookie(house.config)}=${sid}${language ? `; odemoa_lang=${language}` : ''}${country ? `; odemoa_to=${country}` : ''}`
  const headersOf = (init: RequestInit, more = {}) => ({
    ...init.headers,
    cookie,
    'x-xsrf-token': xsrfToken(house.config, sid),
    ...more,
  })
  const transport = (path: string, init: RequestInit) =>
    at
      ? fetch(new URL(path, at), { ...init, headers: headersOf(init, { 'x-test-ip': address }) })
      : api(
          new Request(new URL(path, house.config.ORIGIN), { ...init, headers: headersOf(init) }),
          address,
        )

  const call: Shopper['call'] = (endpoint, ask, headers) =>
    callThrough(transport, endpoint, ask, { headers })
  return {
    cart_key: mb_id ? memberCartKey(mb_id) : guestCartKey(house.config, sid),
    call,
    file: (endpoint, ask) => fileThrough(transport, endpoint, ask),
    async refused(endpoint, ask, headers) {
      const outcome: unknown = await call(endpoint, ask, headers).catch((error: unknown) => error)
      if (outcome instanceof Refusal) return outcome
      throw outcome instanceof Error
        ? outcome
        : new Error(`${endpoint.method} ${endpoint.path} was not refused`)
    },
  }
}

export function staff(): Promise<Shopper> {
  return shopper({ mb_id: 'boss', staff_role: 'owner' })
}
