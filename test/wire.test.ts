import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import { openApi } from '#platform/api-server.ts'
import { houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { openKept } from '#platform/kept.ts'
import {
  hashSid,
  lightGuest,
  newSid,
  ownSid,
  readCookies,
  rememberOrder,
  sessionCookies,
  visitorOf,
} from '#platform/session.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { saveSetting } from '#shop/setting/service.ts'
import { testShop } from './database.ts'
import { knock } from './doors.ts'
import { stockItem } from './goods.ts'
import { sampleSettings } from './settings.ts'
import { shopper, staff } from './shopper.ts'

const { house } = await testShop()
const api = openApi(house, allApi)
const base = house.config.ORIGIN
let people = 0
const ask = (path: string, init: RequestInit = {}) =>
  api(new Request(base + path, init), `10.7.0.${people++ % 250}`)
const json = { 'content-type': 'application/json' }

/** A new session as a browser gets it. */
async function arrive(): Promise<Record<string, string>> {
  const answer = await ask('/api/v1/login-check', { method: 'POST', headers: json, body: '{}' })
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return {
    ...json,
    cookie: cookies.join('; '),
    'x-xsrf-token': readCookies(cookies.join('; ')).get('XSRF-TOKEN') ?? '',
  }
}

const add = {
  method: 'POST',
  body: JSON.stringify({ it_id: 'nothing', options: [{ io_no: 1, ct_qty: 1 }] }),
}

test('whoever asks for the first time gets a session, a token and an empty user', async () => {
  const answer = await ask('/api/v1/login-check', { method: 'POST', headers: json, body: '{}' })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    user: { mb_id: '', is_admin: false },
    lang: 'kr',
    currency: 'krw',
    cart_count: 0,
    coupon_count: 0,
    notification_count: 0,
  })
  const lines = answer.headers.getSetCookie()
  expect(lines.find((line) => line.startsWith('odemoa_session='))).toMatch(/HttpOnly/)
  expect(lines.find((line) => line.startsWith('XSRF-TOKEN='))).not.toMatch(/HttpOnly/)
  for (const line of lines) expect(line).toMatch(/SameSite=Lax/)
})

test('a session whose token was lost or is not its own gets it again, and no other session', async () => {
  const { cookie = '', 'x-xsrf-token': token } = await arrive()
  const session = cookie.split('; ').find((part) => part.startsWith('odemoa_session=')) ?? ''
  for (const given of [session, `${session}; XSRF-TOKEN=stale`]) {
    const answer = await ask('/api/v1/login-check', {
      method: 'POST',
      headers: { ...json, cookie: given },
      body: '{}',
    })
    const lines = answer.headers.getSetCookie()
    expect(lines.some((line) => line.startsWith(`${session};`))).toBe(true)
    expect(lines.some((line) => line.startsWith(`XSRF-TOKEN=${token};`))).toBe(true)
  }
  const whole = await ask('/api/v1/login-check', {
    method: 'POST',
    headers: { ...json, cookie },
    body: '{}',
  })
  expect(whole.headers.getSetCookie()).toEqual([])
})

test('a guest who only looks gets no cookie', async () => {
  for (const path of ['/api/v1/products', '/api/v1/settings', '/api/v1/cart'])
    expect((await ask(path)).headers.getSetCookie()).toEqual([])
})

test('a write without a token, with another session’s token or from another site is refused with 419', async () => {
  const [mine, other] = [await arrive(), await arrive()]
  for (const headers of [
    json,
    { ...mine, 'x-xsrf-token': '' },
    { ...mine, 'x-xsrf-token': other['x-xsrf-token'] ?? '' },
    { ...mine, origin: 'https://evil.example' },
    { ...mine, origin: 'null' },
    { ...mine, 'sec-fetch-site': 'cross-site' },
  ]) {
    const answer = await ask('/api/v1/cart', { ...add, headers })
    expect(answer.status).toBe(419)
    expect(await answer.json()).toMatchObject({ code: 'BAD_TOKEN' })
  }
  expect((await ask('/api/v1/cart', { ...add, headers: mine })).status).toBe(404)
})

