import { implement } from '#platform/implement.ts'
import { formulaLibrary, myFormulas } from './formula-contract.ts'
import { formulaCsv, formulaToCart } from './service/formula-out.ts'
import {
  copyFormula,
  createFormula,
  library,
  listMyFormulas,
  removeFormula,
  saveFormula,
  shareFormula,
  showFormula,
  showShared,
} from './service/formulas.ts'

export const formulaApi = [
  ...implement(myFormulas, {
    list: (ctx, ask) => listMyFormulas(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showFormula(ctx, ask.params.formula_id) }),
    create: async (ctx, ask) => ({ data: await createFormula(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await saveFormula(ctx, ask.params.formula_id, ask.body) }),
    copy: async (ctx, ask) => ({
      data: await copyFormula(ctx, ask.params.formula_id, ask.body.as),
    }),
    remove: (ctx, ask) => removeFormula(ctx, ask.params.formula_id),
    share: async (ctx, ask) => ({
      data: await shareFormula(ctx, ask.params.formula_id, ask.body.shared),
    }),
    csv: async (ctx, ask, reply) => {
      reply.file = await formulaCsv(ctx, ask.params.formula_id)
      return {}
    },
    toCart: async (ctx, ask) => ({ data: await formulaToCart(ctx, ask.params.formula_id) }),
  }),
  ...implement(formulaLibrary, {
    materials: async (ctx) => ({ data: await library(ctx) }),
    shared: async (ctx, ask) => ({ data: await showShared(ctx, ask.params.token) }),
  }),
]
