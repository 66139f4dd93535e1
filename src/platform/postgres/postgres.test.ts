import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { chooseAccount } from './account.ts'
import { type Postgres, startPostgres } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'a shop '))
const running: Postgres[] = []
const owners: ChildProcess[] = []
const told: string[] = []
const log = { info: () => {}, warn: (message: string) => void told.push(message) }

afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL')
  for (const postgres of running.splice(0)) await postgres.stop()
  told.length = 0
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

async function start(dataDir: string, more: Partial<Parameters<typeof startPostgres>[0]> = {}) {
  const postgres = await startPostgres({ dataDir, log, ...more })
  running.push(postgres)
  return postgres
}

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end().catch(() => {})
  }
}

async function eventually<T>(ask: () => Promise<T>, patience = 8_000): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(50)
    }
  }
}

async function startOwner(dataDir: string) {
  const owner = spawn(process.execPath, ['test/postgres-owner.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  owners.push(owner)
  const [line] = await once(owner.stdout, 'data')
  return { owner, url: String(line).trim() }
}

function serverPid(dataDir: string) {
  return Number(
    readFileSync(join(dataDir, 'postgres', '18', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('a first start makes a database that keeps what it promises, in a path with spaces', async () => {
  const dataDir = join(root, 'first start')
  const { url } = await start(dataDir)
  const durable =
    "SELECT current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes')"
  expect(await ask(url, durable)).toEqual(['on', 'on', 'on'])
  expect(
    await ask(url, "SELECT current_database(), current_setting('server_encoding'), lower('À')"),
  ).toEqual(['odemoa', 'UTF8', 'à'])
  expect(statSync(join(dataDir, 'postgres', '18')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
})

test('a restart finds the rows again, and its stop leaves nothing running', async () => {
  const dataDir = join(root, 'restart')
  const first = await startPostgres({ dataDir, log })
  await ask(first.url, 'CREATE TABLE scent AS SELECT 7 AS drops')
  const pid = serverPid(dataDir)
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const { url } = await start(dataDir)
  expect(url).toBe(first.url)
  expect(await ask(url, 'SELECT drops FROM scent')).toEqual([7])
})

test('a wrong password is refused', async () => {
  const { url } = await start(join(root, 'restart'))
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
})

test('a server that is killed comes back by itself, with every committed row', async () => {
  const dataDir = join(root, 'restart')
  const exits: unknown[] = []
  const { url } = await start(dataDir, { onExit: (exit) => exits.push(exit) })
  await ask(url, 'CREATE TABLE sale AS SELECT 1 AS n')
  process.kill(serverPid(dataDir), 'SIGKILL')
  await eventually(async () => expect(exits).toHaveLength(1))
  expect(await eventually(() => ask(url, 'SELECT n FROM sale'))).toEqual([1])
})

test('a guard that is killed does not leave two servers on one cluster', async () => {
  const dataDir = join(root, 'restart')
  const exits: unknown[] = []
  const { url } = await start(dataDir, { onExit: (exit) => exits.push(exit) })
  const orphan = serverPid(dataDir)
  const guard = /\) \w (\d+)/.exec(readFileSync(`/proc/${orphan}/stat`, 'utf8'))?.[1]
  process.kill(Number(guard), 'SIGKILL')
  await eventually(async () => expect(exits).toHaveLength(1))
  await eventually(async () => expect(isAlive(orphan)).toBe(false))
  expect(await eventually(() => ask(url, 'SELECT 1 AS n'))).toEqual([1])
})

test('a killed shop takes its server along, and the next start has every committed row', async () => {
  const dataDir = join(root, 'killed')
  const { owner, url } = await startOwner(dataDir)
  await ask(url, 'CREATE TABLE paid AS SELECT generate_series(1, 500) AS n')
  const pid = serverPid(dataDir)
  owner.kill('SIGKILL')
  // at once, while the old server is still on its way out
  const next = await start(dataDir)
  expect(await ask(next.url, 'SELECT count(*)::int FROM paid')).toEqual([500])
  expect(isAlive(pid)).toBe(false)
})

test('the server of a killed shop ends even when nobody starts again', async () => {
  const dataDir = join(root, 'killed')
  const { owner } = await startOwner(dataDir)
  const pid = serverPid(dataDir)
  owner.kill('SIGKILL')
  await eventually(async () => expect(isAlive(pid)).toBe(false))
})

test('a second shop on the same directory is refused in one line', async () => {
  const dataDir = join(root, 'killed')
  const { owner } = await startOwner(dataDir)
  const refusal = await startPostgres({ dataDir, log }).catch((error: Error) => error.message)
  expect(refusal).toBe(
    `Another shop process (pid ${owner.pid}) is already using ${join(dataDir, 'postgres')}: stop it, or choose another DATA_DIR.`,
  )
})

test('a first start that was cut off is begun anew', async () => {
  const dataDir = join(root, 'cut off')
  mkdirSync(join(dataDir, 'postgres', '18.new'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', '18.new', 'PG_VERSION'), '18')
  await start(dataDir)
  expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('18'))).toEqual([
    '18',
  ])
})

test('a directory too deep for a socket still works', async () => {
  const { url } = await start(join(root, 'deep'.repeat(30)))
  expect(await ask(url, 'SELECT 1 AS n')).toEqual([1])
})

test.runIf(process.getuid?.() === 0)(
  'root without user namespaces runs it as nobody, on the same files',
  async () => {
    chmodSync(root, 0o711)
    const dataDir = join(root, 'restart')
    chmodSync(dataDir, 0o711)
    const { url } = await start(dataDir, {
      account: { name: 'nobody', prefix: [], uid: 65534, gid: 65534 },
    })
    expect(await ask(url, 'SELECT drops FROM scent')).toEqual([7])
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(65534)
    expect(chooseAccount().name).not.toBe('plain')
  },
)
