import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressReader } from '#platform/client-address.ts'
import { BadConfig, parseConfig } from '#platform/config.ts'
import { openDevSite } from '#platform/dev-site.ts'
import { createHttpServer, listen } from '#platform/http-server.ts'
import { openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { onStop, outliveReaders } from '#platform/signals.ts'
import type { OpenSite } from '#platform/site.ts'
import { openStaticFiles } from '#platform/static-files.ts'

const steps = {
  info: (text: string) => console.log(`· ${text}`),
  warn: (text: string) => console.warn(`! ${text}`),
}
// what is open, in the order of opening: it is closed in the other order
const closers: (() => Promise<unknown>)[] = []
let stopping = false

outliveReaders()
onStop(stop, (error) => console.error(error))
start().catch(async (error) => {
  if (stopping) return
  const mistakes =
    error instanceof BadConfig
      ? error.mistakes
      : [error instanceof Error ? error.message : String(error)]
  for (const mistake of mistakes) console.error(`✗ ${mistake}`)
  await stop()
  process.exit(1)
})

async function start() {
  const config = parseConfig(process.env)
  const log = openLog(config)
  const databaseUrl = config.DATABASE_URL ?? (await ownDatabase(config.DATA_DIR))
  const backupDir = config.DATABASE_URL ? undefined : join(config.DATA_DIR, 'backups')
  const applied = await migrate({
    url: databaseUrl,
    dir: here('db/migrations'),
    backupDir,
    log: steps,
  })
  if (applied.length) steps.info(`applied ${applied.length} migrations`)

  const files = openStaticFiles(here('build/client'))
  const http = createHttpServer(
    (request, clientIp) => files(request) ?? site.fetch(request, clientIp),
    log,
    addressReader(config.TRUSTED_PROXIES),
  )
  const open = (openSite: OpenSite) => openSite({ config, databaseUrl, log })
  const site = process.argv.includes('--dev')
    ? await openDevSite(http, open)
    : await open(await builtSite())
  closers.push(site.close)
  http.quick = (path, headers) => site.quick(path, headers)
  await listen(http.server, config.PORT, config.HOST)
  // only where several processes share a database does a balancer need notice
  closers.push(() => http.drain({ notice: config.DATABASE_URL ? 2_000 : 0, patience: 8_000 }))

  steps.info(`the shop is open at ${config.ORIGIN}`)
  if (site.firstRun)
    steps.info(`the owner's first password, shown only now: ${site.firstRun.ownerPassword}`)
}

async function ownDatabase(dataDir: string) {
  steps.info('starting the database')
  const postgres = await startPostgres({ dataDir, log: steps })
  closers.push(postgres.stop)
  return postgres.url
}

async function builtSite(): Promise<OpenSite> {
  const { openSite } = await import(pathToFileURL(here('build/server/index.js')).href)
  return openSite
}

async function stop() {
  stopping = true
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}

function here(path: string) {
  return join(import.meta.dirname, path)
}
