import * as z from 'zod/mini'
import { withoutCards } from './card-numbers.ts'

/** Counted as people count: an emoji is one, a line break is one. */
export function lengthOf(text: string): number {
  return [...text.replace(/\r\n?/g, '\n')].length
}

/** Words of a buyer that staff, mails and other buyers may read: a card number among them is hidden before it is kept. */
export function safeWords(min: number, max: number) {
  return z.pipe(words(min, max), z.transform(withoutCards))
}

/** Text of a form: trimmed, its length counted in characters. */
export function words(min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    ),
    z.string().check(
      z.superRefine((text, ctx) => {
        const count = lengthOf(text)
        if (count < min)
          ctx.issues.push({
            code: 'too_small',
            origin: 'string',
            minimum: min,
            inclusive: true,
            input: text,
          })
        if (count > max)
          ctx.issues.push({
            code: 'too_big',
            origin: 'string',
            maximum: max,
            inclusive: true,
            input: text,
          })
      }),
    ),
  )
}

/** A yes or no that may arrive as the text of a form. */
export const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.enum(['0', '1', 'true', 'false', 'on'])]),
    z.transform((value) => value === true || value === '1' || value === 'true' || value === 'on'),
  ),
  false,
)

/** A list that may arrive as one value of a form. */
export function many<T extends z.ZodMiniType>(shape: T, most: number) {
  return z._default(
    z.pipe(
      z.transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value])),
      z.array(shape).check(z.maxLength(most)),
    ),
    [],
  )
}
