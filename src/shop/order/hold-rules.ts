import type { PhraseParams } from '#kernel/translate.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { mostHeld } from '#shop/setting/hold-rules.ts'

type Limits = Settings['holds']

/** What one place (an address, a phone number, a cart) holds without having paid, and what the shop has of it. */
export type Held = {
  io_no: number
  /** on the shelf, promised or not */
  on_hand: number
  /** promised to whoever */
  reserved: number
  /** promised to this place and not paid for; by the account or the basket itself, the rest by a number that anybody may type */
  held: number
  own: number
}

export type Wanted = { io_no: number; qty: number }

export type TooMuch = { io_no: number; phrase: string; params: PhraseParams }

/**
 * The first option of which this place would hold too much. An order that waits for its money counts itself; one that is being paid
 * now is looked at only for what the place holds already.
 */
export function whyTooMuch(
  limits: Limits,
  wanted: readonly Wanted[],
  held: readonly Held[],
  { isMember, isPayingNow }: { isMember: boolean; isPayingNow: boolean },
): TooMuch | null {
  for (const { io_no, qty } of wanted) {
    const found = held.find((one) => one.io_no === io_no)
    const most = found && mostHeld(limits, found.on_hand, isMember)
    if (!found || most === null || most === undefined) continue
    const isOver = isPayingNow ? found.held > 0 && found.held >= most : found.held + qty > most
    if (!isOver) continue
    const left = Math.max(0, most - found.held)
    if (found.own !== found.held)
      return { io_no, phrase: othersPhrases[isPayingNow ? 'paying' : 'goods'], params: {} }
    return {
      io_no,
      phrase: isPayingNow
        ? '{name}: 결제를 마치지 않은 주문이 이미 {held}개를 맡아 두고 있어요. 먼저 입금하거나 취소한 뒤 다시 주문해 주세요.'
        : left > 0
          ? '{name}: 입금 전에 맡아 둘 수 있는 수량은 {left}개까지예요. 수량을 줄이거나 카드로 결제해 주세요. 더 많이 필요하면 견적을 받아 주세요.'
          : '{name}: 입금하지 않은 주문이 이미 {held}개를 맡아 두고 있어요. 먼저 입금하거나 카드로 결제해 주세요.',
      params: { held: found.held, left },
    }
  }
  return null
}

// what a number or an address holds is not told to whoever types it
const othersPhrases = {
  goods:
    '{name}: 같은 번호나 같은 인터넷에서 입금을 기다리는 주문이 있어 이만큼은 맡아 둘 수 없어요. 수량을 줄이거나 카드로 결제해 주세요.',
  paying:
    '{name}: 같은 번호나 같은 인터넷에 결제를 마치지 않은 주문이 있어 지금은 받을 수 없어요. 먼저 결제를 마치거나 10분 뒤에 다시 주문해 주세요.',
  seats:
    '같은 번호나 같은 인터넷에서 입금을 기다리는 예약이 있어 이만큼은 잡아 둘 수 없어요. 카드로 결제하거나, 인원을 줄이거나, {phone}번으로 전화해 주세요.',
}

/** A date of a class, with the seats that one place has without having paid. */
export type SeatsHeld = {
  session_id: number
  capacity: number
  /** booked or promised to others than this basket */
  taken: number
  /** by orders that wait and payments that were started; by the latter alone */
  held: number
  started: number
  /** of those held, by the account or the basket itself */
  own: number
}

export type SeatTotals = Record<'person' | 'address', Pick<SeatsHeld, 'held' | 'started' | 'own'>>
type Party = { session_id: number; people: number }
export type TooManySeats = { session_id: number | null; phrase: string; params: PhraseParams }

/**
 * Why these seats cannot be held unpaid: too many of one date, or of all dates together for one person or one address. Whoever pays
 * now is only asked for payments of theirs that are under way, which end by themselves.
 */
export function whyTooManySeats(
  limits: Limits,
  parties: readonly Party[],
  { dates, totals }: { dates: readonly SeatsHeld[]; totals: SeatTotals },
  { isMember, isPayingNow }: { isMember: boolean; isPayingNow: boolean },
): TooManySeats | null {
  type Some = SeatTotals['person']
  const heldOf = (one: Some) => (isPayingNow ? one.started : one.held)
  const isOver = (held: number, people: number, most: number) =>
    isPayingNow ? held > 0 && held >= most : held + people > most
  const why = (session_id: number | null, some: Some, most: number): TooManySeats => {
    const held = heldOf(some)
    if (isPayingNow) return { session_id, phrase: seatPhrases.paying, params: {} }
    if (some.own !== some.held) return { session_id, phrase: othersPhrases.seats, params: {} }
    return {
      session_id,
      phrase: seatPhrases[session_id === null ? 'all' : 'date'],
      params: { held, left: Math.max(0, most - held) },
    }
  }
  for (const { session_id, people } of parties) {
    const date = dates.find((one) => one.session_id === session_id)
    const most = date && mostHeld(limits, date.capacity, isMember, limits.seats_least)
    if (date && most && isOver(heldOf(date), people, most)) return why(session_id, date, most)
  }
  const people = parties.reduce((sum, one) => sum + one.people, 0)
  const caps = [
    [totals.person, limits.seats_person],
    [totals.address, limits.seats_address],
  ] as const
  for (const [some, most] of caps)
    if (most > 0 && isOver(heldOf(some), people, most)) return why(null, some, most)
  return null
}

const seatPhrases = {
  date: '{name}: 입금 전에 잡아 둘 수 있는 자리는 {left}명까지예요. 카드로 결제하면 바로 예약돼요. 더 많은 자리를 계좌로 입금하려면 {phone}번으로 전화해 주세요.',
  all: '입금 전에 잡아 둘 수 있는 클래스 자리는 모두 더해 {left}명 남았어요(이미 {held}명). 카드로 결제하거나, 앞선 예약을 입금하거나, {phone}번으로 전화해 주세요.',
  paying:
    '결제를 마치지 않은 예약이 이미 자리를 잡고 있어요. 그 결제를 마치거나 10분 뒤에 다시 시도해 주세요. 급하면 {phone}번으로 전화해 주세요.',
}

/** Whether so few seats are left of a date that a guest gets less time to pay. */
export function areFew(
  limits: Limits,
  parties: readonly Party[],
  dates: readonly SeatsHeld[],
): boolean {
  return parties.some(({ session_id, people }) => {
    const date = dates.find((one) => one.session_id === session_id)
    if (!date) return false
    return date.capacity - date.taken - people < (date.capacity * limits.low_percent) / 100
  })
}

/** Whether so little is left after this order that a guest gets less time to pay. */
export function isLow(limits: Limits, wanted: readonly Wanted[], held: readonly Held[]): boolean {
  return wanted.some(({ io_no, qty }) => {
    const found = held.find((one) => one.io_no === io_no)
    if (!found) return false
    return found.on_hand - found.reserved - qty < (found.on_hand * limits.low_percent) / 100
  })
}
