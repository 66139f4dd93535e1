import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { NamelessClient, preparingClient, StatementNames } from './prepared.ts'
import { keepPlace, type OnBegin, type OnStatement, timedClient } from './timed.ts'

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
    /** false where a pooler forgets statements between transactions */
    prepares?: boolean
    onError?: (error: Error) => void
    onStatement?: OnStatement
    /** of a shop that is traced */
    onBegin?: OnBegin
  } = {},
): OpenDatabase {
  const Client = options.prepares === false ? NamelessClient : preparingClient(new StatementNames())
  const pool = new pg.Pool({
    connectionString: url,
    Client:
      options.onStatement || options.onBegin
        ? timedClient(Client, options.onStatement, options.onBegin)
        : Client,
    max: options.max ?? 12,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.patience ?? 8_000,
    // a database that hangs cannot even keep its own time limit
    query_timeout: options.patience === 0 ? undefined : (options.patience ?? 8_000) + 1_000,
    lock_timeout: 4_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'odemoa',
  })
  if (options.onBegin) keepPlace(pool)
  // an idle connection that breaks is replaced at the next query
  pool.on('error', (error) => options.onError?.(error))
  // one that breaks while it is lent out fails its query; without a listener it would end the process
  pool.on('connect', (client) => client.on('error', (error) => options.onError?.(error)))
  return { db: lending(pool), pool, close: () => pool.end() }
}

/** Drizzle never gives back a connection whose `begin` fails: twelve of them, and the shop would wait for ever. One that broke goes. */
function lending(pool: pg.Pool): Database {
  const db = drizzle(pool)
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      const result = await drizzle(client).transaction(work, config)
      client.release()
      return result
    } catch (error) {
      client.release(isDatabaseDown(error))
      throw error
    }
  }
  return Object.assign(db, { transaction })
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

/** True for what means "no space left", of the database or of a file. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (/^(53100|ENOSPC|EDQUOT)$/.test(code)) return true
    // PostgreSQL tells of some of its files as of any broken one
    if (code === '58030' && /No space left on device/i.test(at.message)) return true
    if (at instanceof AggregateError && at.errors.some(isDiskFull)) return true
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
