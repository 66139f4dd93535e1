import type { Reaction } from './platform/react.ts'
import { refreshAllTiles } from './shop/catalog/service.ts'
import { mailAboutOrder, mailedEvents } from './shop/order/service/send-mails.ts'
import { settlePayment } from './shop/order/service/settle-order.ts'
import { runRefund } from './shop/payment/service/refund.ts'
import { closeAccounts } from './shop/payment/service/undo.ts'

/** When this happens, that follows: after the commit, tried again until it works. */
export const reactions: Reaction[] = [
  { name: 'mail about an order', on: mailedEvents, follow: mailAboutOrder },
  { name: 'an order follows its payment', on: ['payment.changed'], follow: (ctx, happened) => settlePayment(ctx, happened.subject) },
  {
    name: 'a promised refund is sent',
    on: ['refund.asked'],
    follow: async (ctx, happened) => {
      await runRefund(ctx, happened.subject)
    },
  },
  { name: 'a cancelled order closes its account', on: ['order.cancelled'], follow: (ctx, happened) => closeAccounts(ctx, happened.subject) },
  {
    name: 'dollar prices of the lists follow the rate',
    on: ['setting.saved'],
    follow: async (ctx, happened) => {
      if (happened.subject === 'payment') await refreshAllTiles(ctx)
    },
  },
]
