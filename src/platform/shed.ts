/** Late by so many ms on the whole: lists and searches are turned away, then everything but buying and the desk. */
const busy = 400
const overrun = 1_200

const costly =
  /^\/(shop\/search|shop\/category|api\/v1\/(products|search|suggest|categories))|^\/(sitemap|feed)/
const neverShed =
  /^\/(healthz|readyz|metrics|assets|img|admin|twin)|^\/api\/v1\/(admin|cart|orders?|payments?|checkout|log|personal|claim|webhooks?)|^\/shop\/(cart|order|payment)|^\/login/

/**
 * Whether this request is turned away so that others are served in time. A request that changes something never is:
 * whoever sent it has chosen already.
 */
export function isShed(method: string, path: string, late: number): boolean {
  if (late < busy || (method !== 'GET' && method !== 'HEAD') || neverShed.test(path)) return false
  return late >= overrun || costly.test(path)
}
