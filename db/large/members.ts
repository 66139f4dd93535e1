import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { copyRows, countRows, inBulk } from './copy.ts'

/** Members like the samples, who joined over three years; nobody knows their passwords. */
export function growMembers(ctx: Ctx, wanted: number): Promise<number> {
  return inBulk(ctx, ['member'], async (ctx) => {
    const missing = Math.max(0, wanted - (await countRows(ctx, 'member')))
    return copyRows(
      ctx,
      'member',
      sql`(select coalesce(max(substr(mb_id, 4)::int), 0) as last from member where mb_id ~ '^lot\\d+$') made
        cross join generate_series(made.last + 1, made.last + ${missing}::int) n
        join (select row_number() over (order by mb_id) - 1 as at, count(*) over () as samples, m.* from member m where mb_id ~ '^sample\\d+$') s on s.at = n % s.samples`,
      {
        mb_id: sql`'lot' || n`,
        mb_email: sql`'lot' || n || '@lot.example'`,
        mb_hp: sql`'010' || lpad((20000000 + n)::text, 8, '0')`,
        mb_nick: sql`''`,
        mb_point: sql`0`,
        created_at: sql`now() - make_interval(mins => (n * 15)::int)`,
      },
    )
  })
}
