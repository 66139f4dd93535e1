import { implement } from '#platform/implement.ts'
import { payments, webhooks } from './contract.ts'
import { paymentDesk } from './desk-contract.ts'
import { waysOf } from './service/attempt.ts'
import { compareDay, deskReports } from './service/compare.ts'
import {
  askNow,
  deskPayment,
  deskPayments,
  deskRefunds,
  retryRefund,
  sentByHand,
  showAccount,
  writeAccount,
} from './service/desk.ts'
import { paymentsSheet, refundsSheet } from './service/money-sheets.ts'
import { hearPayPal, hearToss } from './service/webhook.ts'

export const paymentApi = [
  ...implement(payments, { ways: (ctx) => ({ data: waysOf(ctx.house) }) }),
  ...implement(paymentDesk, {
    list: (ctx, ask) => deskPayments(ctx, ask.query),
    sheet: (ctx, ask, reply) => paymentsSheet(ctx, ask.query, ask.body, reply),
    refundsSheet: (ctx, ask, reply) => refundsSheet(ctx, ask.query, ask.body, reply),
    show: async (ctx, ask) => ({ data: await deskPayment(ctx, ask.params.pay_id) }),
    requery: async (ctx, ask) => ({ data: await askNow(ctx, ask.params.pay_id) }),
    refunds: (ctx, ask) => deskRefunds(ctx, ask.query),
    account: async (ctx, ask) => ({ data: await showAccount(ctx, ask.params.refund_id) }),
    setAccount: async (ctx, ask) => ({
      data: await writeAccount(ctx, ask.params.refund_id, ask.body),
    }),
    sent: async (ctx, ask) => ({
      data: await sentByHand(ctx, ask.params.refund_id, ask.body.note),
    }),
    retry: async (ctx, ask) => ({ data: await retryRefund(ctx, ask.params.refund_id) }),
    reports: (ctx, ask) => deskReports(ctx, ask.query),
    compare: async (ctx, ask) => ({ data: await compareDay(ctx, ask.body.day) }),
  }),
  ...implement(webhooks, {
    toss: async (ctx, ask) => {
      await hearToss(ctx, ask.body)
      return { data: { heard: true } }
    },
    paypal: async (ctx, ask) => {
      await hearPayPal(ctx, ask.body)
      return { data: { heard: true } }
    },
  }),
]
