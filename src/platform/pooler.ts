import type pg from 'pg'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** The database for what needs a line to itself (listening, changes of tables, backups): past the pooler, where one stands before it. */
export function directUrl(
  { DATABASE_DIRECT_URL }: Pick<Config, 'DATABASE_DIRECT_URL'>,
  databaseUrl: string,
): string {
  return DATABASE_DIRECT_URL ?? databaseUrl
}

const asDeployed = 'see deploy/pgbouncer.ini'

/** Tells what a pooler before the database keeps from the shop, which starts and serves without it, only worse. */
export async function tellOfPooler(
  pool: Pick<pg.Pool, 'connect'>,
  { DATABASE_DIRECT_URL }: Pick<Config, 'DATABASE_DIRECT_URL'>,
  log: Pick<Log, 'warn'>,
) {
  const client = await pool.connect().catch(refused)
  try {
    const { rows } = await client.query<{ pid: number; patience: string }>(
      "select pg_backend_pid() as pid, current_setting('statement_timeout') as patience",
    )
    const [{ pid, patience } = { pid: 0, patience: '' }] = rows
    if (patience === '0')
      log.warn(`statements have no time limit: the pooler leaves it out; ${asDeployed}`)
    // a pooler tells its clients a number of its own; the library's types leave it out
    const { processID: told } = client as pg.PoolClient & { processID?: number }
    if (told !== pid && !DATABASE_DIRECT_URL)
      log.warn(
        `a pooler stands before the database: without DATABASE_DIRECT_URL what one process changes is old at the others for up to a minute, and backups may fail; ${asDeployed}`,
      )
  } finally {
    client.release()
  }
}

function refused(error: unknown): never {
  if (!(error instanceof Error) || !/unsupported startup parameter/.test(error.message)) throw error
  throw new Error(
    `The pooler before the database refuses the shop's time limits (${error.message}); ${asDeployed}.`,
    { cause: error },
  )
}
