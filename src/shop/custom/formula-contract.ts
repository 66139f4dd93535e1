import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'

export const formulaProducts = ['perfume', 'candle', 'diffuser', 'spray', 'soap', 'wax'] as const
export type FormulaProduct = (typeof formulaProducts)[number]
export const noteNames = ['top', 'heart', 'base'] as const
export type NoteName = (typeof noteNames)[number]

/** How long a material is smelt on a strip of paper, roughly: from hours to weeks. */
export const volatilities = ['hours', 'day', 'days', 'week', 'weeks'] as const
export type Volatility = (typeof volatilities)[number]

const figure = (least: number, most: number, words: string) =>
  z.number(words).check(z.gte(least, words), z.lte(most, words))

export const materialShape = z.object({
  material_id: z.number(),
  name: z.string(),
  name_en: z.string(),
  cas: z.string(),
  kind: z.string(),
  family: z.string(),
  note: z.string(),
  volatility: z.nullable(z.enum(volatilities)),
  density: z.number(),
  won_per_gram: z.number(),
  ifra: z.nullable(z.record(z.string(), z.number())),
  ifra_source: z.string(),
  /** the shop sells it */
  sold: z.boolean(),
  unit: z.enum(['g', 'piece']),
  uses: z.array(z.string()),
  usual_from: z.nullable(z.number()),
  usual_to: z.nullable(z.number()),
  flash_point: z.nullable(z.number()),
  /** percent of what a label names; null where no certificate says */
  allergens: z.nullable(z.record(z.string(), z.number())),
  fits_from: z.nullable(z.number()),
  fits_to: z.nullable(z.number()),
  comment: z.string(),
  comment_en: z.string(),
})
export type Material = z.output<typeof materialShape>

/** so many stay smooth to edit */
export const mostLines = 200

const plain = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, '글이 너무 길어요.'),
      z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
    )

export const mostTags = 10
const tag = plain(20).check(z.minLength(1))

export const formulaLineForm = z.object({
  material_id: z.nullable(z.int()),
  /** of a material of one's own */
  name: z._default(plain(80), ''),
  /** another formula of mine that stands here as one material */
  accord_id: z._default(z.nullable(z.int()), null),
  amount: figure(0.001, 1_000_000, '양은 0.001 g 이상이에요.'),
  dilution: z._default(figure(0.01, 100, '희석은 0.01–100%예요.'), 100),
  note: z._default(z.enum(['', ...noteNames], '고를 수 없는 값이에요.'), '' as const),
  comment: z._default(plain(200), ''),
  won_per_gram: z._default(z.nullable(figure(0, 10_000_000, '1 g 값은 0원 이상이에요.')), null),
  locked: z._default(z.boolean(), false),
  fills: z._default(z.boolean(), false),
})

export const formulaForm = z.object({
  title: plain(80).check(z.minLength(1, '이름을 적어 주세요.')),
  product: z.enum(formulaProducts, '무엇을 만들지 골라 주세요.'),
  basis: z.enum(['wax', 'total'], '고를 수 없는 값이에요.'),
  load: figure(0.1, 100, '향료 비율은 0.1–100%예요.'),
  batch: figure(0.1, 1_000_000, '전체 양은 0.1 g 이상이에요.'),
  units: z
    .int('개수는 1 이상의 정수예요.')
    .check(z.gte(1, '개수는 1 이상의 정수예요.'), z.lte(100_000, '개수는 1 이상의 정수예요.')),
  entry: z._default(z.enum(['g', 'percent'], '고를 수 없는 값이에요.'), 'g' as const),
  /** the wax, base or alcohol that makes up the rest */
  medium_id: z._default(z.nullable(z.int()), null),
  overage: z._default(figure(0, 100, '여유분은 0–100%예요.'), 0),
  loss: z._default(figure(0, 50, '손실은 0–50%예요.'), 0),
  piece_cost: z._default(
    z
      .int('금액은 0원 이상의 정수예요.')
      .check(
        z.gte(0, '금액은 0원 이상의 정수예요.'),
        z.lte(10_000_000, '금액은 10,000,000원까지예요.'),
      ),
    0,
  ),
  margin: z._default(figure(0, 95, '남길 몫은 0–95%예요.'), 0),
  notes: z._default(plain(2000), ''),
  tags: z._default(z.array(tag).check(z.maxLength(mostTags, '태그는 10개까지예요.')), []),
  state: z._default(z.enum(['draft', 'final']), 'draft' as const),
  lines: z
    .array(formulaLineForm)
    .check(
      z.minLength(1, '재료를 하나 이상 담아 주세요.'),
      z.maxLength(mostLines, '재료는 200가지까지예요.'),
    ),
})
export type FormulaForm = z.output<typeof formulaForm>
export type FormulaLine = FormulaForm['lines'][number]

export const formulaRow = z.object({
  formula_id: z.number(),
  title: z.string(),
  product: z.enum(formulaProducts),
  state: z.enum(['draft', 'final']),
  version_no: z.number(),
  lines: z.number(),
  /** percent of top, heart and base by neat weight */
  balance: z.object({ top: z.number(), heart: z.number(), base: z.number() }),
  shared: z.boolean(),
  tags: z.array(z.string()),
  photo: z.nullable(pictureTold),
  updated_at: z.string(),
})
export type FormulaRow = z.output<typeof formulaRow>

