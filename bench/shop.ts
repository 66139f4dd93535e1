import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '#platform/postgres/free-port.ts'
import { heapBounds, memoryEnvironment } from '../scripts/lib/bounds.mjs'

export type Shop = { url: string; pid: number; coldStart: number; stop(): Promise<void> }

/** Starts the shop as `npm start` serves it and waits for its first page. `coldStart` is in ms, from spawn to that answer. */
export async function openShop(
  dataDir: string,
  { port: asked, env = {} }: { port?: number; env?: Record<string, string> } = {},
): Promise<Shop> {
  const port = asked ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...heapBounds, 'serve.ts'], {
    env: {
      ...process.env,
      ...memoryEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ORIGIN: url,
      OWNER_PASSWORD: 'owner-of-the-bench',
      LOG_LEVEL: 'error',
      SERVER_TIMING: 'on',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...env,
    },
    // the channel tells the shop when the bench is gone
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the shop did not open')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    url,
    pid: child.pid ?? 0,
    coldStart: performance.now() - started,
    stop: () => stop(child),
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** CPU time of a process so far, user and system, in ms (Linux). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resident memory of a process, in MB (Linux). */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}
