import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Makes this process the only owner of a directory until `release`, or throws.
 * The lock is the operating system's (through SQLite, the only way Node offers to it):
 * it dies with the process, so a crash leaves nothing to clean and a reused pid cannot fool it.
 */
export function ownDirectory(dir: string): { release: () => void } {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const note = join(dir, 'owner.pid')
  const lock = new DatabaseSync(join(dir, 'owner.lock'))
  try {
    // a moment's patience: a killed owner may still be on its way out
    lock.exec('PRAGMA busy_timeout = 700; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Error(
      `Another shop process${writtenIn(note)} is already using ${dir}: stop it, or choose another DATA_DIR.`,
    )
  }
  writeFileSync(note, String(process.pid))
  return { release: () => lock.close() }
}

function isBusy(error: unknown) {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function writtenIn(note: string) {
  try {
    return ` (pid ${readFileSync(note, 'utf8')})`
  } catch {
    return ''
  }
}
