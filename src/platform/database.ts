import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isDatabaseDown } from './database-errors.ts'
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
  return { db: lending(pool), pool, close: closing(pool) }
}

const farewell = 1_000

/** The pool is done with its lines before they are closed: a server that is stopped at once would cut them, and complain of each. */
function closing(pool: pg.Pool) {
  const open = new Set<Promise<unknown>>()
  pool.on('connect', (client) => {
    const ended = new Promise((resolve) => client.once('end', () => resolve(open.delete(ended))))
    open.add(ended)
  })
  return async () => {
    await pool.end()
    await Promise.race([Promise.all(open), sleep(farewell, null, { ref: false })])
  }
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
