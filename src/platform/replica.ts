import type pg from 'pg'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database.ts'
import { isDatabaseDown, sqlState } from './database-errors.ts'
import type { Log } from './log.ts'
import { directUrl } from './pooler.ts'
import type { OnBegin, OnStatement } from './timed.ts'

/** A copy of the database that follows it and may only be read. */
export type Replica = {
  db: Database
  /** whether all that was written some seconds ago is there */
  isClose(): boolean
  close(): Promise<void>
}

/** The shop's database, the copy of it where there is one, and lines to listen on, which no pooler may share. */
export function openBoth(
  config: Config,
  url: string,
  log: Log,
  onStatement?: OnStatement,
  onBegin?: OnBegin,
) {
  const prepares = config.PREPARED_STATEMENTS !== 'off'
  const onError = (error: Error) => log.warn({ error: error.message }, 'idle connection lost')
  const { db, pool, close } = openDatabase(url, { prepares, onStatement, onBegin, onError })
  const past = directUrl(config, url)
  const direct = past === url ? undefined : openDatabase(past, { max: 2, onError })
  const { DATABASE_READ_URL } = config
  const replica = DATABASE_READ_URL
    ? openReplica(DATABASE_READ_URL, pool, log, prepares)
    : undefined
  return {
    db,
    pool,
    listening: direct?.pool ?? pool,
    replica,
    close: () => Promise.all([close(), direct?.close(), replica?.close()]),
  }
}

/** The copy, where it may answer: never somebody who has just changed something, and no file, which is made in one transaction. */
export function copyFor(
  replica: Replica | undefined,
  cookies: Map<string, string>,
  query: unknown,
): Database | null {
  if (!replica || cookies.has(wroteCookie)) return null
  const isFile = typeof query === 'object' && query !== null && 'csv' in query && query.csv
  return !isFile && replica.isClose() ? replica.db : null
}

const look = 1_000
/** How old may be what a copy says. */
export const mostBehind = 5_000
/** So many seconds after a write its writer is answered by the database itself: longer than a copy may be behind. */
const ownWrites = 2 * (mostBehind / 1_000)
export const wroteCookie = 'odemoa_wrote'

/** Told to whoever changed something: their next questions go to the database itself, at whatever process they arrive. */
export function wroteLine(config: Config): string {
  const secure = config.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return `${wroteCookie}=1; Path=/api; Max-Age=${ownWrites}; HttpOnly; SameSite=Lax${secure}`
}

/** What a copy cannot do, or is about to do otherwise: the database itself is asked instead. */
export function isReplicaTrouble(error: unknown): boolean {
  // 25006: it may only be read; 40001: a row it was reading went away
  return isDatabaseDown(error) || ['25006', '40001'].includes(sqlState(error) ?? '')
}

/**
 * Follows how close the copy is by the place in the database's log: that of a moment is asked for at the database, and the copy is as
 * new as that moment once it has come to this place. A copy that cannot be asked is not used.
 */
export function openReplica(
  url: string,
  primary: Pick<pg.Pool, 'query'>,
  log: Log,
  prepares = true,
): Replica {
  const { db, pool, close } = openDatabase(url, {
    prepares,
    onError: (error) => log.warn({ error: error.message }, 'idle connection to the copy lost'),
  })
  let mark: { lsn: string; at: number } | null = null
  let asOf = Number.NEGATIVE_INFINITY
  let isAsking = false
  const opened = performance.now()
  let wasClose: boolean | null = null
  const isClose = () => performance.now() - asOf < mostBehind

  async function ask() {
    if (isAsking) return
    isAsking = true
    try {
      if (mark && (await hasCome(pool, mark.lsn))) {
        asOf = mark.at
        mark = null
      }
      if (!mark) {
        const at = performance.now()
        const { rows } = await primary.query('select pg_current_wal_lsn()::text as lsn')
        mark = { lsn: String(rows[0]?.lsn), at }
      }
    } catch (error) {
      log.debug({ err: error }, 'the copy of the database could not be asked')
    } finally {
      isAsking = false
    }
    // one that was just opened has a moment to be found
    const isKnown = isClose() || performance.now() - opened > mostBehind
    if (isKnown && isClose() !== wasClose) {
      wasClose = isClose()
      if (wasClose) log.info('lists and statistics are read from the copy of the database')
      else log.warn('the copy of the database is behind or away: it is not read')
    }
  }

  const asking = setInterval(() => void ask(), look).unref()
  void ask().then(ask)
  return {
    db,
    isClose,
    close() {
      clearInterval(asking)
      return close()
    },
  }
}

async function hasCome(pool: pg.Pool, lsn: string): Promise<boolean> {
  // one that replays nothing is a database itself
  const { rows } = await pool.query<{ come: boolean }>(
    'select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as come',
    [lsn],
  )
  return rows[0]?.come === true
}
