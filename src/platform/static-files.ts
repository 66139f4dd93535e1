import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'

type Encoding = 'br' | 'gzip' | 'identity'
type Kept = { etag: string; bytes?: Uint8Array<ArrayBuffer> }
/** `kept` once it was read: what it holds, or only its mark where it is too big to be held. */
type Stored = { path: string; size: number; changed: number; mark: string; kept?: Kept }
type StaticFile = { type: string; cache: string; forms: Map<Encoding, Stored> }

const KEPT_IN_MEMORY = 512 * 1024
const PACKED: [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]
// rendering the error page for each of these would cost a page
const NEVER_PAGES = /^\/assets\/|^\/favicon\.ico$/
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

// a start has better things to do than to read two thousand files
const readingBegins = 2_000
const readingPause = 20
const readAtOnce = 20

/**
 * Answers for the files of a directory as it is now; null when a page should answer. Each is read when it is asked for, and the rest a little at
 * a time soon after the start, so that pages of this release find theirs when the next one has taken its place on the disk.
 */
export function openStaticFiles(dir: string): (request: Request) => Response | null {
  const files = new Map(listFiles(dir).map((path) => [`/${path}`, findStaticFile(dir, path)]))
  readAhead([...files.values()].flatMap(({ forms }) => [...forms.values()]))
  return (request) => {
    const path = decoded(new URL(request.url).pathname)
    const file = files.get(path)
    if (file) return answer(request, file)
    return NEVER_PAGES.test(path) ? plain(404, 'Not found') : null
  }
}

function listFiles(dir: string, inside = ''): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(join(dir, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name
    // manifests of the build tool and source maps are nobody's business
    if (entry.name.startsWith('.') || /\.(map|br|gz)$/.test(entry.name)) return []
    return entry.isDirectory() ? listFiles(dir, path) : [path]
  })
}

function findStaticFile(dir: string, path: string): StaticFile {
  const forms = new Map<Encoding, Stored>([['identity', findStored(join(dir, path), '')]])
  for (const [encoding, ending] of PACKED) {
    const packed = join(dir, path + ending)
    if (existsSync(packed)) forms.set(encoding, findStored(packed, `-${encoding}`))
  }
  const cache = path.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  return { type: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream', cache, forms }
}

function findStored(path: string, mark: string): Stored {
  const { size, mtimeMs } = statSync(path)
  return { path, size, changed: Math.round(mtimeMs), mark }
}

function keptOf(stored: Stored): Kept {
  stored.kept ??= readStored(stored)
  return stored.kept
}

function readStored({ path, size, changed, mark }: Stored): Kept {
  if (size > KEPT_IN_MEMORY)
    return { etag: `"${size.toString(36)}-${changed.toString(36)}${mark}"` }
  const bytes = new Uint8Array(readFileSync(path))
  const print = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
  return { bytes, etag: `"${print}${mark}"` }
}

function readAhead(all: Stored[]) {
  const next = () => {
    for (const stored of all.splice(0, readAtOnce)) {
      try {
        keptOf(stored)
      } catch {
        // gone meanwhile: whoever asks for it is told
      }
    }
    if (all.length) setTimeout(next, readingPause).unref()
  }
  setTimeout(next, readingBegins).unref()
}

function answer(request: Request, file: StaticFile): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
  const [encoding, stored] = choose(file, request.headers.get('accept-encoding') ?? '')
  let kept: Kept
  try {
    kept = keptOf(stored)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return plain(404, 'Not found')
    throw error
  }
  const headers: Record<string, string> = {
    'cache-control': file.cache,
    etag: kept.etag,
    'x-content-type-options': 'nosniff',
  }
  if (file.forms.size > 1) headers.vary = 'Accept-Encoding'
  if (isKnown(request.headers.get('if-none-match'), kept.etag))
    return new Response(null, { status: 304, headers })
  headers['content-type'] = file.type
  headers['content-length'] = String(kept.bytes?.length ?? stored.size)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : bodyOf(stored.path, kept), { headers })
}

function choose({ forms }: StaticFile, accepted: string): [Encoding, Stored] {
  for (const [encoding, stored] of forms) {
    if (encoding !== 'identity' && accepts(accepted, encoding)) return [encoding, stored]
  }
  const [whole] = forms
  if (!whole) throw new Error('a static file always has its plain form')
  return whole
}

function accepts(header: string, encoding: Encoding) {
  const wishes = header
    .toLowerCase()
    .split(',')
    .map((wish) => wish.trim().split(/\s*;\s*q\s*=\s*/))
  const wish = wishes.find(([name]) => name === encoding) ?? wishes.find(([name]) => name === '*')
  return wish !== undefined && Number(wish[1] ?? 1) > 0
}

function isKnown(header: string | null, etag: string) {
  return header
    ?.split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

function bodyOf(path: string, { bytes }: Kept): BodyInit {
  return (
    // Node's and the DOM's stream types differ only in name
    bytes ?? (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>)
  )
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function plain(status: number, text: string, more: Record<string, string> = {}) {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...more,
    },
  })
}
