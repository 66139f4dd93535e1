import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { allergenTold } from './allergen-contract.ts'
import { writtenTold } from './asks-contract.ts'
import { filmTold, moves } from './film-contract.ts'
import { unitPriceTold } from './unit-contract.ts'

export const families = [
  'citrus',
  'green',
  'herbal',
  'marine',
  'floral',
  'powder',
  'fruity',
  'spice',
  'gourmand',
  'woody',
  'amber',
  'musk',
] as const
export type Family = (typeof families)[number]

export const saleCategory = 12
export const tilesOnDesktop = 15
export const tilesOnMobile = 14

const note = z.object({ family: z.enum(families), words: z.string(), words_en: z.string() })
export const notePyramid = z.object({ top: note, heart: note, base: note })
export type NotePyramid = z.output<typeof notePyramid>

/** Why goods cannot come back on a change of mind: made for one buyer, or sealed for hygiene. */
export const noReturn = z.enum(['', 'custom', 'hygiene'])
export type NoReturn = z.output<typeof noReturn>

export const colorTip = z.object({
  color_tip: z.string(),
  name: z.string(),
  name_en: z.string(),
  image_url: z.string(),
  value: z.optional(z.string()),
})
export type ColorTip = z.output<typeof colorTip>

/** What a photograph shows, for those who do not see it. */
export const pictureAlt = z.object({ image: pictureTold, alt: z.string(), alt_en: z.string() })
export type PictureAlt = z.output<typeof pictureAlt>

/** rows of the legal notice table, in the order printed; the label is its own phrase key */
export const legalNotice = z.object({
  gubun: z.string(),
  rows: z.array(
    z.object({ label: z.string(), label_en: z.string(), value: z.string(), value_en: z.string() }),
  ),
})
export type LegalNotice = z.output<typeof legalNotice>

/**
 * value and before are integers in the currency's minor unit; before and rate only while a discount holds.
 * A discount is taken from the price with its option: a percent is that of every option, won are taken off each once;
 * then `rate` is what they are of this price, in whole percents rounded down.
 */
export const defaultPrice = z.object({
  value: z.number(),
  currency: z.enum(['krw', 'usd']),
  model: z.object({ op_qty: z.number() }),
  discountable: z.nullable(z.object({ before: z.number(), rate: z.number() })),
})

export const productTile = z.object({
  it_id: z.string(),
  it_name: z.string(),
  it_name_en: z.string(),
  it_summary: z.string(),
  it_summary_en: z.string(),
  thumb_image: pictureTold,
  second_image: z.nullable(pictureTold),
  /** countries that take nothing that burns do not get it */
  is_flammable: z.boolean(),
  default_price: defaultPrice,
  /** what is off, as it is said: "15%", "3,000원" */
  discount_label: z.nullable(z.object({ amount: z.string() })),
  unit_price: z.nullable(unitPriceTold),
  /** from so many on it costs everybody so much less: the first step */
  break_from: z.optional(z.object({ from: z.number(), percent: z.number() })),
  in_stock: z.boolean(),
  is_new: z.boolean(),
  /** a film or a turning picture stands on its page */
  moves: z.optional(moves),
  reviews_count: z.number(),
  reviews_avg: z.number(),
  color_tips: z.array(z.extend(colorTip, { image_url: pictureTold })),
  notes: z.nullable(notePyramid),
  /** the wish of the member who asks, one or none; empty for everyone else and in what is kept */
  wishes: z.array(z.object({ wi_id: z.number(), it_id: z.string() })),
})
export type ProductTile = z.output<typeof productTile>

/** `fit`: what bears the searched words in its name, then what sells; without words the same as `sold` */
export const productSorts = [
  'sold',
  'created_at',
  'price',
  'discount',
  'reviews',
  'score',
  'fit',
] as const
export type ProductSort = (typeof productSorts)[number]

const list = z.pipe(
  z.string().check(z.maxLength(200)),
  z.transform((text) => text.split(',').filter(Boolean).slice(0, 12)),
)
const flag = z.pipe(
  z.enum(['1', 'true', '0', 'false']),
  z.transform((word) => word === '1' || word === 'true'),
)

export const productQuery = z.object({
  ...pageQuery(productSorts, tilesOnDesktop),
  ca_id: z.optional(whole(1, 1_000_000)),
  keyword: z.optional(
    z.string().check(z.trim(), z.maxLength(50, '검색어는 50자까지 적을 수 있어요.')),
  ),
  /** the keyword as it is typed, repaired in nothing */
  exact: z.optional(flag),
  family: z.optional(list),
  note: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  /** traits of any group: one of each group that is asked for */
  trait: z.optional(list),
  price_min: z.optional(whole(0, 100_000_000)),
  price_max: z.optional(whole(0, 100_000_000)),
  /** what both prices are in; asked in the other currency they are left out */
  price_in: z.optional(z.enum(['krw', 'usd'])),
  in_stock: z.optional(flag),
  on_sale: z.optional(flag),
  is_new: z.optional(flag),
})
export type ProductQuery = z.output<typeof productQuery>

