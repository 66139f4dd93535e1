import { Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Ctx } from './context.ts'

const dialect = new PgDialect()

/** A value of a statement, by name. */
export const given = sql.placeholder

/**
 * A value whose size the planner does not weigh, for a column it keeps counts of. Knowing it, the planner might promise less work for this one
 * than for any, and plan the statement anew each time for several times what running it costs.
 */
export const anyGiven = (name: string, type: 'text' | 'boolean' | 'bigint') => sql`(select ${given(name)}::${sql.raw(type)})`

/**
 * A statement of the hot paths, put together once. Values stand in its text as `given('name')`; they are given as they go
 * over the wire (a list as `{1,2}`, JSON as text). `sql` everywhere else: building it each time costs some 50 µs.
 */
export function statement<Row extends Record<string, unknown>>(text: SQL): (ctx: Pick<Ctx, 'db'>, values: Record<string, unknown>) => Promise<Row[]> {
  const built = dialect.sqlToQuery(text)
  for (const param of built.params) if (!(param instanceof Placeholder)) throw new Error('a statement built once has no values in its text')
  return async (ctx, values) => {
    const answer = await ctx.db._.session.prepareQuery(built, undefined, undefined, false).execute(values)
    return (answer as { rows: Row[] }).rows
  }
}
