import { type Amount, worthIn } from '#kernel/money.ts'
import type { PricedQuote } from '#shop/order/contract/order.ts'
import type { Settings } from '#shop/setting/contract.ts'

type Asks = {
  shipping: Pick<Settings['shipping'], 'grades'>
  payment: Pick<Settings['payment'], 'usd_rate'>
  returns: Settings['returns']
}

/** The way of the first parcel, by the dearest row of the shop's table. */
export function firstWayCost(
  { shipping, payment }: Pick<Asks, 'shipping' | 'payment'>,
  currency: 'krw' | 'usd',
): Amount {
  return worthIn(
    Math.max(0, ...shipping.grades.map(({ cost }) => cost)),
    currency,
    payment.usd_rate,
  )
}

export type Fees = { back: Amount; both: Amount; first: Amount }

export const noFees: Fees = { back: 0, both: 0, first: 0 }

/** What the shop asks for the ways of an order's parcels: what it asked when the order was placed, or less where it has become cheaper. */
export function agreedFees(
  settings: Asks,
  { currency, quote: { basis, returns } }: { currency: 'krw' | 'usd'; quote: PricedQuote },
): Fees {
  const now = feesOf(settings, currency)
  if (!basis) return now
  const { shipping, usd_rate } = basis.policy
  const then = feesOf(
    { shipping, payment: { usd_rate }, returns: returns ?? settings.returns },
    currency,
  )
  return {
    back: Math.min(now.back, then.back),
    both: Math.min(now.both, then.both),
    first: Math.min(now.first, then.first),
  }
}

/** What the shop asks for the ways of a parcel, in the money of the order. */
export function feesOf(settings: Asks, currency: 'krw' | 'usd'): Fees {
  const { returns, payment } = settings
  const worth = (won: number) => worthIn(won, currency, payment.usd_rate)
  return {
    back: worth(returns.return_fee),
    both: worth(returns.exchange_fee),
    first: firstWayCost(settings, currency),
  }
}
