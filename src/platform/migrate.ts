import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { backUp } from './backup.ts'
import { checkServer } from './check-server.ts'

export type Migration = {
  tag: string
  checksum: string
  statements: string[]
  /** the one that says all that this one does: where that is applied, this one has nothing left to do */
  within?: string
}

export type MigrateOptions = {
  url: string
  /**
   * as drizzle-kit writes it: `meta/_journal.json` and one SQL file per entry; in `before-0000` lie, in the same way, the steps
   * by which a database came to be what the first entry makes at once
   */
  dir: string
  /** given when the database is the shop's own: it is copied there before anything changes */
  backupDir?: string
  /** the last one to apply; the newest when left out */
  last?: string
  log: { info: (message: string) => void; warn: (message: string) => void }
}

// any number, as long as nothing else in this database locks it
const LOCK = 4_210_771_903
const BACKUPS = 3

/** Brings the database up to date, forward only; returns the tags that were applied. */
export async function migrate({
  url,
  dir,
  backupDir,
  last,
  log,
}: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  // told again by the statement that needed the connection
  client.on('error', () => {})
  await client.connect()
  try {
    await checkServer(client, log.warn.bind(log))
    await inTransaction(client, async () => {
      await client.query(`CREATE TABLE IF NOT EXISTS applied_migration (
        tag text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    })
    const applied = await listApplied(client)
    const migrations = upTo(storyOf(dir, applied, last), last)
    const pending = migrations.slice(whatIsApplied(migrations, applied))
    if (backupDir && applied.size && pending.length) {
      const copy = await backUp({ url, dir: backupDir, keep: BACKUPS })
      log.info(`copied the database to ${copy} before changing it`)
    }
    const done: string[] = []
    for (const migration of pending) if (await apply(client, migration)) done.push(migration.tag)
    return done
  } finally {
    await client.end()
  }
}

/**
 * The migrations of one database, first to last. One that began with the steps before the first release takes the rest of them;
 * then the one that stands for them all is noted in their place, and it is a database like any other.
 */
function storyOf(dir: string, applied: Map<string, string>, last: string | undefined): Migration[] {
  const migrations = readMigrations(dir)
  const [first, ...later] = migrations
  const named = [...applied.keys(), ...(last === undefined ? [] : [last])]
  if (!first || named.every((name) => migrations.some(({ tag }) => tag === name))) return migrations
  return [
    ...readMigrations(join(dir, 'before-0000')).map((step) => ({ ...step, within: first.tag })),
    { ...first, statements: ['DELETE FROM applied_migration'] },
    ...later,
  ]
}

function upTo(migrations: Migration[], last: string | undefined): Migration[] {
  if (last === undefined) return migrations
  const at = migrations.findIndex(({ tag }) => tag === last)
  if (at < 0)
    throw new Error(`This shop does not know migration ${last}: what needs it is of a newer shop.`)
  return migrations.slice(0, at + 1)
}

export function readMigrations(dir: string): Migration[] {
  const journal = join(dir, 'meta', '_journal.json')
  if (!existsSync(journal)) return []
  const { entries }: { entries: { idx: number; tag: string }[] } = JSON.parse(
    readFileSync(journal, 'utf8'),
  )
  return entries
    .toSorted((one, other) => one.idx - other.idx)
    .map(({ tag }) => readMigration(dir, tag))
}

function readMigration(dir: string, tag: string): Migration {
  // the same file has other line ends in a Windows checkout
  const sql = readFileSync(join(dir, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n')
  const statements = sql.split('--> statement-breakpoint').map((part) => part.trim())
  return {
    tag,
    checksum: createHash('sha256').update(sql).digest('hex'),
    statements: statements.filter(Boolean),
  }
}

async function listApplied(client: pg.Client) {
  const { rows } = await client.query<{ tag: string; checksum: string }>(
    'SELECT tag, checksum FROM applied_migration',
  )
  return new Map(rows.map(({ tag, checksum }) => [tag, checksum]))
}

/** How many are applied already; throws when the files no longer tell the story of this database. */
export function whatIsApplied(migrations: Migration[], applied: Map<string, string>): number {
  const known = new Set(migrations.map(({ tag }) => tag))
  const stranger = [...applied.keys()].find((tag) => !known.has(tag))
  if (stranger)
    throw new Error(
      `The database is newer than this shop: it has migration ${stranger}, which is not among the files.`,
    )
  const first = migrations.findIndex(({ tag }) => !applied.has(tag))
  const count = first < 0 ? migrations.length : first
  const late = migrations.slice(count).find(({ tag }) => applied.has(tag))
  if (late)
    throw new Error(
      `Migration ${migrations[count]?.tag} was put before ${late.tag}, which is applied already: give it a later place.`,
    )
  const edited = migrations.find(
    ({ tag, checksum }) => applied.has(tag) && applied.get(tag) !== checksum,
  )
  if (edited)
    throw new Error(
      `Migration ${edited.tag} was edited after it was applied: restore the file and write a new one.`,
    )
  return count
}

async function apply(client: pg.Client, { tag, checksum, statements, within = tag }: Migration) {
  try {
    return await inTransaction(client, async () => {
      // another process may have been quicker while this one waited for the lock
      const applied = await listApplied(client)
      if (applied.has(tag) || applied.has(within)) return false
      for (const statement of statements) await client.query(statement)
      await client.query('INSERT INTO applied_migration (tag, checksum) VALUES ($1, $2)', [
        tag,
        checksum,
      ])
      return true
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${tag} failed and was rolled back: ${reason}`, { cause: error })
  }
}

// the lock lives and dies with the transaction, as a pooler in front of the server demands
async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
