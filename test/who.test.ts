import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#api.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { Failure } from '#kernel/failure.ts'
import { openApi } from '#platform/api-server.ts'
import { implement } from '#platform/implement.ts'
import { testShop } from './database.ts'
import { knock, wrongDoors } from './doors.ts'

test('every endpoint opens to whom its `who` names, and to nobody else', async () => {
  expect(api.length).toBeGreaterThan(150)
  expect(await wrongDoors(api)).toEqual([])
}, 240_000)

test('a door that is open to the wrong people is found', async () => {
  const answer = z.object({ ok: z.boolean() })
  const planted = {
    shut: endpoint({
      method: 'GET',
      path: '/api/v1/planted-shut',
      who: 'anyone',
      about: 'says anyone, and asks for a log-in',
      answer,
    }),
    strict: endpoint({
      method: 'GET',
      path: '/api/v1/planted-strict',
      who: ['order'],
      about: 'says order staff, and forbids them',
      answer,
    }),
  }
  const wrong = await wrongDoors(
    implement(planted, {
      shut: () => {
        throw new Failure('LOGIN_REQUIRED', '로그인이 필요합니다.')
      },
      strict: () => {
        throw new Failure('FORBIDDEN', '이 일을 할 권한이 없어요.')
      },
    }),
  )
  expect(wrong).toContain(
    'GET /api/v1/planted-shut: guest should be through, was 401 LOGIN_REQUIRED',
  )
  expect(wrong).toContain('GET /api/v1/planted-strict: order should be through, was 403 FORBIDDEN')
})

test('no call of the public writes what the shop is set up with: accounts, providers, appearance, pages, popups, prices', async () => {
  const { house } = await testShop()
  await house.db.execute(
    sql`insert into setting (name, value) values ('theme', '{"look": "as it was"}') on conflict do nothing`,
  )
  const tables = [
    'setting',
    'content_entry',
    'cms_page',
    'cms_version',
    'message_template',
    'answer_template',
    'category',
    'item',
    'item_option',
    'coupon_kind',
    'notice',
    'faq',
    'faq_group',
    'notice_file',
    'class_product',
    'class_policy',
    'search_synonym',
    'search_page',
    'search_hidden',
  ]
  const marks = async () => {
    const found = await house.db.execute<Record<string, string>>(
      sql.raw(
        `select ${tables.map((name) => `(select coalesce(md5(string_agg(row::text, '|' order by row::text)), '') from ${name} row) as ${name}`).join(', ')}`,
      ),
    )
    return found.rows[0]
  }
  const shopApi = openApi({ ...house, log: house.log.child({}, { level: 'silent' }) }, api)
  const before = await marks()
  const writing = api.filter(
    ({ endpoint: { who, method } }) => method !== 'GET' && !Array.isArray(who),
  )
  expect(writing.length).toBeGreaterThan(50)
  const wish = {
    name: 'payment',
    names: ['theme'],
    value: { look: 'mine' },
    settings: { theme: { look: 'mine' } },
    payment: { usd_rate: 1 },
    TOSS_SECRET_KEY: 'mine',
    appearance: 'mine',
    version: 1,
  }
  for (const { endpoint } of writing)
    for (const caller of ['guest', 'member'] as const) {
      const { status } = await knock(
        shopApi,
        caller,
        endpoint,
        { name: 'payment', it_id: 'x' },
        wish,
      )
      expect(status, `${endpoint.method} ${endpoint.path}`).toBeLessThan(500)
    }
  expect(await marks()).toEqual(before)
}, 120_000)

// the specification gives this one an address of the shop
const staffsAmongOthers = ['DELETE /api/v1/notice/:id/:file']

test('the back office is for staff, and my own things are for members', () => {
  const wrong = api.filter(({ endpoint: { method, path, who } }) => {
    if (staffsAmongOthers.includes(`${method} ${path}`)) return !Array.isArray(who)
    if (path.startsWith('/api/v1/admin/')) return !Array.isArray(who)
    if (/^\/api\/v1\/(my-|notification(\/|$)|unregister|confirm-my-password)/.test(path))
      return who !== 'member'
    return Array.isArray(who)
  })
  expect(wrong.map(({ endpoint: { method, path, who } }) => `${method} ${path} ${who}`)).toEqual([])
})
