import { implement } from '#platform/implement.ts'
import { adminCategories } from './category-contract.ts'
import {
  createCategory,
  removeCategory,
  saveCategory,
  sortCategories,
  staffCategories,
} from './category-service.ts'

export const categoryAdminApi = implement(adminCategories, {
  list: async (ctx) => ({ data: await staffCategories(ctx) }),
  create: async (ctx, ask) => ({ data: await createCategory(ctx, ask.body) }),
  save: async (ctx, ask) => ({ data: await saveCategory(ctx, ask.params.ca_id, ask.body) }),
  sort: async (ctx, ask) => ({
    data: await sortCategories(ctx, ask.body.parent_id, ask.body.ca_ids),
  }),
  remove: async (ctx, ask) => ({ data: await removeCategory(ctx, ask.params.ca_id) }),
})
