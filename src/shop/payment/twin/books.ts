import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { House } from '#platform/context.ts'

export type Books<T> = {
  all: () => Record<string, T>
  get: (key: string) => T | null
  put: (key: string, value: T) => void
}

/** What a stand-in remembers: a file, because the real one forgets nothing when the shop restarts. */
export function openBooks<T>({ config }: Pick<House, 'config'>, name: string): Books<T> {
  const file = path.join(config.DATA_DIR, 'twins', `${name}.json`)
  let kept: Record<string, T> | null = null
  function all(): Record<string, T> {
    kept ??= read<T>(file)
    return kept
  }
  return {
    all,
    get: (key) => all()[key] ?? null,
    put(key, value) {
      all()[key] = value
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(`${file}.part`, JSON.stringify(all()))
      renameSync(`${file}.part`, file)
    },
  }
}

function read<T>(file: string): Record<string, T> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, T> // written below
  } catch {
    // nothing was paid here yet
    return {}
  }
}
