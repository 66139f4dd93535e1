import { implement } from '#platform/implement.ts'
import { myFormulas, sharedFormulas } from './formula-contract.ts'
import { myKits, sharedKits } from './kit-contract.ts'
import { materialPacks } from './pack-contract.ts'
import { formulaPapers } from './paper-contract.ts'
import { formulaCsv, formulaToCart } from './service/formula-out.ts'
import { formulaPdf } from './service/formula-paper.ts'
import {
  copyFormula,
  createFormula,
  dropTrial,
  listMyFormulas,
  myAccords,
  noteTrial,
  removeFormula,
  saveFormula,
  shareFormula,
  showFormula,
  showShared,
} from './service/formulas.ts'
import {
  createKit,
  listMyKits,
  removeKit,
  saveKit,
  shareKit,
  showKit,
  showSharedKit,
} from './service/kits.ts'
import { categories, library } from './service/materials.ts'
import { putPacks, solvePacks } from './service/packs.ts'
import { dropFormulaPhoto, handOutPhoto, keepFormulaPhoto } from './service/photo.ts'
import { putOnShelf, shelfOf } from './service/shelf.ts'
import { myShelf } from './shelf-contract.ts'

export const formulaApi = [
  ...implement(myFormulas, {
    list: (ctx, ask) => listMyFormulas(ctx, ask.query),
    accords: async (ctx) => ({ data: await myAccords(ctx) }),
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
    toCart: async (ctx, ask) => ({ data: await formulaToCart(ctx, ask.params.formula_id) }),
    try: async (ctx, ask) => ({ data: await noteTrial(ctx, ask.params.formula_id, ask.body) }),
    untry: async (ctx, ask) => ({
      data: await dropTrial(ctx, ask.params.formula_id, ask.params.trial_id),
    }),
  }),
  ...implement(formulaPapers, {
    csv: async (ctx, ask, reply) => {
      reply.file = await formulaCsv(ctx, ask.params.formula_id)
      return {}
    },
    pdf: async (ctx, ask, reply) => {
      reply.file = await formulaPdf(ctx, ask.params.formula_id)
      return {}
    },
    photo: (ctx, ask, reply) => handOutPhoto(ctx, ask.params.formula_id, ask.params.photo, reply),
    keepPhoto: async (ctx, ask) => ({
      data: await keepFormulaPhoto(ctx, ask.params.formula_id, ask.body.photo),
    }),
    dropPhoto: async (ctx, ask) => ({
      data: await dropFormulaPhoto(ctx, ask.params.formula_id),
    }),
  }),
  ...implement(myShelf, {
    list: async (ctx) => ({ data: await shelfOf(ctx) }),
    put: async (ctx, ask) => ({
      data: await putOnShelf(ctx, ask.params.material_id, ask.body.amount),
    }),
  }),
  ...implement(myKits, {
    list: (ctx, ask) => listMyKits(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showKit(ctx, ask.params.kit_id) }),
    create: async (ctx, ask) => ({ data: await createKit(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await saveKit(ctx, ask.params.kit_id, ask.body) }),
    remove: (ctx, ask) => removeKit(ctx, ask.params.kit_id),
    share: async (ctx, ask) => ({
      data: await shareKit(ctx, ask.params.kit_id, ask.body.shared),
    }),
  }),
  ...implement(sharedKits, {
    show: async (ctx, ask) => ({ data: await showSharedKit(ctx, ask.params.token) }),
  }),
  ...implement(sharedFormulas, {
    show: async (ctx, ask) => ({ data: await showShared(ctx, ask.params.token) }),
  }),
  ...implement(materialPacks, {
    materials: async (ctx) => ({ data: await library(ctx) }),
    categories: async (ctx) => ({ data: await categories(ctx) }),
    solve: async (ctx, ask, reply) => {
      // the prices are those of whoever asks
      reply.headers['cache-control'] = 'private, no-store'
      return { data: await solvePacks(ctx, ask.query.needs) }
    },
    put: async (ctx, ask) => ({ data: await putPacks(ctx, ask.body.needs) }),
  }),
]
