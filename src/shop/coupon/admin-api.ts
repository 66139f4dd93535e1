import { implement } from '#platform/implement.ts'
import { adminCoupons } from './admin-contract.ts'
import { codesFile, kindCodes, makeCodes } from './service/codes.ts'
import {
  createKind,
  kindFigures,
  kindHolders,
  saveKind,
  staffKind,
  staffKinds,
  switchKind,
} from './service/kinds.ts'
import { kindRounds, startRound } from './service/rounds.ts'

export const couponAdminApi = implement(adminCoupons, {
  list: (ctx, ask) => staffKinds(ctx, ask.query),
  show: async (ctx, ask) => ({ data: await staffKind(ctx, ask.params.cz_id) }),
  create: async (ctx, ask) => ({ data: await createKind(ctx, ask.body) }),
  save: async (ctx, ask) => ({ data: await saveKind(ctx, ask.params.cz_id, ask.body) }),
  stop: async (ctx, ask) => ({
    data: await switchKind(ctx, ask.params.cz_id, ask.body.version, false),
  }),
  resume: async (ctx, ask) => ({
    data: await switchKind(ctx, ask.params.cz_id, ask.body.version, true),
  }),
  figures: async (ctx, ask) => ({ data: await kindFigures(ctx, ask.params.cz_id) }),
  holders: (ctx, ask) => kindHolders(ctx, ask.params.cz_id, ask.query),
  issue: async (ctx, ask) => ({ data: await startRound(ctx, ask.params.cz_id, ask.body) }),
  rounds: (ctx, ask) => kindRounds(ctx, ask.params.cz_id, ask.query),
  codes: (ctx, ask) => kindCodes(ctx, ask.params.cz_id, ask.query),
  makeCodes: async (ctx, ask) => ({
    data: { made: await makeCodes(ctx, ask.params.cz_id, ask.body) },
  }),
  codesCsv: (ctx, ask, reply) => codesFile(ctx, ask.params.cz_id, reply),
})
