import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { sheetAnswer, sheetBody } from '#kernel/sheet.ts'
import { traitId } from '#shop/setting/trait-contract.ts'
import { allergenForm } from './allergen-contract.ts'
import { asks } from './asks-contract.ts'
import { colorTip, legalNotice, noReturn, notePyramid } from './contract.ts'
import { film, mostTurned } from './film-contract.ts'
import { chosenGoods, productStates } from './removal-contract.ts'
import { units } from './unit-contract.ts'

/** What one option can have on hand. */
export const mostStock = 1_000_000
/** Goods shown under one product. */
export const mostRelated = 10
/** Characters of a description, its markup included. */
export const longestText = 50_000

export const staffProductSorts = ['created_at', 'it_name', 'price', 'stock', 'sold'] as const

export const staffProductRow = z.object({
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  thumb_image: z.string(),
  ca_id: z.number(),
  category: z.string(),
  category_en: z.string(),
  it_price: z.number(),
  discount_rate: z.number(),
  discount_amount: z.number(),
  it_use: z.boolean(),
  it_soldout: z.boolean(),
  archived: z.boolean(),
  stock: z.number(),
  /** on their way, and when the first come */
  coming: z.number(),
  due: z.nullable(z.string()),
  it_noti_qty: z.number(),
  options: z.number(),
  version: z.number(),
})
export type StaffProductRow = z.output<typeof staffProductRow>

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const won = z
  .int('원 단위 정수로 적어 주세요.')
  .check(z.gte(0, '0원 이상이어야 해요.'), z.lte(100_000_000, '1억 원까지 적을 수 있어요.'))

const day = z.string().check(z.refine(isDay, '2026-03-14처럼 날짜를 적어 주세요.'))
const lowStock = z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(9999))

const choice = (most: number) =>
  z
    .int('고를 수 없는 값이에요.')
    .check(z.gte(0, '고를 수 없는 값이에요.'), z.lte(most, '고를 수 없는 값이에요.'))

const pictureName = z.string().check(z.regex(/^[\w.-]{1,120}$/))

/** One row of the option table. `io_no` null makes a new one; `stock` is on hand. */
export const staffOption = z.object({
  io_no: z.nullable(z.int()),
  io_type: z.union([z.literal(0), z.literal(1)]),
  io_id: words(200),
  io_id_en: words(200),
  io_price: z.int().check(z.gte(-100_000_000), z.lte(100_000_000)),
  io_price_usd: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))),
  io_stock_qty: z
    .int('재고는 0 이상의 정수로 적어 주세요.')
    .check(z.gte(0, '재고는 0 이상의 정수로 적어 주세요.'), z.lte(mostStock)),
  io_reserved_qty: z.number(),
  io_use: z.boolean(),
  io_made: z._default(z.boolean(), false),
  /** how many characters a buyer may have written on it; 0 for none */
  io_text_max: z._default(
    z
      .int('글자 수는 정수로 적어 주세요.')
      .check(z.gte(0, '0자 이상이어야 해요.'), z.lte(200, '200자까지 받을 수 있어요.')),
    0,
  ),
  /** what those words are; null for the words of a card */
  io_asks: z._default(z.nullable(asks), null),
  /** working days that making it takes before it can leave */
  io_lead_days: z._default(
    z
      .int('날 수는 정수로 적어 주세요.')
      .check(z.gte(0, '0일 이상이어야 해요.'), z.lte(60, '60일까지 적을 수 있어요.')),
    0,
  ),
  /** how much is in it, in it_unit; 0 tells nothing */
  io_content: z._default(
    z.int('정수로 적어 주세요.').check(z.gte(0, '0 이상이어야 해요.'), z.lte(1_000_000)),
    0,
  ),
  io_image: z._default(z.union([z.literal(''), pictureName]), ''),
})
export type StaffOption = z.output<typeof staffOption>

