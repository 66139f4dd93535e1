import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { FilterBar } from '#admin/ui/filter-bar.tsx'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { whyBadPeriod } from '#shop/statistics/rules.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { periodOf } from './period.ts'

const quick = [7, 30, 90, 365] as const

/** Which days are counted, and all of it as a file. */
export function PeriodBar({ address, csv }: { address: ListAddress; csv?: string }) {
  const t = useT()
  const { from, until } = periodOf(address)
  const [typed, setTyped] = useState({ from, until })
  const [error, setError] = useState<string | null>(null)
  useEffect(() => setTyped({ from, until }), [from, until])

  function show() {
    const why = whyBadPeriod(typed.from, typed.until)
    setError(why && t(why))
    if (!why) address.set(typed)
  }

  return (
    <FilterBar className="items-end!">
      <div className="flex flex-wrap gap-1">
        {quick.map((days) => {
          const on = from === koreanToday(1 - days) && until === koreanToday()
          return (
            <Link
              key={days}
              to={address.to({ from: koreanToday(1 - days), until: koreanToday() })}
              preventScrollReset
              aria-current={on ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center rounded-card px-3 text-small',
                on ? 'bg-paper-200 font-semibold' : 'text-ink-700 hover:bg-paper-100',
              )}
            >
              {days === 365 ? t('1년') : t('{count}일', { count: days })}
            </Link>
          )
        })}
      </div>
      <form
        noValidate
        className="flex flex-wrap items-end gap-2 max-card:grid max-card:w-full max-card:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <DatePicker
          label={t('시작일')}
          name="from"
          value={typed.from}
          onChange={(day) => setTyped({ ...typed, from: day })}
          error={error}
          className="card:w-60"
        />
        <DatePicker
          label={t('종료일')}
          name="until"
          value={typed.until}
          onChange={(day) => setTyped({ ...typed, until: day })}
          className="card:w-60"
        />
        <Button type="submit" look="outline" size={48} className="max-card:col-span-2">
          {t('보기')}
        </Button>
      </form>
      {csv && (
        <a
          href={csv}
          download
          className={cx(buttonClass({ look: 'ghost', size: 48 }), 'card:ml-auto max-card:w-full')}
        >
          {t('CSV 내려받기')}
        </a>
      )}
    </FilterBar>
  )
}

/** How much of the most, beside its figure. */
export function Bar({ part, of, className }: { part: number; of: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block h-2 w-full min-w-16 bg-paper-100', className)}>
      <span
        className="block h-full bg-pine-600"
        style={{ width: `${of > 0 ? Math.max(1, (part / of) * 100) : 0}%` }}
      />
    </span>
  )
}
