import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { event } from '#platform/tables.ts'
import type { ClaimKind, ClaimReason, ClaimState, FeeWay } from '#shop/claim/contract.ts'
import { openStates } from '#shop/claim/rules.ts'
import { claim, claimLine } from '#shop/claim/tables.ts'
import { member } from '#shop/member/tables.ts'
import { orderLine } from '#shop/order/tables.ts'

type Raw = typeof claim.$inferSelect
export type ClaimRow = Omit<Raw, 'kind' | 'state' | 'reason' | 'pickup' | 'lang' | 'fee_way'> & {
  kind: ClaimKind
  state: ClaimState
  reason: ClaimReason
  pickup: 'shop' | 'self'
  fee_way: '' | FeeWay
  lang: 'kr' | 'en'
}
export type NewClaim = Omit<typeof claim.$inferInsert, 'claim_id' | 'version'>

// the shop writes only its own words into these columns
const asRow = (row: Raw | undefined) => (row as ClaimRow | undefined) ?? null

export type LineOfClaim = Awaited<ReturnType<typeof listClaimLines>>[number]

export function listClaimLines(ctx: Ctx, claim_ids: readonly number[]) {
  return ctx.db
    .select({
      claim_id: claimLine.claim_id,
      ct_id: claimLine.ct_id,
      qty: claimLine.qty,
      to_io_no: claimLine.to_io_no,
      to_option: claimLine.to_option,
      to_option_en: claimLine.to_option_en,
      to_extra: claimLine.to_extra,
      resell: claimLine.resell,
      it_id: orderLine.it_id,
      io_no: orderLine.io_no,
      it_name: orderLine.it_name,
      it_name_en: orderLine.it_name_en,
      ct_option: orderLine.ct_option,
      ct_option_en: orderLine.ct_option_en,
      thumb_image: orderLine.thumb_image,
    })
    .from(claimLine)
    .innerJoin(orderLine, eq(orderLine.ct_id, claimLine.ct_id))
    .where(inArray(claimLine.claim_id, [...claim_ids]))
    .orderBy(asc(claimLine.claim_id), asc(claimLine.ct_id), sql`coalesce(${claimLine.to_io_no}, 0)`)
}

/** Null when another claim of the order is open. */
export async function insertClaim(
  ctx: Ctx,
  row: NewClaim,
  lines: Omit<typeof claimLine.$inferInsert, 'claim_id'>[],
): Promise<number | null> {
  const [made] = await ctx.db
    .insert(claim)
    .values(row)
    .onConflictDoNothing()
    .returning({ claim_id: claim.claim_id })
  if (!made) return null
  await ctx.db.insert(claimLine).values(lines.map((line) => ({ ...line, claim_id: made.claim_id })))
  return made.claim_id
}

export async function findClaim(ctx: Ctx, claim_id: number): Promise<ClaimRow | null> {
  const [row] = await ctx.db.select().from(claim).where(eq(claim.claim_id, claim_id))
  return asRow(row)
}

export function listOfOrder(ctx: Ctx, od_id: string): Promise<ClaimRow[]> {
  return ctx.db
    .select()
    .from(claim)
    .where(eq(claim.od_id, od_id))
    .orderBy(desc(claim.claim_id)) as Promise<ClaimRow[]> // as above
}

/** The claim goes on only from the state it was read in; null when somebody was quicker. */
export async function moveClaim(
  ctx: Ctx,
  row: Pick<ClaimRow, 'claim_id' | 'state'>,
  to: ClaimState,
  change: Partial<NewClaim> = {},
): Promise<ClaimRow | null> {
  const [moved] = await ctx.db
    .update(claim)
    .set({ ...change, state: to, version: sql`${claim.version} + 1` })
    .where(and(eq(claim.claim_id, row.claim_id), eq(claim.state, row.state)))
    .returning()
  return asRow(moved)
}

/** False when the fee was already noted, or the claim went on meanwhile. */
export async function noteFee(
  ctx: Ctx,
  row: Pick<ClaimRow, 'claim_id' | 'state'>,
  fee_way: FeeWay,
): Promise<boolean> {
  const noted = await ctx.db
    .update(claim)
    .set({ fee_paid_at: ctx.now, fee_way, version: sql`${claim.version} + 1` })
    .where(
      and(
        eq(claim.claim_id, row.claim_id),
        eq(claim.state, row.state),
        sql`${claim.fee_paid_at} is null`,
      ),
    )
    .returning({ claim_id: claim.claim_id })
  return noted.length > 0
}

export async function markResell(ctx: Ctx, claim_id: number, ct_ids: readonly number[]) {
  await ctx.db
    .update(claimLine)
    .set({ resell: sql`${claimLine.ct_id} = any(${`{${ct_ids.join(',')}}`}::bigint[])` })
    .where(eq(claimLine.claim_id, claim_id))
}

export async function hasOpen(ctx: Ctx, od_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ claim_id: claim.claim_id })
    .from(claim)
    .where(and(eq(claim.od_id, od_id), inArray(claim.state, [...openStates])))
    .limit(1)
  return rows.length > 0
}

export type Option = {
  io_no: number
  it_id: string
  io_id: string
  io_id_en: string
  it_option_subject: string[]
  it_option_subject_en: string[]
  of: number
}

/** Options that could take the place of these: of the same item and kind, in stock. */
export async function listOtherOptions(ctx: Ctx, io_nos: readonly number[]): Promise<Option[]> {
  if (!io_nos.length) return []
  const found = await ctx.db.execute<Option>(sql`
    select o.io_no, o.it_id, o.io_id, o.io_id_en, i.it_option_subject, i.it_option_subject_en, mine.io_no as of
    from item_option mine join item_option o on o.it_id = mine.it_id and o.io_type = mine.io_type
    join item i on i.it_id = o.it_id
    -- letters stay with goods that take them; others cannot ask for them here
    where (o.io_text_max = 0 or mine.io_text_max > 0 and o.io_asks - 'place' is not distinct from mine.io_asks - 'place')
      and mine.io_no = any(${`{${io_nos.join(',')}}`}::bigint[]) and o.io_use and o.io_stock_qty - o.io_reserved_qty > 0
    order by mine.io_no, o.io_order, o.io_no`)
  return found.rows.map((row) => ({ ...row, io_no: Number(row.io_no), of: Number(row.of) }))
}

export function listClaimEvents(ctx: Ctx, od_id: string) {
  return ctx.db
    .select({ ...getTableColumns(event), actor_name: member.mb_name })
    .from(event)
    .leftJoin(member, eq(member.mb_id, event.actor))
    .where(and(eq(event.subject, od_id), sql`${event.name} like 'claim.%'`))
    .orderBy(asc(event.event_id))
}

export async function listPhotoIds(ctx: Ctx): Promise<string[]> {
  const found = await ctx.db.execute<{ photo: string }>(
    sql`select unnest(photos) as photo from claim where cardinality(photos) > 0`,
  )
  return found.rows.map(({ photo }) => photo)
}
