import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { classAttendee, classBooking, classSession } from '#shop/tssa/tables.ts'
import { newClass } from '#test/classes.ts'
import { filledShop } from '#test/filled-shop.ts'
import { type Made, retainedRows, somebody } from '#test/retained-rows.ts'
import { retentions } from './retention.ts'
import { keepPromises } from './service/leave.ts'

const words: Record<(typeof retentions)[number]['law'], string> = {
  contract: 'contract and withdrawal',
  payment: 'payment and supply',
  taxes: 'tax books and receipts',
  disputes: 'complaints and disputes',
  'our own work': 'none: the history of the shop',
}

test('the table of docs/retention.md says what the job does', () => {
  const lines = retentions.map(
    ({ table, holds, law, keep, over }) =>
      `| \`${table}\` | ${holds} | ${words[law]} | ${keep} | ${over === 'delete' ? 'deleted' : 'emptied of people'} |`,
  )
  const told = readFileSync('docs/retention.md', 'utf8').split('\n')
  expect(told.filter((line) => /^\| `\w+` \| .+ years \|/.test(line))).toEqual(lines)
})

test('what the law keeps is kept to its last Korean day and not a day longer, also of people who never left', async () => {
  const { house, close } = await filledShop({ empty: true })
  const ctx = houseCtx(house)
  const at = sql`'2026-03-01T15:30:00Z'::timestamptz`
  await ctx.db.execute(
    sql`insert into bank_deposit (print, at, amount, depositor, memo, state, why, candidates, file) values ('p', ${at}, 10000, '박입금', '봄', 'open', '', '[]', 'a.csv')`,
  )
  await ctx.db.execute(
    sql`insert into payment_note (pay_id, kind, outcome, body, created_at) values ('P1', 'confirm', 'done', '{"name": "박입금"}', ${at})`,
  )
  await ctx.db.execute(
    sql`insert into event (name, subject, actor, payload, created_at) values ('order.placed', 'x', 'guest', '{"name": "박입금"}', ${at})`,
  )
  await ctx.db.execute(
    sql`insert into application (kind, state, name, mobile, email, company, business_number, typed, lines, ticked, reply, answer_path, lang, privacy_version, secrecy, created_at, updated_at)
      values ('bulk', 'new', '박입금', '01012345678', 'p@mail.example', '', '', '{}', '[]', '{}', '', '', 'kr', '1', false, ${at}, ${at})`,
  )
  const held = async () => {
    const found: string[] = []
    for (const { table, still } of retentions) {
      const { rows } = await ctx.db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${still ?? sql`true`} limit 1`,
      )
      if (rows.length) found.push(table)
    }
    return found.sort()
  }
  const on = (moment: string) => keepPromises(houseCtx(house, { now: new Date(moment) }))
  const all = await held()
  expect(all).toEqual(['application', 'bank_deposit', 'event', 'payment_note'])
  // three years: to the end of 2 March in Korea
  await on('2029-03-02T14:59:00Z')
  expect(await held()).toEqual(all)
  await on('2029-03-02T15:00:00Z')
  expect(await held()).toEqual(['bank_deposit', 'event', 'payment_note'])
  await on('2031-03-02T14:59:00Z')
  expect(await held()).toEqual(['bank_deposit', 'event', 'payment_note'])
  await on('2031-03-02T15:00:00Z')
  expect(await held()).toEqual([])
  const { rows } = await ctx.db.execute(sql`select amount, depositor from bank_deposit`)
  expect(rows).toEqual([{ amount: 10_000, depositor: '' }])
  await close()
})

test('a class loses place and words three years after its last meeting, and its people after five; one for everybody keeps its place', async () => {
  const { house, close } = await filledShop({ empty: true })
  const ctx = houseCtx(house)
  // two meetings, the second on 2 March 2026 in Korea
  const class_id = await newClass(house, { meetings: 2 })
  const starts_at = new Date('2026-02-23T01:00:00Z')
  for (const [session_id, is_private] of [
    [901, true],
    [902, false],
  ] as const) {
    await ctx.db.insert(classSession).values({
      ...{ session_id, class_id, is_private, starts_at, meetings: 2, capacity: 4 },
      ends_at: new Date('2026-02-23T03:00:00Z'),
      ...{ closes_at: starts_at, opens_at: starts_at, place: '김회사 3층', place_en: 'Kim & Co' },
    })
    await ctx.db.insert(classBooking).values({
      ...{ booking_id: `T${session_id}`, session_id, people: 1, state: 'attended', amount: 0 },
      ...{ note: '김회사', cancel_reason: '독감' },
    })
    await ctx.db
      .insert(classAttendee)
      .values({ booking_id: `T${session_id}`, name: '김수강', hp: '01011112222' })
  }
  const held = async () =>
    (
      await ctx.db.execute(sql`
        select s.place, s.place_en, b.note, b.cancel_reason, a.name, a.hp
        from class_session s join class_booking b using (session_id) join class_attendee a using (booking_id) order by session_id`)
    ).rows
  const on = (moment: string) => keepPromises(houseCtx(house, { now: new Date(moment) }))
  const place = { place: '김회사 3층', place_en: 'Kim & Co' }
  const words = { note: '김회사', cancel_reason: '독감' }
  const people = { name: '김수강', hp: '01011112222' }
  const none = { note: '', cancel_reason: '' }
  await on('2029-03-02T14:59:00Z')
  expect(await held()).toEqual([
    { ...place, ...words, ...people },
    { ...place, ...words, ...people },
  ])
  await on('2029-03-02T15:00:00Z')
  expect(await held()).toEqual([
    { place: '', place_en: '', ...none, ...people },
    { ...place, ...none, ...people },
  ])
  await on('2031-03-02T14:59:00Z')
  expect(await held()).toMatchObject([people, people])
  await on('2031-03-02T15:00:00Z')
  expect(await held()).toMatchObject([
    { name: '', hp: '' },
    { name: '', hp: '' },
  ])
  await close()
})

const nameOf = ({ table, holds }: (typeof retentions)[number]) => `${table}: ${holds}`

test('every rule has rows to try it on, here or in a test of its own', () => {
  const tests = globSync('src/shop/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const own = tests.filter((text) => /keepPromises\(|forgetOverdue\(|keep-promises/.test(text))
  const untried = retentions.filter(
    (rule) =>
      !retainedRows[nameOf(rule)] &&
      !own.some((text) => text.includes(rule.table) || text.includes(camel(rule.table))),
  )
  expect(untried.map(nameOf)).toEqual([])
  const names = retentions.map(nameOf)
  expect(Object.keys(retainedRows).filter((name) => !names.includes(name))).toEqual([])
})

const camel = (table: string) =>
  table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

test('every rule takes its rows on their own day and not a day before, and leaves alone what it is not about', async () => {
  const { house, close } = await filledShop({ empty: true })
  const { db } = house
  const due = new Date('2026-03-01T15:30:00Z')
  const dayLater = new Date('2026-03-02T15:30:00Z')
  const read = async ({ table, key, id }: Made) =>
    (
      await db.execute<{ row: Row }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(key)}::text = ${id}`,
      )
    ).rows[0]?.row
  const tried = []
  for (const rule of retentions) {
    const rows = retainedRows[nameOf(rule)]
    if (!rows) continue
    const { old, spared = {} } = rows
    const others = [await old(db, dayLater)]
    for (const make of Object.values(spared)) others.push(await make(db, due))
    const made = await old(db, due)
    const told = [await read(made), ...(await Promise.all(others.map(read)))]
    for (const row of told)
      expect([nameOf(rule), JSON.stringify(row)?.includes(somebody)]).toEqual([nameOf(rule), true])
    tried.push({ rule, made, others, before: told[0], asMade: told.slice(1) })
  }
  for (const keep of ['3 years', '5 years'] as const) {
    const on = (time: string) =>
      keepPromises(
        houseCtx(house, { now: new Date(`${2026 + Number.parseInt(keep, 10)}-03-02T${time}Z`) }),
      )
    const mine = tried.filter(({ rule }) => rule.keep === keep)
    await on('14:59:00')
    for (const { rule, made, before } of mine)
      expect([nameOf(rule), await read(made)]).toEqual([nameOf(rule), before])
    await on('15:00:00')
    for (const { rule, made, others, before, asMade } of mine) {
      const after = await read(made)
      if (rule.over === 'delete') expect([nameOf(rule), after]).toEqual([nameOf(rule), undefined])
      else {
        expect(JSON.stringify(after)).not.toContain(somebody)
        // figures and days stay for the books
        expect([nameOf(rule), figures(after)]).toEqual([nameOf(rule), figures(before)])
        expect(figures(after).length).toBeGreaterThan(1)
      }
      expect([nameOf(rule), ...(await Promise.all(others.map(read)))]).toEqual([
        nameOf(rule),
        ...asMade,
      ])
    }
  }
  await close()
}, 120_000)

type Row = Record<string, unknown>

function figures(row: Row | undefined) {
  return Object.entries(row ?? {}).filter(
    ([, value]) => typeof value === 'number' || /^\d{4}-\d\d-\d\d/.test(String(value)),
  )
}
