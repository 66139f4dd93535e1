import { implement } from '#platform/implement.ts'
import { adminProducts } from './admin-contract.ts'
import {
  createProduct,
  quickChange,
  saveProduct,
  staffProduct,
  staffProducts,
} from './admin-service.ts'
import { goodsRemoval } from './removal-contract.ts'
import { archiveGoods, removeGoods } from './service/archive.ts'
import { changeMany } from './service/bulk-change.ts'
import { productsSheet } from './service/products-sheet.ts'
import { changeStock } from './stock-service.ts'

export const catalogAdminApi = implement(adminProducts, {
  list: (ctx, ask) => staffProducts(ctx, ask.query),
  sheet: (ctx, ask, reply) => productsSheet(ctx, ask.query, ask.body, reply),
  show: async (ctx, ask) => ({ data: await staffProduct(ctx, ask.params.it_id) }),
  create: async (ctx, ask) => ({ data: await createProduct(ctx, ask.body) }),
  save: async (ctx, ask) => ({ data: await saveProduct(ctx, ask.params.it_id, ask.body) }),
  quick: async (ctx, ask) => ({ data: await quickChange(ctx, ask.params.it_id, ask.body) }),
  bulk: async (ctx, { body: { it_ids, ...change } }) => ({
    data: await changeMany(ctx, it_ids, change),
  }),
  stock: async (ctx, ask) => ({ data: await changeStock(ctx, ask.params.io_no, ask.body.change) }),
})

export const goodsRemovalApi = implement(goodsRemoval, {
  archive: async (ctx, { body }) => ({
    data: await archiveGoods(ctx, body.it_ids, body.archived),
  }),
  remove: async (ctx, { body }) => ({ data: await removeGoods(ctx, body.it_ids) }),
})
