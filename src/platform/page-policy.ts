import { hash } from 'node:crypto'
import type { PageHosts } from '#kernel/page-hosts.ts'
import type { Config } from './config.ts'
import { cspReportPath } from './csp-report.ts'
import { securityHeaders } from './security-headers.ts'
import { type AllowedHosts, allowedHosts, closedKeys } from './services.ts'

export type PageSource = {
  origin: string
  secure: boolean
  /** hosts of outside scripts, only of those whose keys are set */
  allowed?: AllowedHosts
  /** without the finder of post codes */
  finderless?: boolean
  /** tells no other address where its visitor comes from */
  quiet?: boolean
}

/** Nobody pays at the desk or the door, is counted there or chats with the shop. */
export function pageSources(config: Config): Record<PageHosts, PageSource> {
  const shop = {
    origin: config.ORIGIN,
    secure: config.ORIGIN.startsWith('https:'),
    allowed: allowedHosts(config),
  }
  const closed = { ...shop, allowed: allowedHosts(closedKeys(config)) }
  return { shop, finder: closed, none: { ...closed, finderless: true } }
}

const postcodeHosts = 'https://t1.daumcdn.net https://t1.kakaocdn.net'
const postcodeFrames = 'https://postcode.map.daum.net https://postcode.map.kakao.com'

// looked for in the bytes: turning a page into text and back costs more than all its hashes
function inlineScripts(html: Buffer): string[] {
  const found: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 7)) {
    const open = html.indexOf('>', at)
    const tag = html.toString('latin1', at, open)
    if (/\bsrc=|application\/(?:ld\+)?json/.test(tag)) continue
    const script = html.subarray(open + 1, html.indexOf('</script>', open))
    found.push(`'sha256-${hash('sha256', script, 'base64')}'`)
  }
  return [...new Set(found)]
}

/** The headers of every page, with the policy that allows its own inline scripts and the hosts it needs. */
export function pageHeaders(
  { secure, allowed, quiet, finderless }: PageSource,
  html: Buffer,
): Record<string, string> {
  const [finder, finderFrames] = finderless ? ['', ''] : [postcodeHosts, postcodeFrames]
  return {
    ...securityHeaders(secure),
    ...(quiet && { 'referrer-policy': 'no-referrer' }),
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${inlineScripts(html).join(' ')} ${finder} ${allowed?.scripts ?? ''}`,
      `style-src 'self' ${allowed?.styles ?? ''}`,
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: blob: ${allowed?.images ?? ''}`,
      "font-src 'self'",
      `connect-src 'self' ${allowed?.connects ?? ''}`,
      `worker-src 'self' ${allowed?.workers ?? ''}`,
      `frame-src 'self' ${finderFrames} ${allowed?.frames ?? ''}`,
      "object-src 'none'",
      "base-uri 'none'",
      `form-action 'self' ${allowed?.forms ?? ''}`,
      "frame-ancestors 'self'",
      `report-uri ${cspReportPath}`,
    ]
      .map((line) => line.trim().replaceAll(/ +/g, ' '))
      .join('; '),
  }
}
