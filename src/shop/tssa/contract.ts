import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { refundAccount } from '#shop/order/contract/account.ts'

export const bookingStates = [
  'held',
  'confirmed',
  'attended',
  'no_show',
  'cancelled_by_member',
  'cancelled_by_shop',
] as const
export type BookingState = (typeof bookingStates)[number]
export const bookingSpans = ['coming', 'past', 'cancelled'] as const
export type BookingSpan = (typeof bookingSpans)[number]

/** One meeting of a class: what is done in it. */
export type Lesson = { title: string; title_en: string; text: string; text_en: string }
/** Of a course that ends with a certificate: the registered name, who issues it, and how much must be attended. */
export type CertificateTerms = {
  name: string
  name_en: string
  issuer: string
  issuer_en: string
  number: string
  /** how the issuer is reached */
  contact: string
  attend_percent: number
  /** in won; paid with the class */
  exam_fee: number
  issue_fee: number
}

const both = z.object({ ko: z.string(), en: z.string() })

export const session = z.object({
  session_id: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  place: both,
  instructor: z.nullable(both),
  /** seats nobody has taken */
  left: z.number(),
  capacity: z.number(),
  /** of a course, the meetings after the first */
  later: z.optional(z.array(z.object({ starts_at: z.string(), ends_at: z.string() }))),
})
export type ClassSession = z.output<typeof session>

export const policyKinds = ['days', 'progress'] as const
export type PolicyKind = (typeof policyKinds)[number]

export const refundStep = z.object({ days_before: z.number(), percent: z.number() })
export type RefundStep = z.output<typeof refundStep>
/** What a cancelled booking gives back: by days before the start, or by the share of meetings held. */
export const refundPolicy = z.object({
  name: both,
  kind: z.enum(policyKinds),
  steps: z.array(refundStep),
})
/** The table a booking was made under, as it stood on that day. */
export type RefundTerms = { kind: PolicyKind; name: string; name_en: string; steps: RefundStep[] }
/** What the studio changed of a booking: how it was before, and until when all of the money comes back. */
export type ShopMove = {
  at: string
  until: string
  starts_at: string
  ends_at: string
  place: string
  place_en: string
}

export const booking = z.object({
  booking_id: z.string(),
  state: z.enum(bookingStates),
  /** the secret of its ticket's address */
  ticket: z.string(),
  class_id: z.number(),
  title: both,
  image: pictureTold,
  session,
  /** its member has used the one change of date */
  moved: z.boolean(),
  /** the member may change the date once more, because the studio did */
  free_move: z.boolean(),
  /** what the studio changed, while all of the money still comes back for it */
  by_shop: z.nullable(
    z.object({ starts_at: z.string(), ends_at: z.string(), place: both, until: z.string() }),
  ),
  people: z.number(),
  attendees: z.array(z.object({ name: z.string() })),
  /** until when whoever booked may tell and change the names; null when no longer */
  names_until: z.nullable(z.string()),
  /** what a dearer date still has to be paid for, by its order or at the studio; negative: the studio hands it back */
  owed: z.nullable(z.object({ amount: z.number(), by: z.enum(['order', 'studio']) })),
  currency: z.enum(['krw', 'usd']),
  amount: z.number(),
  od_id: z.nullable(z.string()),
  bring: both,
  /** the terms it was made under */
  policy: refundPolicy,
  /** what cancelling now would give back; null when it cannot be cancelled */
  refund_now: z.nullable(z.object({ percent: z.number(), amount: z.number() })),
  /** what it did give back */
  refunded: z.nullable(z.object({ percent: z.number(), amount: z.number() })),
  cancelled_at: z.nullable(z.string()),
  certificates: z.array(
    z.object({ certificate_no: z.string(), name: z.string(), issued_on: z.string() }),
  ),
  /** why it cannot be moved or cancelled; null when it can */
  actions: z.array(z.object({ name: z.enum(['move', 'cancel']), reason: z.nullable(z.string()) })),
})
export type Booking = z.output<typeof booking>

const people = z
  .int('인원은 1명 이상의 정수로 적어 주세요.')
  .check(z.gte(1, '인원은 1명 이상의 정수로 적어 주세요.'), z.lte(100))
