import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { columnsOf, given, statement, textList, wideRows } from '#platform/statement.ts'
import { tile } from './tables.ts'

export type TileRow = typeof tile.$inferSelect

const { columns, read } = columnsOf(tile)
const byId = statement(
  sql`select ${columns} from tile where it_id = any(${given('it_ids')}::text[])`,
)

const related = statement(
  sql`select ${columns} from tile join related_item r on r.other_id = tile.it_id where r.it_id = ${given('it_id')} order by r.position limit 10`,
)

/** The rows that `rest` picks: what stands behind `from tile`; with `more` columns. A page shows up to sixty, of thirty columns each. */
export async function readTiles<More extends object = object>(
  ctx: Ctx,
  rest: SQL,
  more: SQL = sql``,
): Promise<(TileRow & More)[]> {
  const told = await wideRows(ctx, sql`select ${columns}${more} from tile ${rest}`)
  // `more` names the columns of the type
  return told.map((row) => read(row as More))
}

export async function listTilesById(ctx: Ctx, it_ids: readonly string[]): Promise<TileRow[]> {
  return (await byId(ctx, { it_ids: textList(it_ids) })).map(read)
}

export async function findTile(ctx: Ctx, it_id: string): Promise<TileRow | null> {
  return (await listTilesById(ctx, [it_id]))[0] ?? null
}

/** What staff set beside an item, in their order. */
export async function listRelated(ctx: Ctx, it_id: string): Promise<TileRow[]> {
  return (await related(ctx, { it_id })).map(read)
}
