import { after, before } from '#kernel/korean-time.ts'
import { isLate, whyCannot, whyCannotCancel } from '#shop/order/rules.ts'
import { type BookingState, bookingStates } from '#shop/tssa/contract.ts'
import {
  hasSeat,
  whyCannotAttend,
  whyCannotBookByHand,
  whyCannotChangeDate,
} from '#shop/tssa/date-rules.ts'
import {
  whyCannotCancelBooking,
  whyCannotMove,
  whyCannotMoveByHand,
  whyCannotName,
  whyCannotReduce,
} from '#shop/tssa/rules.ts'
import { type WaitState, waitStates } from '#shop/tssa/wait-contract.ts'
import { isOfferable, whyCannotLeave, whyCannotTake, whyCannotWait } from '#shop/tssa/wait-rules.ts'
import { open, type Row } from './state-row.ts'

/** How a date of a class stands to this moment: in days until its first meeting, or in hours where it is on. */
type When = { name: string; starts: Date; closes: Date; first: Date; over: Date; meetings?: number }

const now = new Date()
const inDays = (days: number) => after(now, { days })
const inHours = (hours: number) => after(now, { hours })
const agoHours = (hours: number) => before(now, { hours })

function dateAt(name: string, starts: Date, meetings = 1, closed = false): When {
  const first = after(starts, { hours: 2 })
  const closes = closed ? agoHours(1) : before(starts, { hours: 3 })
  return { name, starts, closes, first, over: after(first, { days: 7 * (meetings - 1) }), meetings }
}

const toCome = dateAt('to come', inDays(10))
const closed = dateAt('booking has closed', inDays(1), 1, true)
const soon = dateAt('starts within the hour', inHours(0.5))
const on = dateAt('is on', agoHours(1))
const over = dateAt('is over', agoHours(30))
const course = dateAt('a course under way', agoHours(30), 4)

type Given = { state: BookingState; when: When; moved?: boolean; free?: boolean; late?: boolean }

const given: Given[] = [
  { state: 'held', when: toCome },
  { state: 'held', when: toCome, late: true },
  { state: 'confirmed', when: toCome },
  { state: 'confirmed', when: toCome, moved: true },
  { state: 'confirmed', when: toCome, moved: true, free: true },
  { state: 'confirmed', when: closed },
  { state: 'confirmed', when: closed, free: true },
  ...[soon, on, course, over].map((when) => ({ state: 'confirmed' as const, when })),
  ...(['attended', 'no_show'] as const).flatMap((state) =>
    [on, course, over].map((when) => ({ state, when })),
  ),
  ...[toCome, over].map((when) => ({ state: 'cancelled_by_member' as const, when })),
  ...[toCome, over].map((when) => ({ state: 'cancelled_by_shop' as const, when })),
]

const ends: Partial<Record<BookingState, string>> = {
  attended: 'it was held; its certificate, where it has one, is given from the roster',
  cancelled_by_member: 'its money has gone back by its table; another date is booked anew',
  cancelled_by_shop: 'all of its money has gone back; the word of it names the other dates',
}

function bookingRow({ state, when, moved = false, free = false, late }: Given): Row {
  const { starts, closes, over: over_at, meetings = 1 } = when
  const held = { state, moved, free_move: free, starts_at: starts, closes_at: closes, over_at }
  const booking = { ...held, meetings, people: 2 }
  const waits = {
    ...{ od_status: '주문' as const, od_receipt_price: 0, od_credit_price: 0 },
    od_deposit_deadline: late ? agoHours(1) : inDays(1),
  }
  const isHeld = state === 'held'
  const date = whyCannotChangeDate('open', over_at, now)
  const says = [when.name, moved && 'moved once', free && 'moved by the studio', late && 'not paid']
  return {
    state: `${state}: ${says.filter(Boolean).join(', ')}`,
    buyer: open({
      'cancel its order': isHeld ? whyCannotCancel(waits) : false,
      cancel: whyCannotCancelBooking(booking, now),
      'give up a part': whyCannotReduce(booking, 1, { least: 1, kind: 'group' }, now),
      move: whyCannotMove(booking, now),
      name: whyCannotName(booking, now),
    }),
    desk: open({
      'note its money': isHeld ? whyCannot('deposit', waits) : false,
      cancel: hasSeat(state) ? date : false,
      'call the date off': hasSeat(state) ? date : false,
      'note who came': whyCannotAttend(state, starts, now),
      move: whyCannotMoveByHand(state),
    }),
    alone: open({ 'given up at its deadline': isHeld && isLate(waits, now) ? null : false }),
    end:
      (over_at <= now || state.startsWith('cancelled')) && state !== 'held'
        ? (ends[state] ?? null)
        : null,
  }
}

export const bookingRows = () => given.map(bookingRow)

/** Every state that a booking can be in is asked about. */
export const unaskedBookings = () =>
  bookingStates.filter((state) => !given.some((one) => one.state === state))

const waitEnds: Partial<Record<WaitState, string>> = {
  left: 'given up by whoever waited',
  removed: 'taken out by the studio',
  closed: 'no seat came in time, and everybody was told',
  cancelled: 'the date is called off; the word of it names the other dates',
}

function waitRow(state: WaitState, when: When, until: Date | null = null): Row {
  const rules = { offer_minutes: 120, offer_stop_hours: 3 }
  const session = { starts_at: when.starts, closes_at: when.closes, ends_at: when.first }
  const status = state === 'cancelled' ? ('cancelled' as const) : ('open' as const)
  const dated = { ...session, status, opens_at: agoHours(100) }
  const isOpen = whyCannotLeave(state) === null
  const ranOut = until !== null && until <= now
  const takes = whyCannotTake({ state, offer_until: until }, now)
  const isSeated = state === 'accepted' && !ranOut
  return {
    state: `${state}: ${[when.name, ranOut && 'its time is over'].filter(Boolean).join(', ')}`,
    buyer: open({
      'take the seats': takes,
      leave: whyCannotLeave(state),
      'wait again': isOpen || isSeated ? false : whyCannotWait(dated, rules, now),
    }),
    desk: open({
      'offer seats': isOfferable(state) ? whyCannotBookByHand(status, when.first, now) : false,
      book: state === 'offered' ? takes : false,
      remove: whyCannotLeave(state),
    }),
    alone: open({
      'offered to the next': state === 'offered' ? null : false,
      'offered seats that come free': state === 'waiting' ? null : false,
      'ends with the line': state === 'waiting' ? null : false,
    }),
    end: when === toCome && state !== 'cancelled' ? null : (waitEnds[state] ?? null),
  }
}

export const waitRows = () =>
  waitStates.flatMap((state) => {
    if (state === 'offered' || state === 'accepted')
      return [waitRow(state, toCome, inHours(1)), waitRow(state, toCome, agoHours(1))]
    return [waitRow(state, toCome), waitRow(state, closed)]
  })
