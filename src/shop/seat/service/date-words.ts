import { paths } from '#kernel/paths.ts'
import type { Ctx } from '#platform/context.ts'
import { listNext } from '#shop/seat/line-store.ts'
import { ticketOf } from './ticket-token.ts'

type Named = {
  session: { starts_at: Date; place: string; place_en: string }
  product: { title: string; title_en: string }
}
type Numbered = { session: { class_id: number; session_id: number } }

/** What every word about a date says of it: which class, and when. */
export function wordsOf({ session, product }: Named) {
  return {
    class: { ko: product.title, en: product.title_en || product.title },
    when: session.starts_at.toISOString(),
    place: { ko: session.place, en: session.place_en || session.place },
  }
}

/** What a moved booking was before: told beside what it is now. */
export function beforeOf({ session }: Named) {
  return {
    before: session.starts_at.toISOString(),
    place_before: { ko: session.place, en: session.place_en || session.place },
  }
}

/** Where the booking of an event is shown by its ticket. */
export function ticketIn(ctx: Ctx, booking_id: string) {
  return { ticket: paths.tssa.ticket(ticketOf(ctx.house.config, booking_id)) }
}

const mostNamed = 3

export type OtherDate = { when: string; link: string }

/** The next dates of the same class with a seat, each with where it is booked; nothing when there are none. */
export async function otherDates(
  ctx: Ctx,
  { session }: Numbered,
): Promise<OtherDate[] | undefined> {
  const next = await listNext(ctx, session, mostNamed)
  return next.length
    ? next.map(({ session_id, starts_at }) => ({
        when: starts_at.toISOString(),
        // at its row on the page of the class
        link: `${paths.tssa.class(session.class_id)}#date-${session_id}`,
      }))
    : undefined
}
