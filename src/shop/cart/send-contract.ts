import * as z from 'zod/mini'
import { words } from '#kernel/form-shapes.ts'

export const mostSends = 300

const line = (most: number) => z._default(words(0, most), '')

/** One of several places that an order goes to. */
export const sendPlace = z.object({
  name: line(50),
  /** digits alone */
  phone: line(30),
  zip: line(5),
  address: line(200),
  address2: line(100),
  memo: line(100),
})
export type SendPlace = z.output<typeof sendPlace>
/** A line of a list of places: what somebody is to be sent, as it was named there. */
export type NamedSend = SendPlace & { goods: string; qty: number }

/** What goes there of the quoted goods. */
export const quotedSend = z.extend(sendPlace, {
  units: z
    .array(z.object({ io_no: z.int(), qty: z.int().check(z.gte(1), z.lte(9999)) }))
    .check(z.minLength(1), z.maxLength(100)),
})
export type QuotedSend = z.output<typeof quotedSend>
export const quotedSends = z._default(
  z.array(quotedSend).check(z.maxLength(mostSends, '한 견적서에는 300곳까지 적을 수 있어요.')),
  [],
)
