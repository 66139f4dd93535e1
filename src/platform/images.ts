import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Config } from './config.ts'

/** Widths the layouts use. Tiles are 4:5, scenes 2:1 or 4:3. */
export const pictureWidths = [80, 200, 320, 480, 640, 768, 800, 1080, 1530]
const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Format = keyof typeof types

const shape = /^\/img\/([\w-]{1,100})-(\d{2,4})\.(avif|webp|jpg)$/

/** `/img/{name}-{width}.{avif|webp|jpg}`: shipped ready for the sample goods, made once and kept for uploaded ones. */
export async function servePicture(config: Config, pathname: string): Promise<Response> {
  const match = shape.exec(pathname)
  const width = Number(match?.[2])
  if (!match?.[1] || !pictureWidths.includes(width))
    return new Response('not found', { status: 404 })
  const format = match[3] as Format // the pattern allows no other
  const bytes = await pictureBytes(config, match[1], width, format)
  if (!bytes) return new Response('not found', { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': types[format],
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    },
  })
}

let queue: Promise<unknown> = Promise.resolve()

async function pictureBytes(
  config: Config,
  name: string,
  width: number,
  format: Format,
): Promise<Buffer | null> {
  const file = `${name}-${width}.${format}`
  const kept = path.join(config.DATA_DIR, 'pictures', file)
  const ready = await firstOf([path.join('media', 'ready', file), kept])
  if (ready) return ready
  const original = await firstOf([
    ...originals(path.join(config.DATA_DIR, 'uploads'), name),
    ...originals('media', name),
  ])
  if (!original) return null
  // one picture at a time, so that a burst of new ones leaves a core to the shop
  const made = queue.then(() => encode(original, width, format))
  queue = made.catch(() => undefined)
  const bytes = await made
  await mkdir(path.dirname(kept), { recursive: true })
  await writeFile(`${kept}.${process.pid}`, bytes)
  await rename(`${kept}.${process.pid}`, kept)
  return bytes
}

function originals(folder: string, name: string): string[] {
  return ['webp', 'png', 'jpg'].map((ending) => path.join(folder, `${name}.${ending}`))
}

async function firstOf(files: string[]): Promise<Buffer | null> {
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null)
    if (bytes) return bytes
  }
  return null
}

export function encode(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: 40_000_000, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'jpg') return picture.jpeg({ quality: 82 }).toBuffer()
  return (
    format === 'avif' ? picture.avif({ quality: 55, effort: 4 }) : picture.webp({ quality: 78 })
  ).toBuffer()
}
