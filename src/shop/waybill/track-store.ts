import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { parcel, shopOrder } from '#shop/order/tables.ts'
import { parcelTrack } from './tables.ts'
import {
  type TrackState,
  type trackFilters,
  type trackSorts,
  trackStates,
} from './track-contract.ts'

export type TrackRow = typeof parcelTrack.$inferSelect

const told = {
  track: parcelTrack,
  kind: parcel.kind,
  sent_at: parcel.sent_at,
  od_id: shopOrder.od_id,
  send_nth: parcel.send_nth,
  od_name: shopOrder.od_name,
  od_status: shopOrder.od_status,
  lang: shopOrder.lang,
}

/** What is known of a parcel counts while it bears the number that was asked for. */
const ofItsNumber = and(
  eq(parcel.parcel_id, parcelTrack.parcel_id),
  eq(parcel.company, parcelTrack.company),
  eq(parcel.invoice, parcelTrack.invoice),
)

function tracksOf(ctx: Ctx) {
  return ctx.db
    .select(told)
    .from(parcelTrack)
    .innerJoin(parcel, ofItsNumber)
    .innerJoin(shopOrder, eq(shopOrder.od_id, parcel.od_id))
}
export type ToldTrack = Awaited<ReturnType<typeof listOrderTracks>>[number]

export function listOrderTracks(ctx: Ctx, od_id: string) {
  return tracksOf(ctx).where(eq(parcel.od_id, od_id)).orderBy(asc(parcel.parcel_id))
}

export async function findTrack(ctx: Ctx, parcel_id: number): Promise<ToldTrack | null> {
  const [row] = await tracksOf(ctx).where(eq(parcelTrack.parcel_id, parcel_id))
  return row ?? null
}

export function listTracksById(ctx: Ctx, parcel_ids: readonly number[]) {
  return tracksOf(ctx).where(inArray(parcelTrack.parcel_id, parcel_ids))
}

/** Parcels that have left begin to be followed, those with another number anew; of one order, or of all that are on their way. */
export async function beginTracks(
  ctx: Ctx,
  companies: readonly string[],
  first: Date,
  od_id?: string,
) {
  if (!companies.length) return
  const codes = sql`${`{${companies.join(',')}}`}::text[]`
  const which = od_id
    ? sql`o.od_id = ${od_id} and (o.od_status = '배송' or p.kind = 'exchange')`
    : sql`o.od_status = '배송' and not exists (select from ${parcelTrack} t where t.parcel_id = p.parcel_id and t.invoice = p.invoice and t.company = p.company)`
  await ctx.db.execute(sql`
    insert into ${parcelTrack} (parcel_id, company, invoice, state, steps, next_at, created_at)
    select p.parcel_id, p.company, p.invoice, 'waiting', '[]', ${first.toISOString()}::timestamptz, ${ctx.now.toISOString()}::timestamptz
    from ${shopOrder} o join ${parcel} p on p.od_id = o.od_id
    where ${which} and p.company = any(${codes})
    on conflict (parcel_id) do update set company = excluded.company, invoice = excluded.invoice, state = 'waiting', steps = '[]',
      next_at = excluded.next_at, checked_at = null, delivered_at = null, told_out_at = null, failures = 0, trouble = ''
    where ${parcelTrack}.invoice <> excluded.invoice or ${parcelTrack}.company <> excluded.company`)
}

/** Orders that ended otherwise wait for no courier. */
export async function endOver(ctx: Ctx) {
  await ctx.db.execute(sql`
    update ${parcelTrack} t set next_at = null, trouble = ''
    from ${parcel} p join ${shopOrder} o on o.od_id = p.od_id
    where t.next_at is not null and p.parcel_id = t.parcel_id and p.kind = 'order' and o.od_status <> '배송'`)
}

/** Of several processes each takes others; what one has taken is due again when it does not come back. */
export async function takeDue(ctx: Ctx, until: Date, most: number): Promise<number[]> {
  const taken = await ctx.db.execute<{ parcel_id: string }>(sql`
    update ${parcelTrack} set next_at = ${until.toISOString()}::timestamptz where parcel_id in (
      select parcel_id from ${parcelTrack} where next_at <= ${ctx.now.toISOString()}::timestamptz
      order by next_at limit ${most} for update skip locked) returning parcel_id`)
  return taken.rows.map(({ parcel_id }) => Number(parcel_id))
}

/** Only as it was read: false when another has written meanwhile, or the parcel bears another number. */
export async function writeTrack(
  ctx: Ctx,
  { parcel_id, invoice, checked_at }: TrackRow,
  change: Partial<TrackRow>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(parcelTrack)
    .set(change)
    .where(
      and(
        eq(parcelTrack.parcel_id, parcel_id),
        eq(parcelTrack.invoice, invoice),
        sql`${parcelTrack.checked_at} is not distinct from ${checked_at?.toISOString() ?? null}::timestamptz`,
      ),
    )
    .returning({ parcel_id: parcelTrack.parcel_id })
  return rows.length > 0
}

/** True when every box of the order's own has arrived. */
export async function isAllHere(ctx: Ctx, od_id: string): Promise<boolean> {
  const found = await ctx.db.execute<{ all: boolean | null }>(sql`
    select bool_and(t.state is not distinct from 'delivered') as all
    from ${parcel} p left join ${parcelTrack} t on t.parcel_id = p.parcel_id and t.invoice = p.invoice
    where p.od_id = ${od_id} and p.kind = 'order'`)
  return found.rows[0]?.all ?? false
}

type Ask = {
  page: number
  per_page: number
  sort: (typeof trackSorts)[number]
  order: 'asc' | 'desc'
  keyword?: string
  state?: (typeof trackFilters)[number]
}
const sorts = { checked_at: parcelTrack.checked_at, sent_at: parcel.sent_at }

export async function listTracks(ctx: Ctx, ask: Ask) {
  const named = searched(ask.keyword)
  const way = ask.order === 'asc' ? asc : desc
  const [rows, states, troubled] = await Promise.all([
    tracksOf(ctx)
      .where(and(named, inState(ask.state)))
      .orderBy(sql`${way(sorts[ask.sort])} nulls last`, desc(parcelTrack.parcel_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    counted(ctx, named),
    counted(ctx, and(named, ne(parcelTrack.trouble, ''))),
  ])
  const sum = (all: { count: number }[]) => all.reduce((so, { count }) => so + count, 0)
  const counts: Record<string, number> = Object.fromEntries(
    states.map(({ state, count }) => [state, count]),
  )
  const all = sum(states)
  counts.trouble = sum(troubled)
  return { rows, counts, total: ask.state ? (counts[ask.state] ?? 0) : all }
}

function counted(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({ state: parcelTrack.state, count: count() })
    .from(parcelTrack)
    .innerJoin(parcel, ofItsNumber)
    .innerJoin(shopOrder, eq(shopOrder.od_id, parcel.od_id))
    .where(where)
    .groupBy(parcelTrack.state)
}

function inState(state: Ask['state']): SQL | undefined {
  if (state === 'trouble') return ne(parcelTrack.trouble, '')
  const one: TrackState | undefined = trackStates.find((word) => word === state)
  return one && eq(parcelTrack.state, one)
}

function searched(keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const word = containing(keyword)
  return or(
    sql`${shopOrder.od_id} ilike ${word}`,
    sql`${shopOrder.od_name} ilike ${word}`,
    sql`${parcelTrack.invoice} ilike ${containing(keyword.replace(/[\s-]/g, ''))}`,
  )
}
