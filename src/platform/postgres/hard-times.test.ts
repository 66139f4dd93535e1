import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database.ts'
import { isDatabaseDown } from '#platform/database-errors.ts'
import { startPostgres } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'hard-times-'))
const log = { info: () => {}, warn: () => {} }
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

/** The database's server and all that work for it. */
function processesOf(dataDir: string): number[] {
  const [first = ''] = readFileSync(
    join(dataDir, 'postgres', '18', 'postmaster.pid'),
    'utf8',
  ).split('\n')
  const children = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      return /\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] === first
    } catch {
      return false
    }
  })
  return [first, ...children].map(Number)
}

// case 190; the shop's own patience is eight seconds
test.runIf(process.platform === 'linux')(
  'a database that stands still is not waited for, and is asked again as soon as it goes on',
  async () => {
    const dataDir = join(root, 'still')
    const postgres = await startPostgres({ dataDir, log })
    onTestFinished(() => postgres.stop())
    const { db, close } = openDatabase(postgres.url, { patience: 500, max: 3 })
    onTestFinished(close)
    const ask = () => db.execute(sql`select 1 as n`)
    await ask()
    const frozen = processesOf(dataDir)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const since = performance.now()
    try {
      // one finds an open connection, the others would need new ones
      const ends = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 ? ask() : db.transaction((tx) => tx.execute(sql`select 1`))).then(
            () => 'answered',
            isDatabaseDown,
          ),
        ),
      )
      expect(ends).toEqual(Array(6).fill(true))
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    expect(performance.now() - since).toBeLessThan(9_000)
    await expect.poll(() => ask().then(({ rows }) => rows, String)).toEqual([{ n: 1 }])
    // none is kept by whoever could not even begin: all three can be had at the same moment
    const held = sql`select pg_sleep(0.2)`
    expect(
      await Promise.all([1, 2, 3].map(() => db.transaction((tx) => tx.execute(held)))),
    ).toHaveLength(3)
  },
)

// case 194; a limit on the length of files makes a write fail as a broken disk does
test.runIf(existsSync('/usr/bin/prlimit'))(
  'one write of the disk that fails: the database starts itself anew, and has every row that it promised',
  async () => {
    const dataDir = join(root, 'broken disk')
    const postgres = await startPostgres({ dataDir, log })
    onTestFinished(() => postgres.stop())
    const { db, close } = openDatabase(postgres.url, { onError: () => {} })
    onTestFinished(() => close().catch(() => {}))
    await db.execute(sql`create table sale as select 0 as n`)
    const promised = [0]
    for (let round = 1; round <= 3; round++) {
      for (const pid of processesOf(dataDir).slice(1))
        execFileSync('/usr/bin/prlimit', ['--pid', String(pid), '--fsize=8192'])
      const before = promised.length
      let broken = 0
      const since = performance.now()
      await expect
        .poll(
          async () => {
            const n = promised.length + round * 1_000
            // what is not answered is not promised
            await db.execute(sql`insert into sale values (${n})`).then(
              () => promised.push(n),
              () => broken++,
            )
            return promised.length
          },
          { interval: 20 },
        )
        .toBeGreaterThan(before)
      expect(broken).toBeGreaterThan(0)
      expect(performance.now() - since).toBeLessThan(10_000)
      const { rows } = await db.execute<{ n: number }>(sql`select n from sale`)
      const kept = rows.map(({ n }) => n)
      expect(promised.filter((n) => !kept.includes(n))).toEqual([])
    }
  },
)

// case 198
test('killed ten times as soon as it is open, it opens the eleventh time with every committed row', async () => {
  const dataDir = join(root, 'again and again')
  for (let round = 0; round < 10; round++) {
    const owner = spawn(process.execPath, ['test/postgres-owner.ts', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(owner.stdout, 'data')
    const { db, close } = openDatabase(String(line).trim(), { onError: () => {} })
    await db.execute(
      round === 0
        ? sql`create table round as select 0 as n`
        : sql`insert into round values (${round})`,
    )
    const gone = once(owner, 'exit')
    owner.kill('SIGKILL')
    await gone
    await close().catch(() => {})
  }
  const postgres = await startPostgres({ dataDir, log })
  onTestFinished(() => postgres.stop())
  const { db, close } = openDatabase(postgres.url)
  onTestFinished(close)
  const { rows } = await db.execute(sql`select n from round order by n`)
  expect(rows).toEqual(Array.from({ length: 10 }, (_, n) => ({ n })))
}, 120_000)
