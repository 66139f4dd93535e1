import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { classHolds } from '#shop/cart/class-contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'

type Props = {
  direct: boolean
  /** the classes and their people: another party is held anew */
  seats: string
  /** a change of the lines is still on its way */
  waiting: boolean
  refetch: () => Promise<unknown>
}

type Held = { ends: number } | { why: string } | null

/** Seats are kept while the form is open: until when, by the clock of the server. */
export function HoldClock({ direct, seats, waiting, refetch }: Props) {
  const t = useT()
  const [held, setHeld] = useState<Held>(null)
  const [now, setNow] = useState(() => Date.now())

  const hold = useEffectEvent(async () => {
    try {
      const { data } = await call(classHolds.hold, { body: { direct } })
      if (!data.until) return setHeld(null)
      const left = new Date(data.until).getTime() - new Date(data.now).getTime()
      setNow(Date.now())
      setHeld({ ends: Date.now() + left })
    } catch (error) {
      setHeld({ why: inWords(t, error, t('자리를 잡지 못했어요. 다시 눌러 주세요.')) ?? '' })
      if (error instanceof Refusal) await refetch()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another party is held anew
  useEffect(() => {
    if (!waiting) void hold()
  }, [seats, waiting])

  const ends = held && 'ends' in held ? held.ends : null
  useEffect(() => {
    if (ends === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [ends])

  if (!held) return <div className="mt-5 h-[70px]" />
  const left = ends === null ? 0 : Math.max(0, Math.ceil((ends - now) / 1000))
  const isOver = left === 0
  return (
    <div
      className={cx(
        'mt-5 flex min-h-[54px] flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-tag px-4 py-2.5 text-small',
        isOver ? 'bg-amber-100 text-amber-700' : 'bg-info-100 text-info',
      )}
    >
      <p role={isOver ? 'alert' : undefined} className="flex items-center gap-2 font-medium">
        <Clock aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
        {'why' in held
          ? held.why
          : isOver
            ? t('자리를 잡아 둔 시간이 지났어요. 자리가 남아 있으면 그대로 예약할 수 있어요.')
            : t('자리를 잡아 두었어요. {time} 안에 결제해 주세요.', { time: clockOf(left) })}
      </p>
      {!isOver && (
        <p className="w-full text-caption">
          {t('무통장입금은 입금 기한까지 잡아 두어요. 늦어도 예약이 마감될 때까지예요.')}
        </p>
      )}
      {isOver && (
        <Button look="paper" size={44} className="h-9 px-3 text-small" onClick={() => void hold()}>
          {t('자리 다시 잡기')}
        </Button>
      )}
    </div>
  )
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
