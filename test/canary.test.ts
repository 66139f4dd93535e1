import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newSid, sessionCookie, xsrfToken } from '#platform/session.ts'
import { joinSample } from '#shop/member/sample.ts'
import { orderForm } from '#shop/order/sample.ts'
import { stockItem } from './goods.ts'
import { killableShop } from './killable-shop.ts'

const lines: string[] = []
const rig = await killableShop({ hear: (line) => lines.push(line) })
const { house } = rig
await rig.start()
afterAll(() => rig.close())

/** What nobody may find again: as words, so that each is found wherever it stands. */
const canary = {
  password: 'Canary#Feather77',
  name: '카나리아깃털',
  phone: '01077319264',
  mail: 'canary-feather@mail.example',
  address: '깃털로 731길 9264',
  card: '4111111111111111',
  keyword: '깃털베개검색어',
  token: 'canaryToken0f4c3b2a1d9e8f7a6b5c',
}

/** Somebody with a browser, whose session id is known here. */
function visitor(whose: 'guest' | 'member' = 'guest') {
  const sids = [newSid(house.config, whose)]
  return {
    sids,
    async ask(method: string, path: string, body?: unknown) {
      const sid = sids.at(-1) ?? ''
      const answer = await fetch(new URL(path, rig.at), {
        method,
        headers: {
          cookie: `${sessionCookie(house.config)}=${sid}`,
          'x-xsrf-token': xsrfToken(house.config, sid),
          'user-agent': `canary ${canary.token}`,
          referer: `${rig.at}/shop/reset#${canary.token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const given = answer.headers
        .getSetCookie()
        .join()
        .match(/odemoa_session=([^;]+)/)?.[1]
      if (given) sids.push(given)
      const told = (await answer.json().catch(() => ({}))) as { data?: Record<string, unknown> }
      return { status: answer.status, data: told.data ?? {} }
    },
  }
}

// case 231
test('a whole visit leaves nothing of its secrets in the log, the faults or the queue', async () => {
  const goods = await stockItem(house, { it_name: '세이지 양초' })
  const someone = visitor()
  const { ask } = someone
  const form = joinSample({
    mb_id: 'feather_731',
    mb_name: canary.name,
    mb_email: canary.mail,
    mb_hp: canary.phone,
    password: canary.password,
    mb_zip: '04524',
    mb_addr1: canary.address,
  })
  const login = { mb_id: form.mb_id, password: canary.password }
  expect((await ask('POST', '/api/v1/register', form)).status).toBeLessThan(300)
  expect((await ask('POST', '/api/v1/logout', {})).status).toBeLessThan(300)
  expect(
    (await ask('POST', '/api/v1/login', { ...login, password: `${canary.password}!` })).status,
  ).toBe(422)
  expect((await ask('POST', '/api/v1/login', login)).status).toBeLessThan(300)
  await ask('POST', '/api/v1/forget_password', { mb_id: form.mb_id, mb_email: canary.mail })
  await ask('POST', '/api/v1/reset_password/check', { token: canary.token })
  await ask('GET', `/api/v1/products?keyword=${encodeURIComponent(canary.keyword)}`)
  await ask('GET', `/api/v1/orders/${canary.token}`)
  await ask('GET', `/unsubscribe/${canary.token}?mail=${encodeURIComponent(canary.mail)}`)
  // not JSON, and more than fits
  await ask('POST', '/api/v1/wish', { it_id: canary.token, note: canary.card.repeat(20_000) })
  const added = await ask('POST', '/api/v1/cart', {
    it_id: goods.it_id,
    options: [{ io_no: goods.io_no, ct_qty: 1 }],
  })
  expect(added.status).toBeLessThan(300)
  const placed = await ask(
    'POST',
    '/api/v1/orders',
    orderForm({
      od_name: canary.name,
      od_hp: canary.phone,
      od_email: canary.mail,
      od_b_name: canary.name,
      od_b_hp: canary.phone,
      od_b_addr1: canary.address,
      od_deposit_name: canary.name,
      od_memo: `카드는 ${canary.card}`,
    }),
  )
  expect(placed.status).toBe(201)
  const guess = { od_id: placed.data.od_id, od_hp: canary.phone, od_pwd: canary.password }
  expect((await visitor().ask('POST', '/api/v1/orders/lookup', guess)).status).toBeGreaterThan(399)
  // what breaks is told, without the values it broke on
  await house.db.execute(sql`alter table wish rename to wish_away`)
  expect((await ask('GET', `/api/v1/my-wish?keyword=${canary.token}`)).status).toBe(500)
  await house.db.execute(sql`alter table wish_away rename to wish`)
  // the fault is told first, the request when it is answered
  await expect
    .poll(() => lines.some((line) => line.includes('"path":"/api/v1/my-wish"')))
    .toBe(true)

  const log = lines.join('\n')
  const { rows } = await house.db.execute<{ kept: string }>(sql`
    select coalesce(string_agg(j::text, ' '), '') as kept from graphile_worker._private_jobs j
    union all select coalesce(string_agg(r::text, ' '), '') from running_note r
    union all select coalesce(string_agg(i::text, ' '), '') from idempotency i
    union all select coalesce(string_agg(l::text, ' '), '') from rate_limit l`)
  const kept = rows.map((row) => row.kept).join('\n')
  const secrets = {
    ...canary,
    ...Object.fromEntries(someone.sids.map((sid, at) => [`session ${at}`, sid])),
  }
  expect(someone.sids.length).toBeGreaterThan(2)
  for (const [what, secret] of Object.entries(secrets)) {
    const isThere = (text: string) =>
      text.includes(secret) || text.includes(encodeURIComponent(secret))
    expect([what, isThere(log)]).toEqual([what, false])
    // who follows an event may need a name; no key to anything is ever needed
    if (/password|card|token|session/.test(what))
      expect([what, isThere(kept)]).toEqual([what, false])
  }
  const card = await house.db.execute<{ count: number }>(
    sql`select count(*)::int as count from shop_order where to_jsonb(shop_order)::text like ${`%${canary.card}%`}`,
  )
  expect(card.rows).toEqual([{ count: 0 }])
})

// case 173
test('nobody writes lines into the log: an address with line ends, colours and without end is one line, and cut', async () => {
  const from = lines.length
  const say = (head: string) =>
    new Promise<string>((done) => {
      let heard = ''
      const socket = connect(rig.port, '127.0.0.1', () => socket.write(head))
      socket.on('data', (chunk) => {
        heard += chunk
      })
      socket.on('error', () => done(heard))
      socket.on('close', () => done(heard))
    })
  const forged = '%0d%0a{"level":50,"msg":"forged"}%1b[31m'
  const end = 'host: x\r\nconnection: close\r\n\r\n'
  expect(await say(`GET /api/v1/orders/${forged} HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1 4\d\d/)
  expect(await say(`GET /line-end HTTP/1.1\r\nuser-agent: \u001b[31mforged\r\n${end}`)).toMatch(
    /^HTTP\/1\.1/,
  )
  expect(await say(`GET /long-${'a'.repeat(9_000)} HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1/)
  expect(await say(`GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\n${end}`)).toMatch(/^HTTP\/1\.1 431/)
  await expect
    .poll(() => lines.slice(from).filter((line) => line.includes('"path"')).length)
    .toBe(2)
  for (const line of lines.slice(from)) {
    expect(JSON.parse(line).msg).not.toBe('forged')
    expect([...line].every((letter) => letter >= ' ')).toBe(true)
    expect(line.length).toBeLessThan(2_000)
  }
})
