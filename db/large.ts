import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { parseConfig } from '#platform/config.ts'
import { type House, houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { openKept } from '#platform/kept.ts'
import { openLog } from '#platform/log.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { refreshAllTiles } from '#shop/catalog/service.ts'

/** `npm run seed -- --products 100000`: copies the sample goods, renamed by lot, until the shop holds that many. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '100000' } } })
const wanted = Number(values.products)
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1_000_000)
  throw new Error('--products takes a whole number up to 1,000,000')

const config = parseConfig(process.env)
const log = openLog({ LOG_LEVEL: 'warn' })
const postgres = config.DATABASE_URL
  ? null
  : await startPostgres({
      dataDir: config.DATA_DIR,
      log: { info: console.log, warn: console.warn },
    })
const { db, close } = openDatabase(config.DATABASE_URL ?? postgres?.url ?? '', { patience: 0 })
// nothing here sends mail
const mailer: House['mailer'] = {
  send: () => Promise.resolve(),
  mailbox: null,
  close: () => Promise.resolve(),
}
const ctx = houseCtx({ config, db, log, mailer, kept: openKept() })

const begun = await db.execute<{ item: string | null }>(sql`select to_regclass('item') as item`)
if (!begun.rows[0]?.item) {
  console.error(
    'There is nothing to copy yet: start the shop once with npm start, which fills it with sample goods.',
  )
  await close()
  await postgres?.stop()
  process.exit(1)
}
const samples = sql`(select count(*) from item where it_id < '2')`
await db.execute(sql`
  insert into item select lot.*
  from generate_series(1, greatest(0, ${wanted} - (select count(*) from item))::int) n
  join (select i as sample, row_number() over (order by it_id) - 1 as at from item i where it_id < '2') b on b.at = n % ${samples}
  cross join lateral jsonb_populate_record(b.sample, jsonb_build_object(
    'it_id', '2' || lpad(n::text, 9, '0'),
    'it_name', (b.sample).it_name || ' 로트 ' || n,
    'it_name_en', (b.sample).it_name_en || ' lot ' || n,
    'it_price', case when (b.sample).it_price = 0 then 0 else (b.sample).it_price + (n % 40) * 100 end,
    'created_at', now() - make_interval(mins => n))) lot
  on conflict do nothing`)
await db.execute(sql`
  insert into item_option (it_id, io_type, io_id, io_id_en, io_price, io_price_usd, io_stock_qty, io_order)
  select i.it_id, o.io_type, o.io_id, o.io_id_en, o.io_price, o.io_price_usd, o.io_stock_qty, o.io_order
  from item i
  join (select it_id, row_number() over (order by it_id) - 1 as at from item where it_id < '2') b on b.at = substr(i.it_id, 2)::int % ${samples}
  join item_option o on o.it_id = b.it_id
  where i.it_id >= '2' on conflict do nothing`)
console.log('Writing the list rows')
await refreshAllTiles(ctx)
await db.execute(sql`vacuum analyze`)
const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from item`)
console.log(`The shop holds ${counted.rows[0]?.count} products.`)
await close()
await postgres?.stop()
