import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A result that a member kept: its address says everything. */
export const benchResult = pgTable(
  'bench_result',
  {
    result_id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    mb_id: text().notNull(),
    tool: text().notNull(),
    title: text().notNull(),
    /** what stands behind the ? of the page */
    query: text().notNull(),
    created_at: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('bench_result_member').on(t.mb_id, t.created_at),
    uniqueIndex('bench_result_once').on(t.mb_id, t.tool, t.query),
  ],
)
