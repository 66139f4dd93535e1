import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Config } from './config.ts'

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

function folderOf(config: Config): string {
  return path.join(config.DATA_DIR, 'uploads')
}

/** Keeps an upload under a name that nobody can guess and nothing was told by. */
export async function keepUpload(
  config: Config,
  bytes: Buffer,
  shelf: Shelf = 'u',
): Promise<string> {
  const name = `${shelf}-${randomBytes(9).toString('hex')}`
  const file = path.join(folderOf(config), `${name}.webp`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  return name
}

/** Takes pictures away, with every size that was made of them. */
export async function dropUploads(config: Config, names: readonly string[]) {
  const ours = names.filter((name) => /^[ur]-[\da-f]+$/.test(name))
  const made = path.join(config.DATA_DIR, 'pictures')
  const sizes = ours.length ? await readdir(made).catch(() => []) : []
  for (const name of ours) {
    await rm(path.join(folderOf(config), `${name}.webp`), { force: true })
    for (const size of sizes)
      if (size.startsWith(`${name}-`)) await rm(path.join(made, size), { force: true })
  }
}

/** Names on a shelf that were put there before a moment. */
export async function listShelf(config: Config, shelf: Shelf, before: Date): Promise<string[]> {
  const files = (await readdir(folderOf(config)).catch(() => [])).filter(
    (file) => file.startsWith(`${shelf}-`) && file.endsWith('.webp'),
  )
  const dated = await Promise.all(
    files.map(async (file) => ({
      file,
      at: (await stat(path.join(folderOf(config), file))).mtimeMs,
    })),
  )
  return dated
    .filter(({ at }) => at < before.getTime())
    .map(({ file }) => file.replace(/\.webp$/, ''))
}

/** Names of the uploads, the newest first. */
export async function listUploads(config: Config): Promise<string[]> {
  const files = (await readdir(folderOf(config)).catch(() => [])).filter((file) =>
    /^u-[\da-f]+\.webp$/.test(file),
  )
  const dated = await Promise.all(
    files.map(async (file) => ({
      file,
      at: (await stat(path.join(folderOf(config), file))).mtimeMs,
    })),
  )
  return dated.sort((a, b) => b.at - a.at).map(({ file }) => file.replace(/\.webp$/, ''))
}

/** Names of the pictures that came with the shop. */
export async function listHousePictures(): Promise<string[]> {
  const files = await readdir('media').catch(() => [])
  return files
    .filter((file) => /^[\w-]+\.webp$/.test(file))
    .map((file) => file.replace(/\.webp$/, ''))
    .sort()
}
