import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const ofSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Where a Chromium may be, best first: CHROMIUM_PATH alone if it is set, else the one of an npm package, then the system's.
 * The packed one draws no windows, which halves the work of a page, and is the same everywhere. Never a download.
 */
export async function chromiumPaths(): Promise<string[]> {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH]
  const packed = process.platform === 'linux' && process.arch === 'x64' ? [await unpacked()] : []
  return [...packed, ...ofSystem.filter((file) => existsSync(file))]
}

/** The packed one, unpacked once for each version. */
async function unpacked(): Promise<string> {
  const inPackage = path.join(import.meta.dirname, '../../node_modules/@sparticuz/chromium')
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(inPackage, 'package.json'), 'utf8'),
  )
  const folder = path.join(inPackage, '../../.cache', `chromium-${version}`)
  const ready = path.join(folder, 'chromium')
  if (existsSync(ready)) return ready
  mkdirSync(folder, { recursive: true })
  // another run may be unpacking it too: what has the name is whole
  const growing = `${ready}.${process.pid}`
  await pipeline(
    createReadStream(path.join(inPackage, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(growing, { mode: 0o755 }),
  )
  renameSync(growing, ready)
  return ready
}
