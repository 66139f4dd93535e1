import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import type { Registration } from '#shop/company/contract.ts'
import { registrationFor } from '#shop/company/service/charge.ts'
import { orderTotal } from '#shop/order/rules.ts'
import { holdSold } from '#shop/order/service/after-sale.ts'
import { shownReceipt } from '#shop/payment/service/receipt.ts'
import { whyCannotInvoice } from '#shop/tax-invoice/rules.ts'
import { findTaxOf, insertTax } from '#shop/tax-invoice/store.ts'
import { sumsOf } from './ask-invoice.ts'

/** An order was placed with the wish for an invoice: it is asked for with the company's own registration, once. */
export async function askForCompany(ctx: Ctx, { subject: od_id, payload }: Happened) {
  if (payload.tax_invoice !== true) return
  await transact(ctx, async (ctx) => {
    const { order } = await holdSold(ctx, od_id)
    const registration = order.mb_id ? await registrationFor(ctx, order.mb_id) : null
    const [before, receipt] = [await findTaxOf(ctx, od_id), await shownReceipt(ctx, od_id)]
    const sale = { ...order, total: orderTotal(order) }
    if (!registration || before || whyCannotInvoice(sale, before, receipt, ctx.now)) return
    const row = await insertTax(ctx, {
      ...formOf(registration),
      ...(await sumsOf(ctx, order)),
      od_id,
      state: 'requested',
      asked_at: ctx.now,
    })
    if (row)
      await announce(ctx, 'tax_invoice.requested', od_id, {
        tax_id: row.tax_id,
        company: row.company,
      })
  })
}

/** As long as the form of the tax office takes. */
function formOf({ tax_email, ...typed }: Registration) {
  return {
    business_number: typed.business_number,
    company: typed.company.slice(0, 70),
    representative: typed.representative.slice(0, 30),
    address: typed.address.slice(0, 150),
    business_type: typed.business_type.slice(0, 40),
    business_item: typed.business_item.slice(0, 40),
    email: tax_email,
  }
}
