import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
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
const rounds = Number(process.env.ROUNDS ?? 2)

// a word that no statement of the shop has, in the ways that end a text, a number, a list, a name or a comment
const mark = 'zq7x'
const words = [
  mark,
  `${mark}'`,
  `${mark}"`,
  `${mark}') or 1=1 --`,
  `1 or 1=1 /*${mark}*/`,
  `${mark}'; select pg_sleep(5) --`,
  `${mark}' union select null,null --`,
  `it_price desc, (select ${mark})`,
  `(case when ${mark} is null then it_id end)`,
  `${mark}\\' or true --`,
  `$$${mark}$$`,
  `%${mark}_`,
  `${mark}&|!:*<->()`,
]

const { house, close } = await filledShop({ empty: true })
const stated = new Set<string>()
type Query = (this: pg.Client, asked: unknown, ...rest: unknown[]) => unknown
const proto = pg.Client.prototype as unknown as { query: Query }
const query = proto.query
proto.query = function (asked, ...rest) {
  const text = typeof asked === 'string' ? asked : (asked as { text?: string } | null)?.text
  if (text) stated.add(text)
  return query.call(this, asked, ...rest)
}
afterAll(async () => {
  proto.query = query
  await close()
})
const api = openApi({ ...house, log: house.log.child({}, { level: 'silent' }) }, allApi)
const ctx = houseCtx(house)
await insertSettings(
  ctx,
  Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
)
const sid = newSid(house.config, 'member')
await ctx.db.insert(member).values({
  mb_id: 'sql_owner',
  password_hash: '',
  mb_name: '질의',
  mb_email: 'sql@mail.example',
  staff_role: 'owner',
})
const { one, madeFor } = openMaker({ seed: 150, odd: words, often: 20 })

// case 150
test('no word of a call stands in a statement: over all endpoints and fields, by somebody who may do everything', async () => {
  const broken: string[] = []
  let parameters = 0
  const slowest = { ms: 0, path: '' }
  for (let round = 0; round < rounds; round++)
    for (const { endpoint } of allApi) {
      await rememberInSession(ctx, hashSid(sid), { mb_id: 'sql_owner', confirmed_at: new Date() })
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(endpoint.params[name] ? one(['1', one(words)]) : one(words)),
      )
      const url = new URL(path, house.config.ORIGIN)
      const { query: asked } = endpoint as { query?: Shape }
      const made = (asked && madeFor(asked)) ?? {}
      for (const [name, value] of Object.entries(made as Record<string, unknown>)) {
        parameters++
        url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value))
      }
      const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
      const since = performance.now()
      const answer = await api(
        new Request(url, {
          method: endpoint.method,
          headers: {
            cookie: `${sessionCookie(house.config)}=${sid}; odemoa_lang=kr.krw; odemoa_other=${mark}`,
            'x-xsrf-token': xsrfToken(house.config, sid),
            'content-type': 'application/json',
            'user-agent': `${mark}'"`,
            referer: `https://${mark}.example/'`,
          },
          body: hasBody ? JSON.stringify(madeFor(endpoint.body as Shape)) : null, // any schema is such a shape
        }),
        `10.78.${round}.${parameters % 256}`,
      )
      await answer.body?.cancel()
      const ms = performance.now() - since
      if (ms > slowest.ms) Object.assign(slowest, { ms, path: url.href })
      if (answer.status >= 500 && answer.status !== 503)
        broken.push(`${endpoint.method} ${url.href}: ${answer.status}`)
    }
  expect(parameters).toBeGreaterThan(300)
  expect(broken).toEqual([])
  expect([...stated].filter((text) => text.includes(mark))).toEqual([])
  // the statements were heard: those of lists, of searches and of changes
  expect(stated.size).toBeGreaterThan(200)
  // none of the words that wait was obeyed
  expect(slowest.ms, slowest.path).toBeLessThan(5_000)
}, 600_000)

test('only what a list names sorts it: over all lists', async () => {
  const lists = allApi.filter(({ endpoint }) => 'sort' in shapeOf(endpoint))
  expect(lists.length).toBeGreaterThan(30)
  const taken: string[] = []
  for (const { endpoint } of lists) {
    await rememberInSession(ctx, hashSid(sid), { mb_id: 'sql_owner', confirmed_at: new Date() })
    for (const word of [`${mark} desc`, 'it_id; --', '1', 'password_hash']) {
      const path = endpoint.path.replace(/:\w+/g, '1')
      const url = new URL(path, house.config.ORIGIN)
      url.searchParams.set('sort', word)
      const cookie = `${sessionCookie(house.config)}=${sid}; odemoa_lang=kr.krw`
      const answer = await api(new Request(url, { headers: { cookie } }), '10.79.0.1')
      await answer.body?.cancel()
      if (answer.status !== 422 && answer.status !== 404)
        taken.push(`${endpoint.path}?sort=${word}: ${answer.status}`)
    }
  }
  expect(taken).toEqual([])
}, 120_000)

function shapeOf(endpoint: (typeof allApi)[number]['endpoint']): Record<string, unknown> {
  if (endpoint.method !== 'GET') return {}
  const { query: asked } = endpoint as { query?: Shape }
  return asked?._zod?.def.shape ?? {}
}
