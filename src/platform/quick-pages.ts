import type { IncomingHttpHeaders } from 'node:http'
import { destinationCookie } from '#kernel/destination.ts'
import type { Kept } from './kept.ts'
import { bytesFor, deviceOf, type KeptPage, pageView, type Sent } from './pages.ts'
import { languageCookie } from './session.ts'

const mostRemembered = 5_000
const neverPages = /^\/(?:api|img|assets)\//

/**
 * The shortest way to a kept page: what a request asks for is worked out once per address, language and device class
 * and then looked up. Anything unusual falls through to the ordinary way.
 */
export function openQuickPages(
  kept: Kept,
  origin: string,
): (path: string, headers: IncomingHttpHeaders) => Sent | null {
  const keys = new Map<string, string>()
  const devices = new Map<string, string>()

  function remembered(memory: Map<string, string>, asked: string, work: () => string): string {
    const known = memory.get(asked)
    if (known !== undefined) return known
    if (memory.size >= mostRemembered) memory.clear()
    const found = work()
    memory.set(asked, found)
    return found
  }

  return (path, headers) => {
    if (neverPages.test(path) || path.length > 500) return null
    const userAgent = headers['user-agent'] ?? ''
    const language = viewCookies(headers.cookie)
    const device = remembered(devices, userAgent.slice(0, 300), () => deviceOf(userAgent))
    const key = remembered(
      keys,
      `${language} ${device} ${path}`,
      () => pageView(new URL(path, origin), { cookie: language, userAgent }).key,
    )
    const page = kept.peek<KeptPage>(key)
    return page
      ? bytesFor(page, {
          acceptEncoding: String(headers['accept-encoding'] ?? ''),
          ifNoneMatch: headers['if-none-match'] ?? '',
        })
      : null
  }
}

/** The two cookies that change a public page, as they stand in the header. */
function viewCookies(cookie: string | undefined): string {
  if (!cookie) return ''
  const [language, country] = [
    cookieIn(cookie, languageCookie),
    cookieIn(cookie, destinationCookie),
  ]
  return country ? `${language};${country}` : language
}

function cookieIn(cookies: string, name: string): string {
  const at = cookies.indexOf(`${name}=`)
  if (at < 0) return ''
  const end = cookies.indexOf(';', at)
  return cookies.slice(at, end < 0 ? undefined : end)
}
