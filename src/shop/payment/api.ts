import { implement } from '../../platform/implement.ts'
import { payments, webhooks } from './contract.ts'
import { waysOf } from './service/attempt.ts'
import { hearPayPal, hearToss } from './service/webhook.ts'

export const paymentApi = [
  ...implement(payments, { ways: (ctx) => ({ data: waysOf(ctx.house) }) }),
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
