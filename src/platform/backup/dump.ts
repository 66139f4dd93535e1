import pg from 'pg'
import { openFolder, type Storage } from '#platform/storage.ts'
import type { About, Piece, Waiting } from './archive.ts'

/** Folders of the storage that cannot be made again. */
export const keptFolders = ['uploads', 'private'] as const
const rowsAtOnce = 500

// the words a value is written in must be the same on both sides
const plain = [
  ...['statement_timeout = 0', 'lock_timeout = 0', 'idle_in_transaction_session_timeout = 0'],
  ...["datestyle = 'ISO, YMD'", "intervalstyle = 'postgres'", "timezone = 'UTC'"],
  ...["bytea_output = 'hex'", 'extra_float_digits = 3'],
]
/** For a transaction: what is set for longer would stay with a line that a pooler lends to the shop next. */
const plainWordsHere = plain.map((word) => `set local ${word}`).join('; ')
export const plainWords = plain.map((word) => `set ${word}`).join('; ')

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
/** With its schema: alone, `point` is PostgreSQL's own. */
export const tableOf = (name: string) => `public.${quoted(name)}`

type From = {
  url: string
  files: Storage
  /** the folder with what unseals columns: only for a backup that is itself sealed */
  secretIn: string | null
}

/**
 * The shop at one moment: all rows of one snapshot, what waits in the queue, and the files. It needs nothing but a connection,
 * so it works for any server and none needs tools of its version.
 */
export async function* dumpShop({ url, files, secretIn }: From): AsyncGenerator<Piece> {
  const client = new pg.Client({ connectionString: url, application_name: 'odemoa backup' })
  // told again by the statement that needed the connection
  client.on('error', () => {})
  await client.connect()
  const rows: Record<string, number> = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(plainWordsHere)
    const about = await aboutOf(client)
    yield { kind: 'about', about }
    for (const { name } of about.tables) {
      rows[name] = 0
      for await (const some of rowsOf(client, name)) {
        rows[name] += some.length
        yield { kind: 'rows', table: name, rows: some }
      }
    }
    const jobs = await jobsOf(client)
    // numbers are drawn outside of any snapshot: read last, they are beyond every row
    const sequences = await sequencesOf(client)
    await client.query('commit')
    yield { kind: 'sequences', sequences }
    yield { kind: 'jobs', jobs }
  } finally {
    await client.end()
  }
  let count = 0
  for await (const file of filesOf(files, secretIn)) {
    count++
    yield { kind: 'file', ...file }
  }
  yield { kind: 'end', end: { rows, files: count } }
}

async function aboutOf(client: pg.Client): Promise<About> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'applied_migration'
    group by c.relname order by c.relname`)
  const { rows: migrations } = await client.query<{ tag: string; checksum: string }>(
    'select tag, checksum from applied_migration order by tag',
  )
  const { rows: server } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  return {
    made_at: new Date().toISOString(),
    server: server[0]?.version ?? '',
    migrations,
    tables,
  }
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare backed_up no scroll cursor for select one_row::text as row from ${tableOf(table)} one_row`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backed_up`)
    if (rows.length) yield rows.map(({ row }) => row)
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close backed_up')
}

async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return rows.map(({ name, value }) => ({ name, value: Number(value) }))
}

/** What somebody waits for; the work of the clock comes back by itself. */
async function jobsOf(client: pg.Client): Promise<Waiting[]> {
  const { rows: known } = await client.query<{ there: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as there",
  )
  if (!known[0]?.there) return []
  const { rows } = await client.query<Waiting>(`
    select j.task_identifier as task, p.payload, j.queue_name as queue, j.run_at::text as run_at, j.max_attempts, j.key, j.priority
    from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
    where j.attempts < j.max_attempts and not (p.payload::jsonb ? '_cron') order by j.id`)
  return rows
}

async function* filesOf(files: Storage, secretIn: string | null) {
  const secret = secretIn && (await openFolder(secretIn).read('session-secret'))
  if (secret) yield { path: 'session-secret', bytes: secret }
  for (const folder of keptFolders)
    for (const { path } of await files.list(`${folder}/`)) {
      const bytes = await files.read(path)
      // swept meanwhile: no row of the snapshot needs what a sweeper takes away
      if (bytes) yield { path, bytes }
    }
}
