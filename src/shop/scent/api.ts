import { implement } from '#platform/implement.ts'
import { scentFinder } from './contract.ts'
import { findScents, listNotes, nearScents } from './service.ts'

export const scentApi = implement(scentFinder, {
  find: (ctx, ask) => findScents(ctx, ask.query),
  notes: async (ctx) => ({ data: await listNotes(ctx) }),
  near: async (ctx, ask) => ({ data: await nearScents(ctx, ask.params.it_id) }),
})
