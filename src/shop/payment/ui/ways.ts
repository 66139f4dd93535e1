import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#kernel/language.ts'
import { queryOf } from '#kernel/queries.ts'
import { type OfferedWay, type PayWay, payments } from '#shop/payment/contract.ts'

/** What a buyer calls each way to pay. */
export const wayWord: Record<PayWay | 'bank', string> = {
  card: '신용·체크카드',
  easy: '간편결제',
  vbank: '가상계좌',
  transfer: '실시간 계좌이체',
  paypal: 'PayPal',
  bank: '무통장입금',
}

const lookAgainMs = 5_000

/** The ways that can be used for this sum now. */
export function useOfferedWays(currency: Currency): OfferedWay[] {
  const { data } = useQuery({
    ...queryOf(payments.ways, {}),
    staleTime: 300_000,
    // one that rests comes back while the buyer is still typing
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ rests_for }) => rests_for !== null) ? lookAgainMs : false,
  })
  return (data?.data ?? []).filter((one) => one.currency === currency)
}
