import { createHash } from 'node:crypto'
import { type House, houseCtx } from './platform/context.ts'
import { securityHeaders } from './platform/security-headers.ts'
import { readSettings } from './shop/setting/service.ts'
import checkIn from './storefront/offline/check-in-worker.js?raw'
import farewell from './storefront/offline/no-worker.js?raw'
import {
  checkInWorkerPath,
  offlinePage,
  offlinePath,
  workerPath,
} from './storefront/offline/page.ts'
import worker from './storefront/offline/worker.js?raw'
import faces from './ui/faces/first.css?inline'

/**
 * The page without a line and the worker that shows it. The worker carries the page's fingerprint: another phone number
 * or another release is another worker, and browsers look for one with each page they load.
 */
export function openOfflineFiles(house: House): (path: string) => Promise<Response | null> {
  const isOn = house.config.OFFLINE_PAGE !== 'off'
  const common = {
    ...securityHeaders(house.config.ORIGIN.startsWith('https:')),
    'cache-control': 'no-cache',
  }
  const page = async () => offlinePage(await readSettings(houseCtx(house)), faces)

  return async (path) => {
    if (path === checkInWorkerPath)
      return new Response(isOn ? checkIn : farewell, {
        headers: { ...common, 'content-type': 'text/javascript; charset=utf-8' },
      })
    if (path === workerPath) {
      const text = isOn
        ? worker.replace('VERSION', fingerprint(await page()).slice(0, 16))
        : farewell
      return new Response(text, {
        headers: { ...common, 'content-type': 'text/javascript; charset=utf-8' },
      })
    }
    if (path !== offlinePath || !isOn) return null
    const html = await page()
    return new Response(html, {
      headers: {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(html),
      },
    })
  }
}

/** Its own script and style, and one question: whether the shop answers again. */
function policyOf(html: string): string {
  const hashOf = (tag: string) =>
    `'sha256-${fingerprint(new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? '', 'base64')}'`
  return [
    "default-src 'none'",
    `script-src ${hashOf('script')}`,
    `style-src ${hashOf('style')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function fingerprint(text: string, as: 'base64' | 'base64url' = 'base64url'): string {
  return createHash('sha256').update(text).digest(as)
}
