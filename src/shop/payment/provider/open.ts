import type { Config } from '../../../platform/config.ts'
import type { House } from '../../../platform/context.ts'
import type { OfferedWay, PayWay } from '../contract.ts'
import { payWays } from '../contract.ts'
import { currencyOfWay, leastOf, providerOfWay } from '../rules.ts'
import { openPayPal } from './paypal.ts'
import type { Provider } from './provider.ts'
import { openToss } from './toss.ts'

const opened = new WeakMap<Config, Map<string, Provider | null>>()

/** The provider of this shop: real with its keys, the local stand-in on a shop that only its own machine can reach, else none. */
export function providerOf({ config }: Pick<House, 'config'>, name: string): Provider | null {
  const known = opened.get(config) ?? new Map<string, Provider | null>()
  opened.set(config, known)
  const key = `${name} ${config.TWINS}`
  if (!known.has(key)) known.set(key, name === 'toss' ? toss(config) : name === 'paypal' ? paypal(config) : null)
  return known.get(key) ?? null
}

function toss(config: Config): Provider | null {
  const { TOSS_CLIENT_KEY, TOSS_SECRET_KEY, TWINS } = config
  if (TOSS_CLIENT_KEY && TOSS_SECRET_KEY) return openToss({ base: 'https://api.tosspayments.com', secret_key: TOSS_SECRET_KEY, pretend: false })
  return TWINS ? openToss({ base: `${TWINS}/toss`, secret_key: 'test_sk_pretend', pretend: true }) : null
}

function paypal(config: Config): Provider | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_ENV, PAYPAL_WEBHOOK_ID, TWINS } = config
  if (PAYPAL_CLIENT_ID && PAYPAL_SECRET) {
    const base = PAYPAL_ENV === 'sandbox' ? 'https://api-m.sandbox.paypal.com' : 'https://api-m.paypal.com'
    return openPayPal({ base, client_id: PAYPAL_CLIENT_ID, secret: PAYPAL_SECRET, webhook_id: PAYPAL_WEBHOOK_ID ?? null, pretend: false })
  }
  return TWINS ? openPayPal({ base: `${TWINS}/paypal`, client_id: 'pretend', secret: 'pretend', webhook_id: 'pretend-hook', pretend: true }) : null
}

/** The ways to pay that this shop can offer. */
export function offeredWays(house: Pick<House, 'config'>): OfferedWay[] {
  return payWays.flatMap((way: PayWay) => {
    const provider = providerOf(house, providerOfWay[way])
    return provider ? [{ way, currency: currencyOfWay[way], min: leastOf[way], pretend: provider.pretend }] : []
  })
}
