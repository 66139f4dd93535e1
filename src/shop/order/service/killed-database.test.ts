import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database.ts'
import { migrateJobs } from '#platform/jobs.ts'
import { openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { insist } from '#test/insist.ts'
import { killableShop } from '#test/killable-shop.ts'
import { killInRush } from '#test/order-rush.ts'

// `KILLS=100` for whoever has the time
const kills = Number(process.env.KILLS ?? 3)

const dataDir = mkdtempSync(join(tmpdir(), 'odemoa-killed-database-'))
const log = { info: () => {}, warn: () => {} }
const postgres = await startPostgres({ dataDir, log })
await migrate({ url: postgres.url, dir: 'db/migrations', log })
const database = openDatabase(postgres.url)
await migrateJobs(database.pool, openLog({ LOG_LEVEL: 'silent' }))
await database.close()
const rig = await killableShop({ database: postgres.url })
afterAll(async () => {
  await rig.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

// case 195
test(
  `a database killed ${kills} times at any moment of a rush of orders: the shop stays, none that a buyer was told of is lost, and whoever presses again has one`,
  async () => {
    await rig.start()
    const own = rig.pid()
    for (let round = 0; round < kills; round++)
      await killInRush(rig, round, async () => {
        const [pid] = readFileSync(join(dataDir, 'postgres', '18', 'postmaster.pid'), 'utf8').split(
          '\n',
        )
        process.kill(Number(pid), 'SIGKILL')
        await insist(() => rig.house.db.execute(sql`select 1`))
      })
    expect(rig.pid()).toBe(own)
  },
  60_000 + kills * 60_000,
)
