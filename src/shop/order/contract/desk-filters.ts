import * as z from 'zod/mini'
import { searchWord } from '#kernel/search-word.ts'
import { settleCases, statusList } from './order.ts'

const ticked = z.optional(z.enum(['1'], '고를 수 없는 값이에요.'))
const mostChosen = 100

/** Order numbers with commas between: the ticked rows of a list. */
export const orderNumbers = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(41 * mostChosen)),
    z.transform((text) => [...new Set(text.split(',').filter(Boolean))]),
  ),
  z
    .array(z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/, '고를 수 없는 값이에요.')))
    .check(z.maxLength(mostChosen, '한 번에 100건까지 고를 수 있어요.')),
)

/** What a list of orders is narrowed by: the same for its rows, its files and its papers. */
export const orderFilters = {
  keyword: z.optional(searchWord),
  od_status: z.optional(statusList),
  late: ticked,
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  ids: z.optional(orderNumbers),
  settle: z.optional(z.enum(settleCases, '고를 수 없는 값이에요.')),
  currency: z.optional(z.enum(['krw', 'usd'], '고를 수 없는 값이에요.')),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, '고를 수 없는 값이에요.'))),
  buyer: z.optional(z.enum(['member', 'guest'], '고를 수 없는 값이에요.')),
  /** a part of the sum has come */
  partly: ticked,
  /** the buyer or staff wrote something on it */
  memo: ticked,
  claim: ticked,
  gift: ticked,
  /** a tag by its name */
  tag: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** who looks after it; `nobody` for those that nobody does */
  staff: z.optional(z.string().check(z.regex(/^[\w.@-]{1,30}$/, '고를 수 없는 값이에요.'))),
  it_id: z.optional(z.string().check(z.regex(/^[0-9A-Za-z_-]{1,40}$/, '고를 수 없는 값이에요.'))),
}
const filtersShape = z.object(orderFilters)
export type OrderFilters = z.output<typeof filtersShape>
