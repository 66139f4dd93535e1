import pg from 'pg'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { testShop } from '#test/database.ts'
import { dropKept, listenForTouches, openKept } from './kept.ts'

const log = pino({ level: 'silent' })
afterEach(() => void vi.useRealTimers())

test('a database that stays away is asked again with growing pauses, and every connection is given back', async () => {
  vi.useFakeTimers()
  let asked = 0
  let given = 0
  const client = {
    on: () => client,
    query: () => Promise.reject(new Error('away')),
    release: () => void given++,
  }
  const pool = {
    connect: () => Promise.resolve(client).finally(() => void asked++),
  } as unknown as pg.Pool // all that listening asks of a pool
  const stop = listenForTouches(pool, openKept(), log)
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  // after 1, 2, 4 and 8 seconds, then every 15
  expect(asked).toBeGreaterThanOrEqual(6)
  expect(asked).toBeLessThanOrEqual(8)
  expect(given).toBe(asked)
})

test('what another process touched is dropped here, and everything when the listening connection was lost', async () => {
  const shop = await testShop()
  const { rows } = await shop.pool.query('select current_database() as name')
  const pool = new pg.Pool({ ...shop.pool.options, max: 2 })
  pool.on('error', () => {})
  const kept = openKept()
  const heard: string[] = []
  const stop = listenForTouches(pool, kept, log, (tags) => void heard.push(...tags))
  const keep = () => kept.get('page', ['catalog'], 60, async () => ({ value: 'kept', size: 1 }))
  await keep()
  await expect
    .poll(async () => {
      await dropKept({ ...shop.house, kept: openKept() }, ['catalog'])
      return kept.count()
    })
    .toBe(0)
  await keep()
  // the first listening has dropped everything too
  heard.length = 0
  await shop.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen odemoa_touched%'",
    [rows[0].name],
  )
  await expect.poll(() => heard.includes('*')).toBe(true)
  expect(kept.count()).toBe(0)
  // read while nobody listened: dropped again as soon as somebody does
  await keep()
  await expect.poll(() => heard.filter((tag) => tag === '*').length).toBe(2)
  expect(kept.count()).toBe(0)
  stop()
  await pool.end()
})