test.each([
  ['not JSON', '{"it_id":', 400],
  ['a NUL inside', JSON.stringify({ it_id: 'a\0b', options: [] }), 400],
  ['a prototype', '{"__proto__":{"admin":true},"it_id":"x","options":[]}', 400],
  ['forty levels', `${'['.repeat(40)}${']'.repeat(40)}`, 400],
  ['too large', JSON.stringify({ it_id: 'x'.repeat(300_000), options: [] }), 413],
  ['a list', '[]', 422],
  ['an object in the place of a text', JSON.stringify({ it_id: { $ne: '' }, options: [] }), 422],
  ['a list in the place of a text', JSON.stringify({ it_id: ['a'], options: [] }), 422],
  ['nothing', '', 422],
])('a body that is %s is refused', async (_name, body, status) => {
  const answer = await ask('/api/v1/cart', { method: 'POST', headers: await arrive(), body })
  expect(answer.status).toBe(status)
  expect((await answer.json()) as object).toHaveProperty('message')
})

test('another type than JSON is refused', async () => {
  const answer = await ask('/api/v1/cart', {
    ...add,
    headers: { ...(await arrive()), 'content-type': 'text/plain' },
  })
  expect(answer.status).toBe(415)
})

test('an unknown address is 404, a wrong method 405, in the session’s language', async () => {
  const unknown = await ask('/api/v1/nothing', { headers: { cookie: 'odemoa_lang=en.usd' } })
  expect(unknown.status).toBe(404)
  expect(await unknown.json()).toMatchObject({ message: 'This page cannot be found or opened.' })
  for (const method of ['DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await ask('/api/v1/products', { method })
    expect(answer.status).toBe(405)
    expect(await answer.json()).toMatchObject({ code: 'METHOD' })
  }
})

test('what a question leaves empty is not asked', async () => {
  const list = (query: string) => ask(`/api/v1/products?${query}`).then((answer) => answer.json())
  expect(await list('page&per_page=5&sort=&order=&keyword=')).toEqual(await list('per_page=5'))
})

test.each([
  'sort=password_hash',
  'order=up',
  'per_page=101',
  'per_page=0',
  'page=-1',
  'page=x',
  // of two the last counts, and never a list of both
  'page=1&page=x',
  'ca_id=abc',
  'price_min=-5',
  'in_stock=maybe',
  `keyword=${'가'.repeat(51)}`,
])('a list refuses ?%s with the field’s name', async (query) => {
  const answer = await ask(`/api/v1/products?${query}`)
  expect(answer.status).toBe(422)
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([
    query.split('=')[0],
  ])
})

test.each(["'; drop table item; --", '100%', '_', '\\', '<script>', '()', 'ㅎㄴㅋ', '😀'])(
  'a search for %s finds or finds nothing, and breaks nothing',
  async (word) => {
    expect((await ask(`/api/v1/products?keyword=${encodeURIComponent(word)}`)).status).toBe(200)
  },
)

test('a search shows first what is called so, then what only has to do with it', async () => {
  const word = `w${Date.now()}`
  const about = await stockItem(house, { it_summary: `#${word}` })
  const called = await stockItem(house, { it_name: `${word} 캔들` })
  const english = await stockItem(house, { it_name_en: `A ${word.toUpperCase()} candle` })
  await houseCtx(house).db.execute(
    sql`update tile set sold_30d = case it_id when ${about.it_id} then 900 when ${english.it_id} then 5 else 0 end where it_id in (${about.it_id}, ${called.it_id}, ${english.it_id})`,
  )
  const found = async (sort: string) =>
    (
      (await (await ask(`/api/v1/products?keyword=${word}&sort=${sort}`)).json()) as {
        data: { it_id: string }[]
      }
    ).data.map(({ it_id }) => it_id)
  // what begins so comes before what only holds the word, whatever sells
  expect(await found('fit')).toEqual([called.it_id, english.it_id, about.it_id])
  expect(await found('sold')).toEqual([about.it_id, english.it_id, called.it_id])
})

test('a list by discount begins with what is cut the most, however it is cut', async () => {
  const word = `d${Date.now()}`
  const goods = (given: object) => stockItem(house, { it_name: `${word} 캔들`, ...given })
  const whole = await goods({})
  const won = await goods({ it_price: 10_000, discount_amount: 3_000 })
  const fifth = await goods({ it_price: 90_000, discount_rate: 20 })
  const half = await goods({ discount_rate: 50 })
  const answer = await ask(`/api/v1/products?keyword=${word}&sort=discount&order=desc`)
  const { data } = (await answer.json()) as { data: { it_id: string }[] }
  expect(data.map(({ it_id }) => it_id)).toEqual(
    [half, won, fifth, whole].map(({ it_id }) => it_id),
  )
})

test('an answer known by its ETag is 304', async () => {
  const first = await ask('/api/v1/products')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  const again = await ask('/api/v1/products', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  '/API/v1/admin/orders',
  '//api/v1/admin/orders',
  '/api/v1//admin/orders',
  '/api/v1/shop/..;/admin/orders',
  '/api/v1/%61dmin/orders',
  '/api/v1/admin%2forders',
  '/api/v1/admin/orders/',
  '/api/v1/admin/orders.json',
  '/api/v1/ADMIN/orders',
  '/api/v1/admin./orders',
  '/api/v1/admin/orders.',
  '/api/v1/admin;a=b/orders',
  '/api/v1/%2e/admin/orders',
  '/api/v1/admin%20/orders',
  '/%61pi/v1/admin/orders',
  '/api/v1/shop/../admin/orders',
])('%s is no way around the door of the desk', async (path) => {
  expect([401, 404, 405]).toContain((await ask(path)).status)
})

test.each(['/api/v1/login-check.js', '/api/v1/my-account/x.css'])(
  '%s is nothing that a cache may keep',
  async (path) => {
    const answer = await ask(path)
    expect([404, 405]).toContain(answer.status)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  },
)

test('on a secure address the session stands in a cookie that no other host can set', () => {
  const secure = { ...house.config, ORIGIN: 'https://odemoa.example' }
  const lines = sessionCookies(secure, newSid(secure, 'guest'))
  expect(lines[0]).toMatch(/^__Host-odemoa_session=/)
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax; Secure/)
    expect(line).not.toMatch(/Domain/i)
  }
})

