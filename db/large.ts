import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { parseConfig } from '#platform/config.ts'
import { type House, houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { plentyOfRoom } from '#platform/disk.ts'
import { openKept } from '#platform/kept.ts'
import { openLog } from '#platform/log.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { grow } from './large/grow.ts'

/** `npm run seed -- --products 100000 --orders 500000 --members 100000 --clicks 1000000`: copies what the samples are until the shop holds that many. */
const whole = { type: 'string', default: '0' } as const
const { values } = parseArgs({
  options: { products: whole, orders: whole, members: whole, clicks: whole },
})
const most = { products: 1_000_000, orders: 2_000_000, members: 1_000_000, clicks: 10_000_000 }

function sizeOf(name: keyof typeof most): number {
  const wanted = Number(values[name])
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > most[name]) {
    console.error(`--${name} takes a whole number up to ${most[name].toLocaleString('en')}`)
    process.exit(1)
  }
  return wanted
}

const sizes = {
  products: sizeOf('products'),
  orders: sizeOf('orders'),
  members: sizeOf('members'),
  clicks: sizeOf('clicks'),
}
if (!Object.values(sizes).some(Boolean)) sizes.products = 100_000

const config = parseConfig(process.env)
const log = openLog({ LOG_LEVEL: 'warn' })
const postgres = config.DATABASE_URL
  ? null
  : await startPostgres({
      dataDir: config.DATA_DIR,
      log: { info: console.log, warn: console.warn },
    })
const databaseUrl = config.DATABASE_URL ?? postgres?.url ?? ''
const { db, close } = openDatabase(databaseUrl, { patience: 0 })
// nothing here sends mail
const mailer: House['mailer'] = {
  send: () => Promise.resolve(),
  isOpen: false,
  mailbox: null,
  close: () => Promise.resolve(),
}
const begun = await db.execute<{ item: string | null }>(sql`select to_regclass('item') as item`)
const isBegun = Boolean(begun.rows[0]?.item)
if (isBegun)
  await grow(
    houseCtx({ config, db, databaseUrl, log, mailer, kept: openKept(), disk: plentyOfRoom }),
    sizes,
    console.log,
  )
else
  console.error(
    'There is nothing to copy yet: start the shop once with npm start, which fills it with sample goods.',
  )
await close()
await postgres?.stop()
if (!isBegun) process.exitCode = 1
