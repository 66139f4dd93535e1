import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { openDatabase } from './database.ts'
import { given, statement } from './statement.ts'

const { url } = await testShop()

test('every statement tells how long it took, in whatever way it was asked, also one that fails', async () => {
  const told: [string, number][] = []
  const { db, pool, close } = openDatabase(url, {
    onStatement: (text, ms) => told.push([text, ms]),
  })
  await db.execute(sql`select ${1}::int as drizzle`)
  await pool.query('select 2 as pool from pg_sleep(0.05)')
  await db.transaction((tx) => tx.execute(sql`select 3 as inside`))
  const prepared = statement<{ prepared: number }>(sql`select ${given('n')}::int as prepared`)
  expect(await prepared({ db }, { n: 4 })).toEqual([{ prepared: 4 }])
  await expect(pool.query('select nonsense')).rejects.toThrow('nonsense')
  await close()
  const texts = told.map(([text]) => text)
  for (const word of ['drizzle', 'pool', 'inside', 'prepared', 'nonsense'])
    expect(texts.filter((text) => text.includes(word))).toHaveLength(1)
  expect(told.find(([text]) => text.includes('pool'))?.[1]).toBeGreaterThan(45)
})
