import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'

/** One step of the filling: its line says what it makes, how much it made and how long that took. */
export async function step(say: (line: string) => void, what: string, work: () => Promise<number>) {
  const begun = performance.now()
  const made = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  say(`${what.padEnd(34)}${made.toLocaleString('en').padStart(12)}${`${seconds} s`.padStart(12)}`)
}

/** A transaction for a great many rows: nobody waits for them, and what only finds rows is made anew at its end, which is many times faster than row by row. */
export function inBulk<T>(
  ctx: Ctx,
  tables: readonly string[],
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (ctx) => {
    await ctx.db.execute(sql`set local maintenance_work_mem = '256MB'`)
    await ctx.db.execute(sql`set local work_mem = '64MB'`)
    await ctx.db.execute(sql`set local lock_timeout = 0`)
    await ctx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await ctx.db.execute<{ name: string; made: string }>(sql`
      select c.relname as name, pg_get_indexdef(i.indexrelid) as made
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relname = any(${sql.param([...tables])}) and t.relnamespace = 'public'::regnamespace and not i.indisunique`)
    for (const { name } of rows) await ctx.db.execute(sql`drop index ${sql.identifier(name)}`)
    const result = await work(ctx)
    for (const { made } of rows) await ctx.db.execute(sql.raw(made))
    return result
  })
}

/** Copies rows of a table with some columns changed. `rows` is what follows `from`, where `s` is the row that is copied. */
export async function copyRows(
  ctx: Ctx,
  table: string,
  rows: SQL,
  changed: Record<string, SQL>,
): Promise<number> {
  const found = await ctx.db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position`)
  const names = found.rows.map(({ name }) => name)
  const missing = Object.keys(changed).filter((name) => !names.includes(name))
  if (missing.length) throw new Error(`${table} has no column ${missing.join()}`)
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  const made = await ctx.db.execute(sql`
    insert into ${sql.identifier(table)} (${list(names.map((name) => sql`${sql.identifier(name)}`))})
    select ${list(names.map((name) => changed[name] ?? sql`s.${sql.identifier(name)}`))} from ${rows}
    on conflict do nothing`)
  return made.rowCount ?? 0
}

export async function countRows(ctx: Ctx, table: string): Promise<number> {
  const found = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return found.rows[0]?.count ?? 0
}