export const staffProductForm = z.object({
  it_name: z
    .string('상품 이름을 적어 주세요.')
    .check(z.trim(), z.minLength(1, '상품 이름을 적어 주세요.'), z.maxLength(250)),
  it_name_en: words(250),
  it_summary: words(300),
  it_summary_en: words(300),
  it_explan: words(longestText),
  it_explan_en: words(longestText),
  it_maker: words(100),
  it_maker_en: words(100),
  it_origin: words(100),
  it_origin_en: words(100),
  it_brand: words(100),
  ca_id: z.int(),
  ca_id2: z.nullable(z.int()),
  ca_id3: z.nullable(z.int()),
  it_price: won,
  it_price_usd: z.nullable(z.int().check(z.gte(0), z.lte(10_000_000))),
  discount_rate: z.int().check(z.gte(0), z.lte(90, '할인율은 90%까지예요.')),
  /** won off each unit, instead of a percent */
  discount_amount: z._default(won, 0),
  discount_from: z.nullable(z.iso.datetime('2026-03-14 09:00처럼 날짜와 시각을 적어 주세요.')),
  discount_until: z.nullable(z.iso.datetime('2026-03-14 09:00처럼 날짜와 시각을 적어 주세요.')),
  it_use: z.boolean(),
  it_soldout: z.boolean(),
  it_notax: z.boolean(),
  is_flammable: z.boolean(),
  safety_kind: z._default(z.enum(['report', 'approval']), 'report'),
  safety_no: z._default(words(60), ''),
  safety_from: z._default(z.nullable(day), null),
  safety_until: z._default(z.nullable(day), null),
  allergens: z._default(z.nullable(allergenForm), null),
  it_no_return: z._default(noReturn, ''),
  is_new: z.boolean(),
  it_buy_min_qty: z.int().check(z.gte(0), z.lte(9999)),
  it_buy_max_qty: z.int().check(z.gte(0), z.lte(9999)),
  it_noti_qty: lowStock,
  it_point: z._default(
    z.nullable(z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(1_000_000))),
    null,
  ),
  it_point_type: z._default(choice(2), 0),
  it_nocoupon: z._default(z.boolean(), false),
  it_sc_type: z._default(choice(4), 0),
  it_sc_method: z._default(choice(2), 0),
  it_sc_price: z._default(won, 0),
  it_sc_minimum: z._default(won, 0),
  it_sc_qty: z._default(z.int('정수로 적어 주세요.').check(z.gte(1), z.lte(9999)), 1),
  it_weight: z._default(
    z.int('그램 단위 정수로 적어 주세요.').check(z.gte(1), z.lte(1_000_000)),
    500,
  ),
  /** what the contents of its choices are measured in */
  it_unit: z._default(z.enum(units), ''),
  /** ids of the traits in the settings that it bears */
  it_traits: z._default(z.array(traitId).check(z.maxLength(60)), []),
  it_option_subject: z.array(words(30)).check(z.maxLength(3, '옵션은 3단계까지예요.')),
  it_option_subject_en: z.array(words(30)).check(z.maxLength(3)),
  images: z
    .array(pictureName)
    .check(z.minLength(1, '사진을 한 장 이상 골라 주세요.'), z.maxLength(10)),
  picture_alts: z._default(
    z
      .array(z.object({ image: pictureName, alt: words(200), alt_en: words(200) }))
      .check(z.maxLength(30)),
    [],
  ),
  film: z._default(z.nullable(film), null),
  turn_images: z._default(
    z.array(pictureName).check(z.maxLength(mostTurned, '48장까지 고를 수 있어요.')),
    [],
  ),
  /** goods shown under this one, in this order */
  related: z._default(
    z
      .array(z.string().check(z.regex(/^[\w-]{1,20}$/, '상품을 다시 골라 주세요.')))
      .check(z.maxLength(mostRelated, '10개까지 고를 수 있어요.')),
    [],
  ),
  color_tips: z.array(colorTip).check(z.maxLength(12)),
  notes: z.nullable(notePyramid),
  notice: legalNotice,
  options: z
    .array(staffOption)
    .check(z.minLength(1, '판매할 옵션이 한 줄은 있어야 해요.'), z.maxLength(300)),
})
export type StaffProductForm = z.output<typeof staffProductForm>

export const staffProduct = z.extend(staffProductForm, {
  it_id: z.string(),
  archived: z.boolean(),
  version: z.number(),
  updated_at: z.string(),
})
export type StaffProduct = z.output<typeof staffProduct>

const productFilters = z.object({
  ...pageQuery(staffProductSorts, 20),
  keyword: z.optional(words(50)),
  ca_id: z.optional(whole(1, 1_000_000)),
  state: z.optional(z.enum(productStates)),
})

export const adminProducts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/products',
    who: ['product', 'order'],
    about: 'All products, hidden ones too, by name, id, category and stock',
    query: productFilters,
    answer: z.extend(paged(staffProductRow), {
      counts: z.object({
        all: z.number(),
        selling: z.number(),
        hidden: z.number(),
        soldout: z.number(),
        low: z.number(),
        unsafe: z.number(),
        archived: z.number(),
      }),
    }),
  }),
  sheet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/products-sheet',
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    who: ['product', 'order', 'accountant'],
    about: 'The same products as a file (xlsx or csv); it is logged',
    query: productFilters,
    body: sheetBody,
    answer: sheetAnswer,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/products/:it_id',
    who: ['product', 'order'],
    about: 'One product as its form holds it',
    answer: one(staffProduct),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/products',
    who: ['product'],
    about: 'A new product',
    body: staffProductForm,
    answer: one(staffProduct),
    status: 201,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/products/:it_id',
    who: ['product'],
    about: 'Save the form; an older version than the stored one is refused',
    body: z.extend(staffProductForm, { version: z.int() }),
    answer: one(staffProduct),
  }),
  quick: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/products/:it_id/quick',
    who: ['product'],
    about: 'Price, sale rate, selling or not, from the list row',
    body: z.object({
      version: z.int(),
      it_price: z.optional(won),
      discount_rate: z.optional(z.int().check(z.gte(0), z.lte(90))),
      it_use: z.optional(z.boolean()),
      it_soldout: z.optional(z.boolean()),
    }),
    answer: one(staffProductRow),
  }),
  bulk: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/products',
    who: ['product'],
    about: 'When stock counts as low, selling or not, sold out or not, for up to a hundred at once',
    body: z.object({
      it_ids: chosenGoods,
      it_noti_qty: z.optional(lowStock),
      it_use: z.optional(z.boolean()),
      it_soldout: z.optional(z.boolean()),
    }),
    answer: one(z.object({ changed: z.number() })),
  }),
  stock: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/options/:io_no/stock',
    params: { io_no: rowId },
    who: ['product'],
    about:
      'Stock by difference, so that sales in the meantime are not lost; below what is promised is refused',
    body: z.object({ change: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)) }),
    answer: one(
      z.object({ io_no: z.number(), io_stock_qty: z.number(), io_reserved_qty: z.number() }),
    ),
  }),
}
