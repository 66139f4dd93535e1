import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { inject } from 'vitest'
import { houseCtx } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { openKept } from '#platform/kept.ts'
import { freePort } from '#platform/postgres/free-port.ts'
import { openTwins } from '#platform/twins.ts'
import { insertSettings } from '#shop/setting/store.ts'
import { twins } from '#twins.ts'
import { memoryEnvironment } from '../scripts/lib/bounds.mjs'
import { testShop } from './database.ts'
import { ask, withDatabase } from './database-server.ts'
import { serveApp } from './serve-app.ts'
import { sampleSettings } from './settings.ts'

/** What stands between the shop and a stand-in: it may hold the question, or the answer. */
type Between = (path: string, request: Request, pass: () => Promise<Response>) => Promise<Response>

type Given = {
  /** every line of its log, of all levels; a silent shop without */
  hear?: (line: string) => void
  /** an empty shop on a database server of one's own; else a copy on that of all tests */
  database?: string
  /** how many files and lines it may have open at once */
  files?: number
}

/** A shop with a database of its own in a process that may be killed and started again. The stand-ins of its providers live on. */
export async function killableShop({ hear, files, database }: Given = {}) {
  const url = database ?? (await copyOfEmpty())
  const { db, pool } = openDatabase(url, { onError: () => {} })
  const first = (await testShop()).house
  const [shopPort, twinPort] = [await freePort(), await freePort()]
  const base = `http://localhost:${shopPort}`
  const TWINS = `http://127.0.0.1:${twinPort}/twin`
  const house = {
    ...first,
    db,
    kept: openKept(),
    config: { ...first.config, ORIGIN: base, PORT: shopPort, TWINS },
  }
  await insertSettings(
    houseCtx(house),
    Object.entries(sampleSettings).map(([name, value]) => ({ name, value })),
  )
  const twinFetch = openTwins(house, twins)
  let between: Between | null = null
  const desk = serveApp(twinPort, (request) => {
    const path = new URL(request.url).pathname.replace('/twin/', '')
    const pass = () => twinFetch(request)
    return between ? between(path, request, pass) : pass()
  })
  let shop: ChildProcess | null = null

  async function start() {
    const { DATA_DIR, SESSION_SECRET } = house.config
    const env = {
      ...memoryEnvironment,
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: hear ? 'trace' : 'silent',
      PORT: String(shopPort),
      ORIGIN: base,
      TWINS,
      DATABASE_URL: url,
      DATA_DIR,
      SESSION_SECRET,
    }
    const run = [process.execPath, join(import.meta.dirname, 'shop-process.ts')]
    const [command = '', ...args] = files
      ? ['sh', '-c', `ulimit -n ${files} && exec "$0" "$@"`, ...run]
      : run
    shop = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    let rest = ''
    shop.stdout?.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear?.(line)
    })
    await said(shop, 'listening')
  }

  async function kill() {
    if (!shop || shop.exitCode !== null || shop.signalCode !== null) return
    const gone = once(shop, 'exit')
    shop.kill('SIGKILL')
    await gone
  }

  async function tell<T>(question: 'turns' | 'memory'): Promise<T> {
    if (!shop?.connected) throw new Error('the shop does not run')
    shop.send(question)
    const [told] = await once(shop, 'message')
    return told as T // shop-process.ts answers each question with its own
  }

  return {
    house,
    base: `http://127.0.0.1:${twinPort}`,
    at: base,
    port: shopPort,
    start,
    kill,
    /** a job of the clock, in the shop's own process */
    async run(task: string) {
      if (!shop?.connected) throw new Error('the shop does not run')
      const done = said(shop, task)
      shop.send(task)
      await done
    },
    /** the number of its process; null when it does not run */
    pid: () => (shop?.exitCode === null && shop.signalCode === null ? shop.pid : null),
    /** how long the shop's thread worked at a time since the last question, in ms */
    turns: () => tell<{ turns: number[] }>('turns').then(({ turns }) => turns),
    /** what the shop holds that cannot go */
    memory: () =>
      tell<{ memory: { heap: number; handles: number } }>('memory').then(({ memory }) => memory),
    holdBetween(next: Between | null) {
      between = next
    },
    async close() {
      await kill()
      desk.close()
      if ('closeAllConnections' in desk) desk.closeAllConnections()
      await pool.end()
    },
  }
}

async function copyOfEmpty(): Promise<string> {
  const { url: server, template } = inject('database')
  const name = `${template}_killed_${randomBytes(4).toString('hex')}`
  await ask(server, `create database ${name} template ${template}`)
  return withDatabase(server, name)
}

async function said(shop: ChildProcess, word: string) {
  await new Promise<void>((resolve, reject) => {
    const hear = (message: unknown) => {
      if (message !== word) return
      shop.off('message', hear)
      shop.off('exit', gone)
      resolve()
    }
    const gone = (code: number | null) =>
      reject(new Error(`the shop ended with ${code} before it said ${word}`))
    shop.on('message', hear)
    shop.once('exit', gone)
  })
}
