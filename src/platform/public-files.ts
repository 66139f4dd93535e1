import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Ctx, type House, houseCtx } from './context.ts'

/** A file that search engines and shopping services fetch. */
export type PublicFile = {
  path: string
  type: string
  /** written piece by piece, so that a large shop never stands in memory as one text */
  write: (ctx: Ctx) => AsyncIterable<string>
}

const lastsMs = 60 * 60 * 1000

/** Serves such files from the disk, written anew when they are older than an hour. Null for every other path. */
export function openPublicFiles(
  house: House,
  find: (path: string, ctx: Ctx) => Promise<PublicFile | null>,
): (path: string) => Promise<Response | null> {
  const folder = join(house.config.DATA_DIR, 'public-files')
  const writing = new Map<string, Promise<void>>()

  return async (path) => {
    const file = await find(path, houseCtx(house))
    if (!file) return null
    const place = join(folder, path.slice(1).replaceAll('/', '-'))
    if (!(await isFresh(place))) {
      // however many ask, one writes
      const begun =
        writing.get(place) ??
        writeWhole(folder, place, file, houseCtx(house)).finally(() => writing.delete(place))
      writing.set(place, begun)
      await begun
    }
    const { size, mtime } = await stat(place)
    // the two stream types differ in name only
    return new Response(Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': file.type,
        'content-length': String(size),
        'last-modified': mtime.toUTCString(),
        'cache-control': 'public, max-age=600',
      },
    })
  }
}

async function isFresh(place: string): Promise<boolean> {
  return stat(place).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < lastsMs,
    () => false,
  )
}

async function writeWhole(folder: string, place: string, file: PublicFile, ctx: Ctx) {
  await mkdir(folder, { recursive: true })
  const part = `${place}.${process.pid}.part`
  const out = await open(part, 'w')
  try {
    for await (const piece of file.write(ctx)) await out.write(piece)
    await out.close()
    await rename(part, place)
  } catch (error) {
    await out.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}
