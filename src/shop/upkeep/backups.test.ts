import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openForBusiness } from '#db/seed.ts'
import { readArchive } from '#platform/backup/archive.ts'
import { loadShop } from '#platform/backup/load.ts'
import { inScratch } from '#platform/backup/scratch.ts'
import { openFolder } from '#platform/backup/shelf.ts'
import { houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { keepPrivate } from '#platform/private-files.ts'
import { keepUpload } from '#platform/uploads.ts'
import { testShop } from '#test/database.ts'
import { filledShop } from '#test/filled-shop.ts'
import { stockItem } from '#test/goods.ts'
import { fillCarts, place, placedOrder } from '#test/ordering.ts'
import { openTestBucket } from '#test/s3-bucket.ts'
import { shopper } from '#test/shopper.ts'
import { backups, upkeep } from './contract.ts'
import { backUpNow } from './service/backups.ts'

const { house: first } = await testShop()
const BACKUP_DIR = await mkdtemp(join(tmpdir(), 'odemoa-backups-'))
const BACKUP_KEY = 'a key for tests, long enough to pass'
const house = { ...first, config: { ...first.config, BACKUP_DIR, BACKUP_KEY } }
afterAll(() => rm(BACKUP_DIR, { recursive: true }))
beforeEach(async () => {
  await first.db.execute(sql`delete from backup`)
  for (const name of await readdir(BACKUP_DIR)) await rm(join(BACKUP_DIR, name))
})

const countsOf = async (db: typeof house.db) => {
  const tables = ['shop_order', 'order_line', 'item', 'item_option', 'member', 'event', 'setting']
  const counts: Record<string, number> = {}
  for (const table of tables)
    counts[table] = Number(
      (await db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`)))
        .rows[0]?.count,
    )
  return counts
}

test('the drill: what was backed up comes back whole, on another database, with its files', async () => {
  const { od_id } = await placedOrder(2)
  const picture = await keepUpload(house.config, Buffer.from('a picture'))
  const paper = await keepPrivate(house.config, Buffer.from('a paper'), 'claims')
  await first.db.execute(
    sql`insert into event (name, subject, actor, payload) values ('test.odd', ${'따옴표 " \\ , ( )\n줄'}, 'shop', '{"a": null}')`,
  )
  const before = await countsOf(first.db)
  const name = await backUpNow(house, 'boss')
  expect(name).toMatch(/^odemoa-.*\.backup$/)
  const file = join(BACKUP_DIR, String(name))
  // sealed: no word of it can be read
  expect((await readFile(file)).includes('김민지')).toBe(false)
  const files = await mkdtemp(join(tmpdir(), 'odemoa-restored-'))
  await inScratch(first.databaseUrl, async (url) => {
    const { end } = await loadShop({
      file,
      key: BACKUP_KEY,
      url,
      migrations: 'db/migrations',
      files,
    })
    const { db, pool } = openDatabase(url)
    expect(await countsOf(db)).toEqual(before)
    const row = sql`select o::text as row from shop_order o where od_id = ${od_id}`
    expect((await db.execute(row)).rows).toEqual((await first.db.execute(row)).rows)
    const odd = sql`select subject, payload from event where name = 'test.odd'`
    expect((await db.execute(odd)).rows).toEqual((await first.db.execute(odd)).rows)
    // the next row gets a number of its own, a reference still holds, and what waits is still to be done
    await db.execute(
      sql`insert into event (name, subject, actor, payload) values ('test.next', '', 'shop', '{}')`,
    )
    await expect(
      db.execute(sql`update order_line set od_id = 'nobody' where od_id = ${od_id}`),
    ).rejects.toThrow()
    const waiting = sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'react'`
    expect((await db.execute(waiting)).rows).toEqual((await first.db.execute(waiting)).rows)
    expect(end.rows.shop_order).toBe(before.shop_order)
    await pool.end()
  })
  expect(await readFile(join(files, 'uploads', `${picture}.webp`), 'utf8')).toBe('a picture')
  expect(await readFile(join(files, 'private', 'claims', paper), 'utf8')).toBe('a paper')
  await rm(files, { recursive: true })
}, 180_000)

// case 217
test('a backup that is made while orders come holds one moment: no order is half in it, and none is missing that was told before', async () => {
  const goods = await stockItem(first, { options: [{ io_stock_qty: 1_000 }] })
  const crowd = await Promise.all(Array.from({ length: 400 }, () => shopper()))
  await fillCarts(crowd, goods)
  const told: string[] = []
  let backing = true
  const till = async (line: typeof crowd) => {
    for (const buyer of line) if (backing) told.push(await place(buyer))
  }
  const tills = [0, 1, 2, 3].map((at) => till(crowd.filter((_, place) => place % 4 === at)))
  await expect.poll(() => told.length).toBeGreaterThan(3)
  const before = [...told]
  const name = String(await backUpNow(house, 'boss'))
  backing = false
  await Promise.all(tills)
  expect(told.length).toBeGreaterThan(before.length)
  await inScratch(first.databaseUrl, async (url) => {
    const file = join(BACKUP_DIR, name)
    await loadShop({ file, key: BACKUP_KEY, url, migrations: 'db/migrations', files: null })
    const { db, pool } = openDatabase(url)
    const { rows } = await db.execute<{ ids: string[]; units: number; reserved: number }>(
      sql`select array_agg(distinct od_id) as ids, sum(ct_qty)::int as units,
        (select io_reserved_qty from item_option where io_no = ${goods.io_no})::int as reserved
        from order_line join shop_order using (od_id) where io_no = ${goods.io_no}`,
    )
    const found = rows[0]
    expect(found?.ids).toEqual(expect.arrayContaining(before))
    expect(found?.units).toBe(found?.ids.length)
    expect(found?.reserved).toBe(found?.units)
    const half = await db.execute(
      sql`select od_id from shop_order o where not exists (select from order_line l where l.od_id = o.od_id)`,
    )
    expect(half.rows).toEqual([])
    await pool.end()
  })
}, 240_000)

