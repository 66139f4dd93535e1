import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { bookingStates, peopleNames, refundPreview } from './contract.ts'
import { clock, dateForm, datesForm, day, seats } from './making-contract.ts'
import { waitStates } from './wait-contract.ts'

const who = ['class'] as const
const path = '/api/v1/admin/class-dates'

export const dateSpans = ['coming', 'past', 'cancelled'] as const
export type DateSpan = (typeof dateSpans)[number]
export const bookedStatuses = ['open', 'closed', 'cancelled', 'finished', 'draft'] as const

const both = z.object({ ko: z.string(), en: z.string() })
const reason = words(1, 200)

export const dateRow = z.object({
  session_id: z.number(),
  class_id: z.number(),
  title: both,
  kind: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** the end of its last meeting; of a class of one day its own */
  over_at: z.string(),
  closes_at: z.string(),
  opens_at: z.string(),
  place: both,
  instructor: z.nullable(both),
  instructor_id: z.nullable(z.number()),
  room_id: z.nullable(z.number()),
  is_private: z.boolean(),
  capacity: z.number(),
  min_people: z.number(),
  booked: z.number(),
  held: z.number(),
  status: z.enum(bookedStatuses),
  price: z.nullable(z.number()),
})
export type DateRow = z.output<typeof dateRow>

const attendee = z.object({
  attendee_id: z.number(),
  name: z.string(),
  certificate_no: z.nullable(z.string()),
  /** how much of the course they attended, in percent */
  attended: z.number(),
})
const rosterRow = z.object({
  booking_id: z.string(),
  state: z.enum(bookingStates),
  mb_id: z.nullable(z.string()),
  mb_name: z.string(),
  /** masked; the whole one is asked for with a reason */
  hp: z.string(),
  od_id: z.nullable(z.string()),
  people: z.number(),
  attendees: z.array(attendee),
  currency: z.enum(['krw', 'usd']),
  amount: z.number(),
  /** still to be paid since it was moved: by its order, or at the studio, where a negative sum is handed back */
  owed: z.nullable(z.object({ amount: z.number(), by: z.enum(['order', 'studio']) })),
  note: z.string(),
  moved: z.boolean(),
  cancel_reason: z.string(),
  refund_amount: z.nullable(z.number()),
  created_at: z.string(),
})
export type RosterRow = z.output<typeof rosterRow>

const deskWait = z.object({
  wait_id: z.number(),
  mb_id: z.nullable(z.string()),
  name: z.string(),
  /** masked, as those of the roster */
  hp: z.string(),
  people: z.number(),
  state: z.enum(waitStates),
  note: z.string(),
  offer_until: z.nullable(z.string()),
  created_at: z.string(),
})
export type DeskWaitRow = z.output<typeof deskWait>

export const roster = z.extend(dateRow, {
  roster: z.array(rosterRow),
  /** who waits for a seat: open places in order of arrival, then those that have ended */
  waits: z.array(deskWait),
  /** the class ends with a certificate, given from this share of attendance on */
  certificate: z.nullable(z.extend(both, { percent: z.number() })),
  /** each meeting; a class of one day has one */
  meetings: z.array(
    z.object({ meeting_no: z.number(), starts_at: z.string(), ends_at: z.string() }),
  ),
})
export type Roster = z.output<typeof roster>

export const bookingForm = z.object({
  name: words(1, 40),
  hp: z.string().check(z.regex(/^\d{0,15}$/, '숫자로 적어 주세요.')),
  mb_id: words(0, 20),
  people: seats,
  /** what is paid for all of them, in won */
  amount: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(100_000_000)),
  note: words(0, 300),
})
export type BookingForm = z.output<typeof bookingForm>

