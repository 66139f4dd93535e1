import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compiled } from './compiled.ts'

const line = z.object({
  it_id: z.string().check(z.minLength(1)),
  ct_qty: z._default(z.int().check(z.gte(1, '1개부터')), 1),
  note: z.optional(z.string()),
})
const cart = z.object({
  lines: z.array(line).check(z.maxLength(3)),
  currency: z.enum(['krw', 'usd']),
  zip: z.nullable(
    z.pipe(
      z.string(),
      z.transform((zip) => zip.trim()),
    ),
  ),
})

test.each([
  [
    'right',
    {
      lines: [{ it_id: 'a', ct_qty: 2, extra: 1 }, { it_id: 'b' }],
      currency: 'krw',
      zip: ' 04524 ',
      more: true,
    },
  ],
  [
    'wrong inside',
    {
      lines: [
        { it_id: 'a', ct_qty: 0 },
        { it_id: '', note: 5 },
      ],
      currency: 'krw',
      zip: null,
    },
  ],
  ['wrong everywhere', { lines: [1, 2, 3, 4], currency: 'won' }],
  ['nothing', undefined],
])('used often, a schema says the same of what is %s', (_, value) => {
  const first = cart.safeParse(value)
  for (let turn = 0; turn < 60; turn++) {
    const again = compiled(cart).safeParse(value)
    expect(again.data).toEqual(first.data)
    expect(again.error?.issues).toEqual(first.error?.issues)
  }
  expect(compiled(cart)).not.toBe(cart)
})
