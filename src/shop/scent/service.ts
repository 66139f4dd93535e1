import { notFound } from '#kernel/failure.ts'
import { pageOf, rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import type { ProductTile } from '#shop/catalog/contract.ts'
import { tilesById } from '#shop/catalog/service.ts'
import type { FinderQuery, Fit, Reason } from './contract.ts'
import { fitOf, nearnessTo, notesOf } from './rules.ts'
import { findScented, listNear, listPyramids, listScented } from './store.ts'

const mostNear = 8
/** Below this two scents have little in common. */
const leastNear = 0.35
const mostNotesListed = 200

/** The best fit first; where two fit alike, what is bought more. */
export async function findScents(ctx: Ctx, ask: FinderQuery) {
  const rows = await listScented(ctx, ask)
  const fits = rows
    .flatMap((row) => {
      const fit = fitOf(row.notes, ask)
      return fit ? [{ row, ...fit }] : []
    })
    .sort((a, b) => b.score - a.score || b.row.sold_30d - a.row.sold_30d)
  const start = rowsBefore(ask)
  const shown = fits.slice(start, start + ask.per_page)
  const tiles = await tilesById(
    ctx,
    shown.map(({ row }) => row.it_id),
  )
  const whyOf = new Map(shown.map(({ row, why }) => [row.it_id, why]))
  const data = tiles.map(
    (tile): Fit => ({ ...tile, why: [...(whyOf.get(tile.it_id) ?? []), ...bounds(ask)] }),
  )
  return pageOf(data, fits.length, ask)
}

/** What holds for all that is shown. */
function bounds({ budget, no_family = [], no_note = [] }: FinderQuery): Reason[] {
  const without = no_family.length + no_note.length > 0
  return [
    ...(budget ? [{ code: 'budget' as const, word: '', word_en: '' }] : []),
    ...(without ? [{ code: 'without' as const, word: '', word_en: '' }] : []),
  ]
}

export async function listNotes(ctx: Ctx) {
  const counts = new Map<string, { word: string; word_en: string; count: number }>()
  for (const { notes, count } of await listPyramids(ctx))
    for (const { word, word_en } of notes ? notesOf(notes) : []) {
      const before = counts.get(word)
      counts.set(word, { word, word_en, count: (before?.count ?? 0) + count })
    }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, mostNotesListed)
}

/** Neighbours by note vector; goods without a scent have none. */
export async function nearScents(ctx: Ctx, it_id: string): Promise<ProductTile[]> {
  const one = await findScented(ctx, it_id)
  if (!one) throw notFound()
  if (!one.notes) return []
  const nearness = nearnessTo(one.notes)
  const nearest = (await listNear(ctx, one))
    .map((row) => ({ row, near: nearness(row.notes) }))
    .filter(({ near }) => near >= leastNear)
    .sort((a, b) => b.near - a.near || b.row.sold_30d - a.row.sold_30d)
    .slice(0, mostNear)
  return tilesById(
    ctx,
    nearest.map(({ row }) => row.it_id),
  )
}
