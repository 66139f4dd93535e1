import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { longDay, monthName, weekdayName } from '#kernel/day-words.ts'
import { addDays, addMonths, dayText, lastDayOf, monthOf, readDay, weeksOf } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { cx } from './class-names.ts'
import { yearsAhead, yearsBack } from './date-picker.tsx'
import { useLang, useT } from './language.tsx'
import { Select } from './select.tsx'

type Props = {
  /** where it opens, YYYY-MM-DD */
  day: string
  chosen: string | null
  onChoose: (day: string) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const arrow =
  'grid size-11 place-items-center rounded-tag text-ink-700 hover:bg-paper-100 disabled:text-line'

/** A month of days. Arrows walk, Page Up and Page Down turn the month, Enter chooses. */
export function Calendar({ day, chosen, onChoose }: Props) {
  const t = useT()
  const { lang } = useLang()
  const [at, setAt] = useState(day)
  const walked = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const today = koreanToday()
  const thisYear = Number(today.slice(0, 4))
  const { year, month } = readDay(at) ?? { year: thisYear, month: 1 }
  const years = Array.from(
    { length: yearsBack + yearsAhead + 1 },
    (_, n) => thisYear + yearsAhead - n,
  )
  const weeks = weeksOf(monthOf(at))

  // the focus follows the arrows, once the month of the day is drawn
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])

  function go(to: string) {
    if (years.includes(Number(to.slice(0, 4)))) setAt(to)
  }
  function turn(months: number) {
    const last = lastDayOf(addMonths(monthOf(at), months))
    const same = `${monthOf(last)}${at.slice(7)}`
    go(same < last ? same : last)
  }
  function walk(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined && !/^Page(Up|Down)$/.test(event.key)) return
    event.preventDefault()
    walked.current = true
    if (step === undefined) turn(event.key === 'PageUp' ? -1 : 1)
    else go(addDays(at, step))
  }

  return (
    <div className="w-[308px]">
      <div className="mb-2 flex items-center justify-between">
        <button type="button" aria-label={t('이전 달')} className={arrow} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
        <span className="flex gap-1.5">
          <Select
            label={t('연도')}
            hideLabel
            small
            className="w-27"
            value={String(year)}
            choices={years.map((one) => ({
              value: String(one),
              label: lang === 'en' ? String(one) : `${one}년`,
            }))}
            onChange={(one) => go(dayText(Number(one), month, 1))}
          />
          <Select
            label={t('월')}
            hideLabel
            small
            className="w-23"
            value={String(month)}
            choices={Array.from({ length: 12 }, (_, n) => ({
              value: String(n + 1),
              label: monthName(n + 1, lang),
            }))}
            onChange={(one) => go(dayText(year, Number(one), 1))}
          />
        </span>
        <button type="button" aria-label={t('다음 달')} className={arrow} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <table ref={grid} className="w-full table-fixed text-center text-small" onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" className="h-8 text-caption font-medium text-ink-500">
                {weekdayName(one, lang)[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0">
                  {monthOf(one) === monthOf(at) && (
                    <Day
                      text={one}
                      {...{ at, chosen, today, onChoose }}
                      label={longDay(one, lang)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = {
  text: string
  at: string
  chosen: string | null
  today: string
  label: string
  onChoose: (day: string) => void
}

function Day({ text, at, chosen, today, label, onChoose }: DayProps) {
  return (
    <button
      type="button"
      data-day={text}
      tabIndex={text === at ? 0 : -1}
      aria-pressed={text === chosen}
      aria-current={text === today ? 'date' : undefined}
      onClick={() => onChoose(text)}
      className={cx(
        'tabular h-11 w-full rounded-tag',
        text === chosen ? 'bg-pine-600 font-semibold text-white' : 'hover:bg-paper-100',
        text === today && text !== chosen && 'inset-ring inset-ring-control',
      )}
    >
      {/* the number alone is no word of the day as it is spoken */}
      <span aria-hidden="true">{Number(text.slice(8))}</span>
      <span className="sr-only">{label}</span>
    </button>
  )
}
