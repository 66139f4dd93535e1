import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { plainLike } from '#platform/like.ts'

type Numbers = readonly number[]
type Part = {
  direct: Numbers
  others: readonly (readonly Numbers[])[]
  initials: string | null
}

/** Whether some name has these first consonants in a row. */
export async function hasInitials(ctx: Ctx, initials: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from search_item where initials like ${`%${plainLike(initials)}%`} limit 1`,
  )
  return rows.length > 0
}

const has = (ids: Numbers) => sql`words && ${`{${ids.join(',')}}`}::int[]`
const joined = (conditions: SQL[], by: SQL) => sql`(${sql.join(conditions, by)})`

/** Whether one item is found by all of these. */
export async function isTogether(ctx: Ctx, parts: readonly Part[]): Promise<boolean> {
  const each = parts.map(({ direct, others, initials }) =>
    joined(
      [
        has(direct),
        ...others.map((all) => joined(all.map(has), sql` and `)),
        ...(initials ? [sql`initials like ${`%${plainLike(initials)}%`}`] : []),
      ],
      sql` or `,
    ),
  )
  // counted: for the first alone all rows would be read one by one, which is slow where there is none
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from search_item where ${joined(each, sql` and `)}`,
  )
  return (rows[0]?.count ?? 0) > 0
}
