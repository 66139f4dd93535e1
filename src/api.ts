import { cartApi } from './shop/cart/api.ts'
import { catalogAdminApi } from './shop/catalog/admin-api.ts'
import { catalogApi } from './shop/catalog/api.ts'
import { pictureApi } from './shop/catalog/picture-api.ts'
import { mailboxApi } from './shop/notification/api.ts'
import { orderApi } from './shop/order/api.ts'
import { paymentApi } from './shop/payment/api.ts'
import { reviewApi } from './shop/review/api.ts'
import { sessionApi } from './shop/session/api.ts'
import { settingApi } from './shop/setting/api.ts'
import { supportApi } from './shop/support/api.ts'
import { wishApi } from './shop/wish/api.ts'

/** Every endpoint group the shop offers. */
export const api = [
  ...sessionApi,
  ...settingApi,
  ...catalogApi,
  ...reviewApi,
  ...wishApi,
  ...supportApi,
  ...cartApi,
  ...orderApi,
  ...paymentApi,
  ...mailboxApi,
  ...catalogAdminApi,
  ...pictureApi,
]
