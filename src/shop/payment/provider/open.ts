import { type Circuit, openCircuit } from '#platform/circuit.ts'
import type { Config } from '#platform/config.ts'
import type { House } from '#platform/context.ts'
import type { OfferedWay, PayWay } from '#shop/payment/contract.ts'
import { payWays } from '#shop/payment/contract.ts'
import { currencyOfWay, leastOf, providerOfWay } from '#shop/payment/rules.ts'
import { tellResting } from '#shop/payment/service/tell-resting.ts'
import { openPayPal } from './paypal.ts'
import type { Provider } from './provider.ts'
import { openToss } from './toss.ts'

// a provider that failed too often rests for this shop alone, not for every shop of the process
const opened = new WeakMap<Config, Map<string, Provider | null>>()

/** The provider of this shop: real with its keys, the local stand-in on a shop that only its own machine can reach, else none. */
export function providerOf(house: House, name: string): Provider | null {
  const { config } = house
  const known = opened.get(config) ?? new Map<string, Provider | null>()
  opened.set(config, known)
  const key = `${name} ${config.TWINS}`
  if (!known.has(key)) known.set(key, open(house, name))
  return known.get(key) ?? null
}

function open(house: House, name: string): Provider | null {
  if (name !== 'toss' && name !== 'paypal') return null
  const circuit = openCircuit({ onRest: () => void tellResting(house, name) })
  return name === 'toss' ? toss(house.config, circuit) : paypal(house.config, circuit)
}

function toss(config: Config, circuit: Circuit): Provider | null {
  const { TOSS_CLIENT_KEY, TOSS_SECRET_KEY, TWINS } = config
  if (TOSS_CLIENT_KEY && TOSS_SECRET_KEY)
    return openToss({
      base: 'https://api.tosspayments.com',
      secret_key: TOSS_SECRET_KEY,
      pretend: false,
      circuit,
    })
  return TWINS
    ? openToss({ base: `${TWINS}/toss`, secret_key: 'test_sk_pretend', pretend: true, circuit })
    : null
}

function paypal(config: Config, circuit: Circuit): Provider | null {
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_ENV, PAYPAL_WEBHOOK_ID, TWINS } = config
  if (PAYPAL_CLIENT_ID && PAYPAL_SECRET) {
    const base =
      PAYPAL_ENV === 'sandbox' ? 'https://api-m.sandbox.paypal.com' : 'https://api-m.paypal.com'
    return openPayPal({
      base,
      client_id: PAYPAL_CLIENT_ID,
      secret: PAYPAL_SECRET,
      webhook_id: PAYPAL_WEBHOOK_ID ?? null,
      pretend: false,
      circuit,
    })
  }
  return TWINS
    ? openPayPal({
        base: `${TWINS}/paypal`,
        client_id: 'pretend',
        secret: 'pretend',
        webhook_id: 'pretend-hook',
        pretend: true,
        circuit,
      })
    : null
}

/** The provider's own test keys take no money either, and buyers are told. */
function isTest(
  { TOSS_SECRET_KEY = '', PAYPAL_CLIENT_ID, PAYPAL_ENV }: Config,
  name: string,
): boolean {
  return name === 'toss'
    ? /^test_/i.test(TOSS_SECRET_KEY)
    : Boolean(PAYPAL_CLIENT_ID) && PAYPAL_ENV === 'sandbox'
}

/** The ways to pay that this shop can offer; those of a provider that rests come with the seconds until it may be back. */
export function offeredWays(house: House): OfferedWay[] {
  return payWays.flatMap((way: PayWay) => {
    const provider = providerOf(house, providerOfWay[way])
    if (!provider) return []
    const rests_for = provider.restsFor()
    // whoever looks at the ways finds out for the shop whether it is back; no buyer's payment is the trial
    if (rests_for !== null) void provider.knock().catch(() => undefined)
    return [
      {
        way,
        currency: currencyOfWay[way],
        min: leastOf[way],
        pretend: provider.pretend || isTest(house.config, providerOfWay[way]),
        rests_for,
      },
    ]
  })
}
