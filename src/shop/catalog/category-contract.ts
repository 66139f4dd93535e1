import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'
import { smallRowId } from '#kernel/row-id.ts'

const path = '/api/v1/admin/categories'
const readers = ['product', 'order'] as const
const who = ['product'] as const
/** Shelves below shelves below shelves: what the menus show. */
export const deepest = 3

/** Goods put first in one category. */
export const mostPicks = 30

const name = z
  .string('이름을 적어 주세요.')
  .check(
    z.trim(),
    z.minLength(1, '이름을 적어 주세요.'),
    z.maxLength(40, '이름은 40자까지예요.'),
    z.regex(/^[^<>{}]*$/, '< > { } 는 쓸 수 없어요.'),
  )

export const categoryForm = z.object({
  parent_id: z.nullable(z.int()),
  name,
  /** as the Korean one where it is left out */
  name_en: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(40, '이름은 40자까지예요.'),
        z.regex(/^[^<>{}]*$/, '< > { } 는 쓸 수 없어요.'),
      ),
    '',
  ),
  ca_use: z.boolean(),
  ca_nocoupon: z.boolean(),
  /** goods that stand first, in this order, the others by what sells; left out they stay as they are */
  picks: z.optional(
    z
      .array(z.string().check(z.regex(/^[\w-]{1,20}$/, '상품을 다시 골라 주세요.')))
      .check(z.maxLength(mostPicks, '30개까지 고를 수 있어요.')),
  ),
})
export type CategoryForm = z.output<typeof categoryForm>

export const staffCategory = z.extend(categoryForm, {
  picks: z.array(z.string()),
  ca_id: z.number(),
  ca_order: z.number(),
  /** products that stand right on it, hidden ones too */
  items: z.number(),
  /** with those of the categories below, each once */
  items_below: z.number(),
  /** why it cannot be taken away, in my language; null when it can */
  kept: z.nullable(z.string()),
})
export type StaffCategory = z.output<typeof staffCategory>

export const adminCategories = {
  list: endpoint({
    method: 'GET',
    path,
    who: readers,
    about: 'Every category, hidden ones too, in the order of the shop',
    answer: one(z.array(staffCategory)),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about: 'A new category, at the end of its shelf',
    body: categoryForm,
    answer: one(z.object({ ca_id: z.number() })),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:ca_id`,
    params: { ca_id: smallRowId },
    who,
    about:
      'Names, place, visible or not, coupons or not, which goods stand first; below itself is refused',
    body: categoryForm,
    answer: one(z.object({ ca_id: z.number() })),
  }),
  sort: endpoint({
    method: 'POST',
    path: `${path}/order`,
    who,
    about: 'The order of the categories on one shelf',
    body: z.object({
      parent_id: z.nullable(z.int()),
      ca_ids: z.array(z.int()).check(z.minLength(1), z.maxLength(500)),
    }),
    answer: one(z.object({ sorted: z.number() })),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:ca_id`,
    params: { ca_id: smallRowId },
    who,
    about: 'Takes an empty category away',
    answer: one(z.object({ ca_id: z.number() })),
  }),
}
