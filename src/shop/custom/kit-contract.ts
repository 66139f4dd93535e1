import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const mostKitLines = 20
const pieces = '1부터 1,000까지 정수로 적어 주세요.'
const count = z.int(pieces).check(z.gte(1, pieces), z.lte(1_000, pieces))

export const kitForm = z.object({
  title: words(1, 60),
  /** how many people get one */
  times: count,
  lines: z
    .array(
      z.object({
        formula_id: z._default(z.nullable(z.int('포뮬러를 골라 주세요.')), null),
        /** a calculator with its figures, as a recipe has one, in place of a formula */
        address: z._default(
          z
            .string()
            .check(
              z.maxLength(600),
              z.regex(/^(\/tools\/[a-z]{2,20}\?[\w=&.,:%+-]{1,560})?$/, '읽을 수 없는 계산이에요.'),
            ),
          '',
        ),
        name: z._default(words(0, 80), ''),
        /** pieces for one person */
        qty: count,
      }),
    )
    .check(
      z.minLength(1, '포뮬러나 레시피를 하나 이상 골라 주세요.'),
      z.maxLength(mostKitLines, '한 키트에는 20가지까지 담아요.'),
    ),
})
export type KitForm = z.output<typeof kitForm>

const row = z.object({
  kit_id: z.number(),
  title: z.string(),
  times: z.number(),
  /** its formulas and recipes by name */
  titles: z.array(z.string()),
  updated_at: z.string(),
})

const kitLine = z.object({
  formula_id: z.nullable(z.number()),
  address: z.string(),
  name: z.string(),
  qty: z.number(),
})

const kit = z.object({
  ...kitForm.shape,
  /** fewer than were saved where a formula is gone */
  lines: z.array(kitLine),
  kit_id: z.number(),
  version: z.number(),
  share_token: z.nullable(z.string()),
  /** grams of the library's materials for one person */
  needs: z.array(z.object({ material_id: z.number(), amount: z.number() })),
  /** materials of one's own, which no shop can pack */
  own: z.array(z.string()),
})
export type Kit = z.output<typeof kit>

const path = '/api/v1/my-kits'
const at = { params: { kit_id: rowId }, who: 'member' } as const
export const kitSorts = ['updated_at'] as const

/** "Saturday class × 12": what one person makes, times the people. */
export const myKits = {
  list: endpoint({
    method: 'GET',
    path,
    who: 'member',
    about: 'My kits, the last changed first',
    query: z.object(pageQuery(kitSorts, 12)),
    answer: paged(row),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:kit_id`,
    ...at,
    about: 'A kit of mine with what one person needs',
    answer: one(kit),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who: 'member',
    status: 201,
    about: 'A new kit of formulas of mine',
    body: kitForm,
    answer: one(kit),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:kit_id`,
    ...at,
    about: 'Change a kit; an older `version` than the stored one is refused',
    body: z.extend(kitForm, { version: z.int() }),
    answer: one(kit),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:kit_id`,
    ...at,
    about: 'Delete a kit of mine; its formulas stay',
    answer: z.object({ message: z.string() }),
  }),
  share: endpoint({
    method: 'PUT',
    path: `${path}/:kit_id/share`,
    ...at,
    about: 'Open or close the link that lets anyone read a kit and buy the same',
    body: z.object({ shared: z.boolean() }),
    answer: one(kit),
  }),
}

export const sharedKits = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/shared-kits/:token',
    who: 'anyone',
    about: 'A kit whose maker has opened it: what one person makes and needs, and for how many',
    answer: one(
      z.object({
        title: z.string(),
        times: z.number(),
        maker: z.string(),
        makes: z.array(z.object({ name: z.string(), qty: z.number() })),
        needs: z.array(z.object({ material_id: z.number(), amount: z.number() })),
        own: z.array(z.string()),
      }),
    ),
  }),
}
