import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '../../test/database.ts'
import { openDatabase } from './database.ts'
import { StatementNames } from './prepared.ts'
import { given, statement } from './statement.ts'

const { url, house } = await testShop()
const one = openDatabase(url, { max: 1 })
afterAll(() => one.close())

const kept = async () => (await one.db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)).rows.map((row) => row.statement)

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
  const named = new Set(Array.from({ length: 3_000 }, (_, n) => [1, 2, 3].map(() => names.of(`again ${n % 1_000}`)).at(-1)))
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
})
