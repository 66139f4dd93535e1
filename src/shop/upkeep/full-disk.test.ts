import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { openDisk } from '#platform/disk.ts'
import { openJobs } from '#platform/jobs.ts'
import { carts } from '#shop/cart/contract.ts'
import { cartLine } from '#shop/cart/tables.ts'
import { products } from '#shop/catalog/contract.ts'
import { sessions } from '#shop/session/contract.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { upkeep } from './contract.ts'

const { house: first, pool } = await testShop()
let free = 10_000 * 1024 * 1024
const disk = openDisk({
  dir: '/',
  short: 256 * 1024 * 1024,
  every: 10,
  fullFor: 50,
  readFree: async () => free,
})
const house = { ...first, disk }
await first.db.execute(sql`create or replace function no_space() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)

// the server says of every write what it says on a full disk
const tables = ['cart_line', 'event', 'graphile_worker._private_jobs']
async function fillDisk() {
  for (const table of tables)
    await pool.query(
      `create trigger no_space before insert or update or delete on ${table} execute function no_space()`,
    )
}
async function makeRoom() {
  for (const table of tables) await pool.query(`drop trigger if exists no_space on ${table}`)
}
afterAll(async () => {
  await makeRoom()
  await pool.query('drop function no_space()')
  disk.close()
})

const goods = await stockItem(first)

test('a write that finds no space is refused with words, reading goes on, and it mends itself', async () => {
  const minji = await shopper({ house })
  await fillDisk()
  const refused = await minji.refused(carts.add, {
    body: { it_id: goods.it_id, options: [{ io_no: goods.io_no, ct_qty: 1 }] },
  })
  expect([refused.status, refused.code]).toEqual([503, 'UNAVAILABLE'])
  expect(refused.message).toContain('보는 것만')
  expect(disk.room()).toBe('short')
  expect((await minji.call(products.show, { params: { it_id: goods.it_id } })).data.it_id).toBe(
    goods.it_id,
  )
  await minji.call(sessions.check, {})
  await makeRoom()
  await expect.poll(() => disk.room()).toBe('well')
  expect((await fill(minji, goods)).lines).toHaveLength(1)
})

test('while space is short, writing is refused before it is tried, and the desk says so', async () => {
  const [minji, boss] = [
    await shopper({ house, language: 'en.usd' }),
    await shopper({ house, mb_id: 'boss', staff_role: 'owner' }),
  ]
  const diskOf = async () =>
    (await boss.call(upkeep.health, {})).data.parts.find(({ part }) => part === 'disk')
  expect(await diskOf()).toMatchObject({ state: 'good' })
  free = 600 * 1024 * 1024
  await expect.poll(() => disk.room()).toBe('low')
  expect(await diskOf()).toMatchObject({ state: 'warn' })
  await fill(minji, goods)
  free = 100 * 1024 * 1024
  await expect.poll(() => disk.room()).toBe('short')
  const refused = await minji.refused(carts.add, {
    body: { it_id: goods.it_id, options: [{ io_no: goods.io_no, ct_qty: 1 }] },
  })
  expect([refused.status, refused.detail?.read_only]).toEqual([503, true])
  expect(refused.message).not.toMatch(/[가-힣]/)
  expect(await diskOf()).toMatchObject({ state: 'bad', said: expect.stringContaining('100 MB') })
  free = 10_000 * 1024 * 1024
  await expect.poll(() => disk.room()).toBe('well')
})

test('jobs wait for space; one that fails without it ends no process', async () => {
  const seen: string[] = []
  const jobs = {
    tasks: {
      'wants-space': async () => {
        seen.push('tried')
        if (seen.length === 1) {
          await fillDisk()
          await houseCtx(house).db.insert(cartLine).values({
            cart_key: 'x',
            it_id: goods.it_id,
            io_no: goods.io_no,
            ct_qty: 1,
            ct_price: 1,
            ct_price_usd: 1,
          })
        }
      },
    },
    cron: [],
  }
  const working = await openJobs(house, pool, jobs)
  await pool.query(`select graphile_worker.add_job('wants-space', '{}'::json)`)
  await expect.poll(() => seen).toEqual(['tried'])
  await expect.poll(() => disk.room()).toBe('short')
  await makeRoom()
  const left = async () =>
    (
      await pool.query(
        `select attempts, last_error from graphile_worker.jobs where task_identifier = 'wants-space'`,
      )
    ).rows
  // that it failed is written down as soon as there is room
  await expect
    .poll(left, { timeout: 20_000 })
    .toMatchObject([{ attempts: 1, last_error: expect.stringContaining('Failed query') }])
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'wants-space'), run_at := now())`,
  )
  await expect.poll(() => seen, { timeout: 12_000 }).toEqual(['tried', 'tried'])
  await expect.poll(left).toEqual([])
  await working.stop()
}, 60_000)
