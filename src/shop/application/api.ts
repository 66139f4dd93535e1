import { implement } from '#platform/implement.ts'
import { applying, myApplications } from './contract.ts'
import { adminApplications } from './desk-contract.ts'
import { bulkSheets } from './sends-contract.ts'
import {
  apply,
  changeApplication,
  myApplications as listMine,
  myApplication,
  myApplicationFile,
  withdrawApplication,
} from './service/apply.ts'
import { checkAgain } from './service/check.ts'
import {
  applicationFileForStaff,
  applicationForStaff,
  applicationsForStaff,
  decideApplication,
  extendApproval,
  tickApplication,
} from './service/desk.ts'
import { checkSheet } from './service/sends.ts'

export const applicationApi = [
  ...implement(bulkSheets, {
    check: async (ctx, ask) => ({ data: await checkSheet(ctx, ask.body) }),
  }),
  ...implement(applying, {
    wholesale: async (ctx, ask) => ({ data: await apply(ctx, 'wholesale', ask.body) }),
    dealer: async (ctx, ask) => ({ data: await apply(ctx, 'dealer', ask.body) }),
    bulk: async (ctx, ask) => ({ data: await apply(ctx, 'bulk', ask.body) }),
    class: async (ctx, ask) => ({ data: await apply(ctx, 'class', ask.body) }),
    fragrance: async (ctx, ask) => ({ data: await apply(ctx, 'fragrance', ask.body) }),
  }),
  ...implement(myApplications, {
    list: (ctx, ask) => listMine(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await myApplication(ctx, ask.params.ap_id) }),
    change: async (ctx, ask) => ({
      data: await changeApplication(ctx, ask.params.ap_id, ask.body),
    }),
    withdraw: async (ctx, ask) => ({ data: await withdrawApplication(ctx, ask.params.ap_id) }),
    file: (ctx, ask, reply) => myApplicationFile(ctx, ask.params, reply),
  }),
  ...implement(adminApplications, {
    list: (ctx, ask) => applicationsForStaff(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await applicationForStaff(ctx, ask.params.ap_id) }),
    tick: async (ctx, ask) => ({
      data: await tickApplication(ctx, ask.params.ap_id, ask.body.ticked),
    }),
    decide: async (ctx, ask) => ({
      data: await decideApplication(ctx, ask.params.ap_id, ask.body),
    }),
    extend: async (ctx, ask) => ({
      data: await extendApproval(ctx, ask.params.ap_id, ask.body),
    }),
    check: async (ctx, ask) => ({ data: await checkAgain(ctx, ask.params.ap_id) }),
    file: (ctx, ask, reply) => applicationFileForStaff(ctx, ask.params, reply),
  }),
]
