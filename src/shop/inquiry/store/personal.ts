import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
import type { InquiryFile } from '#shop/inquiry/contract.ts'
import { inquiryFile, personalInquiry } from '#shop/inquiry/tables.ts'
import { shopOrder } from '#shop/order/tables.ts'

export type PersonalRow = typeof personalInquiry.$inferSelect
export type NewFile = Omit<typeof inquiryFile.$inferInsert, 'qa_id' | 'created_at' | 'by_shop'>
/** Whose files: the asker's, or those of the shop's answer. */
export type FileSide = 'asker' | 'shop'
const own = (mb_id: string, qa_id: number) =>
  and(eq(personalInquiry.qa_id, qa_id), eq(personalInquiry.mb_id, mb_id))

export async function listPersonal(
  ctx: Ctx,
  mb_id: string,
  ask: { page: number; per_page: number; order: 'asc' | 'desc'; state?: 'waiting' | 'answered' },
) {
  const asked = and(
    eq(personalInquiry.mb_id, mb_id),
    ask.state &&
      (ask.state === 'waiting'
        ? isNull(personalInquiry.qa_answer_time)
        : sql`${personalInquiry.qa_answer_time} is not null`),
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(personalInquiry)
      .where(asked)
      .orderBy((ask.order === 'asc' ? asc : desc)(personalInquiry.qa_id))
      .limit(ask.per_page)
      .offset(rowsBefore(ask)),
    ctx.db.select({ total: count() }).from(personalInquiry).where(asked),
  ])
  const ids = rows.map((row) => row.qa_id)
  const files = ids.length
    ? await ctx.db
        .select({ qa_id: inquiryFile.qa_id, count: count() })
        .from(inquiryFile)
        .where(and(inArray(inquiryFile.qa_id, ids), eq(inquiryFile.by_shop, false)))
        .groupBy(inquiryFile.qa_id)
    : []
  return {
    rows: rows.map((row) => ({
      ...row,
      files: files.find((one) => one.qa_id === row.qa_id)?.count ?? 0,
    })),
    total: total[0]?.total ?? 0,
  }
}

export async function findPersonal(
  ctx: Ctx,
  mb_id: string,
  qa_id: number,
): Promise<PersonalRow | null> {
  const [row] = await ctx.db.select().from(personalInquiry).where(own(mb_id, qa_id))
  return row ?? null
}

export async function insertPersonal(
  ctx: Ctx,
  row: typeof personalInquiry.$inferInsert,
  files: readonly NewFile[],
): Promise<number> {
  const [made] = await ctx.db
    .insert(personalInquiry)
    .values(row)
    .returning({ qa_id: personalInquiry.qa_id })
  const qa_id = made?.qa_id ?? 0
  await insertFiles(ctx, qa_id, files, 'asker')
  return qa_id
}

/** Only while nobody has answered; false when somebody was quicker. */
export async function updatePersonal(
  ctx: Ctx,
  mb_id: string,
  qa_id: number,
  change: Partial<typeof personalInquiry.$inferInsert>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(personalInquiry)
    .set({ ...change, version: sql`${personalInquiry.version} + 1` })
    .where(and(own(mb_id, qa_id), isNull(personalInquiry.qa_answer_time)))
    .returning({ qa_id: personalInquiry.qa_id })
  return rows.length > 0
}

export async function deletePersonal(ctx: Ctx, mb_id: string, qa_id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(personalInquiry)
    .where(and(own(mb_id, qa_id), isNull(personalInquiry.qa_answer_time)))
    .returning({ qa_id: personalInquiry.qa_id })
  return rows.length > 0
}

export function listFiles(ctx: Ctx, qa_id: number, side: FileSide): Promise<InquiryFile[]> {
  const { file_id, file_name, file_type, file_size } = inquiryFile
  return ctx.db
    .select({ file_id, file_name, file_type, file_size })
    .from(inquiryFile)
    .where(and(eq(inquiryFile.qa_id, qa_id), eq(inquiryFile.by_shop, side === 'shop')))
    .orderBy(asc(inquiryFile.created_at), asc(inquiryFile.file_id))
}

export async function insertFiles(
  ctx: Ctx,
  qa_id: number,
  files: readonly NewFile[],
  side: FileSide,
) {
  // in the order in which they were chosen
  if (files.length)
    await ctx.db.insert(inquiryFile).values(
      files.map((file, at) => ({
        ...file,
        qa_id,
        by_shop: side === 'shop',
        created_at: new Date(ctx.now.getTime() + at),
      })),
    )
}

/** A file of a question or of its answer. */
export async function findFile(
  ctx: Ctx,
  qa_id: number,
  file_id: string,
): Promise<InquiryFile | null> {
  const [row] = await ctx.db
    .select()
    .from(inquiryFile)
    .where(and(eq(inquiryFile.qa_id, qa_id), eq(inquiryFile.file_id, file_id)))
  return row ?? null
}

export async function deleteFiles(ctx: Ctx, qa_id: number, ids: readonly string[]) {
  if (ids.length)
    await ctx.db
      .delete(inquiryFile)
      .where(and(eq(inquiryFile.qa_id, qa_id), inArray(inquiryFile.file_id, [...ids])))
}

export async function listFileIds(ctx: Ctx): Promise<string[]> {
  return (await ctx.db.select({ file_id: inquiryFile.file_id }).from(inquiryFile)).map(
    (row) => row.file_id,
  )
}

export async function isOwnOrder(ctx: Ctx, mb_id: string, od_id: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ od_id: shopOrder.od_id })
    .from(shopOrder)
    .where(and(eq(shopOrder.od_id, od_id), eq(shopOrder.mb_id, mb_id)))
  return rows.length > 0
}

export async function findGoods(ctx: Ctx, it_id: string) {
  const [row] = await ctx.db
    .select({
      it_id: item.it_id,
      it_name: item.it_name,
      it_name_en: item.it_name_en,
      thumb_image: sql<string>`coalesce(${item.images}[1], '')`,
    })
    .from(item)
    .where(eq(item.it_id, it_id))
  return row ?? null
}
