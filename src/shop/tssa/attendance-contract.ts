import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

export const attendanceStates = ['present', 'late', 'absent', 'excused'] as const
export type AttendanceState = (typeof attendanceStates)[number]

const both = z.object({ ko: z.string(), en: z.string() })
const day = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))

const comer = z.object({
  attendee_id: z.number(),
  booking_id: z.string(),
  /** what the code of their ticket says */
  ticket: z.string(),
  name: z.string(),
  people: z.number(),
  note: z.string(),
  /** still to be paid for the booking since it was moved; null when nothing is */
  owed: z.nullable(
    z.object({
      amount: z.number(),
      by: z.enum(['order', 'studio']),
      currency: z.enum(['krw', 'usd']),
    }),
  ),
  state: z.nullable(z.enum(attendanceStates)),
  pressed_at: z.nullable(z.string()),
})
export type Comer = z.output<typeof comer>

const meeting = z.object({
  session_id: z.number(),
  meeting_no: z.number(),
  /** of how many */
  meetings: z.number(),
  title: both,
  place: both,
  starts_at: z.string(),
  ends_at: z.string(),
  /** from when on it is noted who is there */
  opens_at: z.string(),
  comers: z.array(comer),
})
export type CheckInMeeting = z.output<typeof meeting>

const roll = z.object({
  day: z.string(),
  /** the clock of the shop when it was asked */
  at: z.string(),
  meetings: z.array(meeting),
})
export type Roll = z.output<typeof roll>

/** One press at the door. `key` names it, however often it is sent; `at` is when it was pressed. */
export const press = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,80}$/)),
  session_id: z.int(),
  meeting_no: z.int().check(z.gte(1), z.lte(60)),
  attendee_id: z.int(),
  /** null takes back what was noted */
  state: z.nullable(z.enum(attendanceStates, '고를 수 없는 값이에요.')),
  at: z.iso.datetime(),
})
export type Press = z.output<typeof press>

const outcome = z.object({
  key: z.string(),
  /** `known`: it was taken before · `later`: a later press of the same stands · `refused`: it can never be taken */
  outcome: z.enum(['taken', 'known', 'later', 'refused']),
  /** why it was refused, in the language of staff */
  words: z.string(),
})

export const checkIn = {
  roll: endpoint({
    method: 'GET',
    path: '/api/v1/admin/check-in',
    who: ['class'],
    about:
      'Everybody who comes on a day (today unless told), meeting by meeting, to be kept on a phone',
    query: z.object({ day: z.optional(day) }),
    answer: one(roll),
  }),
  press: endpoint({
    method: 'POST',
    path: '/api/v1/admin/check-in',
    who: ['class'],
    about:
      'Presses of the check-in page, in the order in which they were made; each is taken once by its key, and of one person and meeting the last press stands',
    body: z.object({
      presses: z.array(press).check(z.minLength(1), z.maxLength(200)),
    }),
    answer: one(z.array(outcome)),
  }),
}
export type PressOutcome = z.output<typeof outcome>
