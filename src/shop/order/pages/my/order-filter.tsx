import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isDay } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { whyBadPeriod } from '#shop/order/rules.ts'
import { Button } from '#ui/button.tsx'
import { Chip, ChipLink } from '#ui/chip.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { chips, daysOf, type Period, periodOf, periods, type Shown } from './list-address.ts'

type Props = { shown: Shown; to: (part: Partial<Shown>) => string }

const words: Record<Period, string> = { '1w': '1주일', '1m': '1개월', '3m': '3개월', '6m': '6개월' }

/** One of four spans that end today, or two days of one's own, a year at most. */
export function PeriodFilter({ shown, to }: Props) {
  const t = useT()
  const now = periodOf(shown)
  const [byDates, setByDates] = useState(now === 'dates')
  return (
    <nav aria-label={t('기간')} className="mt-5 border border-paper-200 bg-paper-0 p-4 desk:p-5">
      <ul className="flex flex-wrap gap-2">
        {Object.keys(periods).map((name) => {
          const period = name as Period // a key of periods
          return (
            <li key={period}>
              <ChipLink
                to={to({ period, from: undefined, to: undefined })}
                preventScrollReset
                on={!byDates && now === period}
              >
                {t(words[period])}
              </ChipLink>
            </li>
          )
        })}
        <li>
          <Chip on={byDates} aria-expanded={byDates} onClick={() => setByDates(!byDates)}>
            {t('기간 직접 고르기')}
          </Chip>
        </li>
      </ul>
      {byDates && <Dates shown={shown} to={to} />}
    </nav>
  )
}

function Dates({ shown, to }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const today = koreanToday()
  const [days, setDays] = useState(() => daysOf(shown))
  const [asked, setAsked] = useState(false)
  const why =
    isDay(days.from) && isDay(days.to)
      ? whyBadPeriod(days)
      : { field: isDay(days.from) ? 'to' : 'from', phrase: '날짜를 골라 주세요.' }
  const errorOf = (field: 'from' | 'to') => (asked && why?.field === field ? t(why.phrase) : null)
  return (
    <form
      noValidate
      className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!why) void navigate(to({ ...days, period: undefined }), { preventScrollReset: true })
      }}
    >
      <DatePicker
        label={t('언제부터')}
        value={days.from}
        start={days.to || today}
        error={errorOf('from')}
        onChange={(from) => setDays({ ...days, from })}
        className="min-w-0 flex-1 basis-36 card:max-w-52"
      />
      <DatePicker
        label={t('언제까지')}
        value={days.to}
        start={today}
        error={errorOf('to')}
        onChange={(to) => setDays({ ...days, to })}
        className="min-w-0 flex-1 basis-36 card:max-w-52"
      />
      <Button type="submit" look="outline" className="card:mt-[27px] max-card:w-full">
        {t('이 기간 보기')}
      </Button>
    </form>
  )
}

/** One chip per state with how many there are; the row scrolls sideways on a phone. */
export function StateChips({ counts, shown, to }: Props & { counts: Record<string, number> }) {
  const t = useT()
  return (
    <nav aria-label={t('주문 상태로 고르기')} className="swipe mt-4 flex gap-2 py-1">
      {chips.map(({ word, of }) => {
        const od_status = of.join() || undefined
        return (
          <ChipLink
            key={word}
            to={to({ od_status })}
            preventScrollReset
            on={shown.od_status === od_status}
          >
            {t(word)}{' '}
            <span className="tabular">
              {od_status
                ? of.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
                : (counts.all ?? 0)}
            </span>
          </ChipLink>
        )
      })}
    </nav>
  )
}
