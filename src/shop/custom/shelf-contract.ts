import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const shelfRow = z.object({
  material_id: z.number(),
  name: z.string(),
  name_en: z.string(),
  unit: z.enum(['g', 'piece']),
  /** grams or pieces that its member has at home */
  amount: z.number(),
  updated_at: z.string(),
})
export type ShelfRow = z.output<typeof shelfRow>

const path = '/api/v1/my-shelf'
const rows = one(z.array(shelfRow))

/** What a maker has at home already: it is not bought again. */
export const myShelf = {
  list: endpoint({
    method: 'GET',
    path,
    who: 'member',
    about: 'The materials I have at home, by name; one row for each material of the library',
    answer: rows,
  }),
  put: endpoint({
    method: 'PUT',
    path: `${path}/:material_id`,
    params: { material_id: rowId },
    who: 'member',
    about: 'Say how much of a material I have; 0 takes it off the shelf',
    body: z.object({
      amount: z
        .number('양을 숫자로 적어 주세요.')
        .check(z.gte(0, '양은 0 이상이에요.'), z.lte(1_000_000, '양은 1,000,000까지예요.')),
    }),
    answer: rows,
  }),
}
