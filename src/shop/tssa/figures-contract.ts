import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'

const day = z
  .string('날짜를 골라 주세요.')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'), z.refine(isDay, '없는 날짜예요.'))

/** Of dates that are open to everybody; what is held for somebody would always be full. */
const figures = {
  dates: z.number(),
  seats: z.number(),
  /** people who booked; those who pay at this moment are not counted */
  booked: z.number(),
  /** of them: came, and did not come though they had booked */
  came: z.number(),
  missed: z.number(),
  /** dates that were called off */
  off: z.number(),
}
const classFigures = z.object({
  class_id: z.number(),
  title: z.object({ ko: z.string(), en: z.string() }),
  ...figures,
})
export type ClassFigures = z.output<typeof classFigures>

export const adminClassFigures = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/class-figures',
    who: ['class', 'content', 'order', 'accountant'],
    about:
      'How full the dates of a span were or are, and who came, class by class; the fullest span is a year',
    query: z.object({ from: day, until: day }),
    answer: z.object({ data: z.array(classFigures), sum: z.object(figures) }),
  }),
}
