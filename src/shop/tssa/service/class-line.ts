import { whenWhere } from '#shop/cart/service/class-lines.ts'

type Dated = {
  session_id: number
  starts_at: Date
  ends_at: Date
  place: string
  place_en: string
  meetings: number
  later_starts: string[]
}

/** A date as the line of an order names it. */
export function toLine({ session_id, starts_at, ends_at, ...rest }: Dated) {
  const named = { starts_ms: +starts_at, ends_ms: +ends_at, ...rest }
  return { session_id, option: whenWhere(named, 'kr'), option_en: whenWhere(named, 'en') }
}
