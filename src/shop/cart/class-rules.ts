import type { Currency } from '#kernel/language.ts'
import type { Amount } from '#kernel/money.ts'
import type { PhraseParams } from '#kernel/translate.ts'
import type { SessionState } from '#shop/tssa/class-contract.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'
import type { ClassWish } from './class-contract.ts'

/** The kind of a line that is a date of a class: it has seats in place of stock, and nothing of it is sent. */
export const classType = 2

export function isClass({ io_type }: { io_type: number }): boolean {
  return io_type === classType
}

/** What the rules must know of a date. */
export type Seat = ClassWish & {
  session_id: number
  class_id: number
  state: SessionState
  starts_at: Date
  ends_at: Date
  meetings: number
  later_starts: readonly string[]
  closes_at: Date
  place: string
  place_en: string
  /** how many one booking may bring */
  least: number
  most: number
  held_until: Date | null
}

type Priced = Parameters<typeof priceParts>[0] & { tuition_notax: boolean }

/** What one person pays for a date, and the part of it without VAT: tuition, where the class is exempt, never materials or fees. */
export function classPrice(
  one: Priced,
  own: Parameters<typeof priceParts>[1],
  currency: Currency,
  usd_rate: number,
): { price: Amount; notax_price: Amount } {
  const parts = priceParts(one, own, currency, usd_rate)
  return { price: wholePrice(parts), notax_price: one.tuition_notax ? parts.tuition : 0 }
}

/** Of what was paid for a line, the part without VAT: in the proportion of the price, parts of a won to the tax. */
export function exemptOfPaid(
  paid: Amount,
  { notax, price, notax_price = 0 }: { notax: boolean; price: Amount; notax_price?: Amount },
): Amount {
  if (notax) return paid
  return price > 0 ? Math.floor((paid * Math.min(notax_price, price)) / price) : 0
}

type Why = {
  code: 'NOT_FOR_SALE' | 'SOLD_OUT' | 'SHORT_STOCK' | 'BELOW_MIN' | 'ABOVE_MAX'
  phrase: string
  params: PhraseParams
  fix_qty: number | null
}

/** Why a date cannot be booked for so many; null when it can. */
export function whyNotSeat(
  seat: Pick<Seat, 'state' | 'least' | 'most'>,
  people: number,
  left: number,
): Why | null {
  const why = (code: Why['code'], phrase: string, params = {}, fix_qty: number | null = null) => ({
    ...{ code, phrase, params, fix_qty },
  })
  if (seat.state === 'cancelled')
    return why('NOT_FOR_SALE', '공방 사정으로 열리지 않는 날짜예요. 다른 날짜를 골라 주세요.')
  if (seat.state === 'soon') return why('NOT_FOR_SALE', '아직 예약을 받지 않는 날짜예요.')
  if (seat.state === 'closed' || seat.state === 'finished')
    return why('NOT_FOR_SALE', '예약이 마감된 날짜예요. 다른 날짜를 골라 주세요.')
  if (left < 1)
    return why('SOLD_OUT', '마감된 날짜예요. 대기를 신청하거나 다른 날짜를 골라 주세요.')
  if (people > seat.most)
    return why(
      'ABOVE_MAX',
      '한 번에 {count}명까지 예약할 수 있어요.',
      { count: seat.most },
      Math.min(seat.most, left),
    )
  if (people > left)
    return why(
      'SHORT_STOCK',
      '남은 자리는 {count}개예요.',
      { count: left },
      left >= seat.least ? left : null,
    )
  if (people < seat.least)
    return why(
      'BELOW_MIN',
      '이 클래스는 {count}명부터 예약할 수 있어요.',
      { count: seat.least },
      seat.least,
    )
  return null
}