const accordPart = z.object({
  material_id: z.nullable(z.number()),
  name: z.string(),
  /** of the whole accord, by weight */
  share: z.number(),
  dilution: z.number(),
  note: z.enum(['', ...noteNames]),
  won_per_gram: z.nullable(z.number()),
})
export type AccordPart = z.output<typeof accordPart>

const trial = z.object({
  trial_id: z.number(),
  tried_on: z.string(),
  rating: z.number(),
  comment: z.string(),
})

export const formulaShape = z.extend(formulaForm, {
  formula_id: z.number(),
  version_no: z.number(),
  version: z.number(),
  share_token: z.nullable(z.string()),
  /** the address of its photograph; only its maker reads it */
  photo: z.nullable(pictureTold),
  /** of the lines, as the library holds them today */
  materials: z.array(materialShape),
  versions: z.array(
    z.object({ formula_id: z.number(), version_no: z.number(), updated_at: z.string() }),
  ),
  /** of the lines that are formulas themselves, down to their raw materials */
  accords: z.array(
    z.object({ formula_id: z.number(), title: z.string(), parts: z.array(accordPart) }),
  ),
  trials: z.array(trial),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Formula = z.output<typeof formulaShape>

export const formulasPath = '/api/v1/my-formulas'
const path = formulasPath
export const formulaSorts = ['updated_at', 'created_at', 'title'] as const

export const myFormulas = {
  list: endpoint({
    method: 'GET',
    path,
    who: 'member',
    about: 'My formulas, the newest version of each',
    query: z.object({
      ...pageQuery(formulaSorts, 12),
      keyword: z.optional(z.string().check(z.trim(), z.maxLength(50))),
      product: z.optional(z.enum(formulaProducts, '고를 수 없는 값이에요.')),
      tag: z.optional(z.string().check(z.trim(), z.maxLength(20))),
    }),
    answer: paged(formulaRow),
  }),
  accords: endpoint({
    method: 'GET',
    path: '/api/v1/my-accords',
    who: 'member',
    about: 'My newest formulas, each down to its raw materials, to stand in another as one',
    answer: one(formulaShape.shape.accords),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:formula_id`,
    params: { formula_id: rowId },
    who: 'member',
    about: 'A formula of mine with its materials',
    answer: one(formulaShape),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who: 'member',
    status: 201,
    about: 'A new formula',
    body: formulaForm,
    answer: one(formulaShape),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:formula_id`,
    params: { formula_id: rowId },
    who: 'member',
    about: 'Change a formula; an older `version` than the stored one is refused',
    body: z.extend(formulaForm, { version: z.int() }),
    answer: one(formulaShape),
  }),
  copy: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/copies`,
    params: { formula_id: rowId },
    who: 'member',
    status: 201,
    about: 'A copy as a formula of its own, or as the next version of this one',
    body: z.object({ as: z.enum(['copy', 'version'], '고를 수 없는 값이에요.') }),
    answer: one(formulaShape),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:formula_id`,
    params: { formula_id: rowId },
    who: 'member',
    about: 'Delete this version of a formula',
    answer: z.object({ message: z.string() }),
  }),
  share: endpoint({
    method: 'PUT',
    path: `${path}/:formula_id/share`,
    params: { formula_id: rowId },
    who: 'member',
    about: 'Open or close the link that lets anyone read along',
    body: z.object({ shared: z.boolean() }),
    answer: one(formulaShape),
  }),
  toCart: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/cart`,
    params: { formula_id: rowId },
    who: 'member',
    status: 201,
    about: 'Put what the batch needs into my cart, in the cheapest packs; what is missing is named',
    answer: one(
      z.object({
        added: z.number(),
        cart_count: z.number(),
        missing: z.array(z.object({ name: z.string(), name_en: z.string(), reason: z.string() })),
      }),
    ),
  }),
  try: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/trials`,
    params: { formula_id: rowId },
    who: 'member',
    status: 201,
    about: 'Note what it smelled like on a day, with a rating of 1 to 5',
    body: z.object({
      tried_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.')),
      rating: z
        .int('별점을 골라 주세요.')
        .check(z.gte(1, '별점을 골라 주세요.'), z.lte(5, '별점을 골라 주세요.')),
      comment: z._default(plain(1000), ''),
    }),
    answer: one(formulaShape),
  }),
  untry: endpoint({
    method: 'DELETE',
    path: `${path}/:formula_id/trials/:trial_id`,
    params: { formula_id: rowId, trial_id: rowId },
    who: 'member',
    about: 'Delete a note of a trial',
    answer: one(formulaShape),
  }),
}

export const sharedFormulas = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/shared-formulas/:token',
    who: 'anyone',
    about: 'A formula whose maker has opened it to whoever has the link',
    answer: one(z.extend(formulaShape, { maker: z.string() })),
  }),
}
