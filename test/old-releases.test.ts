import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { loadShop } from '#platform/backup/load.ts'
import { openDatabase } from '#platform/database.ts'
import { openKept } from '#platform/kept.ts'
import { migrate, readMigrations } from '#platform/migrate.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { adminMembers } from '#shop/member/desk-contract.ts'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { testShop } from './database.ts'
import { ask, withDatabase } from './database-server.ts'
import { stockItem } from './goods.ts'
import { fill, place } from './ordering.ts'
import { shopper } from './shopper.ts'

// backups of shops as they were on a day, with the samples of that day and no files; whoever changes tables much adds one
const folder = 'test/releases'
const releases = readdirSync(folder).filter((name) => name.endsWith('.backup'))
const migrations = 'db/migrations'
const log = { info: () => {}, warn: () => {} }

/** What must be the same however the tables change. */
const sums = sql`
  select (select count(*) from shop_order)::int as orders, (select sum(od_cart_price) from shop_order)::int as won,
    (select count(*) from order_line)::int as lines, (select sum(ct_qty) from order_line)::int as units,
    (select count(*) from member)::int as members, (select sum(mb_point) from member)::int as points,
    (select count(*) from item)::int as goods, (select sum(io_stock_qty) from item_option)::int as stock`

/** What is in no books, one line each. */
const wrong: [string, string][] = [
  [
    'order without lines',
    'select od_id from shop_order o where not exists (select 1 from order_line l where l.od_id = o.od_id)',
  ],
  [
    'line without an order',
    'select ct_id from order_line l where not exists (select 1 from shop_order o where o.od_id = l.od_id)',
  ],
  [
    'figure below nothing',
    'select io_no from item_option where io_stock_qty < 0 or io_reserved_qty < 0 or io_reserved_qty > io_stock_qty',
  ],
  ['refund above what was paid', 'select pay_id from payment where refunded > amount'],
  [
    'points without rows',
    'select mb_id from member m where mb_point <> coalesce((select sum(po_point) from point p where p.mb_id = m.mb_id), 0)',
  ],
]

async function emptyDatabase() {
  const { url: server } = inject('database')
  const database = `odemoa_release_${randomBytes(4).toString('hex')}`
  await ask(server, `create database ${database} encoding 'UTF8' template template0`)
  onTestFinished(async () => {
    await ask(server, `drop database if exists ${database} with (force)`)
  })
  return withDatabase(server, database)
}

const tagsOf = async (url: string) =>
  (await ask(url, 'select tag from applied_migration order by tag')).map((row) => row.tag)

/** All that a database holds but its rows, as PostgreSQL says it; columns in their order, for backups write rows by it. */
const shape = `
  select 'column' as kind, c.relname || ' ' || row_number() over (partition by c.oid order by a.attnum) || ' ' || a.attname as name,
    concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as text
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
  union all select 'options', relname, reloptions::text from pg_class where relnamespace = 'public'::regnamespace and reloptions is not null
  union all select 'rule', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger', tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%'
  union all select 'function', p.proname, pg_get_functiondef(p.oid) from pg_proc p left join pg_depend e on e.objid = p.oid and e.deptype = 'e'
  where p.pronamespace = 'public'::regnamespace and e.objid is null
  union all select 'sequence', sequencename, concat_ws(' ', data_type, start_value, increment_by, max_value) from pg_sequences where schemaname = 'public'
  union all select 'extension', extname, '' from pg_extension
  order by 1, 2`

test('a shop that took every step before the first release is made like a new one', async () => {
  const [grown, fresh] = [await emptyDatabase(), await emptyDatabase()]
  const lastStep = readMigrations(join(migrations, 'before-0000')).at(-1)?.tag
  await migrate({ url: grown, dir: migrations, last: lastStep, log })
  expect((await tagsOf(grown)).length).toBeGreaterThan(100)
  await migrate({ url: grown, dir: migrations, log })
  await migrate({ url: fresh, dir: migrations, log })
  expect(await tagsOf(grown)).toEqual(await tagsOf(fresh))
  const [one, other] = [await ask(grown, shape), await ask(fresh, shape)]
  expect(one.length).toBeGreaterThan(2_000)
  expect(one).toEqual(other)
}, 120_000)

// case 216
test.each(releases)(
  '%s comes back, goes forward to today, and its books are right',
  async (name) => {
    const url = await emptyDatabase()
    await loadShop({ file: join(folder, name), key: null, url, migrations, files: null })
    const { db, close } = openDatabase(url)
    onTestFinished(close)
    const before = (await db.execute(sums)).rows
    expect(before[0]).toMatchObject({ orders: expect.any(Number), members: expect.any(Number) })
    await migrate({ url, dir: migrations, log })
    expect(await tagsOf(url)).toEqual(readMigrations(migrations).map(({ tag }) => tag))
    expect((await db.execute(sums)).rows).toEqual(before)
    for (const [what, text] of wrong)
      expect((await db.execute(sql.raw(text))).rows, what).toEqual([])
    // and it is a shop: its lists are read and somebody buys
    const { house: first } = await testShop()
    const house = { ...first, db, databaseUrl: url, kept: openKept() }
    const owner = await shopper({ house, mb_id: 'release_owner', staff_role: 'owner' })
    const [goods, orders, members, desk] = await Promise.all([
      owner.call(products.list, {}),
      owner.call(adminOrders.list, {}),
      owner.call(adminMembers.list, {}),
      owner.call(adminProducts.list, {}),
    ])
    for (const { data } of [goods, orders, members, desk]) expect(data.length).toBeGreaterThan(0)
    for (const { od_id } of orders.data.slice(0, 20))
      await owner.call(adminOrders.show, { params: { od_id } })
    for (const { it_id } of goods.data.slice(0, 20))
      await owner.call(products.show, { params: { it_id } })
    const buyer = await shopper({ house })
    const { lines, totals } = await fill(buyer, await stockItem(house))
    expect(lines).toHaveLength(1)
    expect(
      await place(buyer, { od_bank_account: 'account-1', expected_total: totals.total }),
    ).toMatch(/^\d+$/)
  },
  120_000,
)
