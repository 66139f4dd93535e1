import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'

/** The secret of a booking's ticket: whoever was sent it may see it. It works without a log-in and for ever. */
export function ticketOf(config: Pick<Config, 'SESSION_SECRET'>, booking_id: string): string {
  return `${booking_id}-${sign(config, booking_id)}`
}

function sign(config: Pick<Config, 'SESSION_SECRET'>, booking_id: string): string {
  return createHmac('sha256', config.SESSION_SECRET)
    .update(`class ticket ${booking_id}`)
    .digest('base64url')
    .slice(0, 24)
}

/** The booking of a ticket; null for any other text. */
export function bookingOfTicket(
  config: Pick<Config, 'SESSION_SECRET'>,
  token: string,
): string | null {
  const booking_id = /^([\w]{1,40})-[\w-]{24}$/.exec(token)?.[1]
  if (!booking_id) return null
  const right = Buffer.from(ticketOf(config, booking_id))
  const given = Buffer.from(token)
  return right.length === given.length && timingSafeEqual(right, given) ? booking_id : null
}
