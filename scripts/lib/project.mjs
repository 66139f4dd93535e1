import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export function inRoot(...parts) {
  return join(ROOT, ...parts)
}

export function step(text) {
  console.log(`· ${text}`)
}

export function fail(text) {
  console.error(`✗ ${text}`)
  process.exit(1)
}

/** One hash over the contents of files and folders; what does not exist counts as empty. */
export function hashOf(paths, { without = () => false } = {}) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(inRoot(path))) {
      const name = relative(ROOT, file).split(sep).join('/')
      if (!without(name)) hash.update(name).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

export function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

export function writeStamp(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
