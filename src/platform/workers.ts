import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

export type Workers = {
  /** starts all of them anew, one after the other; those who are being served notice nothing */
  renew(): Promise<void>
  stop(): Promise<void>
}

/** How many processes the command line asks for: `--workers 4`, or `--workers auto` for one per core. `most` have a place at the database. */
export function countWorkers(argv: readonly string[], most = mostWorkers): number {
  const at = argv.indexOf('--workers')
  if (at < 0) return 1
  const asked = argv[at + 1] ?? ''
  if (asked === 'auto') return Math.min(most, availableParallelism())
  if (/^[1-9]\d?$/.test(asked)) {
    if (Number(asked) <= most) return Number(asked)
    throw new Error(
      `--workers ${asked}: the shop's own database has lines for ${most} processes; set DATABASE_URL for more`,
    )
  }
  throw new Error('--workers must be a number from 1 to 99, or auto for one per core')
}

/** What a worker is told when another one has taken its place. */
export const retire = 'retire'
export const alive = 'alive'

const mostWorkers = 99
/** What the shop's own database takes, with one that is being replaced: each holds a dozen lines. */
export const mostOnOwnDatabase = 3

const firstPause = 500
const longestPause = 15_000
const steady = 30_000
const look = 5_000

/**
 * Several processes behind one port. This one holds the door and hands each connection to the next; one that ends by itself or gives
 * no sign of life is replaced. The first is open before the others start: what is made at the first start is made once.
 */
export async function openWorkers({
  count,
  env,
  tell,
  silent = 60_000,
}: {
  count: number
  /** for the workers, beside that of this process */
  env: Record<string, string>
  tell: (text: string) => void
  /** ms without a sign of life after which a worker is ended */
  silent?: number
}): Promise<Workers> {
  const heard = new Map<Worker, number>()
  const retired = new Set<Worker>()
  const opening = new Set<Promise<unknown>>()
  let stopping = false
  let renewing: Promise<void> | null = null
  let pause = firstPause

  async function open(): Promise<Worker> {
    const worker = cluster.fork(env)
    // filling a new shop takes as long as it takes
    heard.set(worker, Number.POSITIVE_INFINITY)
    worker.on('message', (word) => {
      if (word === alive) heard.set(worker, performance.now())
    })
    worker.once('exit', () => heard.delete(worker))
    const since = performance.now()
    await new Promise<void>((resolve, reject) => {
      // its first sign of life says that its door is open
      worker.on('message', (word) => word === alive && resolve())
      worker.once('exit', (code, signal) =>
        reject(new Error(`a process of the shop ended before it was open (${signal || code})`)),
      )
    })
    worker.once('exit', (code, signal) => {
      if (stopping || retired.has(worker)) return
      tell(`a process of the shop ended by itself (${signal || code}): starting another`)
      if (performance.now() - since > steady) pause = firstPause
      keep(replace())
    })
    return worker
  }

  function keep(work: Promise<unknown>) {
    opening.add(work)
    void work.finally(() => opening.delete(work))
  }

  async function replace() {
    while (!stopping) {
      await sleep(pause)
      pause = Math.min(pause * 2, longestPause)
      if (stopping) return
      const isOpen = await open().then(
        () => true,
        (error: unknown) => tell(error instanceof Error ? error.message : String(error)),
      )
      if (isOpen) return
    }
  }

  const watching = setInterval(() => {
    for (const [worker, at] of heard) {
      if (performance.now() - at < silent) continue
      tell('a process of the shop gives no sign of life: ending it')
      worker.process.kill('SIGKILL')
    }
  }, look).unref()

  async function end(worker: Worker, word: string | null) {
    if (worker.isDead()) return
    const gone = once(worker, 'exit')
    if (word && worker.isConnected()) worker.send(word)
    else worker.process.kill('SIGTERM')
    await gone
  }

  async function renewAll() {
    for (const worker of [...heard.keys()]) {
      if (stopping || worker.isDead()) continue
      await open()
      retired.add(worker)
      await end(worker, retire)
    }
  }

  try {
    await open()
    await Promise.all(Array.from({ length: count - 1 }, open))
  } catch (error) {
    stopping = true
    clearInterval(watching)
    await Promise.all([...heard.keys()].map((worker) => end(worker, null)))
    throw error
  }

  return {
    renew() {
      renewing ??= renewAll().finally(() => {
        renewing = null
      })
      return renewing
    },
    async stop() {
      stopping = true
      clearInterval(watching)
      await Promise.all([...heard.keys()].map((worker) => end(worker, null)))
      await renewing?.catch(() => undefined)
      await Promise.all(opening)
    },
  }
}
