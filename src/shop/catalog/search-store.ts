import { and, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { plainLike } from '#platform/like.ts'
import { together } from '#platform/transact.ts'
import { filtersOf, type ListAsk, orderOf, scopeOf } from './store.ts'
import { listTilesById, type TileRow } from './tile-store.ts'

/** What a search came to: numbers of words, as the search reads them. */
export type Wanted = {
  key: string
  parts: readonly Part[] | null
  others: readonly (readonly Numbers[])[]
  it_id: string | null
  /** categories that are called exactly so: their goods come first */
  shelves?: Numbers
}
type Numbers = readonly number[]
type Part = {
  exact: Numbers
  direct: Numbers
  others: readonly (readonly Numbers[])[]
  initials: string | null
  apart?: readonly Numbers[]
}

const numbers = (ids: Numbers) => sql`${`{${ids.join(',')}}`}::int[]`
const has = (ids: Numbers) => sql`s.words && ${numbers(ids)}`
const every = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` and `)})`
const some = (conditions: SQL[]) =>
  conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`

/** Words of their own that mean the same as this one. */
const alike = ({ others }: Part) =>
  others.flatMap((all) => (all.length === 1 ? (all[0] ?? []) : []))

function partFinds(part: Part): SQL {
  const { direct, others, initials } = part
  // what means the same in one word is looked for with it: each list is compared with the words of each item
  const any = [...direct, ...alike(part)]
  return some([
    ...(any.length ? [has(any)] : []),
    ...others.filter((all) => all.length > 1).map((all) => every(all.map(has))),
    ...(initials ? [sql`s.initials like ${`%${plainLike(initials)}%`}`] : []),
  ])
}

/** The items a search finds, of `search_item s`. */
export function finds({ parts, others, it_id }: Wanted): SQL {
  return some([
    ...(parts ? [every(parts.map(partFinds))] : []),
    ...others.map((all) => every(all.map(has))),
    ...(it_id ? [sql`s.it_id = ${it_id}`] : []),
  ])
}

// of words that begin alike the commonest tell enough: each is compared with each of a name
const mostCompared = 24
const allIn = (column: SQL, each: readonly Numbers[]) =>
  each.length && each.every((ids) => ids.length)
    ? every(each.map((ids) => sql`${column} && ${numbers(ids.slice(0, mostCompared))}`))
    : null
// first consonants have no numbers; what stands beside them has
const written = (parts: Wanted['parts']) => (parts ?? []).filter(({ initials }) => !initials)

/**
 * How well an item fits, from the best: it begins so, bears the words side by side in its name, as whole words in it, anywhere in it, what means the
 * same in it, the words anywhere at all, or something that means the same.
 */
function ranks({ key, parts }: Wanted): SQL[] {
  const like = plainLike(key)
  const initials = parts?.[0]?.initials
  const direct = written(parts).map((part) => part.direct)
  const exact = written(parts).map((part) => part.exact)
  const isMeant = written(parts).some((part) => alike(part).length > 0)
  const meant = isMeant ? written(parts).map((part) => [...part.direct, ...alike(part)]) : []
  const begins = sql`s.name_key like ${`${like}%`} or s.name_key_en like ${`${like}%`}`
  const inside = sql`(s.name_key like ${`%${like}%`} or s.name_key_en like ${`%${like}%`})`
  const apart = allIn(
    sql`s.name_words`,
    written(parts).length === 1 ? (written(parts)[0]?.apart ?? []) : [],
  )
  return [
    key ? sql`(${begins}${initials ? sql` or s.initials like ${`${initials}%`}` : sql``})` : null,
    // one word alone is found in a name by its number
    direct.length > 1 || !direct[0]?.length ? inside : null,
    // unless a name has it as several
    apart ? sql`(${apart} and ${inside})` : null,
    allIn(sql`s.name_words`, exact),
    allIn(sql`s.name_words`, direct),
    allIn(sql`s.name_words`, meant),
    allIn(sql`s.words`, direct),
  ].filter((one) => one !== null)
}

/** The best is 0; called exactly so comes before what only begins so. */
export function misfit(wanted: Wanted): SQL {
  const { key } = wanted
  const all = ranks(wanted)
  const cases = all.map((holds, at) => sql`when ${holds} then ${sql.raw(String(at + 1))}`)
  return sql`case when s.name_key = ${key} or s.name_key_en = ${key} then 0 ${sql.join(cases, sql` `)} else ${sql.raw(String(all.length + 1))} end`
}

const source = (wanted: Wanted, filters: readonly (SQL | undefined)[], joined: boolean) => sql`
  search_item s ${joined ? sql`join tile on tile.it_id = s.it_id` : sql``}
  where ${and(finds(wanted), ...filters)}`

const mostAhead = 300

