import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import type { Config } from './config.ts'
import { storageOf } from './storage.ts'

const widest = 1600
const formats = ['jpeg', 'png', 'webp']
/** Whose a picture is: `u` the shop's own, `r` those of reviews, which staff do not pick from. */
export type Shelf = 'u' | 'r'

let queue: Promise<unknown> = Promise.resolve()

/** The picture as WebP of at most 1600 px, upright and without metadata; null when the bytes are no such picture. */
export function redraw(bytes: Buffer, taken: readonly string[] = formats): Promise<Buffer | null> {
  // one at a time, so that a burst of uploads leaves a core to the shop
  const drawn = queue.then(() => draw(bytes, taken))
  queue = drawn
  return drawn
}

async function draw(bytes: Buffer, taken: readonly string[]): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 40_000_000, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!taken.includes(format)) return null
    return await picture
      .rotate()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer()
  } catch {
    // whatever it was, it could not be drawn
    return null
  }
}

/** Where an upload lies in the storage. */
export const uploadFile = (name: string) => `uploads/${name}.webp`

/** Keeps an upload under a name that nobody can guess and nothing was told by. */
export async function keepUpload(
  config: Config,
  bytes: Buffer,
  shelf: Shelf = 'u',
): Promise<string> {
  const name = `${shelf}-${randomBytes(9).toString('hex')}`
  await storageOf(config).put(uploadFile(name), bytes)
  return name
}

/** Takes pictures away, with every size that was made of them. */
export async function dropUploads(config: Config, names: readonly string[]) {
  const storage = storageOf(config)
  for (const name of names.filter((name) => isUpload(name))) {
    await storage.drop(uploadFile(name))
    for (const size of await storage.list(`pictures/${name}-`)) await storage.drop(size.path)
  }
}

/** A name that `keepUpload` gives. */
export function isUpload(name: string, shelf: Shelf | '[ur]' = '[ur]'): boolean {
  return new RegExp(`^${shelf}-[\\da-f]+$`).test(name)
}

/** Names on a shelf that were put there before a moment. */
export async function listShelf(config: Config, shelf: Shelf, before: Date): Promise<string[]> {
  return (await onShelf(config, shelf)).filter(({ at }) => at < before).map(({ name }) => name)
}

/** Names of the uploads, the newest first. */
export async function listUploads(config: Config): Promise<string[]> {
  return (await onShelf(config, 'u'))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ name }) => name)
}

async function onShelf(config: Config, shelf: Shelf) {
  return (await storageOf(config).list(`uploads/${shelf}-`))
    .map(({ path, at }) => ({ name: path.slice('uploads/'.length).replace(/\.webp$/, ''), at }))
    .filter(({ name }) => isUpload(name, shelf))
}

/** Names of the pictures that came with the shop. */
export async function listHousePictures(): Promise<string[]> {
  const files = await readdir('media').catch(() => [])
  return files
    .filter((file) => /^[\w-]+\.webp$/.test(file))
    .map((file) => file.replace(/\.webp$/, ''))
    .sort()
}
