import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { rowsBefore } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { item } from '#shop/catalog/tables.ts'
import { contentEntry } from '#shop/content/tables.ts'

/** The shop's stores, by both names. */
export function listStores(ctx: Ctx): Promise<{ title: string; title_en: string }[]> {
  return ctx.db
    .select({ title: contentEntry.title, title_en: contentEntry.title_en })
    .from(contentEntry)
    .where(eq(contentEntry.kind, 'store'))
    .orderBy(asc(contentEntry.position), asc(contentEntry.id))
}

const goods = {
  it_id: item.it_id,
  it_name: item.it_name,
  it_name_en: item.it_name_en,
  it_price: item.it_price,
}

/** Goods by their code or their exact name. */
export function listGoods(ctx: Ctx, words: readonly string[]) {
  if (words.length === 0) return Promise.resolve([])
  return ctx.db
    .select(goods)
    .from(item)
    .where(or(inArray(item.it_id, words), inArray(item.it_name, words)))
}

/** Goods that a condition finds, by name. */
export async function searchGoods(ctx: Ctx, found: SQL, ask: { page: number; per_page: number }) {
  const rows = await ctx.db
    .select(goods)
    .from(item)
    .where(found)
    .orderBy(asc(item.it_name), asc(item.it_id))
    .limit(ask.per_page)
    .offset(rowsBefore(ask))
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(item)
    .where(found)
  return { rows, total: counted?.total ?? 0 }
}
