import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { unvalued, withoutValues } from './log.ts'

const { house } = await testShop()

test('a failed statement is logged without the values it was given', async () => {
  await house.db.execute(sql`create table if not exists secret_of_log (name text unique, n int)`)
  await house.db.execute(sql`insert into secret_of_log values ('김하늘', 1)`)
  const failed = [
    await house.db
      .execute(sql`insert into secret_of_log values (${'김하늘'}, 2)`)
      .catch((error: unknown) => error),
    await house.db
      .execute(sql`insert into secret_of_log values (${'김하늘\n    at home'}, ${'010-1234-5678'})`)
      .catch((error: unknown) => error),
  ]
  for (const error of failed) {
    for (const told of [error, unvalued(error)].map((one) => JSON.stringify(withoutValues(one)))) {
      expect(told).toContain('insert into secret_of_log')
      expect(told).not.toMatch(/하늘|010-1234/)
    }
  }
  await house.db.execute(sql`drop table secret_of_log`)
})
