import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { classTickets } from '#shop/tssa/ticket-contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { classDay, classHours } from './moments.ts'

const OrderBookings = lazyPart(
  async () => (await import('./booking/order-bookings.tsx')).OrderBookings,
)

/** The tickets of an order's classes, for whoever may see the order: with an account or without. */
export function OrderTickets({ od_id }: { od_id: string }) {
  const t = useT()
  const { pick, lang } = useLang()
  const tickets = useQuery(queryOf(classTickets.ofOrder, { params: { od_id } })).data?.data ?? []
  const [open, setOpen] = useState(false)
  if (!tickets.length) return null
  return (
    <section aria-labelledby="order-tickets" className="mt-8">
      <h2 id="order-tickets" className="type-h3 rule-t pt-4">
        {t('클래스 티켓')}
      </h2>
      <ul>
        {tickets.map((one) => (
          <li
            key={one.booking_id}
            className="hairline-b flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5"
          >
            <span className="min-w-0">
              <strong className="block font-semibold">{pick(one.title.ko, one.title.en)}</strong>
              <span className="tabular text-small text-ink-700">
                {classDay(one.starts_at, lang)} {classHours(one)}
              </span>
            </span>
            <ButtonLink to={paths.tssa.ticket(one.token)} look="outline" size={44}>
              <QrCode aria-hidden="true" size={18} strokeWidth={1.5} />
              {t('티켓 보기')}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense fallback={<Skeleton className="mt-4 h-52" />}>
          <OrderBookings od_id={od_id} />
        </Suspense>
      ) : (
        <Button look="outline" size={44} className="mt-4" onClick={() => setOpen(true)}>
          {t('예약 바꾸기·취소')}
        </Button>
      )}
    </section>
  )
}
