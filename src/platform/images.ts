import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Config } from './config.ts'
import { type Storage, StorageAway, storageOf } from './storage.ts'
import { isUpload, uploadFile } from './uploads.ts'

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
  try {
    const bytes = await pictureBytes(config, match[1], width, format)
    return bytes ? pictureAnswer(bytes, format) : new Response('not found', { status: 404 })
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    // not a 404: the browser asks again, and nobody remembers that there was none
    return new Response('out of reach', {
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
    })
  }
}

function pictureAnswer(bytes: Buffer, format: Format): Response {
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
const making = new Map<string, Promise<Buffer>>()
const heldMs = 60_000

async function pictureBytes(
  config: Config,
  name: string,
  width: number,
  format: Format,
): Promise<Buffer | null> {
  const file = `${name}-${width}.${format}`
  const storage = storageOf(config)
  const kept = `pictures/${file}`
  const ready = (await firstOf([path.join('media', 'ready', file)])) ?? (await storage.read(kept))
  if (ready) return ready
  const original = isUpload(name) ? await storage.read(uploadFile(name)) : await houseOriginal(name)
  if (!original) return null
  // however many ask, one makes it
  const begun =
    making.get(kept) ??
    makeSize(original, width, format)
      .then((bytes) => keepSize(storage, kept, bytes))
      .catch((error) => {
        making.delete(kept)
        throw error
      })
  making.set(kept, begun)
  return begun
}

/** A store that takes nothing is no reason to show nothing: the size is held for a minute, then made and offered anew. */
async function keepSize(storage: Storage, kept: string, bytes: Buffer): Promise<Buffer> {
  const taken = await storage.put(kept, bytes).then(
    () => true,
    () => false,
  )
  if (taken) making.delete(kept)
  else setTimeout(() => making.delete(kept), heldMs).unref()
  return bytes
}

// one picture at a time, so that a burst of new ones leaves a core to the shop
function makeSize(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const made = queue.then(() => encode(original, width, format))
  queue = made.catch(() => undefined)
  return made
}

function houseOriginal(name: string): Promise<Buffer | null> {
  return firstOf(['webp', 'png', 'jpg'].map((ending) => path.join('media', `${name}.${ending}`)))
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
