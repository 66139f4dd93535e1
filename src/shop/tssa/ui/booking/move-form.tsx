import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { type Booking, myBookings } from '#shop/tssa/contract.ts'
import { classDay, classHours } from '#shop/tssa/ui/moments.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Dates of the same class with room for everyone on the booking. */
export function MoveForm({
  booking,
  busy,
  onMove,
}: {
  booking: Booking
  busy: boolean
  onMove: (session_id: number) => Promise<unknown>
}) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const [chosen, setChosen] = useState('')
  const [missing, setMissing] = useState(false)
  const { data, isError, refetch } = useQuery({
    ...queryOf(myBookings.choices, { params: { booking_id: booking.booking_id } }),
    staleTime: 0,
  })
  if (isError)
    return (
      <p role="alert" className="mt-4 text-plain text-bad">
        {t('옮길 수 있는 날짜를 불러오지 못했어요.')}{' '}
        <button
          type="button"
          className="underline underline-offset-4"
          onClick={() => void refetch()}
        >
          {t('다시 시도')}
        </button>
      </p>
    )
  if (!data) return <Skeleton className="mt-4 h-28" />
  if (data.data.length === 0)
    return (
      <p className="mt-4 border-t border-paper-200 pt-4 text-plain text-ink-700">
        {t('지금은 자리가 남은 다른 날짜가 없어요. 새 날짜가 열리면 다시 확인해 주세요.')}
      </p>
    )
  return (
    <form
      noValidate
      className="mt-4 border-t border-paper-200 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void onMove(Number(chosen))
        else setMissing(true)
      }}
    >
      <RadioCards
        legend={t('옮길 날짜')}
        name={`session-${booking.booking_id}`}
        value={chosen}
        onChange={setChosen}
        error={missing && !chosen ? t('옮길 날짜를 골라 주세요.') : null}
        grid="grid gap-2.5 card:grid-cols-2"
        cards={data.data.map((session) => ({
          value: String(session.session_id),
          label: `${classDay(session.starts_at, lang)} ${classHours(session)}`,
          note: [
            pick(session.place.ko, session.place.en),
            t('{count}자리 남음', { count: session.left }),
            session.difference > 0 &&
              t('{amount} 더 내요', { amount: money(session.difference, booking.currency) }),
            session.difference < 0 &&
              t('{amount} 돌려받아요', { amount: money(-session.difference, booking.currency) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      <p className="mt-3 text-small text-ink-500">{t('날짜는 한 번만 옮길 수 있어요.')}</p>
      <Button type="submit" size={44} busy={busy} className="mt-3">
        {t('이 날짜로 옮기기')}
      </Button>
    </form>
  )
}
