import { and, count, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { after } from '#kernel/korean-time.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { QuotationPaper, QuotationState } from './quotation-contract.ts'
import { quotation, quotationRevision } from './tables.ts'

export type QuotationRecord = typeof quotation.$inferSelect
export type RevisionRecord = typeof quotationRevision.$inferSelect
type New = typeof quotation.$inferInsert

/** The next number of a day: two at the same moment wait for one another and get two. Inside a transaction. */
export async function nextOfDay(ctx: Ctx, day: string): Promise<number> {
  const next = await ctx.db.execute<{ last: number }>(
    sql`insert into quotation_day (day, last) values (${day}, 1) on conflict (day) do update set last = quotation_day.last + 1 returning last`,
  )
  return next.rows[0]?.last ?? 1
}

export async function insertQuotation(ctx: Ctx, row: New): Promise<QuotationRecord | undefined> {
  const [made] = await ctx.db.insert(quotation).values(row).returning()
  if (made) await insertRevision(ctx, made, '')
  return made
}

function insertRevision(
  ctx: Ctx,
  { qt_id, revision, total, paper }: QuotationRecord,
  reason: string,
) {
  return ctx.db
    .insert(quotationRevision)
    .values({ qt_id, revision, total, paper, reason, created_at: ctx.now })
}

export async function findByToken(ctx: Ctx, token: string): Promise<QuotationRecord | undefined> {
  return (await ctx.db.select().from(quotation).where(eq(quotation.token, token)))[0]
}

export async function findQuotation(ctx: Ctx, qt_id: number): Promise<QuotationRecord | undefined> {
  return (await ctx.db.select().from(quotation).where(eq(quotation.qt_id, qt_id)))[0]
}

/** The one an order was made by. */
export async function findOfOrder(ctx: Ctx, od_id: string): Promise<QuotationRecord | undefined> {
  return (await ctx.db.select().from(quotation).where(eq(quotation.od_id, od_id)))[0]
}

export function listRevisions(ctx: Ctx, qt_id: number): Promise<RevisionRecord[]> {
  return ctx.db
    .select()
    .from(quotationRevision)
    .where(eq(quotationRevision.qt_id, qt_id))
    .orderBy(desc(quotationRevision.revision))
}

const open = (qt_id: number, now: Date) =>
  and(
    eq(quotation.qt_id, qt_id),
    isNull(quotation.od_id),
    isNull(quotation.withdrawn_at),
    gt(quotation.valid_until, now),
  )

/** Whom it is for: a member, or whoever has the link. */
export type Owner = Pick<QuotationRecord, 'mb_id' | 'cart_key'>
type Written = Partial<Owner> &
  Pick<QuotationRecord, 'total' | 'company' | 'name' | 'email' | 'phone' | 'paper'>

/** The next revision; nothing when somebody wrote in between or it is over. */
export async function writeRevision(
  ctx: Ctx,
  row: QuotationRecord,
  written: Written,
  reason: string,
): Promise<QuotationRecord | undefined> {
  const [saved] = await ctx.db
    .update(quotation)
    .set({ ...written, revision: row.revision + 1 })
    .where(and(open(row.qt_id, ctx.now), eq(quotation.revision, row.revision)))
    .returning()
  if (saved) await insertRevision(ctx, saved, reason)
  return saved
}

export async function markSent(
  ctx: Ctx,
  qt_id: number,
  email: string,
): Promise<QuotationRecord | undefined> {
  return (
    await ctx.db
      .update(quotation)
      .set({ sent_at: ctx.now, email })
      .where(open(qt_id, ctx.now))
      .returning()
  )[0]
}

export async function markWithdrawn(ctx: Ctx, qt_id: number): Promise<QuotationRecord | undefined> {
  const still = and(
    eq(quotation.qt_id, qt_id),
    isNull(quotation.od_id),
    isNull(quotation.withdrawn_at),
  )
  return (await ctx.db.update(quotation).set({ withdrawn_at: ctx.now }).where(still).returning())[0]
}

export async function moveLastDay(
  ctx: Ctx,
  qt_id: number,
  valid_until: Date,
): Promise<QuotationRecord | undefined> {
  const still = and(
    eq(quotation.qt_id, qt_id),
    isNull(quotation.od_id),
    isNull(quotation.withdrawn_at),
  )
  return (await ctx.db.update(quotation).set({ valid_until }).where(still).returning())[0]
}

/** Of two orders at the same moment only one gets it. */
export async function markOrdered(
  ctx: Ctx,
  { qt_id, revision }: Pick<QuotationRecord, 'qt_id' | 'revision'>,
  od_id: string,
): Promise<boolean> {
  const taken = await ctx.db
    .update(quotation)
    .set({ od_id })
    .where(and(open(qt_id, ctx.now), eq(quotation.revision, revision)))
  return taken.rowCount === 1
}

/** The same for an order that was begun before the last day: only another order, or taking it back, stands against it. */
export async function markOrderedLate(ctx: Ctx, qt_id: number, od_id: string): Promise<boolean> {
  const still = and(
    eq(quotation.qt_id, qt_id),
    isNull(quotation.od_id),
    isNull(quotation.withdrawn_at),
  )
  return (await ctx.db.update(quotation).set({ od_id }).where(still)).rowCount === 1
}

/** The payment of that order was given up. */
export async function freeOfOrder(ctx: Ctx, od_id: string) {
  await ctx.db.update(quotation).set({ od_id: null }).where(eq(quotation.od_id, od_id))
}

/** A guest who logs in keeps the quotations made before. */
export async function moveQuotations(ctx: Ctx, fromKey: string, toKey: string) {
  if (!toKey.startsWith('mb_')) return
  await ctx.db
    .update(quotation)
    .set({ cart_key: toKey, mb_id: toKey.slice(3) })
    .where(eq(quotation.cart_key, fromKey))
}

/** The buy-now cart becomes the quoted lines. */
export async function putQuoted(
  ctx: Ctx,
  cart_key: string,
  qt_id: number,
  { lines }: QuotationPaper,
) {
  await ctx.db.execute(sql`delete from cart_line where cart_key = ${cart_key} and ct_direct`)
  await ctx.db.execute(sql`
    insert into cart_line (cart_key, ct_direct, it_id, io_no, ct_text, ct_qty, ct_price, ct_price_usd, ct_send_cost, qt_id, qt_line, ct_time)
    select ${cart_key}, true, line->>'it_id', (line->>'io_no')::bigint, coalesce(line->>'ct_text', ''), (line->>'ct_qty')::int, (line->>'won')::int, (line->>'price')::int, (line->>'ct_send_cost')::smallint, ${qt_id}, line, ${ctx.now.toISOString()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) line`)
}

export type QuotationListAsk = {
  page: number
  per_page: number
  sort: 'created_at' | 'valid_until' | 'total'
  order: 'asc' | 'desc'
  state?: QuotationState
  keyword?: string
  ending?: string
  mb_id?: string
}

const sortColumns = {
  created_at: quotation.created_at,
  valid_until: quotation.valid_until,
  total: quotation.total,
}

/** The same as the rule `stateOf`, for lists. */
function stateNow(now: Date): SQL<QuotationState> {
  return sql`case when ${quotation.od_id} is not null then 'accepted' when ${quotation.withdrawn_at} is not null then 'withdrawn'
    when ${quotation.valid_until} <= ${now.toISOString()}::timestamptz then 'expired' when ${quotation.sent_at} is not null then 'sent' else 'draft' end`
}

/** A quotation that ends within so many days is worth a call. */
const endingDays = 3

function endingSoon(ctx: Ctx): SQL | undefined {
  return and(
    isNull(quotation.od_id),
    isNull(quotation.withdrawn_at),
    gt(quotation.valid_until, ctx.now),
    lt(quotation.valid_until, after(ctx.now, { days: endingDays })),
  )
}

export async function countEnding(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.select({ total: count() }).from(quotation).where(endingSoon(ctx))
  return rows[0]?.total ?? 0
}

function wanted(
  ctx: Ctx,
  { state, keyword, ending, mb_id }: Omit<QuotationListAsk, 'page' | 'per_page' | 'sort' | 'order'>,
): SQL | undefined {
  const word = keyword ? containing(keyword) : null
  return and(
    mb_id === undefined ? undefined : eq(quotation.mb_id, mb_id),
    ending ? endingSoon(ctx) : undefined,
    state ? sql`${stateNow(ctx.now)} = ${state}` : undefined,
    word
      ? sql`(${quotation.qt_no} ilike ${word} or ${quotation.company} ilike ${word} or ${quotation.name} ilike ${word} or ${quotation.email} ilike ${word} or ${quotation.phone} ilike ${word})`
      : undefined,
  )
}

export async function listQuotations(
  ctx: Ctx,
  ask: QuotationListAsk,
): Promise<{ rows: QuotationRecord[]; total: number }> {
  const where = wanted(ctx, ask)
  const column = sortColumns[ask.sort]
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(quotation)
      .where(where)
      .orderBy(
        ask.order === 'asc' ? sql`${column} asc` : sql`${column} desc`,
        desc(quotation.qt_id),
      )
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(quotation).where(where),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}

export async function countStates(ctx: Ctx): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ state: stateNow(ctx.now), total: count() })
    .from(quotation)
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]))
}
