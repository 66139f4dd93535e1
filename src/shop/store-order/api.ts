import { implement } from '#platform/implement.ts'
import { adminStoreOrders, myStoreOrders } from './contract.ts'
import { receiptFiles } from './files-contract.ts'
import { enterReceipt } from './service/enter-receipt.ts'
import { cancelReceipt, claimReceipt } from './service/link-receipt.ts'
import {
  findGoods,
  linkAsStaff,
  listMyReceipts,
  listReceipts,
  showMyReceipt,
  showReceipt,
} from './service/show-receipts.ts'
import { beginFile, checkFile, fileOfMine, listFiles, takeFile } from './service/take-file.ts'

export const storeOrderApi = [
  ...implement(myStoreOrders, {
    list: (ctx, ask) => listMyReceipts(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showMyReceipt(ctx, ask.params.so_id) }),
    claim: async (ctx, ask) => ({ data: await claimReceipt(ctx, ask.body) }),
  }),
  ...implement(adminStoreOrders, {
    list: (ctx, ask) => listReceipts(ctx, ask.query),
    goods: (ctx, ask) => findGoods(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showReceipt(ctx, ask.params.so_id) }),
    enter: async (ctx, ask) => ({
      data: await showReceipt(ctx, (await enterReceipt(ctx, ask.body)).so_id),
    }),
    check: async (ctx, ask) => checkFile(ctx, ask.body),
    take: async (ctx, ask) => ({ data: await takeFile(ctx, ask.body) }),
    link: async (ctx, ask) => ({ data: await linkAsStaff(ctx, ask.params.so_id, ask.body.mb_id) }),
    cancel: async (ctx, ask) => {
      await cancelReceipt(ctx, ask.params.so_id, ask.body.reason)
      return { data: await showReceipt(ctx, ask.params.so_id) }
    },
  }),
  ...implement(receiptFiles, {
    begin: async (ctx, ask) => ({ data: await beginFile(ctx, ask.body) }),
    list: async (ctx) => ({ data: await listFiles(ctx) }),
    show: async (ctx, ask) => ({ data: await fileOfMine(ctx, ask.params.errand_id) }),
  }),
]
