import {
  getTableColumns,
  getTableName,
  type InferSelectModel,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Ctx } from './context.ts'
import { StatementNames } from './prepared.ts'
import { prepareText, runPrepared, type Wire } from './statement-query.ts'

const dialect = new PgDialect()

/** A value of a statement, by name. */
export const given = sql.placeholder

/**
 * A value whose size the planner does not weigh, for a column it keeps counts of. Knowing it, the planner might promise less work for this one
 * than for any, and plan the statement anew each time for several times what running it costs.
 */
export const anyGiven = (name: string, type: 'text' | 'boolean' | 'bigint') =>
  sql`(select ${given(name)}::${sql.raw(type)})`

/**
 * A statement of the hot paths, put together once. Values stand in its text as `given('name')`; they are given as they go
 * over the wire (a list as `{1,2}`, JSON as text). `sql` everywhere else: building it each time costs some 50 µs.
 */
export function statement<Row extends Record<string, unknown>>(
  text: SQL,
): (ctx: Pick<Ctx, 'db'>, values: Record<string, Wire>) => Promise<Row[]> {
  const built = dialect.sqlToQuery(text)
  const names = built.params.map((param) => {
    if (!(param instanceof Placeholder))
      throw new Error('a statement built once has no values in its text')
    return String(param.name)
  })
  const prepared = prepareText(built.sql)
  return async (ctx, values) =>
    runPrepared<Row>(
      clientOf(ctx),
      prepared,
      names.map((name) => {
        const value = values[name]
        if (value === undefined) throw new Error(`the statement asks for ${name}`)
        return value
      }),
    )
}

/** A list of texts as it goes over the wire. */
export function textList(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

const shapes = new StatementNames(100)

/** Wide rows of a statement that is put together by what is asked: read as those of `statement` are, and planned once it comes back. */
export function wideRows<Row extends Record<string, unknown>>(
  ctx: Pick<Ctx, 'db'>,
  text: SQL,
): Promise<Row[]> {
  const built = dialect.sqlToQuery(text)
  const name = shapes.of(built.sql) ?? ''
  return runPrepared<Row>(clientOf(ctx), { name, text: built.sql }, built.params as Wire[]) // as the columns of a condition write them
}

// what comes over the wire as it is told, and what its column has to read
const asTold = /^Pg(Text|Boolean|Integer|SmallInt|Jsonb|Array|DateString|DoublePrecision)$/
const toRead = /^Pg(Timestamp|BigInt53)$/

/** The columns of a table for `statement` and `wideRows`, and how one of their rows is read, as Drizzle would. */
export function columnsOf<T extends PgTable>(
  table: T,
): { columns: SQL; read: <Row>(told: Row) => Row & InferSelectModel<T> } {
  const all = Object.values(getTableColumns(table))
  const unknown = all.find(({ columnType }) => !asTold.test(columnType) && !toRead.test(columnType))
  if (unknown) throw new Error(`${unknown.name} is of a kind that no wide row has yet`)
  const odd = all.filter(({ columnType }) => toRead.test(columnType))
  return {
    columns: sql.raw(all.map(({ name }) => `"${getTableName(table)}"."${name}"`).join(', ')),
    read: (told) => {
      const row = told as Record<string, unknown> // a row is an object of its columns
      for (const column of odd) {
        const value = row[column.name]
        if (value !== null) row[column.name] = column.mapFromDriverValue(value)
      }
      return row as never // with the columns of the table read as its type has them
    },
  }
}

/** The connection of the transaction, or the pool. */
function clientOf({ db }: Pick<Ctx, 'db'>): pg.Pool | pg.ClientBase {
  return (db._.session as unknown as { client: pg.Pool | pg.ClientBase }).client // Drizzle's session for node-postgres has it, untold by its type
}
