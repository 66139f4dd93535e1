import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { api } from '#api.ts'
import { addDays } from '#kernel/days.ts'
import { staffRoles } from '#kernel/endpoint.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { accounts } from '#shop/member/contract.ts'
import { adminStaff } from '#shop/member/desk-contract.ts'
import { adminDeliveries } from '#shop/notification/admin-contract.ts'
import { personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { business, invited } from './business.ts'
import { testShop } from './database.ts'
import { shopper } from './shopper.ts'
import { follow, sendAll } from './telling.ts'

const { house, outbox } = await testShop()

/** One of each kind of key, each made as somebody makes it, with the letters that carry them sent. */
const keys = { invitation: '', payment: '', reset: '', staff: '' }

beforeAll(async () => {
  // what other files did in this database is none of ours
  const last = await house.db.execute<{ id: string }>(
    sql`select coalesce(max(event_id), 0) as id from event`,
  )
  const before = last.rows[0]?.id ?? '0'
  const owner = await shopper({ mb_id: 'keys_owner', staff_role: 'owner' })
  const { harin } = await business(0)
  keys.invitation = await invited(harin, 'keys_friend@mail.example')
  const { data } = await owner.call(personalDesk.make, {
    body: {
      ...{ name: '정하린', email: 'keys_harin@mail.example', subject: '맞춤 작업 잔금' },
      ...{ price: 30_000, currency: 'krw', lang: 'kr', ways: [], send: true },
      until: addDays(koreanToday(), 3),
    },
  })
  keys.payment = data.token
  await shopper({ mb_id: 'keys_minji' })
  await (await shopper()).call(accounts.forgetPassword, { body: { mb_id: 'keys_minji' } })
  const { data: link } = await owner.call(adminStaff.create, {
    body: {
      mb_id: 'keys_new',
      mb_name: '새직원',
      mb_email: 'keys_new@mail.example',
      staff_role: 'order',
    },
  })
  keys.staff = link.url.split('#')[1] ?? ''
  const happened = await house.db.execute<{ event_id: string }>(
    sql`select event_id from event where event_id > ${before} order by event_id`,
  )
  for (const { event_id } of happened.rows) {
    await follow(Number(event_id))
    await sendAll(Number(event_id))
  }
  const mail = outbox.find(({ to }) => to === 'keys_minji@mail.example')
  keys.reset = /reset#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}, 60_000)

test('the letters carry their keys', () => {
  const sent = outbox.map(({ text }) => text).join('\n')
  for (const name of ['invitation', 'payment', 'reset'] as const) {
    expect(keys[name], name).toMatch(/^[\w-]{22,}$/)
    expect(sent, name).toContain(keys[name])
  }
  expect(keys.staff).toMatch(/^[\w-]{22,}$/)
})

test('what happened, what was sent and what is to be done say none of them', async () => {
  const kept = await house.db.execute<{ text: string }>(sql`
    select coalesce(string_agg(e::text, ' '), '') as text from event e
    union all select coalesce(string_agg(d::text, ' '), '') from delivery d
    union all select coalesce(string_agg(m::text, ' '), '') from mail_log m
    union all select coalesce(string_agg(r::text, ' '), '') from running_note r
    union all select coalesce(string_agg(i::text, ' '), '') from idempotency i
    union all select coalesce(string_agg(j.payload::text, ' '), '') from graphile_worker._private_jobs j`)
  const text = kept.rows.map((row) => row.text).join('\n')
  expect(text).toContain('company.invited')
  for (const [name, key] of Object.entries(keys)) expect(text.includes(key), name).toBe(false)
})

test('no role reads a key that lets it do more, and the accountant reads none at all', async () => {
  const reads = api
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, who }) => method === 'GET' && Array.isArray(who) && !/:/.test(path))
  expect(reads.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const staff_role of staffRoles) {
    const who = await shopper({ mb_id: `keys_as_${staff_role}`, staff_role })
    const told: [string, unknown][] = []
    for (const read of reads) told.push([read.path, await who.call(read, {}).catch(() => null)])
    const log = await who.call(adminDeliveries.list, {}).catch(() => null)
    for (const { delivery_id } of log?.data ?? [])
      told.push([
        'a delivery',
        await who.call(adminDeliveries.show, { params: { delivery_id } }).catch(() => null),
      ])
    const secret = [
      keys.invitation,
      keys.reset,
      keys.staff,
      ...(staff_role === 'accountant' ? [keys.payment] : []),
    ]
    for (const [path, answer] of told)
      if (secret.some((key) => JSON.stringify(answer)?.includes(key)))
        found.push(`${staff_role} ${path}`)
  }
  expect(found).toEqual([])
}, 120_000)
