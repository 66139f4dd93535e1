import { implement } from '#platform/implement.ts'
import { adminQuotations } from './desk-contract.ts'
import {
  extendValidity,
  listForStaff,
  makeForStaff,
  previewForStaff,
  reviseAsStaff,
  sendAsStaff,
  showForStaff,
  withdrawAsStaff,
} from './service/quotation-desk.ts'

export const quotationDeskApi = implement(adminQuotations, {
  list: (ctx, ask) => listForStaff(ctx, ask.query),
  preview: async (ctx, ask) => ({ data: await previewForStaff(ctx, ask.body) }),
  make: async (ctx, ask) => ({ data: await makeForStaff(ctx, ask.body) }),
  show: async (ctx, ask) => ({ data: await showForStaff(ctx, ask.params.qt_id) }),
  revise: async (ctx, ask) => ({ data: await reviseAsStaff(ctx, ask.params.qt_id, ask.body) }),
  extend: async (ctx, ask) => ({ data: await extendValidity(ctx, ask.params.qt_id, ask.body) }),
  withdraw: async (ctx, ask) => ({
    data: await withdrawAsStaff(ctx, ask.params.qt_id, ask.body.reason),
  }),
  send: async (ctx, ask) => ({ data: await sendAsStaff(ctx, ask.params.qt_id, ask.body.email) }),
})