const onShelf = ({ shelves }: Wanted) =>
  shelves?.length ? sql`tile.ca_ids && ${numbers(shelves)}` : null

/**
 * The first of what fits best. Of each rank the best sellers are taken, by whichever index is shorter: to rank all that a common word finds would
 * take a great many comparisons for a page that shows fifteen.
 */
function bestQuery(wanted: Wanted, until: number, ahead: readonly string[]): SQL {
  const columns = sql`s.it_id, s.sold_30d, s.name_key, s.name_key_en, s.initials, s.words, s.name_words`
  const best = (holds: SQL | undefined) => sql`
    (select ${columns} from search_item s
      where ${and(finds(wanted), holds)} order by s.sold_30d desc, s.it_id limit ${until})`
  const taken = [...ranks(wanted), undefined].map(best)
  return sql`
    select s.it_id from (${sql.join(taken, sql` union all `)}) s
    where s.it_id <> all(${sql.param([...ahead])}::text[])
    group by s.it_id, s.sold_30d, s.name_key, s.name_key_en, s.initials, s.words, s.name_words
    order by ${misfit(wanted)}, s.sold_30d desc, s.it_id limit ${until - ahead.length}`
}

/** The best sellers of the categories that are called so, by the tiles, whose best sellers have an index. */
async function listShelved(ctx: Ctx, wanted: Wanted, until: number): Promise<string[]> {
  const shelf = onShelf(wanted)
  if (!shelf) return []
  const found = await ctx.db.execute<{ it_id: string }>(sql`
    select s.it_id from tile join search_item s on s.it_id = tile.it_id
    where ${and(shelf, finds(wanted))} order by tile.sold_30d desc, tile.it_id limit ${until}`)
  return found.rows.map(({ it_id }) => it_id)
}

async function listBest(ctx: Ctx, wanted: Wanted, until: number): Promise<string[]> {
  const ahead = await listShelved(ctx, wanted, until)
  // nothing comes before them: the rest need not be looked at for a page that they fill
  if (ahead.length === until) return ahead
  const found = await ctx.db.execute<{ it_id: string }>(bestQuery(wanted, until, ahead))
  return [...ahead, ...found.rows.map(({ it_id }) => it_id)]
}

/** Some of what a search finds, the best first. */
export async function listFirst(ctx: Ctx, wanted: Wanted, most: number): Promise<TileRow[]> {
  return inOrder(ctx, await listBest(ctx, wanted, most))
}

async function inOrder(ctx: Ctx, ids: readonly string[]): Promise<TileRow[]> {
  if (ids.length === 0) return []
  const tiles = new Map((await listTilesById(ctx, [...ids])).map((row) => [row.it_id, row]))
  return ids.flatMap((it_id) => tiles.get(it_id) ?? [])
}

/** One page of what a search finds, and how much that is. */
export async function listFound(
  ctx: Ctx,
  ask: ListAsk,
  wanted: Wanted,
): Promise<{ rows: TileRow[]; total: number }> {
  const filters = [scopeOf(ask), ...filtersOf(ask, ctx.currency)].filter((one) => one !== undefined)
  const byFit = ask.sort === 'fit'
  const until = rowsBefore(ask) + ask.per_page
  if (byFit && !filters.length && until <= mostAhead) {
    const [ids, total] = await together(
      ctx,
      () => listBest(ctx, wanted, until),
      () => countFound(ctx, wanted),
    )
    return { rows: await inOrder(ctx, ids.slice(rowsBefore(ask))), total }
  }
  // the narrow table alone ranks what was found; the wide one is read for a page of it
  const shelf = onShelf(wanted)
  const from = source(wanted, filters, !byFit || filters.length > 0 || shelf !== null)
  const order = byFit
    ? [
        shelf ? sql`case when ${shelf} then -1 else ${misfit(wanted)} end` : misfit(wanted),
        ...[sql`s.sold_30d desc`, sql`s.it_id`],
      ]
    : orderOf(ask, ctx.currency)
  const found = await ctx.db.execute<{ it_id: string }>(sql`
    select s.it_id from ${from}
    order by ${sql.join(order, sql`, `)} limit ${ask.per_page} offset ${rowsBefore(ask)}`)
  const ids = found.rows.map(({ it_id }) => it_id)
  return { rows: await inOrder(ctx, ids), total: await countFound(ctx, wanted, filters) }
}

/** How many products a search finds. */
export async function countFound(
  ctx: Ctx,
  wanted: Wanted,
  filters: readonly (SQL | undefined)[] = [],
): Promise<number> {
  const found = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source(wanted, filters, filters.length > 0)}`,
  )
  return found.rows[0]?.total ?? 0
}

export async function findsAny(ctx: Ctx, wanted: Wanted): Promise<boolean> {
  const found = await ctx.db.execute(sql`select 1 from ${source(wanted, [], false)} limit 1`)
  return found.rows.length > 0
}
