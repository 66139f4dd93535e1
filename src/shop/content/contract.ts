import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { rowId } from '#kernel/row-id.ts'
import { productTile } from '#shop/catalog/contract.ts'
import { recipeLine } from './recipe-contract.ts'

/** One piece of a page: a tag, how it looks, what it says, and the pieces inside it. */
export type TemplateNode = {
  id: string
  tag: string
  option: { class: string; style: Record<string, string>; props: Record<string, string> }
  children: TemplateNode[]
}
export const templateNode: z.ZodMiniType<TemplateNode> = z.object({
  id: z.string(),
  tag: z.string(),
  option: z.object({
    class: z.string(),
    style: z.record(z.string(), z.string()),
    props: z.record(z.string(), z.string()),
  }),
  get children() {
    return z.array(templateNode)
  },
})

const both = <Name extends string>(name: Name) =>
  ({ [name]: z.string(), [`${name}_en`]: z.string() }) as {
    [K in Name | `${Name}_en`]: z.ZodMiniString
  } // both keys are made here
const keep = { seconds: 60, tags: ['content'] }
const withGoods = { seconds: 60, tags: ['content', 'catalog', 'setting'] }

export const publishedPage = z.object({
  template: z.nullable(templateNode),
  ...both('link'),
  ...both('title'),
  ...both('description'),
})
export type PublishedPage = z.output<typeof publishedPage>
export const trend = z.object({
  template: z.nullable(templateNode),
  data: z.array(productTile),
  ...both('title'),
})
export type Trend = z.output<typeof trend>

export const cms = {
  published: endpoint({
    method: 'GET',
    path: '/api/cms/published/:name',
    who: 'anyone',
    about: 'A published page or block by its name',
    answer: publishedPage,
    keep,
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/v1/trends/:trendId',
    who: 'anyone',
    about: 'A template bound to a product list',
    answer: trend,
    keep: withGoods,
  }),
}

export const popupTypes = ['daily', 'other'] as const
export type PopupType = (typeof popupTypes)[number]
export const popup = z.object({
  id: z.number(),
  ...both('title'),
  type: z.enum(popupTypes),
  thumbnail_ko: pictureTold,
  thumbnail_en: pictureTold,
  ...both('link'),
})
export type Popup = z.output<typeof popup>

/** The only class a read popup is recorded as. */
export const popupClass = 'App\\Resources\\Popups'

export const popups = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/popup',
    who: 'anyone',
    about: 'The popups that are shown now, in their order',
    query: z.object({
      ...pageQuery(['position'], 10),
      active: z._default(z.enum(['true', '1']), 'true'),
    }),
    answer: paged(popup),
    keep,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v1/popup-record',
    who: 'anyone',
    about: 'Counts that a popup was followed; `class` is always App\\Resources\\Popups',
    body: z.object({ class: z.literal(popupClass), id: z.int().check(z.positive()) }),
    answer: z.object({ message: z.string() }),
    limit: 1024,
  }),
}

export const weekPick = z.object({
  id: z.number(),
  /** its number, from 1 */
  week: z.number(),
  /** first and last day, YYYY-MM-DD in Korea */
  from: z.string(),
  until: z.string(),
  ...both('title'),
  image: pictureTold,
  url: z.string(),
  /** percent that the dearest-cut of its goods costs less; 0 shows no badge */
  discount: z.number(),
  /** every one of its goods costs that much less; else it is the most */
  discount_all: z.boolean(),
  /** the trend with the week's line-up; empty for none */
  trendId: z.string(),
})
export type WeekPick = z.output<typeof weekPick>
export const weekPicks = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/week-picks',
    who: 'anyone',
    about: 'The weeks and what is picked in each; `today` is the day in Korea',
    answer: z.object({ data: z.array(weekPick), today: z.string() }),
    keep: withGoods,
  }),
}

