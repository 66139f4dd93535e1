import { useQuery } from '@tanstack/react-query'
import { shortDay } from '#kernel/day-words.ts'
import { addDays } from '#kernel/days.ts'
import { koreanDay, koreanToday } from '#kernel/korean-time.ts'
import type { RefundStep } from '#shop/tssa/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { classQuery } from './class-queries.ts'
import { usePolicyRows } from './policy-steps.tsx'

type Seat = { class_id: number; session_id: number; starts_at: string }
type Named = { seat: Seat; name: string }

/** Until when a booking that is about to be paid gives back how much, by the day: read beside the button that pays. */
export function SeatTerms({ seats }: { seats: readonly Named[] }) {
  const t = useT()
  return (
    <section aria-labelledby="seat-terms" className="mt-4 rounded-tag bg-paper-100 px-4 py-3">
      <h3 id="seat-terms" className="text-small font-[650]">
        {t('클래스를 취소하면')}
      </h3>
      {seats.map(({ seat, name }) => (
        <TermsOf key={seat.session_id} seat={seat} name={seats.length > 1 ? name : null} />
      ))}
    </section>
  )
}

function TermsOf({ seat, name }: { seat: Seat; name: string | null }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(classQuery(seat.class_id))
  const policy = data?.data.policy
  return (
    <div className="min-h-12">
      {name && <p className="mt-2 text-caption font-medium text-ink-700">{name}</p>}
      {policy && <Rows seat={seat} kind={policy.kind} steps={policy.steps} />}
      {isError && !policy && (
        <p role="alert" className="mt-1.5 text-small text-bad">
          {t('환불 기준을 불러오지 못했어요.')}{' '}
          <button
            type="button"
            className="underline underline-offset-4"
            onClick={() => void refetch()}
          >
            {t('다시 시도')}
          </button>
        </p>
      )}
    </div>
  )
}

type Table = { seat: Seat; kind: 'days' | 'progress'; steps: readonly RefundStep[] }

function Rows({ seat, kind, steps }: Table) {
  const t = useT()
  const { lang } = useLang()
  const start = koreanDay(seat.starts_at)
  const dayOf = ({ days_before }: RefundStep) => addDays(start, -days_before)
  // what can no longer be reached is not promised
  const open = steps.filter((step) => dayOf(step) >= koreanToday())
  const rows = usePolicyRows({ kind, steps: open })
  const told = rows.length ? rows : [[t('지금부터'), t('환불되지 않아요')]]
  return (
    <dl className="mt-1.5 grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5 text-small text-ink-700">
      {told.map(([when, back], at) => {
        const step = kind === 'days' ? open[at] : undefined
        const day = step && step.days_before > 0 ? shortDay(dayOf(step), lang) : null
        return (
          <div key={when} className="contents">
            <dt className="tabular">{day ? t('{day}까지 취소', { day }) : when}</dt>
            <dd className="tabular text-right">{back}</dd>
          </div>
        )
      })}
    </dl>
  )
}