const count = z.object({ value: z.string(), count: z.number() })
const labelled = z.object({ value: z.string(), label: z.string(), count: z.number() })
export const facets = z.object({
  total: z.number(),
  family: z.array(count),
  note: z.array(labelled),
  traits: z.array(z.object({ id: z.string(), label: z.string(), values: z.array(labelled) })),
  price: z.object({ min: z.number(), max: z.number() }),
  price_bands: z.array(
    z.object({ min: z.number(), max: z.nullable(z.number()), count: z.number() }),
  ),
  in_stock: z.number(),
  on_sale: z.number(),
})
export type Facets = z.output<typeof facets>

export type CategoryNode = {
  id: number
  name: string
  name_en: string
  descendants: CategoryNode[]
}
export const categoryNode: z.ZodMiniType<CategoryNode> = z.object({
  id: z.number(),
  name: z.string(),
  name_en: z.string(),
  get descendants() {
    return z.array(categoryNode)
  },
})

export const priceOption = z.object({
  io_no: z.number(),
  io_id: z.string(),
  values: z.array(z.string()),
  values_en: z.array(z.string()),
  price: z.number(),
  before: z.number(),
  unit_price: z.nullable(unitPriceTold),
  /** its own photograph; '' shows what stands */
  image: pictureTold,
  /** units that can be sold now, at most 9,999 */
  op_qty: z.number(),
  no_return: noReturn,
  ...writtenTold,
})
export type PriceOption = z.output<typeof priceOption>

export const addOn = z.object({
  io_no: z.number(),
  group: z.string(),
  group_en: z.string(),
  value: z.string(),
  value_en: z.string(),
  price: z.number(),
  op_qty: z.number(),
  no_return: noReturn,
  ...writtenTold,
})
export type AddOn = z.output<typeof addOn>

export const productDetail = z.extend(productTile, {
  ca_id: z.number(),
  breadcrumb: z.array(z.object({ id: z.number(), name: z.string(), name_en: z.string() })),
  images: z.array(pictureTold),
  picture_alts: z.array(pictureAlt),
  film: z.optional(z.nullable(filmTold)),
  /** pictures around it, in their order; empty where it does not turn */
  turn_images: z.optional(z.array(pictureTold)),
  it_explan: z.string(),
  it_explan_en: z.string(),
  it_maker: z.string(),
  it_maker_en: z.string(),
  it_origin: z.string(),
  it_origin_en: z.string(),
  it_brand: z.string(),
  /** what staff tell of it, group by group, in the language of who asks */
  traits: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  option_subject: z.array(z.string()),
  option_subject_en: z.array(z.string()),
  options: z.array(priceOption),
  add_ons: z.array(addOn),
  notice: legalNotice,
  /** empty when there are none, null when nobody has looked */
  allergens: z.optional(z.nullable(z.array(allergenTold))),
  it_buy_min_qty: z.number(),
  it_buy_max_qty: z.number(),
  /** many at once cost everybody less */ has_breaks: z.optional(z.boolean()),
  related: z.array(productTile),
})
export type ProductDetail = z.output<typeof productDetail>

/** What is shown of the goods bought together. */
export const mostTogether = 5

const kept = { seconds: 60, tags: ['catalog', 'setting'] }

export const products = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/products',
    who: 'anyone',
    about: 'Products by category, keyword, facets and sort',
    query: productQuery,
    answer: paged(productTile),
    keep: kept,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/v1/products-facets',
    who: 'anyone',
    about: 'Counts per family, note, price band, stock and sale for the same filters',
    query: productQuery,
    answer: one(facets),
    keep: kept,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/products/:it_id',
    who: 'anyone',
    about: 'One product with options, add-ons, notices and related goods',
    answer: one(productDetail),
    keep: kept,
  }),
  together: endpoint({
    method: 'GET',
    path: '/api/v1/products/:it_id/together',
    who: 'anyone',
    about: 'What buyers of a product had in the same order, the most frequent first; in stock only',
    answer: one(z.array(productTile)),
    keep: kept,
  }),
}

export const categories = {
  tree: endpoint({
    method: 'GET',
    path: '/api/evans-cart/categories-service',
    who: 'anyone',
    about: 'The category tree',
    answer: z.object({ data: z.object({ data: z.array(categoryNode) }) }),
    keep: { seconds: 300, tags: ['category'] },
  }),
}
