import { implement } from '#platform/implement.ts'
import {
  cms,
  heroes,
  instaFeeds,
  popups,
  promotions,
  recipes,
  selects,
  stores,
  weekPicks,
} from './contract.ts'
import { customStories } from './custom-contract.ts'
import {
  activePopups,
  currentHero,
  feed,
  listCustomStories,
  listPromotions,
  listRecipes,
  listSelections,
  listStores,
  publishedPage,
  recordPopup,
  showPromotion,
  showRecipe,
  showSelection,
  showTrend,
  weeks,
} from './service.ts'

export const contentApi = [
  ...implement(cms, {
    published: (ctx, ask) => publishedPage(ctx, ask.params.name),
    trend: (ctx, ask) => showTrend(ctx, ask.params.trendId),
  }),
  ...implement(customStories, { list: (ctx, ask) => listCustomStories(ctx, ask.query) }),
  ...implement(popups, {
    list: (ctx, ask) => activePopups(ctx, ask.query),
    record: (ctx, ask) => recordPopup(ctx, ask.body),
  }),
  ...implement(weekPicks, { list: (ctx) => weeks(ctx) }),
  ...implement(heroes, { show: (ctx) => currentHero(ctx) }),
  ...implement(instaFeeds, { list: (ctx) => feed(ctx) }),
  ...implement(recipes, {
    list: (ctx, ask) => listRecipes(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showRecipe(ctx, ask.params.id) }),
  }),
  ...implement(promotions, {
    list: (ctx, ask) => listPromotions(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showPromotion(ctx, ask.params.id) }),
  }),
  ...implement(selects, {
    list: (ctx, ask) => listSelections(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showSelection(ctx, ask.params.id) }),
  }),
  ...implement(stores, { list: (ctx, ask) => listStores(ctx, ask.query) }),
]
