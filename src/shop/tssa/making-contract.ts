import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { words } from '#kernel/form-shapes.ts'

/** Most dates that one press makes. */
export const mostDates = 60
export const day = z
  .string('날짜를 골라 주세요.')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))
export const clock = z
  .string('시각을 적어 주세요.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시각을 14:00처럼 적어 주세요.'))
export const seats = z.int('정수로 적어 주세요.').check(z.gte(1, '1 이상이어야 해요.'), z.lte(100))

/** What all dates of one press have in common; money in won, null for the price of the class. */
const common = {
  clock,
  minutes: z.int('정수로 적어 주세요.').check(z.gte(10), z.lte(24 * 60)),
  place: words(1, 100),
  place_en: words(0, 100),
  /** one of the studio's rooms, which nobody else has at that time */
  room_id: z.optional(z.nullable(z.int())),
  instructor_id: z.nullable(z.int()),
  capacity: seats,
  min_people: seats,
  /** hours before the start when booking ends */
  closes_hours: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(720)),
  /** days before the start when booking begins; null for at once */
  opens_days: z.optional(z.nullable(z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(365)))),
  price: z.nullable(z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(10_000_000))),
}

export const datesForm = z.object({
  class_id: z.int('클래스를 골라 주세요.').check(z.gte(1, '클래스를 골라 주세요.')),
  days: z.array(day).check(z.minLength(1, '날짜를 골라 주세요.'), z.maxLength(mostDates)),
  ...common,
})
export type DatesForm = z.output<typeof datesForm>

export const dateForm = z.object({
  day,
  ...common,
  /** of a course: day and hour of each meeting after the first; without them they move along with the first */
  later: z.optional(z.array(z.object({ day, clock })).check(z.maxLength(59))),
  status: z.enum(['open', 'closed', 'draft'], '고를 수 없는 값이에요.'),
})
export type DateForm = z.output<typeof dateForm>
