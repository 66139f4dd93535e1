import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#kernel/language.ts'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/like.ts'
import { item } from '#shop/catalog/tables.ts'
import type { ProductCategory } from '#shop/inquiry/contract.ts'
import { productInquiry } from '#shop/inquiry/tables.ts'

type Ask = {
  page: number
  per_page: number
  order: 'asc' | 'desc'
  it_id?: string
  state?: 'waiting' | 'answered'
  iq_category?: ProductCategory
  keyword?: string
}

const columns = {
  row: productInquiry,
  item: {
    it_id: item.it_id,
    it_name: item.it_name,
    it_name_en: item.it_name_en,
    thumb_image: sql<string>`coalesce(${item.images}[1], '')`,
  },
}
export type ProductRow = {
  row: typeof productInquiry.$inferSelect
  item: { it_id: string; it_name: string; it_name_en: string; thumb_image: string }
}

/** False, and so first, for what a reader of this language can read; of a secret one nothing shows. */
const foreign = (lang: Lang) =>
  lang === 'en'
    ? sql`(not ${productInquiry.iq_secret} and ${productInquiry.iq_question_en} = '' and ${productInquiry.iq_question} ~ '[가-힣]')`
    : sql`(not ${productInquiry.iq_secret} and ${productInquiry.iq_question} !~ '[가-힣]')`

async function listWhere(
  ctx: Ctx,
  where: SQL | undefined,
  ask: Ask,
  // of all questions none is sorted by its words: that list is read by its newest
  grouped = ask.it_id !== undefined,
) {
  const rows = await ctx.db
    .select(columns)
    .from(productInquiry)
    .innerJoin(item, eq(item.it_id, productInquiry.it_id))
    .where(where)
    .orderBy(
      ...(grouped ? [foreign(ctx.lang)] : []),
      (ask.order === 'asc' ? asc : desc)(productInquiry.iq_id),
    )
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  // a first page that is not full is all there is
  if (ask.page === 1 && rows.length < ask.per_page) return { rows, total: rows.length }
  const counted = await ctx.db
    .select({ total: count() })
    .from(productInquiry)
    .innerJoin(item, eq(item.it_id, productInquiry.it_id))
    .where(where)
  return { rows, total: counted[0]?.total ?? 0 }
}

function narrowed({ it_id, state, iq_category }: Ask) {
  return and(
    it_id ? eq(productInquiry.it_id, it_id) : undefined,
    state &&
      (state === 'waiting'
        ? isNull(productInquiry.iq_answer_time)
        : isNotNull(productInquiry.iq_answer_time)),
    iq_category && eq(productInquiry.iq_category, iq_category),
  )
}

/** For everybody: a word is looked for in open questions only, so that no count tells what a secret one holds. */
export function listProduct(ctx: Ctx, ask: Ask) {
  const like = containing(ask.keyword ?? '')
  const found = ask.keyword
    ? and(
        eq(productInquiry.iq_secret, false),
        or(
          sql`${productInquiry.iq_subject} ilike ${like}`,
          sql`${productInquiry.iq_question} ilike ${like}`,
          sql`${item.it_name} ilike ${like}`,
          sql`${item.it_name_en} ilike ${like}`,
        ),
      )
    : undefined
  return listWhere(ctx, and(eq(item.it_use, true), narrowed(ask), found), ask)
}

export function listMyProduct(ctx: Ctx, mb_id: string, ask: Ask) {
  return listWhere(ctx, and(eq(productInquiry.mb_id, mb_id), narrowed(ask)), ask, false)
}

const own = (mb_id: string, iq_id: number) =>
  and(eq(productInquiry.iq_id, iq_id), eq(productInquiry.mb_id, mb_id))

export async function findMyProduct(
  ctx: Ctx,
  mb_id: string,
  iq_id: number,
): Promise<ProductRow | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(productInquiry)
    .innerJoin(item, eq(item.it_id, productInquiry.it_id))
    .where(own(mb_id, iq_id))
  return row ?? null
}

export async function insertProduct(
  ctx: Ctx,
  row: typeof productInquiry.$inferInsert,
): Promise<number> {
  const [made] = await ctx.db
    .insert(productInquiry)
    .values(row)
    .returning({ iq_id: productInquiry.iq_id })
  return made?.iq_id ?? 0
}

/** Only while nobody has answered; false when somebody was quicker. */
export async function updateProduct(
  ctx: Ctx,
  mb_id: string,
  iq_id: number,
  change: Partial<typeof productInquiry.$inferInsert>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(productInquiry)
    .set({ ...change, version: sql`${productInquiry.version} + 1` })
    .where(and(own(mb_id, iq_id), isNull(productInquiry.iq_answer_time)))
    .returning({ iq_id: productInquiry.iq_id })
  return rows.length > 0
}

export async function deleteProduct(ctx: Ctx, mb_id: string, iq_id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(productInquiry)
    .where(and(own(mb_id, iq_id), isNull(productInquiry.iq_answer_time)))
    .returning({ iq_id: productInquiry.iq_id })
  return rows.length > 0
}
