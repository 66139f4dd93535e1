import { notFound } from '#kernel/failure.ts'
import { implement } from '#platform/implement.ts'
import { adminCategories } from './category-contract.ts'
import {
  createCategory,
  removeCategory,
  saveCategory,
  sortCategories,
  staffCategories,
} from './category-service.ts'

function idOf(given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw notFound()
  return Number(given)
}

export const categoryAdminApi = implement(adminCategories, {
  list: async (ctx) => ({ data: await staffCategories(ctx) }),
  create: async (ctx, ask) => ({ data: await createCategory(ctx, ask.body) }),
  save: async (ctx, ask) => ({ data: await saveCategory(ctx, idOf(ask.params.ca_id), ask.body) }),
  sort: async (ctx, ask) => ({
    data: await sortCategories(ctx, ask.body.parent_id, ask.body.ca_ids),
  }),
  remove: async (ctx, ask) => ({ data: await removeCategory(ctx, idOf(ask.params.ca_id)) }),
})
