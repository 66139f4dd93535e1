import pino from 'pino'
import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { houseCtx } from './context.ts'
import { listenForTouches, openKept, tellTouched } from './kept.ts'
import { touch, transact } from './transact.ts'

const { house, pool } = await testShop()

/** Another process of the shop: what it hears. */
function neighbour() {
  const heard: string[] = []
  const log = pino({ level: 'silent' })
  const stop = listenForTouches(pool, openKept(), log, (tags) => void heard.push(...tags))
  return { heard, stop }
}

test('what is committed is answered as done, even if no connection can be had afterwards', async () => {
  const away = () => Promise.reject(new Error('timeout exceeded when trying to connect'))
  const db = Object.create(house.db, { execute: { value: away } }) as typeof house.db
  const kept = openKept()
  const ctx = houseCtx({ ...house, db, kept })
  await kept.get('page', ['touched'], 60, async () => ({ value: 'before', size: 1 }))
  const done = await transact(ctx, async (ctx) => {
    touch(ctx, 'touched')
    return 'done'
  })
  expect([done, kept.count()]).toEqual(['done', 0])
})

test('other processes hear of what was committed, once, and of nothing that was not', async () => {
  const { heard, stop } = neighbour()
  await expect
    .poll(async () => {
      await tellTouched(house.db, ['listening'])
      return heard.includes('listening')
    })
    .toBe(true)
  const ctx = houseCtx(house)
  await expect(
    transact(ctx, async (ctx) => {
      touch(ctx, 'undone')
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await transact(ctx, (ctx) =>
    transact(ctx, async (ctx) => {
      touch(ctx, 'of-the-inner-one')
    }),
  )
  await tellTouched(house.db, ['last'])
  await expect.poll(() => heard.includes('last')).toBe(true)
  // once it listens all that was read before is let go of
  expect(heard.filter((tag) => tag !== 'listening')).toEqual(['*', 'of-the-inner-one', 'last'])
  expect(ctx.touched.size).toBe(0)
  stop()
})

test('more than fits into one notice is told as everything', async () => {
  const { heard, stop } = neighbour()
  const many = Array.from({ length: 1_000 }, (_, at) => `item:${at}`)
  await expect
    .poll(async () => {
      await tellTouched(house.db, many)
      return heard[0]
    })
    .toBe('*')
  stop()
})
