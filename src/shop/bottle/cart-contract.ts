import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { safeWords } from '#kernel/form-shapes.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { direct } from '#shop/cart/choice-contract.ts'
import { cart } from '#shop/cart/contract.ts'
import { designDoc } from './design-contract.ts'
import { pieces, rights } from './job-contract.ts'

export const bottleSetForm = z.object({
  title: safeWords(1, 60),
  doc: designDoc,
  qty: pieces,
  rights,
  /** the sum on the screen, in the currency of the visitor */
  expected: z.int().check(z.gte(0)),
  direct,
  /** the line of my cart in whose place it stands */
  instead: z._default(z.nullable(z.int().check(z.gte(1))), null),
})
export type BottleSetForm = z.output<typeof bottleSetForm>

/** Bottles with a label of one's own in the cart, beside other goods. */
export const bottleCarts = {
  put: endpoint({
    method: 'POST',
    path: '/api/v1/cart/bottles',
    who: 'anyone',
    status: 201,
    about:
      'Put a design in the cart as one set of so many pieces: it freezes at this moment. 409 when the sum is no longer `expected`. Repeatable with an Idempotency-Key',
    body: bottleSetForm,
    answer: one(cart),
  }),
  pieces: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/bottles/:ct_id',
    params: { ct_id: rowId },
    who: 'anyone',
    about: 'Another number of the same design in a line of my cart, at the price of that number',
    body: z.object({ qty: pieces }),
    answer: one(cart),
  }),
  back: endpoint({
    method: 'POST',
    path: '/api/v1/cart/bottle-sets/:set_id',
    params: { set_id: z.string().check(z.regex(/^[\w-]{32}$/)) },
    who: 'anyone',
    status: 201,
    about: 'A set that was taken out of the cart comes back, at the price of today',
    answer: one(cart),
  }),
  design: endpoint({
    method: 'GET',
    path: '/api/v1/cart/bottles/:ct_id',
    params: { ct_id: rowId },
    who: 'anyone',
    about: 'The frozen design in a line of my cart, to look at or to begin another from',
    answer: one(
      z.object({ title: z.string(), doc: designDoc, pieces: z.number(), least: z.number() }),
    ),
  }),
}
