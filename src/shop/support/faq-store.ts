import { and, asc, count, eq, ilike, max, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import type { FaqAsk, FaqForm, FaqGroup, FaqGroupForm } from './faq-contract.ts'
import { faq, faqGroup } from './tables.ts'

export type FaqRow = typeof faq.$inferSelect

// tags of an answer are not its words
const plain = (column: typeof faq.fa_content | typeof faq.fa_content_en) =>
  sql`regexp_replace(${column}, '<[^>]*>', ' ', 'g')`

function found({ keyword }: FaqAsk, shownOnly: boolean): SQL | undefined {
  const word = keyword ? containing(keyword) : null
  return and(
    shownOnly ? eq(faq.fa_use, true) : undefined,
    word
      ? or(
          ilike(faq.fa_subject, word),
          ilike(faq.fa_subject_en, word),
          ilike(plain(faq.fa_content), word),
          ilike(plain(faq.fa_content_en), word),
        )
      : undefined,
  )
}

/** One page, and how many of all that were found stand in each group. */
export async function listFaqs(
  ctx: Ctx,
  ask: FaqAsk,
  shownOnly: boolean,
): Promise<{ rows: FaqRow[]; groups: FaqGroup[] }> {
  const where = found(ask, shownOnly)
  const [rows, groups] = await Promise.all([
    ctx.db
      .select({ faq })
      .from(faq)
      .innerJoin(faqGroup, eq(faqGroup.fm_id, faq.fm_id))
      .where(and(where, ask.fm_id ? eq(faq.fm_id, ask.fm_id) : undefined))
      .orderBy(asc(faqGroup.fm_order), asc(faqGroup.fm_id), asc(faq.fa_order), asc(faq.fa_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db
      .select({
        fm_id: faqGroup.fm_id,
        fm_subject: faqGroup.fm_subject,
        fm_subject_en: faqGroup.fm_subject_en,
        count: count(faq.fa_id),
      })
      .from(faqGroup)
      .leftJoin(faq, and(eq(faq.fm_id, faqGroup.fm_id), where))
      .groupBy(faqGroup.fm_id)
      .orderBy(asc(faqGroup.fm_order), asc(faqGroup.fm_id)),
  ])
  return { rows: rows.map((row) => row.faq), groups }
}

/** The groups in their order, held until the transaction ends: whoever arranges waits for whoever arranges. */
export function lockGroups(ctx: Ctx) {
  return ctx.db
    .select()
    .from(faqGroup)
    .orderBy(asc(faqGroup.fm_order), asc(faqGroup.fm_id))
    .for('update')
}

/** The questions of a group in their order. */
export function listOf(ctx: Ctx, fm_id: number) {
  return ctx.db
    .select({ fa_id: faq.fa_id })
    .from(faq)
    .where(eq(faq.fm_id, fm_id))
    .orderBy(asc(faq.fa_order), asc(faq.fa_id))
}

export async function findFaq(ctx: Ctx, fa_id: number): Promise<FaqRow | null> {
  const [row] = await ctx.db.select().from(faq).where(eq(faq.fa_id, fa_id))
  return row ?? null
}

export async function lastPlace(ctx: Ctx, fm_id: number): Promise<number> {
  const [row] = await ctx.db
    .select({ last: max(faq.fa_order) })
    .from(faq)
    .where(eq(faq.fm_id, fm_id))
  return row?.last ?? 0
}

export async function insertFaq(
  ctx: Ctx,
  form: FaqForm & { fa_order: number },
): Promise<FaqRow | null> {
  const [row] = await ctx.db.insert(faq).values(form).returning()
  return row ?? null
}

/** Null when the stored version is another one. */
export async function updateFaq(
  ctx: Ctx,
  fa_id: number,
  version: number,
  form: FaqForm & { fa_order: number },
): Promise<FaqRow | null> {
  const [row] = await ctx.db
    .update(faq)
    .set({ ...form, version: sql`${faq.version} + 1`, updated_at: ctx.now })
    .where(and(eq(faq.fa_id, fa_id), eq(faq.version, version)))
    .returning()
  return row ?? null
}

export async function placeFaq(ctx: Ctx, fa_id: number, fa_order: number) {
  await ctx.db.update(faq).set({ fa_order }).where(eq(faq.fa_id, fa_id))
}

export async function deleteFaq(ctx: Ctx, fa_id: number): Promise<boolean> {
  return (
    (await ctx.db.delete(faq).where(eq(faq.fa_id, fa_id)).returning({ fa_id: faq.fa_id })).length >
    0
  )
}

export async function insertGroup(ctx: Ctx, form: FaqGroupForm & { fm_order: number }) {
  const [row] = await ctx.db.insert(faqGroup).values(form).returning()
  return row ?? null
}

export async function updateGroup(
  ctx: Ctx,
  fm_id: number,
  change: Partial<FaqGroupForm & { fm_order: number }>,
) {
  const [row] = await ctx.db
    .update(faqGroup)
    .set(change)
    .where(eq(faqGroup.fm_id, fm_id))
    .returning()
  return row ?? null
}

export async function deleteGroup(ctx: Ctx, fm_id: number) {
  await ctx.db.delete(faqGroup).where(eq(faqGroup.fm_id, fm_id))
}
