import { promiseDelivery } from '#shop/catalog/delivery-rules.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { arrivesAbroad } from './abroad-rules.ts'
import { isBottle } from './bottle-rules.ts'
import { isClass } from './class-rules.ts'
import { islandOf } from './shipping-rules.ts'

type Sent = { io_type: number; it_id?: string; io_lead_days?: number }
/** the kind of a line that is an add-on */
const addOn = 1
type To = { country: string; zip: string }

/**
 * The day a line arrives, by the moment it is ordered; the same on the product, in the cart, on the form and kept with the order.
 * Abroad it is the last day of the way. Nothing of a class is sent, and a bottle has a day of its own.
 */
export function arrivalOf(
  line: Sent,
  {
    now,
    to,
    settings,
    beside = [],
  }: {
    now: Date
    to: To
    settings: Pick<Settings, 'shipping' | 'abroad'>
    /** the lines that it is bought with: wrapping and a card wait for what they go with */
    beside?: readonly Sent[]
  },
): string | null {
  if (isClass(line) || isBottle(line)) return null
  const { shipping, abroad } = settings
  const zone = to.country === 'KR' ? islandOf(shipping, to.zip) : null
  const { arrives, leaves } = promiseDelivery(now, shipping, {
    making: Math.max(0, ...[line, ...withIt(line, beside)].map((one) => one.io_lead_days ?? 0)),
    island: zone ? shipping.island_days : 0,
  })
  if (to.country === 'KR') return arrives
  const country = abroad.countries.find(({ code }) => code === to.country)
  return country ? arrivesAbroad(leaves, country).last : null
}

/** What an add-on goes with: the lines of its own product. */
function withIt(line: Sent, beside: readonly Sent[]): Sent[] {
  return line.io_type === addOn
    ? beside.filter((one) => one.it_id === line.it_id && one.io_type !== addOn)
    : []
}

/** How the day is told: abroad it is the last of several. */
export function arrivalPhrase(country: string): string {
  return country === 'KR' ? '{day} 도착 예정' : '늦어도 {day} 도착 예정'
}
