import { hourMs } from '#kernel/korean-time.ts'
import { readBytes } from './json-body.ts'
import type { Log } from './log.ts'

/** Where a browser tells what a page's policy kept out. */
export const cspReportPath = '/csp-report'

const largest = 8_192
const quiet = hourMs
const mostKinds = 200

/**
 * Something that is not on the list wanted into a page: one line a kind and hour. Extensions of browsers try too, so it is a line
 * for who reads logs and no alarm; neither the rest of an address nor what a script said is kept.
 */
export function openCspReports(
  log: Log,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  const told = new Map<string, number>()
  return async (request) => {
    if (request.method !== 'POST')
      return new Response(null, { status: 405, headers: { allow: 'POST' } })
    const report = await readReport(request)
    const what = report && {
      directive: report.directive,
      blocked: report.blocked,
      page: report.page,
    }
    const kind = JSON.stringify(what)
    for (const [old, at] of told) if (at + quiet < now()) told.delete(old)
    // who invents ever new kinds fills no log
    if (what && !told.has(kind) && told.size < mostKinds) {
      told.set(kind, now())
      log.warn(what, 'a page kept out what its policy does not list')
    }
    return new Response(null, { status: 204 })
  }
}

async function readReport(
  request: Request,
): Promise<{ directive: string; blocked: string; page: string } | null> {
  try {
    const parsed: unknown = JSON.parse((await readBytes(request, largest)).toString('utf8'))
    const body = wordsOf(wordsOf(parsed)['csp-report'])
    const directive = /^[a-z-]{1,40}/.exec(
      String(body['effective-directive'] ?? body['violated-directive'] ?? ''),
    )?.[0]
    return directive
      ? { directive, blocked: originOf(body['blocked-uri']), page: pathOf(body['document-uri']) }
      : null
  } catch {
    // whatever it was, it was no report
    return null
  }
}

function wordsOf(given: unknown): Record<string, unknown> {
  return given && typeof given === 'object' ? (given as Record<string, unknown>) : {} // any object may be asked for its keys
}

function originOf(uri: unknown): string {
  if (typeof uri !== 'string') return ''
  return URL.canParse(uri) && new URL(uri).host
    ? new URL(uri).origin
    : (/^[a-z-]{1,20}/.exec(uri)?.[0] ?? '')
}

function pathOf(uri: unknown): string {
  return typeof uri === 'string' && URL.canParse(uri) ? new URL(uri).pathname.slice(0, 80) : ''
}
