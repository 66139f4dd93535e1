import { Failure, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import { orderTotal } from '#shop/order/rules.ts'
import { holdSold, type Sold } from '#shop/order/service/after-sale.ts'
import { provenSale } from '#shop/order/service/proven-sale.ts'
import { ownOrder } from '#shop/order/service/show-order.ts'
import { shownReceipt } from '#shop/payment/service/receipt.ts'
import type { OwnTaxView, TaxForm, TaxView } from '#shop/tax-invoice/contract.ts'
import { lastDayToAsk, type TaxSums, taxSums, whyCannotInvoice } from '#shop/tax-invoice/rules.ts'
import {
  changeTax,
  findLastOf,
  findTaxOf,
  insertTax,
  type TaxInvoiceRow,
} from '#shop/tax-invoice/store.ts'

/** The tax invoice of an order of this visitor's, or why there is none. */
export async function showOwnTax(ctx: Ctx, od_id: string): Promise<OwnTaxView> {
  const order = await ownOrder(ctx, od_id)
  const [invoice, receipt, last] = [
    await findTaxOf(ctx, od_id),
    await shownReceipt(ctx, od_id),
    ctx.visitor.mb_id ? await findLastOf(ctx, ctx.visitor.mb_id) : null,
  ]
  const why = whyCannotInvoice({ ...order, total: orderTotal(order) }, invoice, receipt, ctx.now)
  return {
    invoice: invoice && taxViewOf(invoice),
    closed: why && say(ctx, why),
    until: order.od_receipt_time ? lastDayToAsk(koreanDay(order.od_receipt_time)) : null,
    last: last && typedOf(last),
  }
}

/** The buyer's company asks; before it is issued what was typed may be changed. A cash receipt nobody asked for gives way to it. */
export async function askTax(ctx: Ctx, od_id: string, form: TaxForm): Promise<OwnTaxView> {
  await ownOrder(ctx, od_id)
  await transact(ctx, async (ctx) => {
    const { order } = await holdSold(ctx, od_id)
    const [before, receipt] = [await findTaxOf(ctx, od_id), await shownReceipt(ctx, od_id)]
    refuse(
      whyCannotInvoice({ ...order, total: orderTotal(order) }, before, receipt, ctx.now),
      'CONFLICT',
    )
    const asked = { ...form, ...(await sumsOf(ctx, order)), asked_at: ctx.now }
    const isChanged = before?.state === 'requested'
    const row = isChanged
      ? await changeTax(ctx, before.tax_id, ['requested'], asked)
      : await insertTax(ctx, { ...asked, od_id, state: 'requested' })
    if (!row)
      throw new Failure(
        'CONFLICT',
        '그사이 주문 상태가 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
      )
    if (!isChanged)
      await announce(ctx, 'tax_invoice.requested', od_id, {
        tax_id: row.tax_id,
        company: form.company,
      })
  })
  return showOwnTax(ctx, od_id)
}

export async function sumsOf(ctx: Ctx, order: Sold['order']): Promise<TaxSums> {
  return taxSums(await provenSale(ctx, order))
}

function typedOf({
  business_number,
  company,
  representative,
  address,
  business_type,
  business_item,
  email,
  note,
}: TaxInvoiceRow) {
  return {
    business_number,
    company,
    representative,
    address,
    business_type,
    business_item,
    email,
    note,
  }
}

export function taxViewOf(row: TaxInvoiceRow): TaxView {
  const { state, supply, vat, exempt, written_on, approval_no, reason } = row
  return {
    ...typedOf(row),
    state,
    supply,
    vat,
    exempt,
    written_on,
    approval_no,
    reason,
    asked_at: row.asked_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  }
}
