import { homeCountry } from '#kernel/destination.ts'
import { byBank, type OrderTyped } from './typed-order.ts'

/** How a phone number begins in the countries the shop is likely to send to. */
const dialling: Record<string, string> = {
  US: '+1',
  CA: '+1',
  JP: '+81',
  CN: '+86',
  TW: '+886',
  HK: '+852',
  SG: '+65',
  AU: '+61',
  GB: '+44',
  DE: '+49',
  FR: '+33',
}

const begun = (country: string) => `${dialling[country] ?? '+'} `
/** Nothing but the beginning of a number, of whichever country. */
const untouched = (phone: string) => /^(\+\d{0,3})?\s*$/.test(phone)

/** What a phone field shows while it is empty. */
export function phoneLike(country: string): string {
  if (country === homeCountry) return '010-0000-0000'
  return country === 'US' || country === 'CA' ? '+1 415 555 0100' : `${begun(country)}…`
}

type Away = Pick<OrderTyped, 'od_hp' | 'od_b_hp' | 'od_settle_case'>

/** What follows a change of the country: numbers that nobody typed begin anew, and a Korean bank is no longer what is proposed. */
export function abroadTyped(typed: Away, country: string): Partial<Away> {
  const home = country === homeCountry
  const phone = home ? '' : begun(country)
  return {
    ...(untouched(typed.od_hp) ? { od_hp: phone } : {}),
    ...(untouched(typed.od_b_hp) ? { od_b_hp: phone } : {}),
    ...(home ? { od_settle_case: byBank } : {}),
    ...(!home && typed.od_settle_case === byBank ? { od_settle_case: '' } : {}),
  }
}

/** The form of somebody who chose a country before: what is known of them stays. */
export function awayTyped(country: string, known: Partial<OrderTyped>): Partial<OrderTyped> {
  const { od_hp = '', od_b_hp = '' } = known
  return {
    country_code: country,
    ...abroadTyped({ od_hp, od_b_hp, od_settle_case: byBank }, country),
  }
}