const reason = z._default(
  z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.')),
  '',
)

/** One name for each person of a booking, in its order. */
export const peopleNames = z
  .array(
    z.object({
      name: z
        .string()
        .check(z.trim(), z.maxLength(40), z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.')),
    }),
  )
  .check(z.minLength(1), z.maxLength(100))
export type PeopleNames = z.output<typeof peopleNames>

export const refundPreview = z.object({
  percent: z.number(),
  /** how many of the party it speaks of */
  people: z.number(),
  /** what comes back as money, of what it was worth within its order */
  amount: z.number(),
  worth: z.number(),
  points_back: z.number(),
  currency: z.enum(['krw', 'usd']),
  /** the way it came, an account that only the buyer knows, at the studio, or nothing was paid yet */
  way: z.enum(['none', 'card', 'account', 'owed', 'studio']),
  od_id: z.nullable(z.string()),
})
export type RefundPreview = z.output<typeof refundPreview>

const choice = z.extend(session, {
  difference: z.number(),
  /** what cancelling would give back right after the move, in percent */
  percent_after: z.number(),
})

/** What another date costs more for all of a booking; negative when less, and how that comes or goes. */
export const moveSums = z.object({
  difference: z.number(),
  way: z.enum(['none', 'card', 'account', 'charge', 'studio']),
  currency: z.enum(['krw', 'usd']),
})
export type MoveSums = z.output<typeof moveSums>

export const myBookings = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-classes',
    who: 'member',
    about:
      'My class bookings: those to come (the next first), past or cancelled ones (the latest first)',
    query: z.object({
      ...pageQuery(['starts_at'], 10),
      span: z._default(z.enum(bookingSpans, '고를 수 없는 값이에요.'), 'coming' as const),
    }),
    answer: z.extend(paged(booking), {
      counts: z.object({ coming: z.number(), past: z.number(), cancelled: z.number() }),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/class-bookings/:booking_id',
    who: 'anyone',
    about: 'One booking of mine, or of an order that I looked up as a guest',
    answer: one(booking),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/v1/class-bookings/:booking_id/sessions',
    who: 'anyone',
    about: 'Sessions of the same class with room for my booking, and what each costs more or less',
    answer: one(z.array(choice)),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/v1/class-bookings/:booking_id/session',
    who: 'anyone',
    about: 'Move my booking to another session of the same class, once',
    body: z.object({
      session_id: z.int('옮길 날짜를 골라 주세요.'),
      /** what was shown: another difference is refused with the true one and how it comes or goes */
      expected_difference: z._default(z.int(), 0),
      /** where the money of a transfer goes when the date costs less */
      account: z.optional(refundAccount),
    }),
    answer: one(booking),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/class-bookings/:booking_id/cancellation',
    who: 'anyone',
    about: 'Cancel my booking; the answer tells what comes back by the policy',
    body: z.object({
      reason,
      /** the percent that was shown: another one is refused with the true one */
      expected_percent: z.number(),
      /** the sum that was shown, likewise */
      expected_amount: z.optional(z.int()),
      /** how many of the party do not come; without it nobody does */
      people: z.optional(people),
      /** where the money of a transfer goes */
      account: z.optional(refundAccount),
    }),
    answer: one(booking),
  }),
  refund: endpoint({
    method: 'GET',
    path: '/api/v1/class-bookings/:booking_id/refund',
    who: 'anyone',
    about:
      'What cancelling now would give back, for all or some of the party, and how; writes nothing',
    query: z.object({ people: z.optional(whole(1, 100)) }),
    answer: one(refundPreview),
  }),
  name: endpoint({
    method: 'PUT',
    path: '/api/v1/class-bookings/:booking_id/attendees',
    who: 'anyone',
    about:
      'Who comes with my booking, each by name, until booking closes; an empty name stays as it was',
    body: z.object({ attendees: peopleNames }),
    answer: one(booking),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/class-bookings',
    who: 'anyone',
    about: 'The class bookings of my order that stand, also of one that I looked up as a guest',
    answer: one(z.array(booking)),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/class-bookings/:booking_id/calendar.ics',
    file: ['text/calendar'],
    who: 'anyone',
    about: 'A booking of mine as a calendar file',
    answer: z.object({}),
  }),
}
