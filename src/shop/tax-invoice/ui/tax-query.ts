import { queryOf } from '#kernel/queries.ts'
import { ownTax } from '#shop/tax-invoice/contract.ts'

export const taxQuery = (od_id: string) => queryOf(ownTax.show, { params: { od_id } })
