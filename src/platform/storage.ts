import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { openCircuit } from './circuit.ts'
import type { Config } from './config.ts'
import { openBucket, type Stretch } from './s3.ts'

const folders = ['uploads', 'pictures', 'private']

export type StoredFile = { path: string; bytes: number; at: Date }

/** Where pictures and papers lie: a folder of this machine, or a bucket that several machines share. Paths have slashes. */
export type Storage = {
  /** for people */
  place: string
  /** null when there is no such file; a bucket that does not answer throws `StorageAway` */
  read(file: string): Promise<Buffer | null>
  /** a stretch of a file that is not read into memory */
  stream(file: string, stretch: Stretch): Promise<Readable | null>
  /** whole or not at all */
  put(file: string, bytes: Uint8Array): Promise<void>
  drop(file: string): Promise<void>
  /** everything whose path begins so */
  list(prefix: string): Promise<StoredFile[]>
  /** takes away what a killed process had begun to write before a moment */
  dropTorn(before: Date): Promise<void>
}

type Where = Pick<Config, 'DATA_DIR' | 'FILES_S3'>

const buckets = new Map<string, Storage>()

export function storageOf({ DATA_DIR, FILES_S3 }: Where): Storage {
  if (!FILES_S3) return openFolder(DATA_DIR)
  // one for the process: it remembers how the bucket has been answering
  const known = buckets.get(FILES_S3) ?? inBucket(FILES_S3)
  buckets.set(FILES_S3, known)
  return known
}

/** Files in a folder, which are there whole or not at all. */
export function openFolder(root: string): Storage {
  const at = (file: string) => path.join(root, file)
  return {
    place: root,
    read: (file) => readFile(at(file)).catch(nullWhenGone),
    async stream(file, { from, to }) {
      const isThere = await stat(at(file)).catch(nullWhenGone)
      return isThere && createReadStream(at(file), { start: from, end: to })
    },
    async put(file, bytes) {
      const part = `${at(file)}.${randomBytes(4).toString('hex')}.part`
      await mkdir(path.dirname(part), { recursive: true, mode: 0o700 })
      try {
        const handle = await open(part, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(part, at(file))
        await syncFolder(path.dirname(part))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    drop: (file) => rm(at(file), { force: true }),
    async list(prefix) {
      const entries = await readdir(at(path.dirname(`${prefix}x`)), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => [])
      const files = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .filter((file) => file.startsWith(prefix))
      const told = await Promise.all(
        files.map(async (file) => {
          const found = await stat(at(file)).catch(nullWhenGone)
          return found && { path: file, bytes: found.size, at: found.mtime }
        }),
      )
      return told.filter((file) => file !== null)
    },
    async dropTorn(before) {
      for (const folder of folders) {
        const entries = await readdir(at(folder), { recursive: true, withFileTypes: true }).catch(
          () => [],
        )
        for (const { name, parentPath } of entries) {
          if (!name.endsWith('.part')) continue
          const torn = path.join(parentPath, name)
          const found = await stat(torn).catch(nullWhenGone)
          if (found && found.mtime < before) await rm(torn, { force: true })
        }
      }
    },
  }
}

/** A new name outlives a power cut only when the folder that holds it was written too. */
async function syncFolder(folder: string) {
  // Windows opens no folders, and writes their names by itself
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function nullWhenGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** The bucket did not do what it was asked; `cause` has its own words. */
export class StorageAway extends Error {}

// a visitor waits for it
const silence = 10_000

function inBucket(address: string): Storage {
  const bucket = openBucket(address, { silence })
  const circuit = openCircuit()
  async function asked<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await circuit.ask(question)
    } catch (cause) {
      throw new StorageAway(`the files at ${bucket.place} are out of reach`, { cause })
    }
  }
  return {
    place: bucket.place,
    read: (file) =>
      asked(async () => {
        const found = await bucket.get(file)
        return found && buffer(found)
      }),
    stream: (file, stretch) => asked(() => bucket.get(file, stretch)),
    put: (file, bytes) =>
      asked(() => bucket.put(file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))),
    drop: (file) => asked(() => bucket.drop(file)),
    list: (prefix) =>
      asked(async () =>
        (await bucket.list(prefix)).map(({ key, ...file }) => ({ ...file, path: key })),
      ),
    // a bucket takes a file whole or not at all
    dropTorn: async () => {},
  }
}
