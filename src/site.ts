import * as build from 'virtual:react-router/server-build'
import { sql } from 'drizzle-orm'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { api } from './api.ts'
import { jobs } from './jobs.ts'
import type { Transport } from './kernel/client.ts'
import { serverView } from './kernel/load.ts'
import { hostsOn } from './kernel/page-hosts.ts'
import { installPhrases, wordsVersion } from './kernel/translate.ts'
import { legacyAnswer } from './legacy.ts'
import { counted, pagesOf, patternsOf } from './metrics.ts'
import { openOfflineFiles } from './offline-files.ts'
import { phrases } from './phrases.ts'
import { type Answer, responseOf } from './platform/answer.ts'
import { openAnswers } from './platform/api-server.ts'
import { type House, houseCtx } from './platform/context.ts'
import { cspReportPath, openCspReports } from './platform/csp-report.ts'
import { openDisk, type Room } from './platform/disk.ts'
import { announce } from './platform/events.ts'
import { serveFilm } from './platform/films.ts'
import { isOwnHost } from './platform/hosts.ts'
import { servePicture } from './platform/images.ts'
import { migrateJobs, openJobs } from './platform/jobs.ts'
import { keepNotes } from './platform/keep-notes.ts'
import { listenForTouches, openKept } from './platform/kept.ts'
import { openReader } from './platform/kept-answers.ts'
import { openMailer } from './platform/mail.ts'
import { openMetrics } from './platform/metrics.ts'
import { describeApi } from './platform/openapi.ts'
import { pageSources } from './platform/page-policy.ts'
import {
  bytesFor,
  keptPage,
  type PageView,
  packingFor,
  packJson,
  packPage,
  pageView,
  publicAddress,
} from './platform/pages.ts'
import { directUrl, tellOfPooler } from './platform/pooler.ts'
import { openPublicFiles } from './platform/public-files.ts'
import { openQuickPages } from './platform/quick-pages.ts'
import { openBoth } from './platform/replica.ts'
import { openSpellings } from './platform/route-patterns.ts'
import { browserServices, closedKeys } from './platform/services.ts'
import { languageCookie } from './platform/session.ts'
import type { OpenSite, Site } from './platform/site.ts'
import { robotsFile } from './platform/sitemap.ts'
import { tracingOf } from './platform/tracing.ts'
import { transact } from './platform/transact.ts'
import { openTwins } from './platform/twins.ts'
import { findPublicFile } from './public-files.ts'
import { classPages, isPublicPage } from './public-pages.ts'
import { readSettings } from './shop/setting/service.ts'
import { loadWords, wordsTag } from './shop/translation/service/words.ts'
import { findQueue } from './shop/upkeep/store/health.ts'
import { twins } from './twins.ts'

/** Everything but the API, the reports of browsers and the stand-ins is only looked at. */
function isReadOnly(path: string): boolean {
  if (path === '/api/openapi.json' || path === '/api/docs') return true
  return path !== cspReportPath && !path.startsWith('/api/') && !path.startsWith('/twin/')
}

const mega = 1024 * 1024

// so many requests at once are visitors who wait; mails and other jobs let them go first
const crowd = 4

const renderPage = createRequestHandler(build, import.meta.env?.MODE)

