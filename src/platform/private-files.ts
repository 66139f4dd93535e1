import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

const shape = /^[\da-f]{32}$/

/** Whose a file is: those of inquiries lie on the floor, others in a drawer of their own. */
export type Drawer = '' | 'claims' | 'notices' | 'applications' | 'documents'

function placeOf(config: Config, id: string, drawer: Drawer): string {
  if (!shape.test(id)) throw new Error('no name of a private file')
  return path.join(config.DATA_DIR, 'private', drawer, id)
}

/** Keeps bytes where no address leads, under a name nobody can guess; whole on the disk before it is named. */
export async function keepPrivate(
  config: Config,
  bytes: Uint8Array,
  drawer: Drawer = '',
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const place = placeOf(config, id, drawer)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const file = await open(`${place}.part`, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${place}.part`, place)
  return id
}

export function readPrivate(
  config: Config,
  id: string,
  drawer: Drawer = '',
): Promise<Buffer | null> {
  return readFile(placeOf(config, id, drawer)).catch(() => null)
}

export async function dropPrivate(config: Config, ids: readonly string[], drawer: Drawer = '') {
  for (const id of ids) await rm(placeOf(config, id, drawer), { force: true })
}

/** What was kept before a moment, for the sweeper that compares it with the rows. */
export async function listPrivate(
  config: Config,
  before: Date,
  drawer: Drawer = '',
): Promise<string[]> {
  const folder = path.join(config.DATA_DIR, 'private', drawer)
  const names = (await readdir(folder).catch(() => [])).filter((name) => shape.test(name))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  )
  return dated.filter(({ at }) => at < before.getTime()).map(({ name }) => name)
}

/** Does the work that the files were kept for, and drops them again when it does not come about. */
export async function orDropPrivate<T>(
  config: Config,
  ids: readonly string[],
  drawer: Drawer,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await dropPrivate(config, ids, drawer)
    throw error
  }
}
