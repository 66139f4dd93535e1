import { useQueryClient } from '@tanstack/react-query'
import { orders } from '#shop/order/contract/place.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { classTickets } from '#shop/tssa/ticket-contract.ts'

/** Everything that shows bookings is asked for again. */
export function useBookingsAgain(): () => Promise<unknown> {
  const client = useQueryClient()
  const shown = [myBookings.list, myBookings.choices, myBookings.ofOrder, classTickets.ofOrder]
  return () =>
    Promise.all(
      [...shown, orders.show].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    )
}
