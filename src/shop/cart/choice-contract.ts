import * as z from 'zod/mini'
import { cleanMessage } from './message-rules.ts'

/** Quantities are whole JSON numbers, never texts. */
export const qty = z
  .int('수량은 1 이상의 정수로 적어 주세요.')
  .check(
    z.gte(1, '수량은 1 이상의 정수로 적어 주세요.'),
    z.lte(9999, '한 번에 9,999개까지 담을 수 있어요.'),
  )

/** Words for a card as somebody typed them; how many fit is the option's to say. */
const words = z.pipe(
  z
    .string('카드에 적을 말을 적어 주세요.')
    .check(z.maxLength(2000, '카드에 적을 말이 너무 길어요. 짧게 줄여 주세요.')),
  z.transform(cleanMessage),
)
export const message = z._default(words, '')

/** One row of a choice: a selection or an add-on of the item, by its number. */
export const chosen = z.object({
  io_no: z.int().check(z.positive()),
  ct_qty: qty,
  ct_text: z.optional(words),
})

export const direct = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]),
    z.transform((value) => value === true || value === '1' || value === 'true'),
  ),
  false,
)
