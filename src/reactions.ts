import type { Reaction } from './platform/react.ts'
import { checkBusiness } from './shop/application/service/check.ts'
import { answerByQuotation, closeByOrder } from './shop/application/service/quoted.ts'
import { followOrder as followBottleOrder } from './shop/bottle/service/from-order.ts'
import { followPayment as followBottlePayment } from './shop/bottle/service/money.ts'
import { mailQuotation } from './shop/cart/service/quotation-mail.ts'
import { refreshAllTiles } from './shop/catalog/service.ts'
import { settleFee } from './shop/claim/service/fee.ts'
import { giveAtSignUp } from './shop/coupon/service/give-coupons.ts'
import { followPayment as followScentPayment } from './shop/fragrance/service/money.ts'
import { noteLots } from './shop/lot/service/packed.ts'
import { tellOfRecall } from './shop/lot/service/tell-holders.ts'
import { accountMailEvents, mailAboutAccount } from './shop/member/service/account-mails.ts'
import { forgottenEvents, mailForgotten } from './shop/member/service/forgotten.ts'
import { forgetAtKakao } from './shop/member/service/kakao-unlink.ts'
import { ringBells } from './shop/notification/service/restock.ts'
import { tellOf } from './shop/notification/service/tell.ts'
import { notifiedEvents } from './shop/notification/templates/index.ts'
import { tellOfRefund } from './shop/order/service/after-sale.ts'
import { settleReceipt } from './shop/order/service/cash-receipt.ts'
import { rewardCompleted } from './shop/order/service/earn-points.ts'
import { followRefund } from './shop/order/service/refund-payment.ts'
import { settlePayment } from './shop/order/service/settle-order.ts'
import { runRefund } from './shop/payment/service/refund.ts'
import { closeAccounts } from './shop/payment/service/undo.ts'
import { followOrder, followPersonal } from './shop/personal-payment/service/follow.ts'
import { settlePersonal } from './shop/personal-payment/service/settle.ts'
import { welcomeMember } from './shop/point/service/welcome.ts'
import { askForCompany } from './shop/tax-invoice/service/ask-for-company.ts'
import { completeWhenHere, followSent } from './shop/waybill/service/follow-parcels.ts'

