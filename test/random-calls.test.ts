import { afterAll, expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { installPhrases } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { hashSid, newSid, rememberInSession, sessionCookie, xsrfToken } from '#platform/session.ts'
import { member } from '#shop/member/tables.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { filledShop } from './filled-shop.ts'
import { openMaker, type Shape } from './made-calls.ts'
import { sampleSettings } from './settings.ts'

installPhrases('en', phrases)
// `npm test` knocks a few times at each door; CALLS=10000 is for whoever has the time
const calls = Number(process.env.CALLS ?? 2_500)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

const { house, close } = await filledShop({ empty: true })
afterAll(close)
const broken: string[] = []
const log = house.log.child({}, { level: 'silent' })
const api = openApi({ ...house, log }, allApi)
const ctx = houseCtx(house)
await insertSettings(
  ctx,
  Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
)

const odd: readonly unknown[] = [
  '',
  ' ',
  'x',
  '가',
  'a'.repeat(3_000),
  '😀'.repeat(50),
  '\u202e',
  "'; drop table member; --",
  '<script>',
  '%',
  '\\',
  '../..',
  '2026-02-30',
  '2026-11-23',
  '9999-12-31',
  '0000-00-00',
  '10:00',
  '2026-11-23T10:00:00Z',
  '01012345678',
  'a@b.example',
  '{}',
  'null',
  0,
  -1,
  1,
  2,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -0,
  true,
  false,
  null,
  [],
  {},
  [null],
  [[]],
  [1, 1],
  ['a', 'a'],
  { length: 3 },
  { a: { b: {} } },
  '1',
  '-1',
  '1e3',
  '0x10',
  'Infinity',
  '１２',
  'kr',
  'krw',
  'asc',
  'all',
] as const

const { chance, one, madeFor } = openMaker({ seed, odd })

const sid = newSid(house.config, 'member')
await ctx.db.insert(member).values({
  mb_id: 'random_owner',
  password_hash: '',
  mb_name: '무작위',
  mb_email: 'random@mail.example',
  staff_role: 'owner',
})

async function knock(endpoint: AnyEndpoint) {
  // a call may have logged everybody out
  await rememberInSession(ctx, hashSid(sid), { mb_id: 'random_owner', confirmed_at: new Date() })
  const path = endpoint.path.replace(/:\w+/g, () =>
    encodeURIComponent(
      one([
        '1',
        '2',
        '999999999',
        '0',
        '-1',
        'x',
        '가',
        '1e3',
        'random_owner',
        '%00'.slice(3) || 'y',
      ]),
    ),
  )
  const url = new URL(path, house.config.ORIGIN)
  const query = (endpoint as { query?: Shape }).query
  for (const [name, value] of Object.entries((madeFor(query) ?? {}) as Record<string, unknown>))
    url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const body =
    endpoint.method === 'GET' || endpoint.method === 'DELETE'
      ? null
      : JSON.stringify(madeFor(endpoint.body as Shape)) // any schema is such a shape
  const answer = await api(
    new Request(url, {
      method: endpoint.method,
      headers: {
        cookie: `${sessionCookie(house.config)}=${sid}; odemoa_lang=${one(['kr.krw', 'en.usd'])}`,
        'x-xsrf-token': xsrfToken(house.config, sid),
        'content-type': 'application/json',
      },
      body,
    }),
    `10.77.${chance(256)}.${chance(256)}`,
  )
  await answer.body?.cancel()
  // what an outside service would have to answer is not there
  if (answer.status >= 500 && answer.status !== 503)
    broken.push(
      `${endpoint.method} ${url.pathname}${url.search.slice(0, 200)} ${body?.slice(0, 600) ?? ''}: ${answer.status}`,
    )
}

// case 203
test(`${calls} random calls over all endpoints, by somebody who may do everything: each is done or refused, none breaks (seed ${seed})`, async () => {
  const endpoints = allApi.map(({ endpoint }) => endpoint)
  for (let call = 0; call < calls; call++)
    await knock(endpoints[call % endpoints.length] as AnyEndpoint) // within the list
  expect(broken).toEqual([])
}, 600_000)
