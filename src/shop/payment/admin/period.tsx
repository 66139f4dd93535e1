import type { ReactNode } from 'react'
import { DaySpanFilter } from '#admin/ui/day-filter.tsx'
import type { useDesk } from '#admin/ui/desk-list.tsx'
import type { Applied } from '#admin/ui/filter-bar.tsx'
import { ListFile, type ListFileProps } from '#admin/ui/list-file.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { isDay } from '#kernel/days.ts'
import { useT } from '#ui/language.tsx'

type Period = {
  days: { from: string | undefined; to: string | undefined }
  filter: ReactNode
  applied: Applied[]
}

/** The days that a list of money is narrowed to. */
export function usePeriod(desk: ReturnType<typeof useDesk>): Period {
  const t = useT()
  const { filters, set } = desk.address
  const [from, to] = [filters.from ?? '', filters.to ?? ''].map((day) =>
    isDay(day) ? day : undefined,
  )
  return {
    days: { from, to },
    filter: (
      <DaySpanFilter
        labels={[t('첫날'), t('끝날')]}
        from={from ?? ''}
        to={to ?? ''}
        onFrom={(next) => set({ from: next })}
        onTo={(next) => set({ to: next })}
      />
    ),
    applied: [
      ...(filters.keyword
        ? [{ name: 'keyword', label: t('찾는 말: {word}', { word: filters.keyword }) }]
        : []),
      ...(from || to ? [{ name: 'from', also: ['to'], label: `${from ?? ''} – ${to ?? ''}` }] : []),
    ],
  }
}

/** The rows as a file, for whoever looks after the money and whoever keeps the books. */
export function MoneyFile(props: Pick<ListFileProps, 'save' | 'total'>) {
  const t = useT()
  const staff = useStaff()
  if (!staff.changes('money') && staff.role !== 'accountant') return null
  return <ListFile personal wholeWord={t('이름을 가리지 않고 받아요')} {...props} />
}