/** When this happens, that follows: after the commit, tried again until it works. */
export const reactions: Reaction[] = [
  { name: 'mail about an account', on: accountMailEvents, follow: mailAboutAccount },
  {
    name: 'mail with an id or a link for a new password',
    on: forgottenEvents,
    follow: mailForgotten,
  },
  { name: 'Kakao forgets who has left', on: ['member.left'], follow: forgetAtKakao },
  { name: 'welcome points', on: ['member.joined'], follow: welcomeMember },
  { name: 'sign-up coupons', on: ['member.joined'], follow: giveAtSignUp },
  {
    name: 'points and coupon of a completed order',
    on: ['order.completed'],
    follow: rewardCompleted,
  },
  {
    name: 'a company that wants an invoice asks for it',
    on: ['order.placed'],
    follow: askForCompany,
  },
  { name: 'telling whom it concerns', on: notifiedEvents, follow: tellOf },
  { name: 'telling who waits for new stock', on: ['restock.arrived'], follow: ringBells },
  {
    name: 'an order follows its payment',
    on: ['payment.changed'],
    follow: (ctx, happened) => settlePayment(ctx, happened.subject),
  },
  {
    name: 'an exchange follows the payment of its fee',
    on: ['payment.changed'],
    follow: (ctx, happened) => settleFee(ctx, happened.subject),
  },
  {
    name: 'a personal payment follows its payments',
    on: ['payment.changed'],
    follow: (ctx, happened) => settlePersonal(ctx, happened.subject),
  },
  {
    name: 'a personal payment shows what has stayed of it, and so does its receipt',
    on: [
      'refund.done',
      'payment.changed',
      'personal.paid',
      'personal.deposit_returned',
      'personal.deposit_undone',
    ],
    follow: followPersonal,
  },
  {
    name: 'what cannot be paid any more closes its account',
    on: ['personal.paid', 'personal.withdrawn', 'personal.expired', 'personal.changed'],
    follow: (ctx, happened) => closeAccounts(ctx, happened.subject),
  },
  {
    name: 'a fragrance goes on once its deposit or balance is paid',
    on: ['personal.paid'],
    follow: followScentPayment,
  },
  {
    name: 'bottles that are paid are made',
    on: ['personal.paid'],
    follow: followBottlePayment,
  },
  {
    name: 'bottles of an order go where it goes',
    on: [
      'order.placed',
      'order.paid',
      'order.adopted',
      'order.edited',
      'order.part_cancelled',
      'order.cancelled',
      'order.sold_out',
      'order.sold_out_undone',
      'order.revived',
      'order.deposit_returned',
      'order.deposit_undone',
      'order.shipped',
      'order.parcel_sent',
      'order.parcel_taken_back',
      'order.waybill_corrected',
      'order.completed',
    ],
    follow: followBottleOrder,
  },
  {
    name: 'the difference of an order follows the order',
    on: [
      'order.edited',
      'order.extra_paid',
      'order.cancelled',
      'order.deposit_returned',
      'order.deposit_undone',
    ],
    follow: (ctx, happened) => followOrder(ctx, happened.subject),
  },
  {
    name: 'a promised refund is sent',
    on: ['refund.asked'],
    follow: async (ctx, happened) => {
      await runRefund(ctx, happened.subject)
    },
  },
  {
    name: 'an order shows what was refunded',
    on: ['refund.done', 'payment.changed'],
    follow: async (ctx, happened) => {
      await followRefund(ctx, String(happened.payload.od_id))
      await settleReceipt(ctx, String(happened.payload.od_id))
    },
  },
  {
    name: 'a cash receipt follows its order',
    on: [
      'order.paid',
      'order.cancelled',
      'order.sold_out',
      'order.sold_out_undone',
      'order.edited',
      'order.extra_paid',
      'order.exchanged',
      'order.deposit_returned',
      'order.deposit_undone',
      'tax_invoice.requested',
      'tax_invoice.refused',
    ],
    follow: (ctx, happened) => settleReceipt(ctx, happened.subject),
  },
  {
    name: 'the tax office is asked about a business',
    on: ['application.received', 'application.changed', 'application.approved'],
    follow: checkBusiness,
  },
  {
    name: 'a parcel that has left is followed',
    on: ['order.shipped', 'order.parcel_sent', 'order.waybill_corrected', 'order.exchanged'],
    follow: followSent,
  },
  {
    name: 'the lots of a parcel are noted',
    on: ['order.shipped', 'order.parcel_sent', 'order.exchanged'],
    follow: noteLots,
  },
  { name: 'a recall is told', on: ['lot.recalled'], follow: tellOfRecall },
  {
    name: 'an order whose parcels have arrived is done',
    on: ['order.parcel_delivered'],
    follow: completeWhenHere,
  },
  {
    name: 'a request is answered by its quotation',
    on: ['quotation.sent'],
    follow: answerByQuotation,
  },
  {
    name: 'a request whose quotation was ordered by is done',
    on: ['order.placed'],
    follow: closeByOrder,
  },
  { name: 'a quotation goes to its recipient', on: ['quotation.sent'], follow: mailQuotation },
  {
    name: 'who is refunded a part hears that it has left',
    on: ['refund.done'],
    follow: tellOfRefund,
  },
  {
    name: 'a cancelled order closes its account',
    on: ['order.cancelled', 'order.sold_out'],
    follow: (ctx, happened) => closeAccounts(ctx, happened.subject),
  },
  {
    name: 'dollar prices of the lists follow the rate, and what goods are found by the names of their traits',
    on: ['setting.saved'],
    follow: async (ctx, happened) => {
      if (happened.subject === 'payment' || happened.subject === 'traits')
        await refreshAllTiles(ctx)
    },
  },
]
