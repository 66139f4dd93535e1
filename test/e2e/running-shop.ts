import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { freePort } from '#platform/postgres/free-port.ts'
import { memoryEnvironment, shopArguments } from '../../scripts/lib/bounds.mjs'

const run = promisify(execFile)

export const ownerPassword = 'owner-of-the-test-shop'

export type RunningShop = { url: string; pid: number; stop: () => Promise<void> }

/** A shop of its own, as `npm start` would serve it: own port, own data folder, own database, freshly filled. */
export async function openShop(more: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = newDataDir()
  // -a: the database belongs to another user where these tests run as root
  await run('cp', ['-a', `${inject('filledShop')}/.`, dataDir])
  const { close, ...shop } = await serve(dataDir, more)
  return {
    ...shop,
    async stop() {
      await close()
      throwAway(dataDir)
    },
  }
}

// the database may write its last files a moment after the shop is gone
export const throwAway = (dataDir: string) =>
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })

export const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'odemoa shop '))

/** Serves the shop of a data folder, and fills an empty one first. */
export async function serve(dataDir: string, more: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const shop = spawn(process.execPath, shopArguments, {
    env: {
      ...process.env,
      ...memoryEnvironment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ORIGIN: url,
      OWNER_PASSWORD: ownerPassword,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...more,
    },
    // the channel tells the shop when these tests are gone, whatever ended them
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said: string[] = []
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk) => said.push(String(chunk)))
  await until(`${url}/readyz`, () => shop.exitCode !== null, said)
  return {
    url,
    pid: shop.pid ?? 0,
    async close() {
      if (shop.exitCode !== null || shop.signalCode) return
      const gone = new Promise((resolve) => shop.once('exit', resolve))
      shop.kill('SIGTERM')
      await gone
    },
  }
}

async function until(url: string, died: () => boolean, said: string[]) {
  const deadline = Date.now() + 170_000
  while (Date.now() < deadline && !died()) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the shop did not open:\n${said.join('')}`)
}
