import * as z from 'zod/mini'
import { type CallOf, endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'

export const formulaProducts = ['perfume', 'candle', 'diffuser', 'spray', 'soap', 'wax'] as const
export type FormulaProduct = (typeof formulaProducts)[number]
export const noteNames = ['top', 'heart', 'base'] as const
export type NoteName = (typeof noteNames)[number]
export const ifraCategories = ['4', '9', '10A', '10B', '12'] as const
export type IfraCategory = (typeof ifraCategories)[number]
export type IfraLimits = Partial<Record<IfraCategory, number>>

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
  density: z.number(),
  won_per_gram: z.number(),
  ifra: z.nullable(z.record(z.string(), z.number())),
  ifra_source: z.string(),
  /** the shop sells it */
  sold: z.boolean(),
})
export type Material = z.output<typeof materialShape>

const plain = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most, '글이 너무 길어요.'),
      z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
    )

export const formulaLineForm = z.object({
  material_id: z.nullable(z.int()),
  /** of a material of one's own */
  name: z._default(plain(60), ''),
  amount: figure(0.001, 1_000_000, '양은 0.001 g 이상이에요.'),
  dilution: z._default(figure(0.01, 100, '희석은 0.01–100%예요.'), 100),
  note: z._default(z.enum(['', ...noteNames], '고를 수 없는 값이에요.'), '' as const),
  comment: z._default(plain(200), ''),
  won_per_gram: z._default(z.nullable(figure(0, 10_000_000, '1 g 값은 0원 이상이에요.')), null),
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
  notes: z._default(plain(2000), ''),
  state: z._default(z.enum(['draft', 'final']), 'draft' as const),
  lines: z
    .array(formulaLineForm)
    .check(
      z.minLength(1, '재료를 하나 이상 담아 주세요.'),
      z.maxLength(100, '재료는 100가지까지예요.'),
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
  updated_at: z.string(),
})
export type FormulaRow = z.output<typeof formulaRow>

export const formulaShape = z.extend(formulaForm, {
  formula_id: z.number(),
  version_no: z.number(),
  version: z.number(),
  share_token: z.nullable(z.string()),
  /** of the lines, as the library holds them today */
  materials: z.array(materialShape),
  versions: z.array(
    z.object({ formula_id: z.number(), version_no: z.number(), updated_at: z.string() }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Formula = z.output<typeof formulaShape>

const path = '/api/v1/my-formulas'
const notAdded = z.object({ name: z.string(), name_en: z.string(), reason: z.string() })
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
    }),
    answer: paged(formulaRow),
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
  csv: endpoint({
    method: 'GET',
    path: `${path}/:formula_id/formula.csv`,
    params: { formula_id: rowId },
    who: 'member',
    about: 'A formula of mine as a table',
    answer: z.object({}),
  }),
  toCart: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/cart`,
    params: { formula_id: rowId },
    who: 'member',
    status: 201,
    about: 'Put what the batch needs into my cart, in the cheapest packs; what is missing is named',
    answer: one(
      z.object({ added: z.number(), cart_count: z.number(), missing: z.array(notAdded) }),
    ),
  }),
}
export type FormulaAsk = NonNullable<CallOf<typeof myFormulas.list>['query']>

export const formulaLibrary = {
  materials: endpoint({
    method: 'GET',
    path: '/api/v1/materials',
    who: 'member',
    about: 'The materials a formula may be made of',
    answer: one(z.array(materialShape)),
  }),
  shared: endpoint({
    method: 'GET',
    path: '/api/v1/shared-formulas/:token',
    who: 'anyone',
    about: 'A formula whose maker has opened it to whoever has the link',
    answer: one(z.extend(formulaShape, { maker: z.string() })),
  }),
}
