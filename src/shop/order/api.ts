import { implement } from '#platform/implement.ts'
import { checkout } from './contract/checkout.ts'
import { adminOrders } from './contract/desk.ts'
import { adminEdits, lineWrites, ownEdits } from './contract/edits.ts'
import { orderErrands } from './contract/errands.ts'
import { manyOrders } from './contract/many.ts'
import { myOrders } from './contract/mine.ts'
import { overpaidDesk } from './contract/overpaid.ts'
import { adminPapers, ownPapers } from './contract/papers.ts'
import { adminParts, partCancel } from './contract/parts.ts'
import { adminPhoneOrders } from './contract/phone.ts'
import { orders } from './contract/place.ts'
import { orderPrices } from './contract/prices.ts'
import { ownReceipt, receiptDesk } from './contract/receipts.ts'
import { refundPlace } from './contract/refund-place.ts'
import { soldOutDesk } from './contract/sold-out.ts'
import { orderTags } from './contract/tags.ts'
import { dashboard } from './contract/today.ts'
import { payDesk } from './contract/unfinished.ts'
import { parcelDesk } from './contract/waybills.ts'
import { adoptOrder, adoptOwnOrder, listGuestOrders } from './service/adopt-order.ts'
import { depositByHand, extraByHand, overpaidByHand, refundByHand } from './service/by-hand.ts'
import { cancelAsStaff, cancelOwnOrder } from './service/cancel-order.ts'
import {
  cancelOwnPart,
  cancelPartAsStaff,
  previewOwnPart,
  previewPart,
} from './service/cancel-part.ts'
import {
  askOwnReceipt,
  issueReceipt,
  listReceiptDesk,
  noteReceiptByHand,
  receiptDeskSheet,
  retryReceipt,
} from './service/cash-receipt.ts'
import { completeOrder, completeOwnOrder } from './service/complete-order.ts'
import { confirmPayment, endOf } from './service/confirm-payment.ts'
import { deskDrafts, leavePayment } from './service/drafts.ts'
import { editAsStaff, editOwn, previewEdit, previewOwnEdit } from './service/edit-order.ts'
import { lookUpOrder } from './service/look-up.ts'
import { cancelMany, depositsOfMany, memoOnMany } from './service/many-orders.ts'
import { addressLabels, manyPapers, manyPapersPdf } from './service/many-papers.ts'
import { listMyOrders } from './service/my-orders.ts'
import {
  beginCancellations,
  beginDeposits,
  beginMoves,
  myOrderErrands,
  orderErrandOfMine,
} from './service/order-errands.ts'
import { ordersSheet } from './service/orders-sheet.ts'
import { orderPaper, ownStatement, ownStatementText, paperText } from './service/papers.ts'
import { sendParcel, shipOrder } from './service/parcels.ts'
import { placeByPhone, previewByPhone, showBuyer } from './service/phone-order.ts'
import { placeOrder } from './service/place-order.ts'
import { placeOwnRefund } from './service/place-refund.ts'
import { showPrice } from './service/price-order.ts'
import { reorder } from './service/reorder.ts'
import { reviveOrder } from './service/revive-order.ts'
import { anyOrder, showOrder, staffViewOf } from './service/show-order.ts'
import { previewSoldOut, sellOut } from './service/sold-out.ts'
import { listOrders, today } from './service/staff-desk.ts'
import { prepareOrder, saveMemo, undoPreparation } from './service/staff-moves.ts'
import { assignOrders, removeOrderTag, renameOrderTag, tagOrders } from './service/tags.ts'
import { undoSoldOut } from './service/undo-sold-out.ts'
import { correctWaybill, takeBackParcel } from './service/waybill.ts'
import { writeOwnWords, writeWordsAsStaff } from './service/write-words.ts'
import { listPlaces } from './store/places.ts'
import { listColleagues, listTags } from './store/tags.ts'

