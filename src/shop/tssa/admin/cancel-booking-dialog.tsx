import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import { adminDates, type Roster, type RosterRow } from '#shop/tssa/date-contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useInWords } from '#ui/explain.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { useRoster } from './use-roster.ts'

type Props = { date: Roster; row: RosterRow; onClose: () => void }

/** One booking, or some of its party: what goes back stands there before it is done. */
export function CancelBookingDialog({ date, row, onClose }: Props) {
  const t = useT()
  const inWords = useInWords()
  const money = useMoney()
  const { busy, attempt } = useRoster(date.session_id)
  const [people, setPeople] = useState(row.people)
  const [asked, setAsked] = useState(false)
  const params = { session_id: date.session_id, booking_id: row.booking_id }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(adminDates.refundBooking, {
      params,
      query: { people, at_request: asked ? '1' : undefined },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const sums = error || isPlaceholderData ? null : data?.data
  const isPart = people < row.people

  async function cancel(reason: string) {
    if (!sums) return
    const body = {
      ...{ reason, at_request: asked, expected_amount: sums.amount },
      people: isPart ? people : undefined,
    }
    const done = await attempt(
      () => call(adminDates.cancelBooking, { params, body }),
      isPart
        ? t('{count}명을 취소했어요. 손님께 알림이 가요.', { count: people })
        : t('예약을 취소했어요. 손님께 알림이 가요.'),
      () => {
        void refetch()
        return false
      },
    )
    if (done) onClose()
  }

  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('{name} 님의 예약을 취소할까요?', { name: row.mb_name })}
      yes={isPart ? t('{count}명 취소', { count: people }) : t('예약 취소')}
      busy={busy}
      onYes={cancel}
      reasonLabel={t('손님에게 알릴 이유')}
    >
      {row.people > 1 && (
        <div className="flex items-center justify-between gap-4">
          <span className="text-plain font-medium">{t('취소할 인원')}</span>
          <QuantityStepper
            label={t('취소할 인원')}
            value={people}
            onChange={setPeople}
            min={1}
            max={row.people}
          />
        </div>
      )}
      {row.state !== 'held' && (
        <Checkbox checked={asked} onChange={setAsked}>
          {t('손님이 원해서 취소해요')}
        </Checkbox>
      )}
      <p className="text-small leading-normal text-ink-700" aria-live="polite">
        {error
          ? inWords(error)
          : sums
            ? asked
              ? t('예약할 때의 환불 기준으로 {percent}%인 {amount}을(를) 돌려 드려요.', {
                  percent: sums.percent,
                  amount: money(sums.amount, sums.currency),
                })
              : t('공방 사정이라 {amount}을(를) 돌려 드려야 해요.', {
                  amount: money(sums.amount, sums.currency),
                })
            : t('금액을 세는 중이에요.')}
      </p>
    </ConfirmWithReason>
  )
}
