import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'

type Seat = NonNullable<Order['lines'][number]['seat']>

const words: Partial<Record<NonNullable<Seat['state']>, string>> = {
  held: '입금하면 예약이 확정돼요.',
  confirmed: '예약이 확정되었어요.',
  attended: '참석한 클래스예요.',
}

/** How the booking of a class stands; its member keeps it among the bookings. */
export function SeatState({ seat }: { seat: Seat }) {
  const t = useT()
  const { isMember } = useSession()
  const word = seat.state && words[seat.state]
  if (!word) return null
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-small text-ink-700">
      <span>{t(word)}</span>
      {isMember && (
        <Link
          to={paths.myPage.tssa()}
          className="tap font-semibold text-pine-700 underline decoration-line underline-offset-4"
        >
          {t('나의 예약 보기')}
        </Link>
      )}
    </p>
  )
}
