import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#kernel/queries.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { orderPrices } from '#shop/order/contract/prices.ts'

export type Benefits = { coupons: string[]; points: number }
type Ask = {
  direct: boolean
  country: string
  zip: string
  lines: readonly CartLine[]
  /** a change of the lines is still on its way to the server */
  changing: boolean
}

/** What the order costs with the chosen coupons and points, from the server; asked anew whenever something of it changes. */
export function useOrderPrice({ direct, country, zip, lines, changing }: Ask) {
  const { benefits, asking, setBenefits, typePoints } = useBenefits()
  const [wished, setCredit] = useState(0)
  const body = {
    direct,
    country,
    zip: country === 'KR' && !/^\d{5}$/.test(zip) ? '' : zip.slice(0, 10),
    ...asking,
  }
  const held = lines
    .map((line) => `${line.ct_id}:${line.ct_qty}:${line.ct_price}:${line.ct_send_cost}`)
    .join()
  const asked = useQuery({
    queryKey: [orderPrices.price.path, body, held] as const,
    queryFn: ({ signal }) => call(orderPrices.price, { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 60_000,
    // asked before the change has arrived, it would be the sum of the cart as it was
    enabled: !changing,
  })
  /** the sum on the screen answers an older question */
  const counting = changing || asking !== benefits || asked.isPending || asked.isPlaceholderData
  const price = asked.data?.data ?? null
  // a coupon that the sum of now does not hold is not sent with it
  const holds = (cp_id: string) =>
    counting || !price || price.coupons.some((coupon) => coupon.cp_id === cp_id && coupon.chosen)
  const counted = { ...benefits, coupons: benefits.coupons.filter(holds) }
  const leaveOut = (coupons: readonly string[]) =>
    setBenefits({
      ...benefits,
      coupons: benefits.coupons.filter((cp_id) => !coupons.includes(cp_id)),
    })
  return {
    price,
    waiting: asked.isFetching,
    counting,
    refetch: asked.refetch,
    benefits,
    setBenefits,
    typePoints,
    counted,
    // an order that became smaller takes less
    credit: Math.min(wished, price?.credit.most ?? 0),
    setCredit,
    leaveOut,
  }
}

const pause = 500

/** What is chosen, and what the sum is asked for: points that are typed are asked for once the typing pauses. */
function useBenefits() {
  const [benefits, choose] = useState<Benefits>({ coupons: [], points: 0 })
  const [asking, setAsking] = useState(benefits)
  useEffect(() => {
    if (asking === benefits) return
    const timer = setTimeout(() => setAsking(benefits), pause)
    return () => clearTimeout(timer)
  }, [asking, benefits])
  return {
    benefits,
    asking,
    setBenefits: (next: Benefits) => {
      choose(next)
      setAsking(next)
    },
    typePoints: (points: number) => choose((now) => ({ ...now, points })),
  }
}

export type OrderPricing = ReturnType<typeof useOrderPrice>
