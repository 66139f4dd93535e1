import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#platform/postgres/free-port.ts'
import type { Measured } from '../rows.ts'

/** Clones what is committed and runs `npm start` in it, until its first page. */
export async function cleanClone(): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'odemoa clone '))
  const clone = path.join(folder, 'shop')
  try {
    execFileSync('git', ['clone', '-q', '.', clone])
    const port = await freePort()
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !name.startsWith('npm_') && name !== 'NODE_ENV',
      ),
    )
    const started = performance.now()
    const npm = spawn('npm', ['start'], {
      cwd: clone,
      env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const at = new Map<string, number>()
    npm.stdout.on('data', (chunk) => {
      for (const line of String(chunk).split('\n'))
        at.set(line.replace(/^· /, ''), performance.now())
    })
    while (
      !(await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      ))
    ) {
      if (npm.exitCode !== null) throw new Error('npm start ended')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const total = performance.now() - started
    const seed =
      (at.get('filled the shop with sample goods') ?? 0) -
      (at.get('filling the shop with sample goods') ?? 0)
    const gone = new Promise((resolve) => npm.once('exit', resolve))
    npm.kill('SIGTERM')
    await gone
    return {
      rows: [
        {
          what: 'first start of a clean clone',
          value: total / 60_000,
          unit: 'min',
          goal: { most: 4 },
        },
        { what: 'of which filling the shop', value: seed / 1_000, unit: 's', goal: { most: 20 } },
      ],
    }
  } finally {
    // the shop may still be closing its files
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
  }
}
