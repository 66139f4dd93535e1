import type { Ctx } from '#platform/context.ts'
import type { PricingBasis } from '#shop/cart/contract.ts'
import type { Priced } from '#shop/cart/pricing-rules.ts'
import type { takeTicked } from '#shop/cart/service/shelf.ts'
import type { LineShare } from '#shop/cart/share-rules.ts'
import type { AgreedAsks, Asks } from '#shop/catalog/asks-contract.ts'
import type { PricedQuote } from '#shop/order/contract/order.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'
import { byCredit, privacyVersion } from '#shop/order/rules.ts'
import type { NewLine, OrderRow } from '#shop/order/store/orders.ts'
import type { Settings } from '#shop/setting/contract.ts'

export type CartLines = Awaited<ReturnType<typeof takeTicked>>

/** The row of an order: what was typed, and every sum as it was agreed on. */
export function orderOf(
  ctx: Ctx,
  form: OrderForm,
  settings: Settings,
  made: {
    od_id: string
    od_pwd: string | null
    /** whose account pays it, and until when */
    account: { mb_id: string; due_on: string } | null
    basis: PricingBasis
    priced: Priced
    left: PricingBasis['coupons']
    deadline: Date | null
  },
): OrderRow {
  const {
    agree_order,
    agree_privacy,
    agree_no_return,
    direct,
    expected_total,
    currency,
    coupons,
    points,
    cash_receipt,
    cash_identity,
    use_escrow,
    credit,
    classes_only,
    same_slot,
    tax_invoice,
    save_address,
    ...typed
  } = form
  const { od_id, od_pwd, basis, priced } = made
  const { totals, used } = priced
  // what a company pays later is no money that is waited for
  const due = made.account ? 0 : totals.total - credit
  const isBank = form.od_settle_case === '무통장' && due > 0
  const account = isBank
    ? settings.bank_accounts.find(({ id }) => id === form.od_bank_account)
    : undefined
  const bank_account = account
    ? { bank: account.bank, number: account.number, holder: account.holder }
    : null
  const quote: PricedQuote = {
    ...{ totals, basis, used, privacy_version: privacyVersion, bank_account },
    returns: settings.returns,
    left: made.left.map(({ cp_id, cp_subject, cp_subject_en }) => ({
      ...{ cp_id, cp_subject, cp_subject_en },
    })),
  }
  return {
    ...typed,
    ...(isBank ? {} : { od_bank_account: '', od_deposit_name: '' }),
    ...(credit > 0 && credit === totals.total ? { od_settle_case: byCredit } : {}),
    od_company: made.account?.mb_id ?? null,
    od_due_on: made.account?.due_on ?? null,
    od_tax_invoice: tax_invoice,
    od_id,
    od_pwd,
    cart_key: ctx.visitor.cart_key,
    mb_id: ctx.visitor.mb_id,
    currency: totals.currency,
    lang: ctx.lang,
    od_rate: settings.payment.usd_rate,
    od_cart_price: totals.goods,
    od_send_cost: totals.shipping,
    od_send_cost2: totals.island,
    od_cart_coupon: totals.item_coupon,
    od_coupon: totals.order_coupon,
    od_send_coupon: totals.shipping_coupon,
    od_receipt_point: totals.points,
    od_point_price: totals.point_price,
    od_tax_mny: totals.supply,
    od_vat_mny: totals.vat,
    od_free_mny: totals.exempt,
    od_receipt_price: made.account ? totals.total : credit,
    od_credit_price: credit,
    od_cancel_price: 0,
    od_cut_price: 0,
    od_kept_price: 0,
    od_refund_price: 0,
    od_deposit_deadline: isBank ? made.deadline : null,
    od_receipt_time: due > 0 ? null : ctx.now,
    od_status: due > 0 ? '주문' : '입금',
    od_delivery_company: '',
    od_invoice: '',
    od_invoice_time: null,
    od_shop_memo: '',
    privacy_version: privacyVersion,
    no_return_agreed_at: agree_no_return ? ctx.now : null,
    quote,
    od_ip: ctx.ip,
    od_time: ctx.now,
    version: 1,
  }
}

export function lineOf(
  line: CartLines[number],
  share: LineShare | undefined,
  ct_arrives: string | null,
): NewLine {
  const {
    it_id,
    io_no,
    io_type,
    it_name,
    it_name_en,
    ct_option,
    ct_option_en,
    ct_text,
    thumb_image,
    price,
    ct_qty,
    it_notax,
    it_sc_method,
    ct_send_cost,
    no_return,
  } = line
  return {
    ...{
      it_id,
      io_no,
      io_type,
      it_name,
      it_name_en,
      ct_option,
      ct_option_en,
      ct_text,
      thumb_image,
      ct_qty,
    },
    ct_price: price,
    ct_notax: it_notax ? 1 : 0,
    cp_price: share?.item_coupon ?? 0,
    ct_coupon: share?.order_coupon ?? 0,
    ct_point_price: share?.point_price ?? 0,
    ct_point: share?.points_earned ?? 0,
    ct_send_cost: it_sc_method === 2 ? ct_send_cost : it_sc_method,
    ct_no_return: no_return,
    session_id: line.seat?.session_id ?? null,
    set_id: line.bottle?.set_id ?? null,
    ct_notax_price: line.notax_price ?? 0,
    ct_asks: line.io_asks ? agreedOf(line.io_asks, line.io_text_max) : null,
    ct_arrives,
    ...(line.seat
      ? {
          seat: {
            attendees: line.seat.attendees,
            note: line.seat.note,
            anyway: line.seat.anyway,
          },
        }
      : {}),
  }
}

/** What the letters were agreed to be; where a preview shows them is no part of it. */
function agreedOf({ kind, letters, faces }: Asks, most: number): AgreedAsks {
  return { kind, letters, faces, most }
}
