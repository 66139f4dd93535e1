import { useQuery } from '@tanstack/react-query'
import type { Currency } from '#kernel/language.ts'
import { queryOf } from '#kernel/queries.ts'
import { type OfferedWay, payments } from '#shop/payment/contract.ts'

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