export async function openSite({
  config,
  databaseUrl,
  log,
  notes,
}: Parameters<OpenSite>[0]): Promise<Site> {
  installPhrases('en', phrases)
  let asking = 0
  const patternOf = patternsOf(build.routes)
  const spellingOf = openSpellings(pagesOf(build.routes))
  const tracing = await tracingOf(config, patternOf)
  const { db, pool, listening, replica, close } = openBoth(
    config,
    databaseUrl,
    log,
    notes.statement,
    tracing?.statement,
  )
  const kept = openKept(24 * 1024 * 1024)
  const disk = openDisk({
    dir: config.DATA_DIR,
    short: config.DISK_RESERVE_MB * mega,
    onChange: (room, free) => void tellRoom(room, free),
  })
  const token = config.METRICS_TOKEN
  const queue = () => findQueue(houseCtx(house))
  const metrics = token ? await openMetrics({ token, pool, patternOf, counted, queue }) : undefined
  const house: House = {
    config,
    db,
    databaseUrl: directUrl(config, databaseUrl),
    replica,
    log,
    kept,
    mailer: await openMailer(config, log),
    disk,
    notes,
    metrics,
  }
  const noting = keepNotes(house, notes)
  await tellOfPooler(pool, config, log)
  await migrateJobs(listening, log)
  const { firstRun } = await (await import('#db/seed.ts')).openForBusiness(house)
  const words = () =>
    loadWords(houseCtx(house)).catch((error: unknown) =>
      log.warn({ error }, 'the changed phrases could not be read'),
    )
  await words()
  let oldHosts: readonly string[] = []
  const learnHosts = async () => {
    oldHosts = (await readSettings(houseCtx(house))).moving.old_hosts
  }
  const stopListening = listenForTouches(listening, kept, log, (tags) => {
    if (tags.includes(wordsTag) || tags.includes('*')) void words()
    if (tags.includes('setting') || tags.includes('*')) void learnHosts().catch(() => undefined)
  })
  const working = await openJobs(house, pool, jobs, { isCrowded: () => asking >= crowd, listening })
  const answerApi = openAnswers(house, api)
  const readAs = openReader(house, api)
  const twinFetch = openTwins(house, twins)
  const cspReport = openCspReports(log)
  const publicFile = openPublicFiles(house, findPublicFile)
  const offlineFile = openOfflineFiles(house)
  const timed = config.SERVER_TIMING === 'on' || config.NODE_ENV === 'development'
  const endpoints = api.map((one) => one.endpoint)
  await learnHosts().catch(() => undefined)
  const sources = pageSources(config)
  const services = browserServices(config, build.assets.version)
  const closedServices = browserServices(closedKeys(config), build.assets.version)

  async function render(request: Request, view: PageView, transport: Transport): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(serverView, {
      view: {
        lang: view.lang,
        currency: view.currency,
        country: view.country,
        device: view.device,
        origin: config.ORIGIN,
        services: hostsOn(new URL(request.url).pathname) === 'shop' ? services : closedServices,
        words: view.lang === 'en' ? wordsVersion() : '',
      },
      transport,
      dataOnly: new URL(request.url).pathname.endsWith('.data'),
    })
    const page = await renderPage(request, context)
    // what a page costs is for whoever measures
    if (!timed) page.headers.delete('server-timing')
    return page
  }

  async function page(request: Request, ip: string, url: URL): Promise<Response | Answer> {
    const view = pageView(url, {
      cookie: request.headers.get('cookie'),
      userAgent: request.headers.get('user-agent'),
    })
    const asking = {
      acceptEncoding: request.headers.get('accept-encoding') ?? '',
      ifNoneMatch: request.headers.get('if-none-match') ?? '',
    }
    const isPublic = isPublicPage(url.pathname)
    // a public page is rendered for nobody in particular: no cookie of theirs reaches its loaders
    const own = isPublic ? null : request.headers.get('cookie')
    // the page's language before the one that is remembered: of two cookies of a name the first counts
    const cookie = [`${languageCookie}=${view.lang}.${view.currency}`, own]
      .filter(Boolean)
      .join('; ')
    const send: Transport = async (path, init) =>
      responseOf(
        await answerApi(
          new Request(new URL(path, url), {
            ...init,
            headers: { ...init.headers, cookie },
          }),
          ip,
        ),
      )
    const transport: Transport = Object.assign(send, {
      read: readAs({ lang: view.lang, currency: view.currency, ip }),
    })
    const packing = packingFor(asking.acceptEncoding)
    const html = isPublic
      ? new Request(publicAddress(url))
      : new Request(url, { headers: request.headers })
    const packed = isPublic
      ? await keptPage(
          kept,
          view,
          { ...sources[hostsOn(url.pathname)], quiet: url.pathname === '/shop/reset' },
          packing,
          () => render(html, view, transport),
          classPages.test(url.pathname) ? ['class'] : [],
        )
      : await packPage(
          await render(html, view, transport),
          sources[hostsOn(url.pathname)],
          packing,
          'private, no-store',
        )
    return bytesFor(packed, asking)
  }

  async function answer(request: Request, ip: string): Promise<Response | Answer> {
    const url = new URL(request.url)
    if (isReadOnly(url.pathname) && request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    if (url.pathname === '/healthz') return new Response('ok')
    if (url.pathname === '/readyz')
      return (await isReady())
        ? new Response('ready')
        : new Response('not ready', { status: 503, headers: { 'retry-after': '5' } })
    if (url.pathname === '/metrics')
      return (await metrics?.answer(request)) ?? new Response('not found', { status: 404 })
    if (url.pathname === cspReportPath) return cspReport(request)
    if (url.pathname.startsWith('/twin/')) return twinFetch(request)
    if (url.pathname.startsWith('/img/')) return servePicture(config, url.pathname)
    if (url.pathname.startsWith('/film/')) return serveFilm(config, request)
    const described = describeApi(url.pathname, endpoints, config.ORIGIN)
    if (described) return described
    if (url.pathname.startsWith('/api/'))
      return packJson(
        await answerApi(request, ip),
        packingFor(request.headers.get('accept-encoding') ?? ''),
      )
    if (url.pathname === '/robots.txt') return robotsFile(config.ORIGIN)
    const known =
      (await offlineFile(url.pathname)) ??
      (await publicFile(url.pathname)) ??
      (await legacyAnswer(house, url))
    if (known) return known
    if (
      /^\/(assets|favicon)/.test(url.pathname) ||
      /\.(js|css|map|png|ico|txt|xml|php|env)$/.test(url.pathname)
    )
      return new Response('not found', { status: 404 })
    const path = spellingOf(url.pathname)
    return path === url.pathname
      ? page(request, ip, url)
      : new Response(null, { status: 301, headers: { location: path + url.search } })
  }

  const site: Site = {
    fetch(request, ip) {
      asking++
      return answer(request, ip).finally(() => asking--)
    },
    quick: openQuickPages(kept, config.ORIGIN),
    isOwnHost: (host) =>
      isOwnHost(host, { origin: config.ORIGIN, isGiven: config.IS_NAMED, old: oldHosts }),
    async close() {
      metrics?.close()
      stopListening()
      disk.close()
      await working.stop()
      await noting.stop()
      await house.mailer.close()
      await close()
      await tracing?.close()
    },
    firstRun,
    seen: metrics?.seen,
    traced: tracing?.request,
  }
  return site

  /** In the log, and on the desk while the last lines can still be written. */
  async function tellRoom(room: Room, free: number | null) {
    const left = free === null ? null : Math.round(free / mega)
    if (room === 'well') return log.info({ left }, 'there is room on the disk again')
    log.warn({ room, left }, 'the disk is running out of space')
    await transact(houseCtx(house), (ctx) =>
      announce(ctx, 'house.disk', room, { room, left }),
    ).catch((error: unknown) => log.warn({ err: error }, 'the staff could not be told of it'))
  }

  async function isReady(): Promise<boolean> {
    return db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
  }
}
