import { implement } from '#platform/implement.ts'
import { categories, products } from './contract.ts'
import {
  boughtTogether,
  categoryTree,
  listProducts,
  productDetail,
  productFacets,
} from './service.ts'

export const catalogApi = [
  ...implement(products, {
    list: (ctx, ask) => listProducts(ctx, ask.query),
    facets: async (ctx, ask) => ({ data: await productFacets(ctx, ask.query) }),
    together: async (ctx, ask) => ({ data: await boughtTogether(ctx, ask.params.it_id) }),
    show: async (ctx, ask) => ({ data: await productDetail(ctx, ask.params.it_id) }),
  }),
  ...implement(categories, {
    tree: async (ctx) => ({ data: { data: await categoryTree(ctx) } }),
  }),
]
