import { implement } from '#platform/implement.ts'
import { adminTranslations } from './admin-contract.ts'
import { translations } from './contract.ts'
import { exportTerms, importTerms } from './service/csv.ts'
import { proposeTerms, rejectPhrases, resetTerm, saveTerm, staffTerms } from './service/desk.ts'
import { packageOf, takeTerms } from './service/terms.ts'

export const translationApi = [
  ...implement(translations, {
    package: (_ctx, ask) => ({ data: packageOf(ask.query) }),
    terms: async (ctx, ask) => ({ data: await takeTerms(ctx, ask.body) }),
  }),
  ...implement(adminTranslations, {
    list: (ctx, ask) => staffTerms(ctx, ask.query),
    save: async (ctx, ask) => ({ data: await saveTerm(ctx, ask.body) }),
    reset: (ctx, ask) => resetTerm(ctx, ask.body.phrase),
    reject: (ctx, ask) => rejectPhrases(ctx, ask.body.phrases),
    propose: (ctx, ask) => proposeTerms(ctx, ask.body.phrases),
    exported: (ctx, _ask, reply) => exportTerms(ctx, reply),
    imported: async (ctx, ask) => ({ data: await importTerms(ctx, ask.body) }),
  }),
]
