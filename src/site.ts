import * as build from 'virtual:react-router/server-build'
import { sql } from 'drizzle-orm'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { api } from './api.ts'
import { jobs } from './jobs.ts'
import type { Transport } from './kernel/client.ts'
import { serverView } from './kernel/load.ts'
import { installPhrases, wordsVersion } from './kernel/translate.ts'
import { openOfflineFiles } from './offline-files.ts'
import { phrases } from './phrases.ts'
import { type Answer, responseOf } from './platform/answer.ts'
import { openAnswers } from './platform/api-server.ts'
import { type House, houseCtx } from './platform/context.ts'
import { cspReportPath, openCspReports } from './platform/csp-report.ts'
import { openDatabase } from './platform/database.ts'
import { servePicture } from './platform/images.ts'
import { migrateJobs, openJobs } from './platform/jobs.ts'
import { listenForTouches, openKept } from './platform/kept.ts'
import { openReader } from './platform/kept-answers.ts'
import { openMailer } from './platform/mail.ts'
import { openApiOf, openApiPage } from './platform/openapi.ts'
import {
  bytesFor,
  keptPage,
  type PageView,
  packingFor,
  packJson,
  packPage,
  pageView,
  securityHeaders,
} from './platform/pages.ts'
import { openPublicFiles } from './platform/public-files.ts'
import { openQuickPages } from './platform/quick-pages.ts'
import { allowedHosts, browserServices } from './platform/services.ts'
import type { OpenSite, Site } from './platform/site.ts'
import { robotsText } from './platform/sitemap.ts'
import { openTwins } from './platform/twins.ts'
import { findPublicFile } from './public-files.ts'
import { isThere } from './shop/catalog/service.ts'
import { loadWords, wordsTag } from './shop/translation/service/words.ts'
import { legacyTarget } from './storefront/legacy-addresses.ts'
import { twins } from './twins.ts'

/** Pages that are the same for everyone in one language, currency and device class. */
const publicPages = [
  /^\/$/,
  /^\/shop\/(category|product)\/[^/]+$/,
  /^\/shop\/(best-seller|new-item|search|cart|order-form)$/,
  /^\/(login|login\/kakao|login\/network-error|register|forgot-password|shop\/reset)$/,
  /^\/customer\/notice(\/\d+)?$/,
  /^\/customer\/product-(inquiry|review)$/,
  /^\/customer\/shipment-cost$/,
  /^\/tssa\/(main|about|class-product|category|studio|books|notice|(product|notice)\/\d{1,15})$/,
  /^\/contents\/[a-z\d-]{1,60}(\/\d{1,15})?$/,
]

/** Those that show dates and seats, which move with every booking. */
const classPages = /^\/(tssa\/.+)?$/

// so many requests at once are visitors who wait; mails and other jobs let them go first
const crowd = 4

const renderPage = createRequestHandler(build, import.meta.env?.MODE)

