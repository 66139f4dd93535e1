import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { myBookings } from '#shop/tssa/contract.ts'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { BookingCard } from './booking-card.tsx'

/** The bookings of an order with all that may be done with them: names, another date, cancelling. */
export function OrderBookings({ od_id }: { od_id: string }) {
  const t = useT()
  const { data, isError, refetch } = useQuery({
    ...queryOf(myBookings.ofOrder, { params: { od_id } }),
    staleTime: 0,
  })
  if (isError && !data)
    return <ErrorState title={t('예약을 불러오지 못했어요')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mt-4 h-52" />
  return (
    <ul className="mt-4 grid gap-4" aria-label={t('예약 목록')}>
      {data.data.map((booking) => (
        <li key={booking.booking_id}>
          <BookingCard booking={booking} inOrder />
        </li>
      ))}
    </ul>
  )
}
