import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { bookingStates } from './contract.ts'

const both = z.object({ ko: z.string(), en: z.string() })

/** A booking as whoever holds its ticket reads it: nothing of phones or mails, and of money only what is still to be paid. */
export const ticketView = z.object({
  token: z.string(),
  /** its own address, drawn to be scanned */
  url: z.string(),
  booking_id: z.string(),
  state: z.enum(bookingStates),
  class_id: z.number(),
  title: both,
  image: pictureTold,
  starts_at: z.string(),
  ends_at: z.string(),
  place: both,
  instructor: z.nullable(both),
  /** each meeting; a class of one day has one */
  meetings: z.array(
    z.object({ meeting_no: z.number(), starts_at: z.string(), ends_at: z.string() }),
  ),
  people: z.number(),
  /** what its order waits for, while the seats are only held */
  due: z.nullable(
    z.object({
      amount: z.number(),
      currency: z.enum(['krw', 'usd']),
      until: z.nullable(z.string()),
      od_id: z.string(),
    }),
  ),
  attendees: z.array(z.object({ name: z.string(), attended: z.number() })),
  makes: both,
  bring: both,
  /** of the studio, for whoever is late */
  phone: z.string(),
  certificates: z.array(
    z.object({ certificate_no: z.string(), name: z.string(), issued_on: z.string() }),
  ),
})
export type Ticket = z.output<typeof ticketView>

export const classTickets = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/class-tickets/:token',
    who: 'anyone',
    about: 'The ticket of a booking, by the secret of its link',
    answer: one(ticketView),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/class-tickets',
    who: 'anyone',
    about: 'The tickets of the classes of my order, also of one that I looked up as a guest',
    answer: one(
      z.array(
        z.object({
          booking_id: z.string(),
          token: z.string(),
          title: both,
          starts_at: z.string(),
          ends_at: z.string(),
        }),
      ),
    ),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/v1/class-tickets/:token/calendar.ics',
    file: ['text/calendar'],
    who: 'anyone',
    about: 'Every meeting of the booking as a calendar file',
    answer: z.object({}),
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/v1/class-tickets/:token/certificates/:certificate_no',
    file: ['application/pdf'],
    who: 'anyone',
    about: 'A certificate of this booking as a paper, in the language asked for',
    query: z.object({ lang: z.optional(z.enum(['kr', 'en'])) }),
    answer: z.object({}),
  }),
}

/** Calendars that other programs read again and again. */
export const classCalendars = {
  open: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/calendar.ics',
    file: ['text/calendar'],
    who: 'anyone',
    about: 'All dates to come, or those of one class, for a calendar that subscribes to them',
    query: z.object({
      class_id: z.optional(z.string().check(z.regex(/^\d{1,9}$/, '숫자로 적어 주세요.'))),
      lang: z.optional(z.enum(['kr', 'en'])),
    }),
    answer: z.object({}),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/class-calendars/:token/bookings.ics',
    file: ['text/calendar'],
    who: 'anyone',
    about: 'A member’s bookings, by the secret of their calendar’s address',
    query: z.object({ lang: z.optional(z.enum(['kr', 'en'])) }),
    answer: z.object({}),
  }),
  address: endpoint({
    method: 'GET',
    path: '/api/v1/my-class-calendar',
    who: 'member',
    about: 'The secret of my calendar’s address; null while I have none',
    answer: one(z.object({ token: z.nullable(z.string()) })),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/v1/my-class-calendar',
    who: 'member',
    about: 'A new secret address for my calendar; the last one leads nowhere from now on',
    answer: one(z.object({ token: z.nullable(z.string()) })),
  }),
}
