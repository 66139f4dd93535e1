import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { materialShape } from './formula-contract.ts'
import { productCategories } from './ifra-contract.ts'

export const mostNeeds = 210
const amount = z
  .number('양을 숫자로 적어 주세요.')
  .check(z.gte(0.001, '양은 0.001 이상이에요.'), z.lte(1_000_000, '양은 1,000,000까지예요.'))

/** "3:420,5:33.6": grams or pieces of materials, as an address says them. */
const needsInText = z.pipe(
  z
    .string()
    .check(
      z.maxLength(6_000),
      z.regex(
        /^\d{1,9}:\d{1,7}(\.\d{1,3})?(,\d{1,9}:\d{1,7}(\.\d{1,3})?)*$/,
        '필요한 재료를 읽지 못했어요.',
      ),
    ),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.split(':'))
      .map(([id, grams]) => ({ material_id: Number(id), amount: Number(grams) })),
  ),
)

const chosenPack = z.object({
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  io_no: z.number(),
  /** "30 ml" */
  option: z.string(),
  option_en: z.string(),
  /** grams, or pieces, in one */
  holds: z.number(),
  qty: z.number(),
  price: z.number(),
})

const packed = z.object({
  material_id: z.number(),
  name: z.string(),
  name_en: z.string(),
  unit: z.enum(['g', 'piece']),
  needed: z.number(),
  packs: z.array(chosenPack),
  amount: z.number(),
  left_over: z.number(),
  /** why it cannot be had; empty when it can */
  reason: z.string(),
})
export type Packed = z.output<typeof packed>

const notAdded = z.object({ name: z.string(), name_en: z.string(), reason: z.string() })
export const putAnswer = z.object({
  added: z.number(),
  cart_count: z.number(),
  missing: z.array(notAdded),
})
export type PutAnswer = z.output<typeof putAnswer>

/** From materials to goods: for formulas, calculators and recipes alike. */
export const materialPacks = {
  materials: endpoint({
    method: 'GET',
    path: '/api/v1/materials',
    who: 'anyone',
    about: 'The materials a formula may be made of',
    answer: one(z.array(materialShape)),
    keep: { seconds: 60, tags: ['material', 'catalog'] },
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/v1/ifra-categories',
    who: 'anyone',
    about: 'By which IFRA category the shop reads the limits of each product',
    answer: one(productCategories),
    keep: { seconds: 300, tags: ['setting'] },
  }),
  solve: endpoint({
    method: 'GET',
    path: '/api/v1/material-packs',
    who: 'anyone',
    about: 'The cheapest packs in stock that cover `needs` ("3:420,5:33.6"), and what is left over',
    query: z.object({ needs: needsInText }),
    answer: one(
      z.object({
        currency: z.enum(['krw', 'usd']),
        materials: z.array(packed),
        amount: z.number(),
      }),
    ),
  }),
  put: endpoint({
    method: 'POST',
    path: '/api/v1/material-packs/cart',
    who: 'anyone',
    status: 201,
    about:
      'Put those packs into the cart; what is missing is named. Sent again with the same `Idempotency-Key` it adds nothing',
    body: z.object({
      needs: z
        .array(z.object({ material_id: z.int(), amount }))
        .check(
          z.minLength(1, '필요한 재료가 없어요.'),
          z.maxLength(mostNeeds, '재료는 210가지까지예요.'),
        ),
    }),
    answer: one(putAnswer),
  }),
}
