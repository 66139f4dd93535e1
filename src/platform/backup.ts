import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

// rebuilt or meaningless in a copy: see "Making a base backup" in PostgreSQL's manual
const LEFT_OUT =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|(^|\/)(pgsql_tmp|pg_internal\.init)|^postmaster\.(pid|opts)$/
const SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies the files of a running server on this machine into `dir/<timestamp>`, from which a server starts as it is.
 * Keeps the newest `keep` copies; returns the new one's path.
 */
export async function backUp({
  url,
  dir,
  keep,
}: {
  url: string
  dir: string
  keep: number
}): Promise<string> {
  const name = new Date().toISOString().replace(/[:.]/g, '-')
  const copy = join(dir, name)
  const part = `${copy}.part`
  await mkdir(part, { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url })
  // told again by the statement that needed the connection
  client.on('error', () => {})
  await client.connect()
  try {
    await copyServer(client, part)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
  await rename(part, copy)
  await sync(dir)
  await rotate(dir, keep)
  return copy
}

async function copyServer(client: pg.Client, part: string) {
  // the slot holds back the log that the copy needs, and goes with the connection
  await client.query(
    "SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)",
  )
  const from = await one(client, "SELECT current_setting('data_directory') AS value")
  const first = await one(client, "SELECT pg_walfile_name(pg_backup_start('shop', true)) AS value")
  await copyTree(from, part, '')
  const { rows } = await client.query<{ last: string; label: string; map: string }>(
    'SELECT pg_walfile_name(lsn) AS last, labelfile AS label, spcmapfile AS map FROM pg_backup_stop(false)',
  )
  const end = rows[0] ?? { last: '', label: '', map: '' }
  await writeFile(join(part, 'backup_label'), end.label, { mode: 0o600, flush: true })
  if (end.map) await writeFile(join(part, 'tablespace_map'), end.map, { mode: 0o600, flush: true })
  await copyLog(from, part, first, end.last)
}

async function copyTree(from: string, to: string, inside: string) {
  const entries = await readdir(join(from, inside), { withFileTypes: true })
  const copying = entries.map(async (entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name
    if (LEFT_OUT.test(path)) return
    if (entry.isFile()) return copy(join(from, path), join(to, path))
    if (!entry.isDirectory()) return
    await mkdir(join(to, path), { mode: 0o700 })
    await copyTree(from, to, path)
  })
  await Promise.all(copying)
  await sync(join(to, inside))
}

async function copyLog(from: string, to: string, first: string, last: string) {
  const all = await readdir(join(from, 'pg_wal'))
  const needed = all.filter((name) => SEGMENT.test(name) && name >= first && name <= last)
  if (!needed.includes(first) || !needed.includes(last))
    throw new Error('The log of the backup is not whole.')
  for (const name of needed) await copy(join(from, 'pg_wal', name), join(to, 'pg_wal', name))
  await sync(join(to, 'pg_wal'))
}

async function copy(from: string, to: string) {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    // tables may be dropped meanwhile: the log knows
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  await sync(to)
}

async function sync(path: string) {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function rotate(dir: string, keep: number) {
  const copies = (await readdir(dir))
    .filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z(\.part)?$/.test(name))
    .sort()
  const whole = copies.filter((name) => !name.endsWith('.part'))
  const old = [...whole.slice(0, -keep), ...copies.filter((name) => name.endsWith('.part'))]
  for (const name of old) await rm(join(dir, name), { recursive: true, force: true })
}

async function one(client: pg.Client, sql: string) {
  const { rows } = await client.query<{ value: string }>(sql)
  return rows[0]?.value ?? ''
}