export const orderApi = [
  ...implement(orders, {
    place: async (ctx, ask) => ({ data: await placeOrder(ctx, ask.body) }),
    show: async (ctx, ask) => ({ data: await showOrder(ctx, ask.params.od_id) }),
    lookUp: async (ctx, ask) => ({ data: await lookUpOrder(ctx, ask.body) }),
    cancel: async (ctx, ask) => ({ data: await cancelOwnOrder(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(ownEdits, {
    preview: async (ctx, ask) => ({
      data: await previewOwnEdit(ctx, ask.params.od_id, ask.body.receiver),
    }),
    save: async (ctx, ask) => ({ data: await editOwn(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(lineWrites, {
    own: async (ctx, ask) => ({
      data: await writeOwnWords(ctx, ask.params.od_id, { ...ask.params, ...ask.body }),
    }),
    staff: async (ctx, ask) => ({
      data: await writeWordsAsStaff(ctx, ask.params.od_id, { ...ask.params, ...ask.body }),
    }),
  }),
  ...implement(adminEdits, {
    preview: async (ctx, ask) => ({ data: await previewEdit(ctx, ask.params.od_id, ask.body) }),
    save: async (ctx, ask) => ({ data: await editAsStaff(ctx, ask.params.od_id, ask.body) }),
    extra: async (ctx, ask) => ({ data: await extraByHand(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(adminPhoneOrders, {
    buyer: async (ctx, ask) => ({ data: await showBuyer(ctx, ask.body.mb_id) }),
    preview: async (ctx, ask) => ({ data: await previewByPhone(ctx, ask.body) }),
    place: async (ctx, ask) => ({ data: await placeByPhone(ctx, ask.body) }),
    placePaid: async (ctx, ask) => ({ data: await placeByPhone(ctx, ask.body) }),
  }),
  ...implement(ownReceipt, {
    ask: async (ctx, ask) => ({ data: await askOwnReceipt(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(receiptDesk, {
    list: (ctx, ask) => listReceiptDesk(ctx, ask.query),
    sheet: (ctx, ask, reply) => receiptDeskSheet(ctx, ask.query, ask.body, reply),
    issue: async (ctx, ask) => ({ data: await issueReceipt(ctx, ask.params.od_id, ask.body) }),
    retry: async (ctx, ask) => ({ data: await retryReceipt(ctx, ask.params.receipt_id) }),
    byHand: async (ctx, ask) => ({
      data: await noteReceiptByHand(ctx, ask.params.receipt_id, ask.body.approval_no),
    }),
  }),
  ...implement(payDesk, {
    drafts: (ctx, ask) => deskDrafts(ctx, ask.query),
    refund: async (ctx, ask) => ({ data: await refundByHand(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(checkout, {
    confirm: async (ctx, ask) => ({
      data: await confirmPayment(ctx, { ...ask.params, ...ask.body }),
    }),
    end: async (ctx, ask) => ({ data: await endOf(ctx, ask.params.pay_id) }),
    leave: async (ctx, ask) => ({
      data: { left: await leavePayment(ctx, ask.params.pay_id, ask.body) },
    }),
  }),
  ...implement(myOrders, {
    list: (ctx, ask) => listMyOrders(ctx, ask.query),
    places: async (ctx) => ({ data: await listPlaces(ctx) }),
    complete: async (ctx, ask) => ({ data: await completeOwnOrder(ctx, ask.params.od_id) }),
    reorder: async (ctx, ask) => ({ data: await reorder(ctx, ask.params.od_id) }),
    adopt: async (ctx, ask) => ({ data: await adoptOrder(ctx, ask.body) }),
    guests: async (ctx) => ({ data: await listGuestOrders(ctx) }),
    adoptOwn: async (ctx, ask) => ({ data: await adoptOwnOrder(ctx, ask.params.od_id) }),
  }),
  ...implement(orderPrices, {
    price: async (ctx, ask) => ({ data: await showPrice(ctx, ask.body) }),
  }),
  ...implement(adminOrders, {
    list: (ctx, ask) => listOrders(ctx, ask.query),
    sheet: (ctx, ask, reply) => ordersSheet(ctx, ask.query, ask.body, reply),
    show: async (ctx, ask) => ({
      data: await staffViewOf(ctx, await anyOrder(ctx, ask.params.od_id)),
    }),
    confirmDeposit: async (ctx, ask) => ({
      data: await depositByHand(ctx, ask.params.od_id, ask.body),
    }),
    prepare: async (ctx, ask) => ({ data: await prepareOrder(ctx, ask.params.od_id) }),
    undoPrepare: async (ctx, ask) => ({ data: await undoPreparation(ctx, ask.params.od_id) }),
    ship: async (ctx, ask) => ({ data: await shipOrder(ctx, ask.params.od_id, ask.body) }),
    complete: async (ctx, ask) => ({ data: await completeOrder(ctx, ask.params.od_id) }),
    cancel: async (ctx, ask) => ({ data: await cancelAsStaff(ctx, ask.params.od_id, ask.body) }),
    memo: async (ctx, ask) => ({ data: await saveMemo(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(partCancel, {
    preview: async (ctx, ask) => ({
      data: await previewOwnPart(ctx, ask.params.od_id, ask.body.lines),
    }),
    cancel: async (ctx, ask) => ({ data: await cancelOwnPart(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(adminParts, {
    preview: async (ctx, ask) => ({
      data: await previewPart(ctx, ask.params.od_id, ask.body.lines),
    }),
    cancel: async (ctx, ask) => ({
      data: await cancelPartAsStaff(ctx, ask.params.od_id, ask.body),
    }),
    revive: async (ctx, ask) => ({ data: await reviveOrder(ctx, ask.params.od_id) }),
    parcel: async (ctx, ask) => ({ data: await sendParcel(ctx, ask.params.od_id, ask.body) }),
  }),
  ...implement(refundPlace, {
    write: async (ctx, { params, body }) => ({
      data: await placeOwnRefund(ctx, params.od_id, body.account),
    }),
  }),
  ...implement(overpaidDesk, {
    settle: async (ctx, { params, body }) => ({
      data: await overpaidByHand(ctx, params.od_id, body),
    }),
  }),
  ...implement(soldOutDesk, {
    preview: async (ctx, { params, body }) => ({
      data: await previewSoldOut(ctx, params.od_id, body.lines),
    }),
    take: async (ctx, { params, body }) => ({ data: await sellOut(ctx, params.od_id, body) }),
    undo: async (ctx, { params }) => ({ data: await undoSoldOut(ctx, params.od_id) }),
  }),
  ...implement(parcelDesk, {
    correct: async (ctx, { params, body }) => ({
      data: await correctWaybill(ctx, params.od_id, params.parcel_id, body),
    }),
    takeBack: async (ctx, { params }) => ({
      data: await takeBackParcel(ctx, params.od_id, params.parcel_id),
    }),
  }),
  ...implement(ownPapers, {
    text: async (ctx, ask) => ({ data: await ownStatementText(ctx, ask.params.od_id) }),
    statement: async (ctx, ask, reply) => {
      reply.file = await ownStatement(ctx, ask.params.od_id)
      return {}
    },
  }),
  ...implement(adminPapers, {
    text: async (ctx, ask) => ({
      data: await paperText(ctx, ask.params.od_id, ask.params.kind, parcelOf(ask.query)),
    }),
    pdf: async (ctx, ask, reply) => {
      reply.file = await orderPaper(ctx, ask.params.od_id, ask.params.kind, parcelOf(ask.query))
      return {}
    },
  }),
  ...implement(orderTags, {
    list: async (ctx) => ({ data: await listTags(ctx) }),
    put: async (ctx, ask) => ({ data: await tagOrders(ctx, ask.body) }),
    rename: async (ctx, ask) => ({
      data: await renameOrderTag(ctx, ask.params.tag_id, ask.body.name),
    }),
    remove: async (ctx, ask) => ({ data: await removeOrderTag(ctx, ask.params.tag_id) }),
    colleagues: async (ctx) => ({ data: await listColleagues(ctx) }),
    assign: async (ctx, ask) => ({ data: await assignOrders(ctx, ask.body) }),
  }),
  ...implement(manyOrders, {
    text: async (ctx, ask) => ({ data: await manyPapers(ctx, ask.params.kind, ask.query.ids) }),
    pdf: async (ctx, ask, reply) => {
      reply.file = await manyPapersPdf(ctx, ask.params.kind, ask.query.ids)
      return {}
    },
    labels: async (ctx, ask) => ({ data: await addressLabels(ctx, ask.query.ids) }),
    memo: async (ctx, ask) => ({ data: await memoOnMany(ctx, ask.body) }),
    deposits: async (ctx, ask) => ({ data: await depositsOfMany(ctx, ask.body) }),
    cancellations: async (ctx, ask) => ({ data: await cancelMany(ctx, ask.body) }),
  }),
  ...implement(orderErrands, {
    deposits: async (ctx, ask) => ({ data: await beginDeposits(ctx, ask.body) }),
    cancellations: async (ctx, ask) => ({ data: await beginCancellations(ctx, ask.body) }),
    moves: async (ctx, ask) => ({ data: await beginMoves(ctx, ask.body) }),
    list: async (ctx) => ({ data: await myOrderErrands(ctx) }),
    show: async (ctx, ask) => ({ data: await orderErrandOfMine(ctx, ask.params.errand_id) }),
  }),
  ...implement(dashboard, { today: async (ctx) => ({ data: await today(ctx) }) }),
]

function parcelOf({ parcel }: { parcel?: string }): number | undefined {
  return parcel === undefined ? undefined : Number(parcel)
}
