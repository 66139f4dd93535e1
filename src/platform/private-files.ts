import { randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import { storageOf } from './storage.ts'

const shape = /^[\da-f]{32}$/

/** Whose a file is: those of inquiries lie on the floor, others in a drawer of their own. */
export type Drawer =
  | ''
  | 'claims'
  | 'notices'
  | 'applications'
  | 'documents'
  | 'bottles'
  | 'formulas'

function placeOf(id: string, drawer: Drawer): string {
  if (!shape.test(id)) throw new Error('no name of a private file')
  return `${folderOf(drawer)}${id}`
}

const folderOf = (drawer: Drawer) => (drawer ? `private/${drawer}/` : 'private/')

/** Keeps bytes where no address leads, under a name nobody can guess; whole in the storage before it is named. */
export async function keepPrivate(
  config: Config,
  bytes: Uint8Array,
  drawer: Drawer = '',
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await storageOf(config).put(placeOf(id, drawer), bytes)
  return id
}

export function readPrivate(
  config: Config,
  id: string,
  drawer: Drawer = '',
): Promise<Buffer | null> {
  return storageOf(config).read(placeOf(id, drawer))
}

export async function dropPrivate(config: Config, ids: readonly string[], drawer: Drawer = '') {
  for (const id of ids) await storageOf(config).drop(placeOf(id, drawer))
}

/** What was kept before a moment, for the sweeper that compares it with the rows. */
export async function listPrivate(
  config: Config,
  before: Date,
  drawer: Drawer = '',
): Promise<string[]> {
  const folder = folderOf(drawer)
  return (await storageOf(config).list(folder))
    .filter(({ at }) => at < before)
    .map(({ path }) => path.slice(folder.length))
    .filter((name) => shape.test(name))
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
