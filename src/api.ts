import { forMembers } from './platform/implement.ts'
import { applicationApi } from './shop/application/api.ts'
import { benchApi } from './shop/bench/api.ts'
import { bottleApi } from './shop/bottle/api.ts'
import { cartApi } from './shop/cart/api.ts'
import { quotationDeskApi } from './shop/cart/desk-api.ts'
import { quotationApi } from './shop/cart/quotation-api.ts'
import { catalogAdminApi, goodsRemovalApi } from './shop/catalog/admin-api.ts'
import { catalogApi } from './shop/catalog/api.ts'
import { categoryAdminApi } from './shop/catalog/category-api.ts'
import { products } from './shop/catalog/contract.ts'
import { filmApi } from './shop/catalog/film-api.ts'
import { pictureApi } from './shop/catalog/picture-api.ts'
import { searchApi } from './shop/catalog/search-api.ts'
import { stockApi } from './shop/catalog/stock-api.ts'
import { tradePriceApi } from './shop/catalog/trade-api.ts'
import { traitApi } from './shop/catalog/trait-api.ts'
import { claimApi } from './shop/claim/api.ts'
import { companyApi } from './shop/company/api.ts'
import { contentAdminApi } from './shop/content/admin-api.ts'
import { contentApi } from './shop/content/api.ts'
import { couponAdminApi } from './shop/coupon/admin-api.ts'
import { couponApi } from './shop/coupon/api.ts'
import { memberCouponApi } from './shop/coupon/holder-api.ts'
import { creditApi } from './shop/credit/api.ts'
import { formulaApi } from './shop/custom/formula-api.ts'
import { materialApi } from './shop/custom/material-api.ts'
import { depositApi } from './shop/deposit/api.ts'
import { deskApi } from './shop/desk/api.ts'
import { documentApi } from './shop/document/api.ts'
import { fragranceApi } from './shop/fragrance/api.ts'
import { inquiryApi } from './shop/inquiry/api.ts'
import { lotApi } from './shop/lot/api.ts'
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
import { scentApi } from './shop/scent/api.ts'
import { scentFinder } from './shop/scent/contract.ts'
import { searchDeskApi } from './shop/search/api.ts'
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
import { classProposalApi } from './shop/tssa/proposal-api.ts'
import { classTicketApi } from './shop/tssa/ticket-api.ts'
import { waitApi } from './shop/tssa/wait-api.ts'
import { upkeepApi } from './shop/upkeep/api.ts'
import { waybillApi } from './shop/waybill/api.ts'
import { wishApi } from './shop/wish/api.ts'
import { wishedList, wishedProduct } from './shop/wish/service.ts'

/** Every endpoint group the shop offers. */
export const api = [
  ...sessionApi,
  ...kakaoApi,
  ...memberApi,
  ...settingApi,
  // the same for everyone, and a member's own wishes besides
  ...forMembers(forMembers(catalogApi, products.list, wishedList), products.show, wishedProduct),
  ...tradePriceApi,
  ...searchApi,
  ...forMembers(scentApi, scentFinder.find, wishedList),
  ...searchDeskApi,
  ...reviewApi,
  ...inquiryApi,
  ...applicationApi,
  ...documentApi,
  ...lotApi,
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
  ...upkeepApi,
  ...storeOrderApi,
  ...taxInvoiceApi,
  ...notificationApi,
  ...notificationAdminApi,
  ...catalogAdminApi,
  ...goodsRemovalApi,
  ...stockApi,
  ...categoryAdminApi,
  ...pictureApi,
  ...filmApi,
  ...traitApi,
  ...accountApi,
  ...factorApi,
  ...pointApi,
  ...creditApi,
  ...companyApi,
  ...couponApi,
  ...couponAdminApi,
  ...memberCouponApi,
  ...tssaApi,
  ...classApi,
  ...waitApi,
  ...classDeskApi,
  ...classProposalApi,
  ...classTicketApi,
  ...formulaApi,
  ...materialApi,
  ...benchApi,
  ...bottleApi,
  ...fragranceApi,
  ...paymentApi,
  ...depositApi,
  ...memberDeskApi,
  ...contentApi,
  ...contentAdminApi,
  ...translationApi,
  ...statisticsApi,
]
