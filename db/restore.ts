import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import pg from 'pg'
import { keptFolders } from '#platform/backup/dump.ts'
import { loadShop } from '#platform/backup/load.ts'
import { withDatabase } from '#platform/backup/scratch.ts'
import { isBackupName } from '#platform/backup/shelf.ts'
import type { Config } from '#platform/config.ts'
import { directUrl } from '#platform/pooler.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { DATABASE } from '#platform/postgres/names.ts'
import { openFolder, storageOf } from '#platform/storage.ts'
import { migrationFiles, shelfOf } from '#shop/upkeep/service/backups.ts'
import { moveFiles } from './move-files.ts'
import { readConfig } from './tool.ts'

/**
 * `npm run restore -- FILE`: brings a backup back, FILE being a path or a name on the shelf. The shop must be stopped. What was there stays
 * beside it under another name, and nothing is exchanged before all of the backup has come back.
 */
const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '')

main(readConfig(), process.argv[2]).catch((error: unknown) => {
  console.error(`✗ ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
})

async function main(config: Config, asked: string | undefined) {
  if (!asked) throw new Error('Which one? npm run restore -- FILE')
  const work = join(config.DATA_DIR, `restore-${stamp}`)
  await mkdir(work, { recursive: true, mode: 0o700 })
  try {
    const file = await found(config, asked, work)
    const files = join(work, 'files')
    const key = config.BACKUP_KEY ?? null
    const from = { file, key, migrations: migrationFiles, files }
    if (config.DATABASE_URL) {
      const url = directUrl(config, config.DATABASE_URL)
      await refuseFull(url)
      await loadShop({ ...from, url })
      await settle(url)
    } else await intoOwn(config, from)
    await exchangeFiles(config, files)
    console.log('· restored: start the shop with npm start')
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function found(config: Config, asked: string, work: string): Promise<string> {
  if (existsSync(asked)) return resolve(asked)
  if (!isBackupName(basename(asked))) throw new Error(`There is no file ${asked}.`)
  const file = join(work, basename(asked))
  await shelfOf(config).get(basename(asked), file)
  return file
}

type From = Omit<Parameters<typeof loadShop>[0], 'url'>

async function intoOwn(config: Config, from: From) {
  const postgres = await startPostgres({
    dataDir: config.DATA_DIR,
    log: { info: console.log, warn: console.warn },
  })
  try {
    const fresh = `${DATABASE}_restored_${stamp}`
    const server = withDatabase(postgres.url, 'postgres')
    await tell(server, `create database ${fresh}`)
    try {
      console.log('· bringing the database back')
      await loadShop({ ...from, url: withDatabase(postgres.url, fresh) })
      await settle(withDatabase(postgres.url, fresh))
    } catch (error) {
      await tell(server, `drop database ${fresh} with (force)`)
      throw error
    }
    const before = `${DATABASE}_before_${stamp}`
    await tell(server, `alter database ${DATABASE} rename to ${before}`)
    await tell(server, `alter database ${fresh} rename to ${DATABASE}`)
    console.log(`· what was there is kept as database ${before}`)
  } finally {
    await postgres.stop()
  }
}

// the copy was being made when it was made
async function settle(url: string) {
  await tell(
    url,
    "update backup set state = 'done', why = 'restored from it' where state = 'making'",
  )
}

async function refuseFull(url: string) {
  const tables = await tell(
    url,
    "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
  )
  if (tables)
    throw new Error(
      'The database at DATABASE_URL is not empty: make a new one, restore into it, and let DATABASE_URL lead there.',
    )
}

async function exchangeFiles(config: Config, files: string) {
  // names in a bucket are never given twice: what came back joins what is there
  if (config.FILES_S3) await moveFiles(openFolder(files), storageOf(config))
  const here = config.FILES_S3 ? [] : keptFolders
  for (const name of [...here, 'session-secret']) {
    const [there, came] = [join(config.DATA_DIR, name), join(files, name)]
    if (!existsSync(came)) continue
    if (existsSync(there)) await rename(there, `${there}.before-${stamp}`)
    await rename(came, there)
  }
  // sizes of pictures are made again
  await rm(join(config.DATA_DIR, 'pictures'), { recursive: true, force: true })
}

async function tell(url: string, text: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
