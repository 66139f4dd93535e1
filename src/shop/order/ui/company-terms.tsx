import { byAccount } from '#shop/company/rules.ts'
import type { OrderPrice } from '#shop/order/contract/prices.ts'
import { isTaxable } from '#shop/tax-invoice/rules.ts'
import type { Fields } from '#ui/use-fields.ts'
import { AccountNote } from './account-note.tsx'
import { InWon } from './in-won.tsx'
import { TaxTick } from './tax-tick.tsx'
import type { OrderTyped } from './typed-order.ts'

type Props = {
  company: NonNullable<OrderPrice['company']>
  fields: Fields<OrderTyped>
  totals: { total: number; currency: string }
}

/** What only somebody who orders for a company is told: how its account stands, and its invoice. */
export function CompanyTerms({ company, fields, totals }: Props) {
  const { od_settle_case } = fields.values
  return (
    <>
      {company.in_won && <InWon />}
      {company.account && (
        <AccountNote
          account={company.account}
          total={totals.total}
          chosen={od_settle_case === byAccount}
        />
      )}
      {isTaxable({ od_settle_case, currency: totals.currency }) && (
        <TaxTick fields={fields} company={company} />
      )}
    </>
  )
}
