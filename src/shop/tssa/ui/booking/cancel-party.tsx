import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { type Booking, myBookings, type RefundPreview } from '#shop/tssa/contract.ts'
import { useInWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { CancelSums } from './cancel-sums.tsx'

type Props = {
  booking: Booking
  /** for all of them */
  first: RefundPreview
  /** how many to begin with */
  from: number
  /** what stands there now; its sums are null while they are not known */
  onShown: (people: number, sums: RefundPreview | null) => void
}

/** How many of a party do not come, and what goes back for them. */
export function CancelParty({ booking, first, from, onShown }: Props) {
  const t = useT()
  const inWords = useInWords()
  const { booking_id, people: all } = booking
  const [people, setPeople] = useState(from)
  const { data, error, isPlaceholderData } = useQuery({
    ...queryOf(myBookings.refund, { params: { booking_id }, query: { people } }),
    initialData: people === all ? { data: first } : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const sums = error ? null : data?.data
  const known = sums && !isPlaceholderData && sums.people === people ? sums : null
  useEffect(() => onShown(people, known), [onShown, people, known])
  return (
    <>
      {all > 1 && (
        <div className="mb-4 flex items-center justify-between gap-4">
          <span className="text-plain font-medium">{t('취소할 인원')}</span>
          <QuantityStepper
            label={t('취소할 인원')}
            value={people}
            onChange={setPeople}
            min={1}
            max={all}
          />
        </div>
      )}
      {error && (
        <p role="alert" className="text-small text-bad">
          {inWords(error)}
        </p>
      )}
      {sums && <CancelSums sums={sums} />}
      {people < all && !error && (
        <p className="mt-3 text-small text-ink-500">
          {t('{count}명은 그대로 오시는 예약으로 남아요.', { count: all - people })}
        </p>
      )}
    </>
  )
}