test('languages have two spellings, and nothing else is one', async () => {
  const headers = await arrive()
  const choose = async (body: object) => {
    const answer = await ask('/api/v1/language', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return [answer.status, answer.status === 200 ? await answer.json() : null]
  }
  expect(await choose({ lang: 'ko', currency: 'KRW' })).toEqual([
    200,
    { lang: 'kr', currency: 'krw' },
  ])
  expect(await choose({ lang: 'en' })).toEqual([200, { lang: 'en', currency: 'usd' }])
  for (const bad of [
    { lang: 'eur' },
    { lang: '' },
    { currency: 'eur' },
    { lang: 'constructor' },
    { lang: '__proto__' },
    { lang: 'KR ' },
    { currency: '' },
    { currency: 'won' },
  ])
    expect((await choose(bad))[0]).toBe(422)
})

test('staff endpoints: a guest 401, a member 403, the wrong role 403, the accountant may only read', async () => {
  expect((await (await shopper()).refused(adminProducts.list, {})).status).toBe(401)
  expect((await (await shopper({ mb_id: 'minji' })).refused(adminProducts.list, {})).status).toBe(
    403,
  )
  expect(
    (
      await (
        await shopper({ mb_id: 'class_staff', staff_role: 'class' })
      ).refused(adminProducts.list, {})
    ).status,
  ).toBe(403)
  const accountant = await shopper({ mb_id: 'books', staff_role: 'accountant' })
  expect((await accountant.call(adminProducts.list, {})).per_page).toBe(20)
  expect(
    (await accountant.refused(adminProducts.stock, { params: { io_no: 1 }, body: { change: 1 } }))
      .status,
  ).toBe(403)
})

test('a price change shows with the next request, and what is not promised does not leave', async () => {
  const { it_id } = await stockItem(house)
  const [guest, boss] = [await shopper(), await staff()]
  expect((await guest.call(products.show, { params: { it_id } })).data.default_price.value).toBe(
    10_000,
  )
  await boss.call(adminProducts.quick, {
    params: { it_id },
    body: { version: 1, it_price: 12_000, discount_rate: 10 },
  })
  const shown = (await guest.call(products.show, { params: { it_id } })).data
  expect(shown.default_price).toEqual({
    value: 10_800,
    currency: 'krw',
    model: { op_qty: 100 },
    discountable: { before: 12_000, rate: 10 },
  })
  expect(shown.discount_label).toEqual({ amount: '10%' })
  expect(shown).not.toHaveProperty('version')
  expect(
    (
      await boss.refused(adminProducts.quick, {
        params: { it_id },
        body: { version: 1, it_price: 1 },
      })
    ).status,
  ).toBe(409)
})

test('saving settings asks for the right shape and the newest version', async () => {
  const ctx = houseCtx(house)
  await expect(
    saveSetting(ctx, 'payment', { deposit_days: 0, usd_rate: 1_380 }, 1),
  ).rejects.toMatchObject({ code: 'INVALID', fields: { deposit_days: expect.anything() } })
  await expect(saveSetting(ctx, 'nothing', {}, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(saveSetting(ctx, 'payment', sampleSettings.payment, 99)).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

const down = openDatabase('postgres://odemoa@127.0.0.1:1/odemoa')
afterAll(() => down.close())

test('without its database the shop answers 503 and says when to come back', async () => {
  const lost = openApi({ ...house, db: down.db, kept: openKept() }, allApi)
  for (const path of ['/api/v1/products', '/api/v1/settings']) {
    const answer = await lost(new Request(base + path), '10.8.0.1')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' })
  }
})

test('an id of a guest never passes for a member’s, whatever is written behind it', async () => {
  const sid = newSid(house.config, 'guest')
  const ctx = houseCtx(house)
  await rememberOrder(ctx, hashSid(sid), '1')
  expect(lightGuest(house.config, sid)).toMatchObject({ mb_id: null, session: hashSid(sid) })
  expect(lightGuest(house.config, newSid(house.config, 'member'))).toBeNull()
  expect(await visitorOf(house, sid)).toMatchObject({ mb_id: null, od_ids: ['1'] })
  expect(newSid(house.config, 'member')).toMatch(/^m[\w-]{42}$/)
})

test('a session that the shop did not give out is none, well formed or not', () => {
  const sid = newSid(house.config, 'guest')
  expect(ownSid(house.config, sid)).toBe(sid)
  const other = sid.endsWith('A') ? 'B' : 'A'
  const invented = [
    `g${'a'.repeat(42)}`,
    sid.slice(0, -1) + other,
    `m${sid.slice(1)}`,
    sid.slice(0, 42),
    '',
    undefined,
  ]
  for (const one of invented) expect(ownSid(house.config, one)).toBeNull()
  expect(ownSid({ ...house.config, SESSION_SECRET: 'x'.repeat(40) }, sid)).toBeNull()
})

test('an address whose number is none leads to nothing, whatever is sent to it', async () => {
  const numbered = allApi.flatMap(({ endpoint }) =>
    Object.keys(endpoint.params).length ? [endpoint] : [],
  )
  expect(numbered.length).toBeGreaterThan(80)
  for (const endpoint of numbered)
    for (const none of ['x', '1e3', '9'.repeat(16)]) {
      const found = await knock(
        api,
        endpoint.who === 'anyone' || endpoint.who === 'member' ? 'member' : 'owner',
        endpoint,
        Object.fromEntries(Object.keys(endpoint.params).map((name) => [name, none])),
      )
      expect([endpoint.method, endpoint.path, none, found.status]).toEqual([
        endpoint.method,
        endpoint.path,
        none,
        404,
      ])
    }
})