test('files in a bucket are in the backup like those of a folder', async () => {
  const bucket = await openTestBucket()
  const config = { ...house.config, FILES_S3: bucket.address('files') }
  const picture = await keepUpload(config, Buffer.from('a picture'))
  const name = String(await backUpNow({ ...house, config }, 'boss'))
  const files: string[] = []
  for await (const piece of readArchive(join(BACKUP_DIR, name), BACKUP_KEY))
    if (piece.kind === 'file') files.push(`${piece.path}: ${piece.bytes}`)
  // the folder's own are not: the bucket is where the shop keeps them
  expect(files).toEqual([`uploads/${picture}.webp: a picture`])
  bucket.close()
}, 180_000)

test('a whole shop with all its kinds of rows comes back row by row', async () => {
  const { house: whole, close } = await filledShop({ empty: true })
  await openForBusiness(whole)
  const house = { ...whole, config: { ...whole.config, BACKUP_DIR } }
  const name = String(await backUpNow(house, 'shop'))
  const sums = async (db: typeof whole.db) => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'backup' order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { name } of rows)
      found[name] = (
        await db.execute(
          sql.raw(
            `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from public."${name}" t`,
          ),
        )
      ).rows[0]
    // when a migration was applied is the new database's own
    delete found.applied_migration
    return found
  }
  const file = join(BACKUP_DIR, name)
  await inScratch(whole.databaseUrl, async (url) => {
    await loadShop({ file, key: null, url, migrations: 'db/migrations', files: null })
    const { db, pool } = openDatabase(url)
    const [came, was] = [await sums(db), await sums(whole.db)]
    expect(Object.keys(was).length).toBeGreaterThan(80)
    expect(came).toEqual(was)
    await pool.end()
  })
  await close()
}, 300_000)

test('one flipped byte, a cut end, another key and no key are told, and nothing of them is taken for a shop', async () => {
  const name = String(await backUpNow(house, 'boss'))
  const whole = await readFile(join(BACKUP_DIR, name))
  const tries: [Buffer, string | null, RegExp][] = [
    [whole, 'another key, long enough to pass it', /damaged|BACKUP_KEY/],
    [whole, null, /BACKUP_KEY/],
    [whole.subarray(0, whole.length - 100), BACKUP_KEY, /damaged|ends/],
    [flipped(whole, Math.floor(whole.length / 2)), BACKUP_KEY, /damaged/],
    [Buffer.from('something else entirely'), BACKUP_KEY, /not a backup/],
  ]
  const file = join(BACKUP_DIR, 'tried')
  for (const [bytes, key, why] of tries) {
    await writeFile(file, bytes)
    await inScratch(first.databaseUrl, (url) =>
      expect(
        loadShop({ file, key, url, migrations: 'db/migrations', files: null }),
      ).rejects.toThrow(why),
    )
  }
}, 180_000)

const flipped = (bytes: Buffer, at: number) => {
  const other = Buffer.from(bytes)
  other[at] = (other[at] ?? 0) ^ 1
  return other
}

test('without a key it is plain, and a flipped byte is seen all the same', async () => {
  const plain = { ...house, config: { ...house.config, BACKUP_KEY: undefined } }
  const name = String(await backUpNow(plain, 'boss'))
  const file = join(BACKUP_DIR, name)
  const whole = await readFile(file)
  await writeFile(file, flipped(whole, whole.length - 2_000))
  await inScratch(first.databaseUrl, (url) =>
    expect(
      loadShop({ file, key: null, url, migrations: 'db/migrations', files: null }),
    ).rejects.toThrow(),
  )
}, 180_000)

test('the desk lists them with what their check said, and the owner alone', async () => {
  const boss = await shopper({ house, mb_id: 'boss', staff_role: 'owner' })
  const healthOf = async () =>
    (await boss.call(upkeep.health, {})).data.parts.find(({ part }) => part === 'backup')
  expect(await healthOf()).toMatchObject({ state: 'warn' })
  const name = await backUpNow(house, 'boss')
  const { data } = await boss.call(backups.list, {})
  expect(data).toMatchObject({ place: BACKUP_DIR, sealed: true, same_disk: false, running: false })
  expect(data.backups).toMatchObject([
    { name, state: 'done', verdict: 'restored', sealed: true, asked_by: 'boss', why: '' },
  ])
  expect(data.backups[0]?.row_count).toBeGreaterThan(10)
  expect(await healthOf()).toMatchObject({ state: 'good' })
  const clerk = await shopper({ house, mb_id: 'backup_clerk', staff_role: 'order' })
  expect((await clerk.refused(backups.list, {})).status).toBe(403)
  expect((await clerk.refused(backups.make, {})).status).toBe(403)
}, 180_000)

test('one that cannot be made is told, and the next goes on', async () => {
  const nowhere = {
    ...house,
    config: { ...house.config, BACKUP_DIR: join(import.meta.filename, 'no folder') },
  }
  await expect(backUpNow(nowhere, 'shop')).rejects.toThrow()
  const { rows } = await houseCtx(house).db.execute<{ why: string }>(
    sql`select payload->>'why' as why from event where name = 'house.backup_failed' order by event_id desc limit 1`,
  )
  expect(rows[0]?.why).toBeTruthy()
  // what is made at the same time is made once
  const both = await Promise.all([backUpNow(house, 'a'), backUpNow(house, 'b')])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await openFolder(BACKUP_DIR).list()).toHaveLength(1)
}, 180_000)
