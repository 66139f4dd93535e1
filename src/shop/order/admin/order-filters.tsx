import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { DaySpanFilter } from '#admin/ui/day-filter.tsx'
import { type Applied, AppliedFilters, FilterBar, SearchBox } from '#admin/ui/filter-bar.tsx'
import type { ListAddress } from '#admin/ui/list-address.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { toShip as shipStates } from '#shop/order/rules.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { MoreFilters, moreNames, moreOf, useMoreApplied } from './more-filters.tsx'

/** What is to be sent: paid, or being packed. */
export const toShip = shipStates.join(',')

export const periods = { '1w': 7, '1m': 30, '3m': 91, '6m': 182 } as const
export type Period = keyof typeof periods

export function isPeriod(word: string | undefined): word is Period {
  return word !== undefined && Object.hasOwn(periods, word)
}

/** The days of a filter: a span ends today, whenever it is looked at. */
export function daysOf(filters: Record<string, string>): { from?: string; to?: string } {
  if (isPeriod(filters.period))
    return { from: koreanToday(-periods[filters.period]), to: koreanToday() }
  const day = /^\d{4}-\d{2}-\d{2}$/
  return {
    from: day.test(filters.from ?? '') ? filters.from : undefined,
    to: day.test(filters.to ?? '') ? filters.to : undefined,
  }
}

/** What the filters of the address ask of the endpoints, besides the state and the word. */
export function askOf(filters: Record<string, string>) {
  return {
    late: filters.late ? ('1' as const) : undefined,
    ...daysOf(filters),
    ...moreOf(filters),
  }
}

/** Period and one search box. */
export function OrderFilters({ address }: { address: ListAddress }) {
  const t = useT()
  const { filters, set } = address
  const [byDates, setByDates] = useState(!!(filters.from || filters.to))
  const words: Record<Period, string> = {
    '1w': t('1주'),
    '1m': t('1개월'),
    '3m': t('3개월'),
    '6m': t('6개월'),
  }
  const choices = [
    { value: '', label: t('전체 기간') },
    ...Object.entries(words).map(([value, label]) => ({ value, label })),
  ]
  const now = byDates ? 'dates' : (filters.period ?? '')
  const { from, to } = daysOf(filters)
  const more = useMoreApplied(filters)
  const [open, setOpen] = useState(false)
  const applied: Applied[] = [
    ...(filters.keyword
      ? [{ name: 'keyword', label: t('검색: {word}', { word: filters.keyword }) }]
      : []),
    ...(filters.late ? [{ name: 'late', label: t('입금 기한 지남') }] : []),
    ...(!isPeriod(filters.period) && (from || to)
      ? [{ name: 'dates', label: `${from ?? ''} – ${to ?? ''}` }]
      : []),
    ...more,
  ]
  return (
    <>
      <FilterBar>
        <fieldset className="grid w-full grid-cols-3 rounded-tag border border-control card:inline-flex card:w-auto card:max-w-full card:flex-wrap">
          <legend className="sr-only">{t('기간')}</legend>
          {[...choices, { value: 'dates', label: t('날짜 지정') }].map((choice) => (
            <label
              key={choice.value}
              className={cx(
                'relative flex h-11 cursor-pointer items-center justify-center px-3 text-small whitespace-nowrap',
                now === choice.value
                  ? 'bg-pine-100 font-semibold text-pine-700'
                  : 'text-ink-700 hover:bg-paper-100',
              )}
            >
              <input
                type="radio"
                name="period"
                value={choice.value}
                checked={now === choice.value}
                onChange={() => {
                  setByDates(choice.value === 'dates')
                  if (choice.value !== 'dates') set({ period: choice.value, from: '', to: '' })
                }}
                className="absolute inset-0 size-full cursor-pointer appearance-none"
              />
              <span className="pointer-events-none relative">{choice.label}</span>
            </label>
          ))}
        </fieldset>
        {byDates && (
          <DaySpanFilter
            labels={[t('첫날'), t('끝날')]}
            from={filters.from ?? ''}
            to={filters.to ?? ''}
            last={koreanToday()}
            onFrom={(day) => set({ from: day, period: '' })}
            onTo={(day) => set({ to: day, period: '' })}
          />
        )}
        <SearchBox
          label={t('주문번호, 이름, 전화, 입금자, 송장으로 주문 찾기')}
          placeholder={t('이 조건 안에서 찾기')}
          value={filters.keyword ?? ''}
          onSearch={(keyword) => set({ keyword })}
          className="min-w-0 flex-1 basis-60 wide:max-w-[320px]"
        />
        <Button
          look="ghost"
          size={44}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-ml-1"
        >
          <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('조건 더')}
          {more.length > 0 && <span className="tabular">{more.length}</span>}
        </Button>
      </FilterBar>
      {open && <MoreFilters address={address} />}
      <AppliedFilters
        applied={applied}
        onDrop={(name) => {
          if (name === 'dates') setByDates(false)
          set(name === 'dates' ? { from: '', to: '' } : { [name]: '' })
        }}
        onDropAll={() => {
          setByDates(false)
          set({
            ...{ keyword: '', late: '', from: '', to: '', period: '' },
            ...Object.fromEntries(moreNames.map((name) => [name, ''])),
          })
        }}
      />
    </>
  )
}
