import { implement } from '#platform/implement.ts'
import { adminCredits, credits } from './contract.ts'
import { adjustCredit } from './service/adjust-credit.ts'
import { creditsSheet } from './service/credits-sheet.ts'
import {
  allCredits,
  memberLedger,
  memberSummary,
  myLedger,
  mySummary,
} from './service/my-credit.ts'
import {
  askPayout,
  deskPayouts,
  notePayout,
  refusePayout,
  showPayoutAccount,
} from './service/payouts.ts'

export const creditApi = [
  ...implement(credits, {
    list: (ctx, ask) => myLedger(ctx, ask.query),
    summary: async (ctx) => ({ data: await mySummary(ctx) }),
    askPayout: async (ctx, ask) => ({ data: await askPayout(ctx, ask.body) }),
  }),
  ...implement(adminCredits, {
    all: (ctx, ask) => allCredits(ctx, ask.query),
    sheet: (ctx, ask, reply) => creditsSheet(ctx, ask.query, ask.body, reply),
    list: (ctx, { params, query }) => memberLedger(ctx, params.mb_id, query),
    summary: async (ctx, { params }) => ({ data: await memberSummary(ctx, params.mb_id) }),
    adjust: async (ctx, { params, body }) => ({
      data: await adjustCredit(ctx, params.mb_id, body),
    }),
    payouts: (ctx, ask) => deskPayouts(ctx, ask.query),
    account: async (ctx, { params }) => ({
      data: await showPayoutAccount(ctx, params.payout_id),
    }),
    sent: async (ctx, { params, body }) => ({
      data: await notePayout(ctx, params.payout_id, body.note),
    }),
    refuse: async (ctx, { params, body }) => ({
      data: await refusePayout(ctx, params.payout_id, body.note),
    }),
  }),
]
