import type pg from 'pg'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { openDatabase } from './database.ts'
import { patientPool } from './patient-pool.ts'
import { directUrl, tellOfPooler } from './pooler.ts'

const behind = 'postgres://odemoa@pooler/odemoa'
const direct = { DATABASE_DIRECT_URL: 'postgres://odemoa@database/odemoa' }

/** What the shop hears of a database, over a pooler that tells its clients numbers of its own. */
async function heard(found: { pid: number; patience: string }, config = {}, told = 7) {
  const lines: unknown[] = []
  let given = 0
  const client = {
    processID: told,
    query: async () => ({ rows: [found] }),
    release: () => void given++,
  }
  const pool = { connect: async () => client } as unknown as pg.Pool // all that is asked of a pool
  await tellOfPooler(pool, config, { warn: (line: unknown) => void lines.push(line) })
  expect(given).toBe(1)
  return lines.join('\n')
}

test('a pooler without a way past it is told of, and one that keeps no time', async () => {
  expect(await heard({ pid: 7, patience: '8s' })).toBe('')
  expect(await heard({ pid: 8, patience: '8s' })).toMatch('without DATABASE_DIRECT_URL')
  expect(await heard({ pid: 8, patience: '8s' }, direct)).toBe('')
  expect(await heard({ pid: 8, patience: '0' }, direct)).toMatch('no time limit')
})

test('the database itself is no pooler', async () => {
  const { url } = await testShop()
  const { pool, close } = openDatabase(url, { max: 1 })
  const lines: unknown[] = []
  await tellOfPooler(pool, {}, { warn: (line: unknown) => void lines.push(line) })
  expect(lines).toEqual([])
  await close()
})

test('a pooler that refuses the time limits is told of with what to set', async () => {
  const pool = {
    connect: () => Promise.reject(new Error('unsupported startup parameter: lock_timeout')),
  } as unknown as pg.Pool
  await expect(tellOfPooler(pool, {}, { warn: () => {} })).rejects.toThrow('deploy/pgbouncer.ini')
})

test('what needs a line to itself goes past the pooler', () => {
  expect(directUrl({}, behind)).toBe(behind)
  expect(directUrl(direct, behind)).toBe(direct.DATABASE_DIRECT_URL)
})

test('the queue listens past the pooler, and asks through it', async () => {
  const asked: string[] = []
  const named = (name: string) =>
    ({ connect: async () => void asked.push(name) }) as unknown as pg.Pool
  const pool = patientPool(named('pooler'), named('direct'))
  pool.connect(() => {})
  await pool.connect().catch(() => {})
  expect(asked).toEqual(['direct', 'pooler'])
})
