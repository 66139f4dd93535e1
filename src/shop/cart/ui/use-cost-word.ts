import { wonToCents } from '#kernel/money.ts'
import { useLang, useMoney } from '#ui/language.tsx'

/** A cost that is set in won, in the currency the reader pays in. */
export function useCostWord(usd_rate: number): (won: number) => string {
  const money = useMoney()
  const { currency } = useLang()
  return (won) => (currency === 'usd' ? money(wonToCents(won, usd_rate), 'usd') : money(won, 'krw'))
}
