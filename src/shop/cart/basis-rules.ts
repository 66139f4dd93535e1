import type { Currency } from '#kernel/language.ts'
import type { Settings } from '#shop/setting/contract.ts'
import type { PricedLine, PricingBasis } from './contract.ts'
import { islandOf } from './shipping-rules.ts'

/** A line of a cart with what its price depends on. */
export type Priceable = Omit<PricedLine, 'id' | 'notax' | 'collect'> & {
  ct_id: number
  it_notax: boolean
  ct_send_cost: number
  /** shipping costs that were quoted, in place of those of today */
  grades?: Settings['shipping']['grades']
  sending?: PricingBasis['sending']
}

/** Who buys and where it goes, with what is to be used. */
export type Buying = Pick<PricingBasis, 'level' | 'to'> &
  Partial<Pick<PricingBasis, 'coupons' | 'points' | 'balance'>>

/** What the price of these lines depends on, with no more of the settings than it needs. */
export function basisOf(
  lines: readonly Priceable[],
  settings: Settings,
  currency: Currency,
  { level, to, coupons = [], points = 0, balance = 0 }: Buying,
): PricingBasis {
  const island = islandOf(settings.shipping, to.zip)
  const sending = lines.find((line) => line.sending)?.sending
  return {
    currency,
    lines: lines.map(pricedLine),
    coupons,
    points,
    balance,
    level,
    to,
    ...(sending ? { sending } : {}),
    policy: {
      shipping: {
        ...settings.shipping,
        grades: lines.find(({ grades }) => grades)?.grades ?? settings.shipping.grades,
        islands: island ? [island] : [],
        holidays: [],
      },
      abroad: { countries: settings.abroad.countries.filter(({ code }) => code === to.country) },
      point: settings.point,
      usd_rate: settings.payment.usd_rate,
    },
  }
}

function pricedLine(line: Priceable): PricedLine {
  const {
    it_id,
    it_name,
    it_name_en,
    io_type,
    ct_qty,
    price,
    before,
    ca_ids,
    nocoupon,
    it_point,
    it_point_type,
    item_won,
    won,
  } = line
  const {
    it_sc_type,
    it_sc_method,
    it_sc_price,
    it_sc_minimum,
    it_sc_qty,
    it_weight,
    is_flammable,
  } = line
  return {
    ...{
      it_id,
      it_name,
      it_name_en,
      io_type,
      ct_qty,
      price,
      before,
      ca_ids,
      nocoupon,
      it_point,
      it_point_type,
      item_won,
      won,
    },
    ...{ it_sc_type, it_sc_method, it_sc_price, it_sc_minimum, it_sc_qty, it_weight, is_flammable },
    id: line.ct_id,
    notax: line.it_notax,
    collect: line.ct_send_cost === 1,
    ...(line.notax_price ? { notax_price: line.notax_price } : {}),
  }
}
