import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  isNotNull,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { tile } from '#shop/catalog/tables.ts'
import type { FinderQuery, Use } from './contract.ts'

/** So many are looked at closely; a larger shop shows the best sold of what fits. */
const mostLooked = 1_500
const shelf: Record<Use, number> = { perfume: 1, candle: 2, diffuser: 3, spray: 4, oil: 5 }

type TileRow = typeof tile.$inferSelect
/** What the choice hangs on: so many are looked at that their tiles are read only of those shown. */
type Scented = Pick<TileRow, 'it_id' | 'sold_30d'> & { notes: NonNullable<TileRow['notes']> }
const looked = { it_id: tile.it_id, sold_30d: tile.sold_30d, notes: tile.notes }

/** Scented goods in stock that may fit: rules.ts looks at each. */
export async function listScented(ctx: Ctx, ask: FinderQuery): Promise<Scented[]> {
  const price = ctx.currency === 'usd' ? tile.price_usd : tile.price
  const rows = await ctx.db
    .select(looked)
    .from(tile)
    .where(
      and(
        isNotNull(tile.notes),
        eq(tile.in_stock, true),
        ask.use ? arrayContains(tile.ca_ids, [shelf[ask.use]]) : undefined,
        ask.budget ? lte(price, ask.budget) : undefined,
        ask.no_family?.length ? not(arrayOverlaps(tile.families, ask.no_family)) : undefined,
        ask.no_note?.length ? not(arrayOverlaps(tile.note_words, ask.no_note)) : undefined,
        // a note may stand under another name: only families alone can be asked for here
        ask.family?.length && !ask.note?.length
          ? arrayOverlaps(tile.families, ask.family)
          : undefined,
      ),
    )
    .orderBy(desc(tile.sold_30d), asc(tile.it_id))
    .limit(mostLooked)
  return rows as Scented[] // asked for above
}

export async function findScented(ctx: Ctx, it_id: string) {
  const [row] = await ctx.db
    .select({ ...looked, families: tile.families, note_words: tile.note_words })
    .from(tile)
    .where(eq(tile.it_id, it_id))
  return row ?? null
}

/** What shares a family or a note with this, in stock. */
export async function listNear(
  ctx: Ctx,
  one: Pick<TileRow, 'it_id' | 'families' | 'note_words'>,
): Promise<Scented[]> {
  const rows = await ctx.db
    .select(looked)
    .from(tile)
    .where(
      and(
        isNotNull(tile.notes),
        eq(tile.in_stock, true),
        ne(tile.it_id, one.it_id),
        or(
          arrayOverlaps(tile.families, one.families),
          one.note_words.length ? arrayOverlaps(tile.note_words, one.note_words) : undefined,
        ),
      ),
    )
    .orderBy(desc(tile.sold_30d), asc(tile.it_id))
    .limit(mostLooked)
  return rows as Scented[] // asked for above
}

/** Each different pyramid with how many goods carry it. */
export async function listPyramids(ctx: Ctx) {
  return ctx.db
    .select({ notes: tile.notes, count: sql<number>`count(*)::int` })
    .from(tile)
    .where(isNotNull(tile.notes))
    .groupBy(tile.notes)
    .orderBy(desc(sql`count(*)`))
    .limit(mostLooked)
}
