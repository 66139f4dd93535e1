/** Late by so many ms on the whole: lists and searches are turned away, then everything but buying and the desk. */
const busy = 400
const overrun = 1_200

/** Of the memory that the process may have: the rest is for whoever buys. */
const tight = 0.85

const costly =
  /^\/(shop\/search|shop\/category|api\/v1\/(products|search|suggest|categories))|^\/(sitemap|feed)/
const neverShed =
  /^\/(healthz|readyz|metrics|assets|img|admin|twin)|^\/api\/v1\/(admin|cart|orders?|payments?|checkout|log|personal|claim|webhooks?)|^\/shop\/(cart|order|payment)|^\/login/

/**
 * Whether this request is turned away so that others are served in time. A request that changes something never is:
 * whoever sent it has chosen already.
 */
export function isShed(method: string, path: string, late: number, held = 0): boolean {
  const isTight = held >= tight
  if (late < busy && !isTight) return false
  if ((method !== 'GET' && method !== 'HEAD') || neverShed.test(path)) return false
  return isTight || late >= overrun || costly.test(path)
}