export async function openSite({
  config,
  databaseUrl,
  log,
}: Parameters<OpenSite>[0]): Promise<Site> {
  installPhrases('en', phrases)
  let asking = 0
  const { db, pool, close } = openDatabase(databaseUrl, {
    onError: (error) => log.warn({ error: error.message }, 'idle connection lost'),
  })
  const kept = openKept(24 * 1024 * 1024)
  const house: House = { config, db, log, kept, mailer: await openMailer(config, log) }
  await migrateJobs(pool, log)
  const { firstRun } = await (await import('#db/seed.ts')).openForBusiness(house)
  const words = () =>
    loadWords(houseCtx(house)).catch((error: unknown) =>
      log.warn({ error }, 'the changed phrases could not be read'),
    )
  await words()
  const stopListening = listenForTouches(pool, kept, log, (tags) => {
    if (tags.includes(wordsTag) || tags.includes('*')) void words()
  })
  const working = await openJobs(house, pool, jobs, () => asking >= crowd)
  const answerApi = openAnswers(house, api)
  const readAs = openReader(house, api)
  const twinFetch = openTwins(house, twins)
  const cspReport = openCspReports(log)
  const publicFile = openPublicFiles(house, findPublicFile)
  const offlineFile = openOfflineFiles(house)
  const endpoints = api.map((one) => one.endpoint)
  const source = {
    origin: config.ORIGIN,
    secure: config.ORIGIN.startsWith('https:'),
    allowed: allowedHosts(config),
  }
  const services = browserServices(config, build.assets.version)

  function render(request: Request, view: PageView, transport: Transport): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(serverView, {
      view: {
        lang: view.lang,
        currency: view.currency,
        country: view.country,
        device: view.device,
        origin: source.origin,
        services,
        words: view.lang === 'en' ? wordsVersion() : '',
      },
      transport,
      dataOnly: new URL(request.url).pathname.endsWith('.data'),
    })
    return renderPage(request, context)
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
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const isPublic = publicPages.some((pattern) => pattern.test(url.pathname))
    // a public page is rendered for nobody in particular: no cookie reaches its loaders
    const cookie = isPublic
      ? `odemoa_lang=${view.lang}.${view.currency}`
      : request.headers.get('cookie')
    const send: Transport = async (path, init) =>
      responseOf(
        await answerApi(
          new Request(new URL(path, url), {
            ...init,
            headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
          }),
          ip,
        ),
      )
    const transport: Transport = Object.assign(send, {
      read: readAs({ lang: view.lang, currency: view.currency, ip }),
    })
    const packing = packingFor(asking.acceptEncoding)
    const html = new Request(url, { headers: isPublic ? {} : request.headers })
    const packed = isPublic
      ? await keptPage(
          kept,
          view,
          source,
          packing,
          () => render(html, view, transport),
          classPages.test(url.pathname) ? ['class'] : [],
        )
      : await packPage(await render(html, view, transport), source, packing, 'private, no-store')
    return bytesFor(packed, asking)
  }

  /** 301 to where an address of the old shop leads now; what is gone leads home. */
  async function legacy(url: URL): Promise<Response | null> {
    const target = legacyTarget(url)
    if (!target) return null
    const gone = target.otherwise && !(await isThere(houseCtx(house), target))
    return new Response(null, {
      status: 301,
      headers: {
        location: (gone && target.otherwise) || target.to,
        'cache-control': 'public, max-age=86400',
      },
    })
  }

  async function answer(request: Request, ip: string): Promise<Response | Answer> {
    const url = new URL(request.url)
    if (url.pathname === '/healthz') return new Response('ok')
    if (url.pathname === '/readyz')
      return (await isReady())
        ? new Response('ready')
        : new Response('not ready', { status: 503, headers: { 'retry-after': '5' } })
    if (url.pathname === cspReportPath) return cspReport(request)
    if (url.pathname.startsWith('/twin/')) return twinFetch(request)
    if (url.pathname.startsWith('/img/')) return servePicture(config, url.pathname)
    if (url.pathname === '/api/openapi.json')
      return Response.json(openApiOf(endpoints, config.ORIGIN))
    if (url.pathname === '/api/docs')
      return new Response(openApiPage(endpoints), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'",
        },
      })
    if (url.pathname.startsWith('/api/'))
      return withSecurity(
        packJson(
          await answerApi(request, ip),
          packingFor(request.headers.get('accept-encoding') ?? ''),
        ),
      )
    if (url.pathname === '/robots.txt')
      return new Response(robotsText(config.ORIGIN), {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        },
      })
    const known =
      (await offlineFile(url.pathname)) ?? (await publicFile(url.pathname)) ?? (await legacy(url))
    if (known) return known
    if (
      /^\/(assets|favicon)/.test(url.pathname) ||
      /\.(js|css|map|png|ico|txt|xml|php|env)$/.test(url.pathname)
    )
      return new Response('not found', { status: 404 })
    return page(request, ip, url)
  }

  const site: Site = {
    fetch(request, ip) {
      asking++
      return answer(request, ip).finally(() => asking--)
    },
    quick: openQuickPages(kept, config.ORIGIN),
    async close() {
      stopListening()
      await working.stop()
      await house.mailer.close()
      await close()
    },
    firstRun,
  }
  return site

  async function isReady(): Promise<boolean> {
    return db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
  }

  function withSecurity(answer: Answer): Answer {
    return { ...answer, headers: { ...answer.headers, ...securityHeaders(source.secure) } }
  }
}
