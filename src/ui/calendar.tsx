import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { yearsAhead, yearsBack } from './date-picker.tsx'
import { dateText, readDate, weeksOf } from './date-text.ts'
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
  const today = new Date().toISOString().slice(0, 10)
  const thisYear = Number(today.slice(0, 4))
  const { year, month, day: here } = readDate(at) ?? { year: thisYear, month: 1, day: 1 }
  const years = Array.from(
    { length: yearsBack + yearsAhead + 1 },
    (_, n) => thisYear + yearsAhead - n,
  )
  const locale = lang === 'en' ? 'en' : 'ko'
  const name = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    )

  // the focus follows the arrows, once the month of the day is drawn
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])

  function go(to: string) {
    if (years.includes(Number(to.slice(0, 4)))) setAt(to)
  }
  function turn(months: number) {
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
    go(dateText(year, month + months, Math.min(here, last)))
  }
  function walk(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined && !/^Page(Up|Down)$/.test(event.key)) return
    event.preventDefault()
    walked.current = true
    if (step === undefined) turn(event.key === 'PageUp' ? -1 : 1)
    else go(dateText(year, month, here + step))
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
              label: name({ year: 'numeric' }, dateText(one, 1, 1)),
            }))}
            onChange={(one) => go(dateText(Number(one), month, 1))}
          />
          <Select
            label={t('월')}
            hideLabel
            small
            className="w-23"
            value={String(month)}
            choices={Array.from({ length: 12 }, (_, n) => ({
              value: String(n + 1),
              label: name({ month: lang === 'en' ? 'short' : 'long' }, dateText(2026, n + 1, 1)),
            }))}
            onChange={(one) => go(dateText(year, Number(one), 1))}
          />
        </span>
        <button type="button" aria-label={t('다음 달')} className={arrow} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      </div>
      <table ref={grid} className="w-full table-fixed text-center text-small" onKeyDown={walk}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, n) => (
              <th key={n} scope="col" className="h-8 text-caption font-medium text-ink-500">
                {name({ weekday: lang === 'en' ? 'narrow' : 'short' }, dateText(2026, 11, n + 1))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week, row) => (
            <tr key={row}>
              {week.map((one, column) => (
                <td key={column} className="p-0">
                  {one && (
                    <Day
                      text={dateText(year, month, one)}
                      {...{ at, chosen, today, onChoose }}
                      label={name({ dateStyle: 'long' }, dateText(year, month, one))}
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
      aria-label={label}
      aria-pressed={text === chosen}
      aria-current={text === today ? 'date' : undefined}
      onClick={() => onChoose(text)}
      className={cx(
        'tabular h-11 w-full rounded-tag',
        text === chosen ? 'bg-pine-600 font-semibold text-white' : 'hover:bg-paper-100',
        text === today && text !== chosen && 'inset-ring inset-ring-control',
      )}
    >
      {Number(text.slice(8))}
    </button>
  )
}
