import { invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { Totals } from '#shop/cart/contract.ts'
import { byAccount } from '#shop/company/rules.ts'
import { type Charged, offerOf, refuseAccount } from '#shop/company/service/charge.ts'
import type { OrderForm } from '#shop/order/contract/place.ts'

/** Only a company with an account, within what is left of it, pays later; whose account it is, and until when. An invoice is written to a registration that the shop has seen. */
export async function refuseBeyondAccount(
  ctx: Ctx,
  { od_settle_case, credit, tax_invoice }: OrderForm,
  { total, currency }: Totals,
): Promise<Charged | null> {
  if (tax_invoice && !(await offerOf(ctx, currency)))
    throw invalid({
      tax_invoice: ['승인된 도매·대리점 회원만 주문하면서 신청할 수 있어요.'],
    })
  const due = total - credit
  return od_settle_case === byAccount && due > 0 ? refuseAccount(ctx, due, currency) : null
}
