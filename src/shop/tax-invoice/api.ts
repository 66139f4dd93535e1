import { implement } from '#platform/implement.ts'
import { ownTax, taxDesk } from './contract.ts'
import { askTax, showOwnTax } from './service/ask-invoice.ts'
import { deskTax, hometaxFile, noteIssued, refuseTax } from './service/desk.ts'

export const taxInvoiceApi = [
  ...implement(ownTax, {
    show: async (ctx, ask) => ({ data: await showOwnTax(ctx, ask.params.od_id) }),
    ask: async (ctx, ask) => ({ data: await askTax(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(taxDesk, {
    list: (ctx, ask) => deskTax(ctx, ask.query),
    file: (ctx, ask, reply) => hometaxFile(ctx, ask.query, reply),
    issue: async (ctx, ask) => ({ data: await noteIssued(ctx, ask.body) }),
    refuse: async (ctx, ask) => ({
      data: await refuseTax(ctx, ask.params.tax_id, ask.body.reason),
    }),
  }),
]
