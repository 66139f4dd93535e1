import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What orders cost together, or still owe: won and dollars apart. */
export function useSums() {
  const t = useT()
  const money = useMoney()
  return (rows: readonly StaffOrderRow[], of: 'total' | 'od_misu' = 'total') =>
    (['krw', 'usd'] as const)
      .map((currency) => rows.filter((row) => row.currency === currency))
      .flatMap((same) => {
        const sum = same.reduce((all, row) => all + row[of], 0)
        return same[0] ? [t('합계 {amount}', { amount: money(sum, same[0].currency) })] : []
      })
      .join(' · ')
}
