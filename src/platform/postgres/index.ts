import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Account, chooseAccount, settle } from './account.ts'
import { ensureCluster, keptPassword } from './cluster.ts'
import { stopLeftBehind } from './left-behind.ts'
import { ownDirectory } from './lock.ts'
import { DATABASE, MAJOR } from './names.ts'
import { findNative } from './native.ts'
import { choosePlace } from './place.ts'
import { type Exit, type Server, startServer } from './server.ts'
import { serverArguments } from './settings.ts'

export type Postgres = { url: string; stop: () => Promise<void> }

export type StartOptions = {
  dataDir: string
  log: { info: (message: string) => void; warn: (message: string) => void }
  /** told when the server ends without being asked; it is started again by itself */
  onExit?: (exit: Exit) => void
  account?: Account
}

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
const STEADY = 30_000
const TRIES = 20

/** Starts the shop's own PostgreSQL on `dataDir/postgres`, and keeps it running until `stop`. */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const { dataDir, log } = options
  const home = join(dataDir, 'postgres')
  const lock = ownDirectory(home)
  try {
    const account = options.account ?? chooseAccount()
    const { base, native } = settle(account, home, findNative())
    if (base !== home)
      log.warn(`The database user cannot enter ${home}: the data is kept in ${base}.`)
    const cluster = join(base, MAJOR)
    const password = keptPassword(home)
    await ensureCluster(cluster, password, native, account)
    const place = await choosePlace(base, account)
    const command = [native.postgres, ...serverArguments(cluster, place)]
    const start = async () => {
      await stopLeftBehind(cluster, log.warn.bind(log))
      return startServer(command, account, place.url(password, 'postgres'), (line) =>
        relay(line, log),
      )
    }
    const first = await firstStart(start)
    const stop = keepRunning(first, start, options)
    await createDatabase(place.url(password, 'postgres')).catch(async (error) => {
      await stop()
      throw error
    })
    return { url: place.url(password, DATABASE), stop: () => stop().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

// after a crash, the last children of the old server need a moment to let go of its memory
async function firstStart(start: () => Promise<Server>): Promise<Server> {
  for (let tries = 1; ; tries++) {
    try {
      return await start()
    } catch (error) {
      const isPassing =
        error instanceof Error && /shared memory block|lock file/.test(error.message)
      if (!isPassing || tries === TRIES) throw error
      await sleep(250)
    }
  }
}

function keepRunning(first: Server, start: () => Promise<Server>, { log, onExit }: StartOptions) {
  const stopping = new AbortController()
  let server: Server | null = first
  const watching = watch()

  async function watch() {
    let pause = FIRST_PAUSE
    let since = performance.now()
    while (!stopping.signal.aborted) {
      if (server) {
        const exit = await server.exited
        server = null
        if (stopping.signal.aborted) return
        log.warn(`The database server ended by itself (${exit.code}); starting it again.`)
        onExit?.(exit)
        if (performance.now() - since > STEADY) pause = FIRST_PAUSE
      }
      await sleep(pause, null, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      pause = Math.min(pause * 2, LONGEST_PAUSE)
      since = performance.now()
      server = await start().catch((error) => {
        log.warn(
          `The database server does not start: ${error instanceof Error ? error.message : error}`,
        )
        return null
      })
    }
  }

  return async () => {
    stopping.abort()
    await server?.stop()
    await watching
    // it may just have been started again
    await server?.stop()
  }
}

async function createDatabase(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      DATABASE,
    ])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function relay(line: string, log: StartOptions['log']) {
  // asking too early is how the start is waited for
  if (/^(FATAL|PANIC|ERROR|WARNING):(?!.*(starting up|shutting down))/.test(line))
    log.warn(`postgres: ${line}`)
}
