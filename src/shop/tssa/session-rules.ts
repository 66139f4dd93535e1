import type { SessionState, SessionStatus } from './class-contract.ts'

export type Timed = {
  status: SessionStatus
  opens_at: Date
  closes_at: Date
  ends_at: Date
  left: number
}

/** What a date is for a visitor at this moment. Only an `open` one takes bookings: the seats are taken by the same conditions. */
export function sessionState(
  { status, opens_at, closes_at, ends_at, left }: Timed,
  now: Date,
): SessionState {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'finished' || ends_at <= now) return 'finished'
  if (status === 'closed' || closes_at <= now) return 'closed'
  if (opens_at > now) return 'soon'
  return left > 0 ? 'open' : 'full'
}

/** The same for a date as it came over the wire. */
export function stateAt(
  session: {
    status: SessionStatus
    opens_at: string
    closes_at: string
    ends_at: string
    left: number
  },
  now: Date,
): SessionState {
  return sessionState(
    {
      ...session,
      opens_at: new Date(session.opens_at),
      closes_at: new Date(session.closes_at),
      ends_at: new Date(session.ends_at),
    },
    now,
  )
}

// fewer are worth a word, more are not
const few = 3

/** Does a date run out of seats? */
export function isNearlyFull(left: number): boolean {
  return left > 0 && left <= few
}
