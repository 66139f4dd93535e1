import type { DateRow } from '#shop/tssa/date-contract.ts'
import { overAt } from '#shop/tssa/meeting-rules.ts'
import type { DeskDate } from '#shop/tssa/store/dates.ts'

const both = (ko: string, en: string) => ({ ko, en })

/** A date as the desk shows it. */
export function dateOf({ session, product, instructor }: DeskDate): DateRow {
  return {
    session_id: session.session_id,
    class_id: session.class_id,
    title: both(product.title, product.title_en),
    kind: product.kind,
    starts_at: session.starts_at.toISOString(),
    ends_at: session.ends_at.toISOString(),
    over_at: overAt(session).toISOString(),
    closes_at: session.closes_at.toISOString(),
    opens_at: session.opens_at.toISOString(),
    place: both(session.place, session.place_en),
    instructor: instructor && both(instructor.name, instructor.name_en),
    instructor_id: session.instructor_id,
    room_id: session.room_id,
    is_private: session.is_private,
    capacity: session.capacity,
    min_people: session.min_people,
    booked: session.booked,
    held: session.held,
    status: session.status,
    price: session.price,
  }
}
