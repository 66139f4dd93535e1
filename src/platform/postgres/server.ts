import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './account.ts'

/** One run of the server, from its start to its exit. */
export type Server = {
  exited: Promise<Exit>
  stop: () => Promise<Exit>
}

export type Exit = { code: number | null; complaint: string }

const COMPLAINT_LINES = 12
const LAST_WORDS = 200

/** Starts the server behind its guard; settled when it answers, rejected when it ends before. */
export async function startServer(
  command: string[],
  account: Account,
  url: string,
  report: (line: string) => void,
): Promise<Server> {
  const guard = spawnGuard(command, account)
  const lines = reportLines(guard, report)
  const exited = new Promise<Exit>((resolve) => {
    guard.once('error', (error) => resolve({ code: null, complaint: error.message }))
    // not `close`: a server that outlived its guard still holds the pipe
    guard.once('exit', async (code) => {
      await Promise.race([once(guard, 'close'), sleep(LAST_WORDS)])
      resolve({ code, complaint: lines.slice(-COMPLAINT_LINES).join('\n') })
    })
  })
  const stop = () => {
    guard.stdin?.end()
    return exited
  }
  const ended = exited.then(({ complaint }) => {
    throw new Error(complaint || 'the database server ended without a word')
  })
  const over = new AbortController()
  try {
    await Promise.race([answers(url, over.signal), ended])
  } finally {
    over.abort()
    ended.catch(() => {})
  }
  return { exited, stop }
}

// the same file from the source and from the build
const guardFile = createRequire(import.meta.url).resolve('#platform/postgres/guard.ts')

function spawnGuard(command: string[], account: Account) {
  const [program, ...args] = [...account.prefix, ...command]
  const dropped = account.name === 'nobody' ? { uid: account.uid, gid: account.gid } : {}
  const order = JSON.stringify({ command: program, args, ...dropped })
  const { PATH, SystemRoot } = process.env
  return spawn(process.execPath, [guardFile, order], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // a Ctrl-C in the terminal is the shop's to handle, which still has requests to finish
    detached: true,
    // nothing of the shop's secrets
    env: { PATH, ...(SystemRoot && { SystemRoot }), NODE_NO_WARNINGS: '1' },
    cwd: '/',
  })
}

function reportLines(guard: ChildProcess, report: (line: string) => void) {
  const lines: string[] = []
  let rest = ''
  guard.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) report(line)
    lines.push(...parts)
    lines.splice(0, lines.length - COMPLAINT_LINES)
  })
  // the guard's own end is told by `close`
  guard.stdin?.on('error', () => {})
  return lines
}

async function answers(url: string, over: AbortSignal) {
  while (!over.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch {
      await sleep(25)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
