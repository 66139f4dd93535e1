import { sql } from 'drizzle-orm'
import { type Lang, parseLang } from '#kernel/language.ts'
import type { Ctx } from '#platform/context.ts'

/** The language a member last used the shop in. */
export async function findLanguage(ctx: Ctx, mb_id: string): Promise<Lang | null> {
  const found = await ctx.db.execute<{ lang: string | null }>(
    sql`select lang from session where mb_id = ${mb_id} and lang is not null order by seen_at desc limit 1`,
  )
  return parseLang(found.rows[0]?.lang)
}

/** Who works here with one of these roles and can log in. */
export async function findStaff(ctx: Ctx, roles: readonly string[]): Promise<string[]> {
  const found = await ctx.db.execute<{ mb_id: string }>(
    sql`select mb_id from member where staff_role in ${roles} and mb_leave_date is null and mb_intercept_date is null order by mb_id`,
  )
  return found.rows.map(({ mb_id }) => mb_id)
}
