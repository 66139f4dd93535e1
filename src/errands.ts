import type { Errand } from './platform/errands.ts'
import { depositErrand } from './shop/deposit/service.ts'
import { orderErrandKinds } from './shop/order/service/order-errands.ts'
import { receiptsErrand } from './shop/store-order/service/take-file.ts'
import { waybillErrand } from './shop/waybill/service/take-waybills.ts'

/** What is begun by one call and done line by line. */
export const errands: Readonly<Record<string, Errand>> = {
  waybills: waybillErrand,
  deposits: depositErrand,
  ...orderErrandKinds,
  receipts: receiptsErrand,
}
