import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { before } from '#kernel/korean-time.ts'
import { writeArchive } from '#platform/backup/archive.ts'
import { dumpShop } from '#platform/backup/dump.ts'
import { namesToKeep } from '#platform/backup/keep.ts'
import { type Loaded, loadShop, readThrough } from '#platform/backup/load.ts'
import { inScratch } from '#platform/backup/scratch.ts'
import { nameOf, openShelf, type Shelf } from '#platform/backup/shelf.ts'
import type { Config } from '#platform/config.ts'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { storageOf } from '#platform/storage.ts'
import { transact } from '#platform/transact.ts'
import type { BackupShelf, Verdict } from '#shop/upkeep/contract.ts'
import {
  beginBackup,
  forgetNotes,
  giveUpOld,
  listNotes,
  noteBackup,
  queueBackup,
} from '#shop/upkeep/store/backups.ts'

export const migrationFiles = 'db/migrations'

export function folderOf({ BACKUP_DIR, DATA_DIR }: Config): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups')
}

export function shelfOf(config: Config): Shelf {
  return openShelf({ folder: folderOf(config), s3: config.BACKUP_S3 })
}

/** Makes a backup, puts it where backups are kept, brings it back to see that it can be, and lets old ones go. Null while another is made. */
export async function backUpNow(house: House, asked_by: string): Promise<string | null> {
  const ctx = houseCtx(house)
  const { BACKUP_KEY, DATA_DIR } = house.config
  const shelf = shelfOf(house.config)
  const name = nameOf(ctx.now)
  await giveUpOld(ctx, before(ctx.now, { hours: 6 }))
  if (!(await beginBackup(ctx, { name, place: shelf.place, sealed: !!BACKUP_KEY, asked_by })))
    return null
  const work = await mkdtemp(join(DATA_DIR, 'backup-'))
  try {
    const file = join(work, name)
    const from = {
      url: house.databaseUrl,
      files: storageOf(house.config),
      secretIn: BACKUP_KEY ? DATA_DIR : null,
    }
    await writeArchive(file, BACKUP_KEY ?? null, dumpShop(from))
    await shelf.put(name, file)
    // what is checked is what came back from there
    const back = join(work, 'back')
    await shelf.get(name, back)
    const { verdict, loaded } = await check(house, back)
    await noteBackup(ctx, name, {
      state: 'done',
      bytes: (await stat(back)).size,
      row_count: Object.values(loaded.end.rows).reduce((sum, count) => sum + count, 0),
      file_count: loaded.end.files,
      verdict,
      verified_at: new Date(),
      ended_at: new Date(),
    })
    await letGo(ctx, shelf)
    return name
  } catch (error) {
    await failed(ctx, name, error)
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function check(
  { config, databaseUrl }: House,
  file: string,
): Promise<{ verdict: Verdict; loaded: Loaded }> {
  const key = config.BACKUP_KEY ?? null
  const restored = await inScratch(databaseUrl, (url) =>
    loadShop({ file, key, url, migrations: migrationFiles, files: null }),
  )
  return restored
    ? { verdict: 'restored', loaded: restored }
    : { verdict: 'read', loaded: await readThrough(file, key) }
}

async function letGo(ctx: Ctx, shelf: Shelf) {
  const kept = await shelf.list()
  const stays = namesToKeep(kept)
  for (const { name } of kept) if (!stays.has(name)) await shelf.drop(name)
  await forgetNotes(ctx, [...stays])
}

async function failed(ctx: Ctx, name: string, error: unknown) {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  await transact(ctx, async (ctx) => {
    await noteBackup(ctx, name, { state: 'failed', why, ended_at: new Date() })
    await announce(ctx, 'house.backup_failed', name, { why })
  }).catch((later: unknown) =>
    ctx.house.log.error({ err: later }, 'a failed backup could not be written down'),
  )
}

/** The task of the queue; `asked_by` is whoever pressed the button. */
export async function backUpTask(house: House, payload: unknown) {
  const by =
    typeof payload === 'object' && payload && 'asked_by' in payload ? payload.asked_by : null
  await backUpNow(house, typeof by === 'string' ? by : 'shop')
}

/** What lies there, and what is known of it: a file without a note was brought, a note without a file has failed. */
export async function showShelf(ctx: Ctx): Promise<BackupShelf> {
  const { config } = ctx.house
  const shelf = shelfOf(config)
  const [files, notes] = await Promise.all([shelf.list(), listNotes(ctx)])
  const names = [...new Set([...files, ...notes].map(({ name }) => name))].sort().reverse()
  const backups = names.map((name) => {
    const file = files.find((one) => one.name === name)
    const note = notes.find((one) => one.name === name)
    return {
      name,
      made_at: (note?.made_at ?? file?.made_at ?? new Date(0)).toISOString(),
      bytes: file?.bytes ?? null,
      state: note?.state ?? ('done' as const),
      sealed: note?.sealed ?? null,
      row_count: note?.row_count ?? 0,
      file_count: note?.file_count ?? 0,
      asked_by: note?.asked_by ?? '',
      verdict: note?.verdict ?? null,
      verified_at: note?.verified_at?.toISOString() ?? null,
      why: note?.why ?? '',
    }
  })
  return {
    place: shelf.place,
    sealed: Boolean(config.BACKUP_KEY),
    same_disk: !config.BACKUP_S3 && !config.BACKUP_DIR,
    running: notes.some(({ state }) => state === 'making'),
    backups,
  }
}

/** Asks for one; the queue makes it. */
export async function askForBackup(ctx: Ctx): Promise<{ asked: boolean }> {
  await queueBackup(ctx, ctx.visitor.mb_id ?? '')
  return { asked: true }
}
