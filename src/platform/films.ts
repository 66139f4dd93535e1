import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from './config.ts'
import type { Film } from './film-bytes.ts'
import { StorageAway, storageOf } from './storage.ts'

const types = { mp4: 'video/mp4', webm: 'video/webm' } as const
const shape = /^f-[\da-f]{18}\.(mp4|webm)$/

// beside the pictures, so that they go into backups and buckets with them
const shelf = 'uploads/'

/** Keeps a film under a name that nobody can guess. */
export async function keepFilm(config: Config, bytes: Buffer, { ending }: Film): Promise<string> {
  const name = `f-${randomBytes(9).toString('hex')}.${ending}`
  await storageOf(config).put(shelf + name, bytes)
  return name
}

export async function dropFilms(config: Config, names: readonly string[]) {
  for (const name of names.filter((name) => shape.test(name)))
    await storageOf(config).drop(shelf + name)
}

/** Films that were kept before a moment. */
export async function listFilms(config: Config, before: Date): Promise<string[]> {
  return (await storageOf(config).list(`${shelf}f-`))
    .filter(({ at }) => at < before)
    .map(({ path }) => path.slice(shelf.length))
    .filter((name) => shape.test(name))
}

// a film never changes under its name
const sizes = new Map<string, number>()
const mostSizes = 500

/** Null when there is no such film. */
export async function filmSize(config: Config, name: string): Promise<number | null> {
  if (!shape.test(name)) return null
  const place = `${config.FILES_S3 ?? config.DATA_DIR} ${name}`
  const known = sizes.get(place)
  if (known !== undefined) return known
  const [found] = await storageOf(config).list(shelf + name)
  if (!found) return null
  if (sizes.size >= mostSizes) sizes.clear()
  sizes.set(place, found.bytes)
  return found.bytes
}

/** `/film/{name}`, whole or the stretch that is asked for: players ask for stretches, and some play nothing without. */
export async function serveFilm(config: Config, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice('/film/'.length)
  try {
    const size = await filmSize(config, name)
    if (size === null) return new Response('not found', { status: 404 })
    return await answerFilm(config, request, { name, size })
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    return new Response('out of reach', {
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
    })
  }
}

async function answerFilm(
  config: Config,
  request: Request,
  { name, size }: { name: string; size: number },
): Promise<Response> {
  const etag = `"${name}"`
  const isSame = (request.headers.get('if-range') ?? etag) === etag
  const stretch = isSame ? stretchOf(request.headers.get('range'), size) : null
  const headers = {
    'content-type': types[name.endsWith('.mp4') ? 'mp4' : 'webm'],
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag,
  }
  if (stretch === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const { from, to } = stretch ?? { from: 0, to: size - 1 }
  const told = {
    ...headers,
    'content-length': String(to - from + 1),
    ...(stretch && { 'content-range': `bytes ${from}-${to}/${size}` }),
  }
  const status = stretch ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers: told })
  const bytes = await storageOf(config).stream(shelf + name, { from, to })
  if (!bytes) return new Response('not found', { status: 404 })
  // Node's and the DOM's stream types differ only in name
  const body = Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(body, { status, headers: told })
}

/** One stretch of a file, both ends included; null for all of it, which is what anything unusual gets. */
export function stretchOf(
  header: string | null,
  size: number,
): { from: number; to: number } | 'outside' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const last = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  if (first >= size || (!match[1] && Number(match[2]) === 0)) return 'outside'
  return last < first ? null : { from: first, to: last }
}
