import { before } from '#kernel/korean-time.ts'
import type { Ctx } from './context.ts'
import { dropFilms, listFilms } from './films.ts'
import { type Drawer, dropPrivate, listPrivate } from './private-files.ts'
import { dropUploads, listShelf, type Shelf } from './uploads.ts'

type Named = (ctx: Ctx) => Promise<readonly string[]>

/** Drops private files that no row names, a day after they came: a cut line or a stopped shop leaves them behind. */
export async function sweepDrawer(ctx: Ctx, drawer: Drawer, named: Named) {
  const { config } = ctx.house
  await dropPrivate(
    config,
    await unnamed(ctx, await listPrivate(config, yesterday(ctx), drawer), named),
    drawer,
  )
}

/** The same for pictures that were sent in. */
export async function sweepShelf(ctx: Ctx, shelf: Shelf, named: Named) {
  const { config } = ctx.house
  await dropUploads(
    config,
    await unnamed(ctx, await listShelf(config, shelf, yesterday(ctx)), named),
  )
}

/** And for films. */
export async function sweepFilms(ctx: Ctx, named: Named) {
  const { config } = ctx.house
  await dropFilms(config, await unnamed(ctx, await listFilms(config, yesterday(ctx)), named))
}

const yesterday = (ctx: Ctx) => before(ctx.now, { days: 1 })

async function unnamed(ctx: Ctx, kept: readonly string[], named: Named): Promise<string[]> {
  if (kept.length === 0) return []
  const known = new Set(await named(ctx))
  return kept.filter((name) => !known.has(name))
}