export const adminDates = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Dates of every class: those to come (the next first), past or cancelled ones',
    query: z.object({
      ...pageQuery(['starts_at', 'booked'], 30),
      order: z._default(z.enum(['asc', 'desc'], '고를 수 없는 정렬이에요.'), 'asc' as const),
      span: z._default(z.enum(dateSpans, '고를 수 없는 값이에요.'), 'coming' as const),
      class_id: z.optional(whole(1, 2_147_483_647)),
      from: z.optional(day),
      until: z.optional(day),
    }),
    answer: z.extend(paged(dateRow), { counts: z.record(z.string(), z.number()) }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about: 'Dates of one class on many days at one hour; days that it is held on already are named',
    body: datesForm,
    answer: one(z.object({ made: z.number(), skipped: z.array(z.string()) })),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:session_id`,
    params: { session_id: rowId },
    who,
    about: 'One date and who comes to it',
    answer: one(roster),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:session_id`,
    params: { session_id: rowId },
    who,
    about: 'Changes a date; whoever booked is told of another time or place',
    body: dateForm,
    answer: one(roster),
  }),
  move: endpoint({
    method: 'PUT',
    path: `${path}/:session_id/time`,
    params: { session_id: rowId },
    who,
    about: 'Another day and hour for a date, everything else as it is; whoever booked is told',
    body: z.object({ day, clock }),
    answer: one(roster),
  }),
  copyWeek: endpoint({
    method: 'POST',
    path: '/api/v1/admin/class-weeks',
    who,
    status: 201,
    about:
      'The dates of one week (Monday to Sunday) again in another; what stands there, is over or finds its room taken is left out and named',
    body: z.object({ from: day, to: day }),
    answer: one(z.object({ made: z.number(), skipped: z.array(z.string()) })),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/:session_id/cancellation`,
    params: { session_id: rowId },
    who,
    about: 'Calls a date off: every booking gets all of its money back and is told at once',
    body: z.object({ reason }),
    answer: one(roster),
  }),
  reveal: endpoint({
    method: 'POST',
    path: `${path}/:session_id/reveal`,
    params: { session_id: rowId },
    who,
    about: 'The phone numbers of a date, with the reason of the look in the log',
    body: z.object({ reason }),
    answer: one(z.array(z.object({ booking_id: z.string(), hp: z.string() }))),
  }),
  book: endpoint({
    method: 'POST',
    path: `${path}/:session_id/bookings`,
    params: { session_id: rowId },
    who,
    status: 201,
    about: 'A booking by telephone or at the counter, paid there',
    body: bookingForm,
    answer: one(roster),
  }),
  attend: endpoint({
    method: 'PUT',
    path: `${path}/:session_id/bookings/:booking_id/attendance`,
    params: { session_id: rowId },
    who,
    about: 'Who came: attended, no_show, or confirmed again when it was pressed by mistake',
    body: z.object({ state: z.enum(['attended', 'no_show', 'confirmed']) }),
    answer: one(roster),
  }),
  moveBooking: endpoint({
    method: 'PUT',
    path: `${path}/:session_id/bookings/:booking_id/date`,
    params: { session_id: rowId },
    who,
    about: 'Moves a booking to another date of its class, with all of its money back unless asked',
    body: z.object({ to: z.int('옮길 날짜를 골라 주세요.'), at_request: z.optional(z.boolean()) }),
    answer: one(roster),
  }),
  cancelBooking: endpoint({
    method: 'POST',
    path: `${path}/:session_id/bookings/:booking_id/cancellation`,
    params: { session_id: rowId },
    who,
    about:
      'Cancels one booking, or some of its party: all of the money for the studio, that of its terms where the guest asked',
    body: z.object({
      reason,
      people: z.optional(seats),
      at_request: z.optional(z.boolean()),
      /** the sum that was shown: another one is refused with the true one */
      expected_amount: z.optional(z.int()),
    }),
    answer: one(roster),
  }),
  refundBooking: endpoint({
    method: 'GET',
    path: `${path}/:session_id/bookings/:booking_id/refund`,
    params: { session_id: rowId },
    who,
    about: 'What cancelling a booking, or some of its party, would give back; writes nothing',
    query: z.object({
      people: z.optional(whole(1, 100)),
      at_request: z.optional(z.enum(['1'])),
    }),
    answer: one(refundPreview),
  }),
  nameBooking: endpoint({
    method: 'PUT',
    path: `${path}/:session_id/bookings/:booking_id/attendees`,
    params: { session_id: rowId },
    who,
    about: 'Who comes with a booking, each by name; an empty name stays as it was',
    body: z.object({ attendees: peopleNames }),
    answer: one(roster),
  }),
  settle: endpoint({
    method: 'POST',
    path: `${path}/:session_id/bookings/:booking_id/settlement`,
    params: { session_id: rowId },
    who,
    about:
      'What a move left to be settled at the studio has changed hands; `amount` is what was shown',
    body: z.object({ amount: z.int() }),
    answer: one(roster),
  }),
  certify: endpoint({
    method: 'POST',
    path: `${path}/:session_id/certificates`,
    params: { session_id: rowId },
    who,
    status: 201,
    about: 'Certificates for those who attended as much as the course asks for and have none',
    body: z.object({ attendee_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(100)) }),
    answer: one(roster),
  }),
}
