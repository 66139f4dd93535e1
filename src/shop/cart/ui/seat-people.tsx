import type { CartSeat } from '#shop/cart/seat-contract.ts'

/** Who comes to a class, and what they asked for. */
export function SeatPeople({ seat }: { seat: Pick<CartSeat, 'attendees' | 'note'> }) {
  const names = seat.attendees.map(({ name }) => name).filter(Boolean)
  if (!names.length && !seat.note) return null
  return (
    <p className="mt-0.5 text-caption leading-normal text-ink-500">
      {[names.join(', '), seat.note].filter(Boolean).join(' · ')}
    </p>
  )
}
