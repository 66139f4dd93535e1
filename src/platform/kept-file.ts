import { createHash } from 'node:crypto'
import type { Ctx } from './context.ts'
import { storageOf } from './storage.ts'

/** Beside the sizes of pictures: what can be made again is in no backup. */
const folder = 'pictures/drawn-'
const making = new Map<string, Promise<Uint8Array>>()

/** A file that is the same as long as what it is made of is: made once, however many ask, and kept under the mark of that. */
export async function keptFile(
  ctx: Ctx,
  madeOf: unknown,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const storage = storageOf(ctx.house.config)
  const file = `${folder}${createHash('sha256').update(JSON.stringify(madeOf)).digest('hex')}`
  const place = `${storage.place} ${file}`
  const begun = making.get(place)
  if (begun) return begun
  const made = findOrMake().finally(() => making.delete(place))
  making.set(place, made)
  return made

  async function findOrMake() {
    const kept = await storage.read(file).catch(() => null)
    if (kept) return kept
    const bytes = await make()
    // a store that takes nothing is no reason to hand out nothing
    await storage
      .put(file, bytes)
      .catch((error: unknown) =>
        ctx.house.log.warn({ err: error }, 'a drawn file could not be kept'),
      )
    return bytes
  }
}

/** Takes away what was made before a moment. */
export async function sweepKeptFiles(ctx: Ctx, before: Date) {
  const storage = storageOf(ctx.house.config)
  for (const { path, at } of await storage.list(folder)) if (at < before) await storage.drop(path)
}