/** The first thing on the home page, while staff have one for now; null leaves the shop's own. */
export const hero = z.object({
  id: z.number(),
  ...both('title'),
  ...both('eyebrow'),
  ...both('text'),
  image: pictureTold,
  image_tall: pictureTold,
  ...both('alt'),
  ...both('button'),
  url: z.string(),
  ...both('second'),
  second_url: z.string(),
})
export type HeroContent = z.output<typeof hero>
export const heroes = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/hero',
    who: 'anyone',
    about: 'What the home page begins with today, or null',
    answer: one(z.nullable(hero)),
    keep,
  }),
}

export const instaFeed = z.object({
  id: z.number(),
  media_url: z.string(),
  permalink: z.string(),
  ...both('alt'),
})
export type InstaFeed = z.output<typeof instaFeed>
export const instaFeeds = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/insta-feeds',
    who: 'anyone',
    about: 'The newest pictures of the Instagram feed',
    answer: z.object({ data: z.array(instaFeed) }),
    keep,
  }),
}

const card = { id: z.number(), ...both('title'), ...both('summary'), image: pictureTold }
const recipeCard = z.object({ ...card, difficulty: z.number(), minutes: z.number() })
export type RecipeCard = z.output<typeof recipeCard>
const recipe = z.extend(recipeCard, {
  tools: z.array(z.object({ ...both('name'), ...recipeLine })),
  materials: z.array(z.object({ ...both('note'), ...recipeLine })),
  steps: z.array(z.object({ ...both('text'), image: pictureTold, minutes: z.number() })),
  calculator: z.string(),
  ...both('cautions'),
})
export type Recipe = z.output<typeof recipe>
export const promotionStates = ['coming', 'running', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]
const promotionCard = z.object({
  ...card,
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  /** when it was asked for */
  state: z.enum(promotionStates),
})
export type PromotionCard = z.output<typeof promotionCard>
const promotion = z.extend(promotionCard, { ...both('body'), products: z.array(productTile) })
export type Promotion = z.output<typeof promotion>
const selectCard = z.object(card)
export type SelectCard = z.output<typeof selectCard>
const selection = z.extend(selectCard, { ...both('body'), products: z.array(productTile) })
export type Selection = z.output<typeof selection>
const offlineStore = z.object({
  id: z.number(),
  /** classes are held in a studio */
  place: z.enum(['shop', 'studio']),
  ...both('title'),
  ...both('address'),
  ...both('hours'),
  ...both('closed'),
  ...both('parking'),
  phone: z.string(),
  map_url: z.string(),
  coordinates: z.string(),
  map_picture: pictureTold,
  ...both('directions'),
  images: z.array(pictureTold),
})
export type OfflineStore = z.output<typeof offlineStore>

export const cardsPerPage = 12
const cards = z.object(pageQuery(['position', 'created_at'], cardsPerPage))

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/diy',
    who: 'anyone',
    about: 'Recipes to make at home',
    query: cards,
    answer: paged(recipeCard),
    keep,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/diy/:id',
    params: { id: rowId },
    who: 'anyone',
    about: 'One recipe with its steps and materials',
    answer: one(recipe),
    keep: withGoods,
  }),
}
export const promotions = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/promotion',
    who: 'anyone',
    about: 'Promotions, ended ones last',
    query: cards,
    answer: paged(promotionCard),
    keep,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/promotion/:id',
    params: { id: rowId },
    who: 'anyone',
    about: 'One promotion with its goods',
    answer: one(promotion),
    keep: withGoods,
  }),
}
export const selects = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/select',
    who: 'anyone',
    about: 'Curated selections; `ca_id`: with goods of that category, the most of them first',
    query: z.extend(cards, { ca_id: z.optional(whole(1, 1e9)) }),
    answer: paged(selectCard),
    keep: withGoods,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/select/:id',
    params: { id: rowId },
    who: 'anyone',
    about: 'One selection: its story and its goods',
    answer: one(selection),
    keep: withGoods,
  }),
}
export const stores = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/offline-store',
    who: 'anyone',
    about: 'The offline stores',
    query: z.object(pageQuery(['position'], 50)),
    answer: paged(offlineStore),
    keep,
  }),
}
