import { useQuery } from '@tanstack/react-query'
import { fresh } from '#admin/ui/fresh.ts'
import { queryOf } from '#kernel/queries.ts'
import { adminClasses } from '#shop/tssa/admin-contract.ts'
import type { DateRow } from '#shop/tssa/date-contract.ts'
import { priceParts, wholePrice } from '#shop/tssa/price-rules.ts'

/** What one person pays on this date, in won; 0 until it is known. */
export function useEachPrice({ class_id, price }: Pick<DateRow, 'class_id' | 'price'>): number {
  const one = useQuery({
    ...queryOf(adminClasses.show, { params: { class_id } }),
    ...fresh,
  }).data?.data
  return one ? wholePrice(priceParts(one, { price, price_usd: null }, 'krw', 0)) : 0
}
