import { implement } from '#platform/implement.ts'
import { myQuotations, quotations } from './quotation-contract.ts'
import { reviseOwn, sendOwn, withdrawOwn } from './service/quotation-changes.ts'
import { acceptQuotation } from './service/quotation-order.ts'
import { quotationFile } from './service/quotation-paper.ts'
import { quoteSource } from './service/quotation-price.ts'
import { listMyQuotations, makeQuotation, showQuotation } from './service/quotations.ts'

export const quotationApi = [
  ...implement(quotations, {
    preview: async (ctx, ask) => ({ data: await quoteSource(ctx, ask.body.source) }),
    make: async (ctx, ask) => ({ data: await makeQuotation(ctx, ask.body) }),
    show: async (ctx, ask) => ({
      data: await showQuotation(ctx, ask.params.token, ask.query.revision),
    }),
    pdf: async (ctx, ask, reply) => {
      reply.file = await quotationFile(ctx, ask.params.token, ask.query.revision)
      return {}
    },
    revise: async (ctx, ask) => ({ data: await reviseOwn(ctx, ask.params.token, ask.body) }),
    send: async (ctx, ask) => ({ data: await sendOwn(ctx, ask.params.token, ask.body.email) }),
    withdraw: async (ctx, ask) => ({ data: await withdrawOwn(ctx, ask.params.token) }),
    accept: async (ctx, ask) => ({ data: await acceptQuotation(ctx, ask.params.token) }),
  }),
  ...implement(myQuotations, { list: (ctx, ask) => listMyQuotations(ctx, ask.query) }),
]
