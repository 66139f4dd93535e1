import { cleanUp } from './platform/clean-up.ts'
import { houseCtx } from './platform/context.ts'
import type { Jobs } from './platform/jobs.ts'
import { reactTask } from './platform/react.ts'
import { reactions } from './reactions.ts'
import { forgetOldCarts } from './shop/cart/store.ts'
import { refreshRanking, turnSales } from './shop/catalog/service.ts'
import { cancelLateOrders } from './shop/order/service/cancel-order.ts'
import { expireDrafts } from './shop/order/service/drafts.ts'
import { runOpenRefunds } from './shop/payment/service/refund.ts'
import { checkOpenPayments } from './shop/payment/service/requery.ts'

/** The work that no visitor waits for. */
export const jobs: Jobs = {
  tasks: {
    react: reactTask(reactions),
    'cancel-late-orders': (house) => cancelLateOrders(house),
    'expire-drafts': (house) => expireDrafts(house),
    'check-payments': (house) => checkOpenPayments(house),
    'run-refunds': (house) => runOpenRefunds(house),
    'turn-sales': (house) => turnSales(houseCtx(house)),
    'refresh-ranking': (house) => refreshRanking(houseCtx(house)),
    'forget-old-carts': (house) => forgetOldCarts(houseCtx(house)),
    'clean-up': (house) => cleanUp(houseCtx(house)),
  },
  // times in UTC: 19:00 is four in the morning in Korea
  cron: [
    { task: 'cancel-late-orders', at: '* * * * *' },
    { task: 'expire-drafts', at: '* * * * *' },
    { task: 'check-payments', at: '* * * * *' },
    { task: 'run-refunds', at: '* * * * *' },
    { task: 'turn-sales', at: '* * * * *' },
    { task: 'refresh-ranking', at: '5 * * * *' },
    { task: 'forget-old-carts', at: '0 19 * * *' },
    { task: 'clean-up', at: '10 19 * * *' },
  ],
}
