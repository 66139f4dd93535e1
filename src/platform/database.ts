import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { preparingClient, StatementNames } from './prepared.ts'

// bigint columns hold money and counters well below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = NodePgDatabase

export type OpenDatabase = { db: Database; pool: pg.Pool; close(): Promise<void> }

export function openDatabase(
  url: string,
  options: {
    max?: number
    /** longest statement in ms, 0 for no limit */
    patience?: number
    onError?: (error: Error) => void
  } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    Client: preparingClient(new StatementNames()),
    max: options.max ?? 12,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.patience ?? 8_000,
    // a database that hangs cannot even keep its own time limit
    query_timeout: options.patience === 0 ? undefined : 9_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'odemoa',
  })
  // an idle connection that breaks is replaced at the next query
  pool.on('error', (error) => options.onError?.(error))
  // one that breaks while it is lent out fails its query; without a listener it would end the process
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** True for what means "no database now": refused, reset, shutting down, too many connections, no answer. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[1-3]|08\d{3}|53300)$/.test(code)) return true
    if (
      /Connection terminated|not queryable|timeout exceeded when trying to connect|connection timeout|query read timeout/i.test(
        at.message,
      )
    )
      return true
    if (at instanceof AggregateError && at.errors.some(isDatabaseDown)) return true
  }
  return false
}

/** The SQLSTATE behind an error, through Drizzle's wrapper. */
export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return null
}
