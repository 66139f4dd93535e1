import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { sealDocument, unsealDocument } from '#platform/seal.ts'
import type { PayStatus, PayWay, ProviderName } from '#shop/payment/contract.ts'
import { payment, paymentNote } from '#shop/payment/tables.ts'

export type PaymentRow = Omit<
  typeof payment.$inferSelect,
  'provider' | 'way' | 'status' | 'currency' | 'lang'
> & {
  provider: ProviderName
  way: PayWay | 'bank' | 'credit' | 'account'
  status: PayStatus
  currency: 'krw' | 'usd'
  lang: 'kr' | 'en'
}
type Change = Partial<Omit<typeof payment.$inferInsert, 'pay_id' | 'od_id' | 'version'>>

const asRow = (row: typeof payment.$inferSelect | undefined) =>
  // the shop writes only its own words into these columns
  (row as PaymentRow | undefined) ?? null

export async function insertPayment(ctx: Ctx, row: typeof payment.$inferInsert): Promise<void> {
  await ctx.db.insert(payment).values(row)
}

export async function findPayment(ctx: Ctx, pay_id: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db.select().from(payment).where(eq(payment.pay_id, pay_id))
  return asRow(row)
}

/** The row, and nobody else changes it until the transaction ends. */
export async function lockPayment(ctx: Ctx, pay_id: string): Promise<PaymentRow | null> {
  const [row] = await ctx.db.select().from(payment).where(eq(payment.pay_id, pay_id)).for('update')
  return asRow(row)
}

export async function findByKey(
  ctx: Ctx,
  provider: ProviderName,
  provider_key: string,
): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.provider_key, provider_key)))
  return asRow(row)
}

/** All attempts to pay an order, the newest first; the fees of its exchanges are no part of it, what one cost more is. */
export function listOfOrder(ctx: Ctx, od_id: string): Promise<PaymentRow[]> {
  const isOrders = or(isNull(payment.claim_id), gt(payment.order_part, 0))
  const own = and(eq(payment.od_id, od_id), isOrders)
  return ctx.db.select().from(payment).where(own).orderBy(desc(payment.created_at)) as Promise<
    PaymentRow[]
  > // as above
}

/** All attempts to pay the fee of an exchange, the newest first. */
export function listOfClaim(ctx: Ctx, claim_id: number): Promise<PaymentRow[]> {
  return ctx.db
    .select()
    .from(payment)
    .where(eq(payment.claim_id, claim_id))
    .orderBy(desc(payment.created_at)) as Promise<PaymentRow[]> // as above
}

/** All attempts to pay a personal payment, the newest first, whatever order its money has come to. */
export function listOfPersonal(ctx: Ctx, pp_id: string): Promise<PaymentRow[]> {
  return ctx.db
    .select()
    .from(payment)
    .where(eq(payment.pp_id, pp_id))
    .orderBy(desc(payment.created_at)) as Promise<PaymentRow[]> // as above
}

/** Its money belongs to another id from now on: to the order it pays, or back to the personal payment. */
export async function movePayment(ctx: Ctx, pay_id: string, od_id: string): Promise<void> {
  await ctx.db
    .update(payment)
    .set({ od_id, version: sql`${payment.version} + 1` })
    .where(eq(payment.pay_id, pay_id))
}

/** The exchange is done: so much of what was paid for it is the order's from now on. */
export async function givePart(ctx: Ctx, pay_id: string, order_part: number): Promise<void> {
  await ctx.db
    .update(payment)
    .set({ order_part, version: sql`${payment.version} + 1` })
    .where(eq(payment.pay_id, pay_id))
}

/** Fees and personal payments whose window was opened and left. */
export async function listLeftWindows(ctx: Ctx, before: Date, most: number): Promise<string[]> {
  const left = and(
    or(isNotNull(payment.claim_id), isNotNull(payment.pp_id)),
    eq(payment.status, 'ready'),
    lt(payment.created_at, before),
  )
  const rows = await ctx.db.select({ pay_id: payment.pay_id }).from(payment).where(left).limit(most)
  return rows.map(({ pay_id }) => pay_id)
}

/** Changes a payment only from one of the states it is believed to be in; null when somebody was quicker. */
export async function changePayment(
  ctx: Ctx,
  pay_id: string,
  from: readonly PayStatus[],
  change: Change,
): Promise<PaymentRow | null> {
  const [row] = await ctx.db
    .update(payment)
    .set({ ...change, version: sql`${payment.version} + 1` })
    .where(and(eq(payment.pay_id, pay_id), inArray(payment.status, [...from])))
    .returning()
  return asRow(row)
}

/** What was said is sealed: companies name buyers, cards and accounts. */
export async function addNote(
  ctx: Ctx,
  pay_id: string,
  kind: string,
  outcome: string,
  body: unknown,
) {
  const sealed = sealDocument(ctx.house.config, body ?? {})
  await ctx.db.insert(paymentNote).values({ pay_id, kind, outcome, body: sealed })
}

export async function listNotes(ctx: Ctx, pay_id: string) {
  const rows = await ctx.db
    .select()
    .from(paymentNote)
    .where(eq(paymentNote.pay_id, pay_id))
    .orderBy(desc(paymentNote.note_id))
    .limit(100)
  return rows.map(({ body, ...row }) => ({
    ...row,
    body: unsealDocument(ctx.house.config, body) ?? {},
  }))
}

/** Payments whose end nobody knows, and virtual accounts past their hour: to be asked about. */
export async function listOpen(
  ctx: Ctx,
  quiet: { confirming: Date; waiting: Date },
  most: number,
): Promise<PaymentRow[]> {
  const unknown: SQL | undefined = and(
    eq(payment.status, 'confirming'),
    or(sql`${payment.asked_at} is null`, lt(payment.asked_at, quiet.confirming)),
    lt(payment.confirmed_at, quiet.confirming),
  )
  const waiting = and(
    eq(payment.status, 'waiting'),
    lt(sql`coalesce(${payment.asked_at}, ${payment.created_at})`, quiet.waiting),
  )
  // somebody waits at the screen for the first kind; the others take turns
  const turn = [
    sql`${payment.status} = 'confirming' desc`,
    sql`${payment.asked_at} nulls first`,
    payment.created_at,
  ]
  const rows = await ctx.db
    .select()
    .from(payment)
    .where(or(unknown, waiting))
    .orderBy(...turn)
    .limit(most)
  return rows as PaymentRow[] // as above
}
