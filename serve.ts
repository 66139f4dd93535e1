import cluster from 'node:cluster'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLocal } from '#kernel/local-origin.ts'
import { addressReader } from '#platform/client-address.ts'
import { BadConfig, type Config, parseConfig } from '#platform/config.ts'
import { isDatabaseDown, isDiskFull } from '#platform/database-errors.ts'
import { openDevSite } from '#platform/dev-site.ts'
import { createHttpServer, listen } from '#platform/http-server.ts'
import { openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { openNotes } from '#platform/notes.ts'
import { directUrl } from '#platform/pooler.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { securityHeaders } from '#platform/security-headers.ts'
import { onStop, outliveReaders } from '#platform/signals.ts'
import type { OpenSite } from '#platform/site.ts'
import { openStaticFiles } from '#platform/static-files.ts'
import { passOn } from '#platform/worker-talk.ts'
import { alive, countWorkers, mostOnOwnDatabase, openWorkers, retire } from '#platform/workers.ts'

const steps = {
  info: (text: string) => console.log(`· ${text}`),
  warn: (text: string) => console.warn(`! ${text}`),
}
// what is open, in the order of opening: it is closed in the other order
const closers: (() => Promise<unknown>)[] = []
let stopping = false
// the others take new visitors meanwhile, and every open line hears that it ends
const farewell = 7_000
let retired = false

// asked by a supervisor or by hand; without a listener it would end this process
let renew = async () =>
  steps.warn('one process has the port to itself: nothing to start anew beside it')
if (process.platform !== 'win32')
  process.on('SIGUSR2', () => void renew().catch((error: unknown) => console.error(error)))

outliveReaders()
onStop(
  stop,
  (error) => console.error(error),
  (error) => isDatabaseDown(error) || isDiskFull(error),
)
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
  if (config.LENT_DATABASE_URL && cluster.isWorker) return open(config, config.LENT_DATABASE_URL)
  const count = countWorkers(process.argv, config.DATABASE_URL ? undefined : mostOnOwnDatabase)
  const databaseUrl = config.DATABASE_URL ?? (await ownDatabase(config.DATA_DIR))
  const backupDir = config.DATABASE_URL ? undefined : join(config.DATA_DIR, 'backups')
  const applied = await migrate({
    url: directUrl(config, databaseUrl),
    dir: here('db/migrations'),
    backupDir,
    log: steps,
  })
  if (applied.length) steps.info(`applied ${applied.length} migrations`)
  return count > 1 ? openSeveral(count, databaseUrl) : open(config, databaseUrl)
}

async function openSeveral(count: number, databaseUrl: string) {
  passOn()
  const workers = await openWorkers({
    count,
    env: { LENT_DATABASE_URL: databaseUrl },
    tell: steps.warn,
  })
  closers.push(workers.stop)
  renew = async () => {
    steps.info('starting the processes of the shop anew, one after the other')
    await workers.renew()
    steps.info('all of them are new')
  }
  beat()
  steps.info(`${count} processes share the port`)
}

async function open(config: Config, databaseUrl: string) {
  const notes = openNotes()
  const log = openLog(config, notes.fault)
  const files = openStaticFiles(here('build/client'))
  const http = createHttpServer(
    (request, clientIp) => files(request) ?? site.fetch(request, clientIp),
    log,
    addressReader(config.TRUSTED_PROXIES),
  )
  const openWith = (openSite: OpenSite) => openSite({ config, databaseUrl, log, notes })
  const site = process.argv.includes('--dev')
    ? await openDevSite(http, openWith)
    : await openWith(await builtSite())
  closers.push(site.close)
  http.quick = (path, headers) => site.quick(path, headers)
  http.isOwnHost = site.isOwnHost
  http.seen = site.seen
  http.traced = site.traced
  http.headers = Object.entries(securityHeaders(config.ORIGIN.startsWith('https:')))
  await listen(http.server, config.PORT, config.HOST, config.LISTEN_FDS === '1')
  // only where several processes share a database does a balancer need notice
  const notice = config.DATABASE_URL ? 2_000 : 0
  closers.push(() =>
    http.drain({ notice: retired ? farewell : notice, patience: farewell + 8_000 }),
  )
  process.on('message', (word) => {
    if (word !== retire) return
    retired = true
    process.kill(process.pid, 'SIGTERM')
  })

  beat()
  // of several processes the first speaks for all
  if ((cluster.worker?.id ?? 1) === 1) {
    steps.info(`the shop is open at ${config.ORIGIN}`)
    if (!config.SMTP_URL && !isLocal(config.ORIGIN))
      steps.warn(
        'SMTP_URL is not set: no mail leaves, and whatever needs one is refused (forgotten passwords, invitations). Set it in the environment and start again',
      )
  }
  if (site.firstRun)
    steps.info(`the owner's first password, shown only now: ${site.firstRun.ownerPassword}`)
}

// whoever started this process starts it again when it falls silent
function beat() {
  if (!process.send) return
  const say = () => process.connected && process.send?.(alive)
  say()
  setInterval(say, 5_000).unref()
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

// the same folder from the source and from the build
function here(path: string) {
  return join(import.meta.dirname.replace(/[\\/]build[\\/]server$/, ''), path)
}
