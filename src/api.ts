import { applicationApi } from './shop/application/api.ts'
import { cartApi } from './shop/cart/api.ts'
import { quotationDeskApi } from './shop/cart/desk-api.ts'
import { quotationApi } from './shop/cart/quotation-api.ts'
import { catalogAdminApi } from './shop/catalog/admin-api.ts'
import { catalogApi } from './shop/catalog/api.ts'
import { categoryAdminApi } from './shop/catalog/category-api.ts'
import { pictureApi } from './shop/catalog/picture-api.ts'
import { claimApi } from './shop/claim/api.ts'
import { contentAdminApi } from './shop/content/admin-api.ts'
import { contentApi } from './shop/content/api.ts'
import { couponAdminApi } from './shop/coupon/admin-api.ts'
import { couponApi } from './shop/coupon/api.ts'
import { memberCouponApi } from './shop/coupon/holder-api.ts'
import { creditApi } from './shop/credit/api.ts'
import { formulaApi } from './shop/custom/formula-api.ts'
import { depositApi } from './shop/deposit/api.ts'
import { deskApi } from './shop/desk/api.ts'
import { documentApi } from './shop/document/api.ts'
import { inquiryApi } from './shop/inquiry/api.ts'
import { accountApi } from './shop/member/account-api.ts'
import { memberApi } from './shop/member/api.ts'
import { memberDeskApi } from './shop/member/desk-api.ts'
import { factorApi } from './shop/member/factor-api.ts'
import { notificationAdminApi } from './shop/notification/admin-api.ts'
import { notificationApi } from './shop/notification/api.ts'
import { orderApi } from './shop/order/api.ts'
import { paymentApi } from './shop/payment/api.ts'
import { personalPaymentApi } from './shop/personal-payment/api.ts'
import { pointApi } from './shop/point/api.ts'
import { reviewApi } from './shop/review/api.ts'
import { sessionApi } from './shop/session/api.ts'
import { kakaoApi } from './shop/session/kakao-api.ts'
import { settingApi } from './shop/setting/api.ts'
import { statisticsApi } from './shop/statistics/api.ts'
import { storeOrderApi } from './shop/store-order/api.ts'
import { supportApi } from './shop/support/api.ts'
import { faqApi } from './shop/support/faq-api.ts'
import { taxInvoiceApi } from './shop/tax-invoice/api.ts'
import { translationApi } from './shop/translation/api.ts'
import { classDeskApi } from './shop/tssa/admin-api.ts'
import { tssaApi } from './shop/tssa/api.ts'
import { classApi } from './shop/tssa/class-api.ts'
import { waybillApi } from './shop/waybill/api.ts'
import { wishApi } from './shop/wish/api.ts'

/** Every endpoint group the shop offers. */
export const api = [
  ...sessionApi,
  ...kakaoApi,
  ...memberApi,
  ...settingApi,
  ...catalogApi,
  ...reviewApi,
  ...inquiryApi,
  ...applicationApi,
  ...documentApi,
  ...wishApi,
  ...supportApi,
  ...faqApi,
  ...cartApi,
  ...quotationApi,
  ...quotationDeskApi,
  ...orderApi,
  ...personalPaymentApi,
  ...claimApi,
  ...waybillApi,
  ...deskApi,
  ...storeOrderApi,
  ...taxInvoiceApi,
  ...notificationApi,
  ...notificationAdminApi,
  ...catalogAdminApi,
  ...categoryAdminApi,
  ...pictureApi,
  ...accountApi,
  ...factorApi,
  ...pointApi,
  ...creditApi,
  ...couponApi,
  ...couponAdminApi,
  ...memberCouponApi,
  ...tssaApi,
  ...classApi,
  ...classDeskApi,
  ...formulaApi,
  ...paymentApi,
  ...depositApi,
  ...memberDeskApi,
  ...contentApi,
  ...contentAdminApi,
  ...translationApi,
  ...statisticsApi,
]
