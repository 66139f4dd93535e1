import { mkdir, open } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { migrate } from '#platform/migrate.ts'
import { type About, Damaged, type End, type Piece, readArchive, type Waiting } from './archive.ts'
import { keptFolders, plainWords, quoted, tableOf } from './dump.ts'

type Into = {
  file: string
  key: string | null
  /** an empty database */
  url: string
  /** where the migrations lie */
  migrations: string
  /** where its files go; null to only read them */
  files: string | null
}

export type Loaded = { about: About; end: End }

/** Fills an empty database from a backup, and counts it after. Nothing is taken on trust: what does not match throws. */
export async function loadShop({ file, key, url, migrations, files }: Into): Promise<Loaded> {
  const pieces = readArchive(file, key)
  const head = await pieces.next()
  if (head.done || head.value.kind !== 'about') throw new Damaged('The backup is damaged.')
  const { about } = head.value
  const last = about.migrations.at(-1)?.tag
  if (!last) throw new Damaged('The backup does not say which shop it is of.')
  const quiet = { info: () => {}, warn: () => {} }
  await migrate({ url, dir: migrations, last, log: quiet })
  const client = new pg.Client({ connectionString: url, application_name: 'odemoa restore' })
  // told again by the statement that needed the connection
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainWords)
    await refuseOther(client, about)
    const keys = await takeKeysOff(client)
    const tables = about.tables.map(({ name }) => tableOf(name)).join(', ')
    await client.query("set odemoa.erasing = 'on'")
    // rows come as they were: none of them is a change to be noted
    for (const { name } of about.tables)
      await client.query(`alter table ${tableOf(name)} disable trigger user`)
    // some migrations put rows in
    if (tables) await client.query(`truncate ${tables} cascade`)
    await runMigrations({ connectionString: url, logger: new Logger(() => () => {}) })
    const end = await fill(client, about, pieces, files)
    for (const { name } of about.tables)
      await client.query(`alter table ${tableOf(name)} enable trigger user`)
    // every reference is looked at as it comes back
    for (const { name, table, text } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${text}`)
    await compare(client, end)
    return { about, end }
  } finally {
    await client.end()
  }
}

/** Reads a backup from its first byte to its last, without a database. */
export async function readThrough(file: string, key: string | null): Promise<Loaded> {
  let about: About | null = null
  let end: End | null = null
  for await (const piece of readArchive(file, key)) {
    if (piece.kind === 'about') about = piece.about
    if (piece.kind === 'end') end = piece.end
  }
  if (!about || !end) throw new Damaged('The backup ends before it should.')
  return { about, end }
}

async function refuseOther(client: pg.Client, about: About) {
  const { rows } = await client.query<{ tag: string; checksum: string }>(
    'select tag, checksum from applied_migration',
  )
  const other = about.migrations.find(
    ({ tag, checksum }) => !rows.some((row) => row.tag === tag && row.checksum === checksum),
  )
  if (other)
    throw new Error(
      `The backup is of another version of the shop: its migration ${other.tag} is not among the files.`,
    )
}

async function takeKeysOff(client: pg.Client) {
  const { rows } = await client.query<{ name: string; table: string; text: string }>(`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { name, table } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows
}

async function fill(
  client: pg.Client,
  about: About,
  pieces: AsyncGenerator<Piece>,
  files: string | null,
): Promise<End> {
  const columns = new Map(about.tables.map((table) => [table.name, table.columns]))
  let written = 0
  for await (const piece of pieces) {
    if (piece.kind === 'rows')
      await insertRows(client, piece.table, columns.get(piece.table) ?? [], piece.rows)
    else if (piece.kind === 'sequences')
      for (const { name, value } of piece.sequences)
        await client.query('select setval($1, $2)', [`public.${quoted(name)}`, value])
    else if (piece.kind === 'jobs') await addJobs(client, piece.jobs)
    else if (piece.kind === 'file') {
      written++
      if (files) await writeFileSafely(files, piece.path, piece.bytes)
    } else if (piece.kind === 'end') {
      if (written !== piece.end.files) throw new Damaged('Files are missing in the backup.')
      return piece.end
    }
  }
  throw new Damaged('The backup ends before it should.')
}

async function insertRows(client: pg.Client, table: string, columns: string[], rows: string[]) {
  const names = columns.map(quoted)
  await client.query(
    `insert into ${tableOf(table)} (${names.join(', ')}) overriding system value
    select ${names.map((name) => `(s.r).${name}`).join(', ')} from (select unnest($1::text[])::${tableOf(table)} as r offset 0) s`,
    [rows],
  )
}

async function addJobs(client: pg.Client, jobs: Waiting[]) {
  for (const job of jobs)
    await client.query(
      `select graphile_worker.add_job($1, $2::json, queue_name => $3, run_at => $4::timestamptz, max_attempts => $5, job_key => $6, priority => $7)`,
      [
        job.task,
        JSON.stringify(job.payload),
        job.queue,
        job.run_at,
        job.max_attempts,
        job.key,
        job.priority,
      ],
    )
}

async function compare(client: pg.Client, end: End) {
  for (const [table, count] of Object.entries(end.rows)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${tableOf(table)}`,
    )
    if (rows[0]?.count !== count)
      throw new Damaged(`Of ${table} ${count} rows were backed up and ${rows[0]?.count} came back.`)
  }
}

// a path is what a file says of itself: it stays inside of the folders that are backed up
async function writeFileSafely(root: string, path: string, bytes: Buffer) {
  const place = resolve(root, path)
  const isKnown =
    path === 'session-secret' || keptFolders.some((folder) => path.startsWith(`${folder}/`))
  if (!isKnown || !place.startsWith(resolve(root) + sep))
    throw new Damaged(`The backup holds a file where none belongs: ${path}`)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const handle = await open(join(place), 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
