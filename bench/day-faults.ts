import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Mood = 'well' | 'broken' | 'silent' | 'lost'

/** Stands between the shop and the stand-ins of its providers: passes on, breaks, says nothing, or loses the answer to what was done. */
export async function openBetween(to: () => string) {
  let mood: Mood = 'well'
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // streams of requests are of bytes
    const now = mood
    if (now === 'silent') return
    if (now === 'broken') return void response.writeHead(500).end('{}')
    const answer = await fetch(new URL(request.url ?? '/', to()), {
      method: request.method,
      headers: Object.fromEntries(
        Object.entries(request.headers).filter(
          ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
        ),
      ) as Record<string, string>, // one value each
      body: chunks.length ? Buffer.concat(chunks) : undefined,
      redirect: 'manual',
    }).catch(() => null)
    if (!answer || now === 'lost') return void response.destroy()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/twin`,
    turn(next: Mood) {
      mood = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The database's server and all that work for it (Linux). */
export function databaseOf(dataDir: string): number[] {
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

type Rig = {
  dataDir: string
  killShop: () => Promise<void>
  turn: (mood: Mood) => void
}

/** What may go wrong on a day; each begins, lasts a moment, and is over when it resolves. */
export const faults: readonly [string, (rig: Rig) => Promise<void>][] = [
  ['the shop is killed', ({ killShop }) => killShop()],
  ['the provider breaks', ({ turn }) => moody(turn, 'broken')],
  [
    'the database is killed',
    async ({ dataDir }) => {
      const [first = 0] = databaseOf(dataDir)
      process.kill(first, 'SIGKILL')
      await sleep(500)
    },
  ],
  ['answers of the provider are lost', ({ turn }) => moody(turn, 'lost')],
  [
    'the database stands still',
    async ({ dataDir }) => {
      const frozen = databaseOf(dataDir)
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
      await sleep(2_000)
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    },
  ],
  ['the provider says nothing', ({ turn }) => moody(turn, 'silent')],
  [
    'connections are cut',
    async ({ dataDir }) => {
      const [, ...working] = databaseOf(dataDir)
      // the server ends all lines when one of those who work for it dies
      const last = working.at(-1)
      if (last) process.kill(last, 'SIGTERM')
      await sleep(300)
    },
  ],
]

async function moody(turn: Rig['turn'], mood: Mood) {
  turn(mood)
  await sleep(2_000)
  turn('well')
}
