import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { families } from '#shop/catalog/contract.ts'
import { formulaProducts, noteNames, volatilities } from './formula-contract.ts'
import { ifraCategories } from './ifra-contract.ts'

export const materialKinds = [
  'raw',
  'accord',
  'carrier',
  'wax',
  'base',
  'wick',
  'reed',
  'other',
] as const
export type MaterialKind = (typeof materialKinds)[number]
export const materialSorts = ['name', 'updated_at', 'cas'] as const
const choice = '고를 수 없는 값이에요.'
const figure = (least: number, most: number, words: string) =>
  z.number(words).check(z.gte(least, words), z.lte(most, words))
const maybe = (least: number, most: number, words: string) => z.nullable(figure(least, most, words))
const percent = figure(0, 100, '0–100%로 적어 주세요.')
const millimetres = maybe(1, 1000, '1–1,000 mm로 적어 주세요.')
const share = maybe(0, 100, '0–100%로 적어 주세요.')

const limit = z.object({
  amendment: z
    .int('개정 번호는 1–99의 정수예요.')
    .check(z.gte(1, '개정 번호는 1–99의 정수예요.'), z.lte(99, '개정 번호는 1–99의 정수예요.')),
  source: words(1, 120),
  issued_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.')),
  limits: z.partialRecord(z.enum(ifraCategories, choice), percent),
})
export type MaterialLimit = z.output<typeof limit>

const pack = z.object({
  io_no: z.int('상품의 옵션을 골라 주세요.'),
  /** grams, or pieces */
  grams: figure(0.01, 1_000_000, '0.01보다 크게 적어 주세요.'),
})

export const materialForm = z.object({
  name: words(1, 80),
  name_en: z._default(words(0, 80), ''),
  cas: z.string().check(z.regex(/^(\d{2,7}-\d{2}-\d)?$/, 'CAS 번호는 78-70-6처럼 적어 주세요.')),
  kind: z.enum(materialKinds, choice),
  family: z.enum(['', ...families], choice),
  note: z.enum(['', ...noteNames], choice),
  volatility: z._default(z.nullable(z.enum(volatilities, choice)), null),
  unit: z.enum(['g', 'piece'], choice),
  uses: z.array(z.enum(formulaProducts, choice)).check(z.maxLength(formulaProducts.length)),
  density: figure(0.1, 25, '밀도는 0.1–25 g/ml예요.'),
  won_per_gram: figure(0, 10_000_000, '1 g 값은 0원 이상이에요.'),
  usual_from: share,
  usual_to: share,
  flash_point: maybe(-100, 500, '인화점은 -100–500°C예요.'),
  fits_from: millimetres,
  fits_to: millimetres,
  /** null where no certificate says */
  allergens: z.nullable(z.record(z.string().check(z.maxLength(60)), percent)),
  comment: z._default(words(0, 1_000), ''),
  comment_en: z._default(words(0, 1_000), ''),
  material_use: z.boolean(choice),
  limits: z.array(limit).check(z.maxLength(30)),
  packs: z.array(pack).check(z.maxLength(60, '용량은 60가지까지예요.')),
})
export type MaterialForm = z.output<typeof materialForm>

const row = z.object({
  material_id: z.number(),
  name: z.string(),
  name_en: z.string(),
  cas: z.string(),
  kind: z.enum(materialKinds),
  family: z.string(),
  packs: z.number(),
  /** the amendment whose limits count; null without a certificate */
  amendment: z.nullable(z.number()),
  material_use: z.boolean(),
  updated_at: z.string(),
})
export type MaterialRow = z.output<typeof row>

const view = z.extend(materialForm, {
  material_id: z.number(),
  version: z.number(),
  updated_at: z.string(),
  /** as staff read the packs */
  goods: z.array(
    z.object({
      io_no: z.number(),
      it_id: z.string(),
      it_name: z.string(),
      it_name_en: z.string(),
      option: z.string(),
      option_en: z.string(),
    }),
  ),
})
export type StaffMaterial = z.output<typeof view>

const who = ['product'] as const
const path = '/api/v1/admin/materials'

export const adminMaterials = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Materials of formulas by word (name, CAS number) and kind',
    query: z.object({
      ...pageQuery(materialSorts, 20),
      keyword: z.optional(searchWord),
      kind: z.optional(z.enum(materialKinds, choice)),
    }),
    answer: z.extend(paged(row), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:material_id`,
    params: { material_id: rowId },
    who,
    about: 'One material as a form, with its limits by amendment and its packs',
    answer: one(view),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about: 'A new material',
    body: materialForm,
    answer: one(view),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:material_id`,
    params: { material_id: rowId },
    who,
    about: 'Changes a material, when nobody else has since `version`; the newest amendment counts',
    body: z.extend(materialForm, { version: z.int() }),
    answer: one(view),
  }),
}
