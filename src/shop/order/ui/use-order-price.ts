import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/queries.ts'
import type { CartLine } from '../../cart/contract.ts'
import { orderPrices } from '../price-contract.ts'

export type Benefits = { coupons: string[]; points: number }
type Ask = { direct: boolean; country: string; zip: string; lines: readonly CartLine[] }

/** What the order costs with the chosen coupons and points, from the server; asked anew whenever something of it changes. */
export function useOrderPrice({ direct, country, zip, lines }: Ask) {
  const [benefits, setBenefits] = useState<Benefits>({ coupons: [], points: 0 })
  const body = { direct, country, zip: country === 'KR' && !/^\d{5}$/.test(zip) ? '' : zip.slice(0, 10), ...benefits }
  const held = lines.map((line) => `${line.ct_id}:${line.ct_qty}:${line.ct_price}:${line.ct_send_cost}`).join()
  const asked = useQuery({
    queryKey: [orderPrices.price.path, body, held] as const,
    queryFn: ({ signal }) => call(orderPrices.price, { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
  })
  const price = asked.data?.data ?? null
  const isSettled = price !== null && !asked.isFetching
  // a coupon that the sum of now does not hold is not sent with it
  const holds = (cp_id: string) => !isSettled || price.coupons.some((coupon) => coupon.cp_id === cp_id && coupon.chosen)
  const counted = { ...benefits, coupons: benefits.coupons.filter(holds) }
  const leaveOut = (coupons: readonly string[]) => setBenefits((now) => ({ ...now, coupons: now.coupons.filter((cp_id) => !coupons.includes(cp_id)) }))
  return { price, waiting: asked.isFetching, refetch: asked.refetch, benefits, setBenefits, counted, leaveOut }
}

export type OrderPricing = ReturnType<typeof useOrderPrice>
