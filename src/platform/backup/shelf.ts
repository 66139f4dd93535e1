import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { koreanIso } from '#kernel/korean-time.ts'
import { openBucket } from '#platform/s3.ts'
import { StorageRefusal } from '#platform/s3-request.ts'

export type Kept = { name: string; bytes: number; made_at: Date }

/** Where backups are kept. */
export type Shelf = {
  /** for people: a folder, or a bucket */
  place: string
  list(): Promise<Kept[]>
  put(name: string, file: string): Promise<void>
  get(name: string, file: string): Promise<void>
  drop(name: string): Promise<void>
}

const shape = /^odemoa-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\.backup$/

/** By the clock of the shop, so that names stand in the order they were made in and can be read. */
export function nameOf(made_at: Date): string {
  return `odemoa-${koreanIso(made_at).slice(0, 19).replaceAll(':', '')}.backup`
}

export function isBackupName(name: string): boolean {
  return shape.test(name)
}

/** When a backup was made, as its name says; null for what is none. */
export function madeAt(name: string): Date | null {
  const [, day, hour, minute, second] = shape.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}+09:00`) : null
}

export function openShelf({ folder, s3 }: { folder: string; s3?: string }): Shelf {
  return s3 ? openCloset(s3) : openFolder(folder)
}

// a copy of a large shop takes its time
const silence = 60_000

function openCloset(address: string): Shelf {
  const bucket = openBucket(address, { silence })
  return {
    place: bucket.place,
    async list() {
      return (await bucket.list(''))
        .filter(({ key }) => isBackupName(key))
        .map(({ key, bytes }) => ({ name: key, bytes, made_at: madeAt(key) ?? new Date(0) }))
    },
    put: (name, file) => bucket.put(name, { file }),
    async get(name, file) {
      const found = await bucket.get(name)
      if (!found) throw new StorageRefusal(404, 'NoSuchKey')
      await pipeline(found, createWriteStream(file, { mode: 0o600 }))
    },
    drop: (name) => bucket.drop(name),
  }
}

export function openFolder(folder: string): Shelf {
  return {
    place: folder,
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter(isBackupName)
      return Promise.all(
        names.map(async (name) => ({
          name,
          bytes: (await stat(join(folder, name))).size,
          made_at: madeAt(name) ?? new Date(0),
        })),
      )
    },
    async put(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await copyFile(file, join(folder, `${name}.part`))
      const handle = await open(join(folder, `${name}.part`), 'r')
      await handle.sync().finally(() => handle.close())
      await rename(join(folder, `${name}.part`), join(folder, name))
    },
    async get(name, file) {
      await copyFile(join(folder, name), file)
    },
    async drop(name) {
      await rm(join(folder, name), { force: true })
    },
  }
}
