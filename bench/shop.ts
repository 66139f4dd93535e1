import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '#platform/postgres/free-port.ts'
import { memoryEnvironment, shopArguments } from '../scripts/lib/bounds.mjs'

export const ownerPassword = 'owner-of-the-bench'

export type Shop = {
  url: string
  pid: number
  coldStart: number
  dataDir: string
  stop(): Promise<void>
}

/** Starts the shop as `npm start` serves it and waits for its first page. `coldStart` is in ms, from spawn to that answer. */
export async function openShop(
  dataDir: string,
  {
    port: asked,
    env = {},
    workers = 1,
  }: { port?: number; env?: Record<string, string>; workers?: number } = {},
): Promise<Shop> {
  const port = asked ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...shopArguments, '--workers', String(workers)], {
    env: {
      ...process.env,
      ...memoryEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ORIGIN: url,
      OWNER_PASSWORD: ownerPassword,
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
    if (child.exitCode !== null || child.signalCode) throw new Error('the shop did not open')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    coldStart: performance.now() - started,
    stop: () => stop(child),
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
