import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database.ts'

type Column = { name: string; type: string; needed: boolean }

/** A row of a table as good as empty: what is needed is filled by its type, and what it points to need not be there. Answers its id. */
export async function ownedRow(
  db: Database,
  table: string,
  id: string,
  given: Record<string, unknown>,
): Promise<string> {
  const columns = (
    await db.execute<Column>(sql`
      select column_name as name, data_type as type, (is_nullable = 'NO' and column_default is null and is_identity = 'NO') as needed
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`)
  ).rows
  const row = Object.fromEntries(
    columns.flatMap(({ name, type, needed }) => {
      if (name in given) return [[name, given[name]]]
      return needed ? [[name, someValue(type)]] : []
    }),
  )
  const names = Object.keys(row)
  return db.transaction(async (tx) => {
    // no foreign keys for this one row
    await tx.execute(sql`set local session_replication_role = replica`)
    const made = await tx.execute<{ id: string }>(sql`
      insert into ${sql.identifier(table)} (${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )})
      values (${sql.join(
        names.map((name) => sql`${row[name]}`),
        sql`, `,
      )}) returning ${sql.identifier(id)}::text as id`)
    return made.rows[0]?.id ?? ''
  })
}

function someValue(type: string): unknown {
  if (/int|numeric|double/.test(type)) return 1
  if (/timestamp|date/.test(type)) return new Date()
  if (type === 'boolean') return false
  if (type === 'ARRAY') return '{}'
  return /json/.test(type) ? '{}' : randomUUID().replaceAll('-', '').slice(0, 20)
}
