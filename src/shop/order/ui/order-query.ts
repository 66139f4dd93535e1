import type { QueryClient } from '@tanstack/react-query'
import { Refusal } from '#kernel/client.ts'
import { queryOf } from '#kernel/queries.ts'
import { orders } from '#shop/order/contract/place.ts'

export function orderQuery(od_id: string) {
  return queryOf(orders.show, { params: { od_id } })
}

/** Fetches an order; false when it is not this visitor's. Other refusals stay failures of the page. */
export function fetchOrder(client: QueryClient, od_id: string): Promise<boolean> {
  return client.fetchQuery({ ...orderQuery(od_id), staleTime: 0 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && [401, 403, 404, 422].includes(error.status)) return false
      throw error
    },
  )
}

/** Where an order's page begins: what became of it stands right below. */
export const orderTitleId = 'order-title'
