import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type Ctx, houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { openDatabase } from './database.ts'
import { sqlState } from './database-errors.ts'
import { withoutValues } from './log.ts'
import { StatementNames } from './prepared.ts'
import { given, statement, textList, wideRows } from './statement.ts'

const { url, house } = await testShop()
const one = openDatabase(url, { max: 1 })
afterAll(() => one.close())

const kept = async () =>
  (
    await one.db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
  ).rows.map((row) => row.statement)

test('a statement that comes back is planned once for its connection', async () => {
  for (let n = 1; n <= 4; n++) {
    const { rows } = await one.db.execute<{ twice: number }>(sql`select ${n}::int * 2 as twice`)
    expect(rows).toEqual([{ twice: n * 2 }])
  }
  expect(await kept()).toEqual(['select $1::int * 2 as twice'])
})

test('one that failed is asked again like new', async () => {
  const half = (n: number) => one.db.execute(sql`select 6 / ${n}::int as half`)
  for (let n = 0; n < 4; n++) await expect(half(0)).rejects.toThrow()
  expect((await half(2)).rows).toEqual([{ half: 3 }])
})

test('texts that never come back stay nameless, and names come to an end', () => {
  const names = new StatementNames()
  for (let n = 0; n < 10_000; n++) expect(names.of(`select ${n}`)).toBeUndefined()
  const named = new Set(
    Array.from({ length: 3_000 }, (_, n) =>
      [1, 2, 3].map(() => names.of(`again ${n % 1_000}`)).at(-1),
    ),
  )
  named.delete(undefined)
  expect(named.size).toBe(400)
})

test('a statement built once runs inside and outside of a transaction', async () => {
  const sum = statement<{ sum: number }>(sql`select ${given('a')}::int + ${given('b')}::int as sum`)
  const ctx = houseCtx(house)
  expect(await sum(ctx, { a: 1, b: 2 })).toEqual([{ sum: 3 }])
  await ctx.db.transaction(async (db) => {
    await db.execute(sql`create temporary table here (n int) on commit drop`)
    await db.execute(sql`insert into here values (7)`)
    const inside = statement<{ n: number }>(sql`select n from here where n = ${given('n')}::int`)
    expect(await inside({ ...ctx, db }, { n: 7 })).toEqual([{ n: 7 }])
  })
  expect(() => statement(sql`select ${1}`)).toThrow('no values')
  await expect(sum(ctx, { a: 1 })).rejects.toThrow('asks for b')
})

const onOne = { db: one.db } as Pick<Ctx, 'db'>

test('its rows are those that the same words give elsewhere, the second time as well as the first', async () => {
  const words = (n: unknown) => sql`
    select ${n}::int as n, null::text as nothing, 'a''b"c' as words, 5000000000::bigint as big, 1.5::float8 as half, true as yes, '{"a":[1]}'::jsonb as facts,
      array['x', null, 'y,z'] as list, array[1, 2] as numbers, timestamptz '2026-03-01 12:34:56.789+09' as moment, date '2026-03-01' as day
    from generate_series(1, 3)`
  const { rows } = await one.db.execute(words(7))
  const all = statement(words(given('n')))
  for (let turn = 0; turn < 2; turn++) expect(await all(onOne, { n: 7 })).toEqual(rows)
  expect(rows).toHaveLength(3)
  const none = statement(sql`select n from (values (1)) one(n) where n = ${given('n')}::int`)
  expect(await none(onOne, { n: 2 })).toEqual([])
  expect(await none(onOne, { n: 1 })).toEqual([{ n: 1 }])
})

test('what the server refuses is refused without harm to the connection', async () => {
  const half = statement<{ half: number }>(sql`select 6 / ${given('n')}::int as half`)
  const unknown = statement(sql`select nonsense`)
  for (let turn = 0; turn < 2; turn++) {
    const refused = await half(onOne, { n: 0 }).catch((error: unknown) => error)
    expect(sqlState(refused)).toBe('22012')
    expect(withoutValues(refused)).toMatchObject({
      code: '22012',
      message: expect.stringContaining('select 6 / $1::int'),
    })
    await expect(unknown(onOne, {})).rejects.toThrow()
    expect(await half(onOne, { n: 2 })).toEqual([{ half: 3 }])
  }
})

test('wide rows of a text that differs are read alike, before and after it is worth a name', async () => {
  const wide = (name: string) =>
    wideRows<Record<string, unknown>>(
      one,
      sql`select ${name}::text as name, array['나무', 'a"b']::text[] as words, null::int as none, '{"a": [1]}'::jsonb as json, true as yes`,
    )
  const told = { words: ['나무', 'a"b'], none: null, json: { a: [1] }, yes: true }
  for (const name of ['one', 'two', 'three', 'four'])
    expect(await wide(name)).toEqual([{ name, ...told }])
  expect((await kept()).filter((text) => text.includes('as words'))).toHaveLength(1)
})

test('a list of texts arrives as it was, whatever stands in them', async () => {
  const texts = ['나무', 'a"b', 'c\\d', 'e,f', '{g}', 'two\nlines', '', 'null']
  const told = statement<{ words: string[] }>(sql`select ${given('words')}::text[] as words`)
  expect(await told(one, { words: textList(texts) })).toEqual([{ words: texts }])
})

test('many at a time on a few connections', async () => {
  const few = openDatabase(url, { max: 3 })
  const twice = statement<{ twice: number }>(
    sql`select ${given('n')}::int * 2 as twice from pg_sleep(0.002)`,
  )
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => twice(few, { n })))
  expect(answers).toEqual(Array.from({ length: 60 }, (_, n) => [{ twice: n * 2 }]))
  await few.close()
})

test('behind a pooler no statement has a name, and each is answered all the same', async () => {
  const plain = openDatabase(url, { max: 1, prepares: false })
  const once = statement<{ twice: number }>(sql`select ${given('n')}::int * 2 as twice`)
  for (let n = 1; n <= 5; n++) {
    expect(await once({ db: plain.db }, { n })).toEqual([{ twice: n * 2 }])
    const { rows } = await plain.db.execute(sql`select ${n}::int * 3 as thrice`)
    expect(rows).toEqual([{ thrice: n * 3 }])
  }
  await expect(once({ db: plain.db }, { n: 'no number' })).rejects.toThrow()
  expect(await once({ db: plain.db }, { n: 4 })).toEqual([{ twice: 8 }])
  const { rows } = await plain.db.execute(sql`select 1 from pg_prepared_statements`)
  expect(rows).toEqual([])
  await plain.close()
})
