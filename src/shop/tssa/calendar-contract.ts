import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { dateRow } from './date-contract.ts'
import { day } from './making-contract.ts'

/** Most days that are shown at once: a month in whole weeks. */
export const mostDays = 42

/** One meeting of a date, with its own start and end; a class of one day has one. */
const calendarRow = z.extend(dateRow, { meeting_no: z.number(), meetings: z.number() })
export type CalendarRow = z.output<typeof calendarRow>

export const adminCalendar = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/class-calendar',
    who: ['class'],
    about:
      'Every meeting of these days, those of courses under way among them; dates called off are left out',
    query: z.object({ from: day, until: day }),
    answer: one(z.array(calendarRow)),
  }),
}
