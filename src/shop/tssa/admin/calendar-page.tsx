import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { monthName, shortDay } from '#kernel/day-words.ts'
import { addDays, addMonths, isDay, lastDayOf, monthOf, weekdayOf } from '#kernel/days.ts'
import { koreanDay, koreanToday } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminCalendar, type CalendarRow } from '#shop/tssa/calendar-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { Button } from '#ui/button.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { CalendarDay } from './calendar/calendar-day.tsx'
import { useMoveDate } from './calendar/use-move-date.ts'

export default function CalendarPage() {
  return (
    <OnlyFor area="classes">
      <StudioCalendar />
    </OnlyFor>
  )
}

/** "2026년 12월", "Dec 2026". */
function monthWord(day: string, lang: Lang): string {
  const [year, month] = day.split('-').map(Number)
  const name = monthName(month ?? 1, lang)
  return lang === 'en' ? `${name} ${year}` : `${year}년 ${name}`
}

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The days that stand on the page: a week from Monday, or the whole weeks of a month. */
function daysShown(view: 'week' | 'month', day: string): string[] {
  const first = mondayOf(view === 'week' ? day : `${monthOf(day)}-01`)
  const last = view === 'week' ? addDays(first, 6) : addDays(mondayOf(lastDayOf(monthOf(day))), 6)
  const days: string[] = []
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one)
  return days
}

/** Dates by week or month, to be moved by hand or by key. */
function StudioCalendar() {
  const t = useT()
  const { lang } = useLang()
  const staff = useStaff()
  const [search] = useSearchParams()
  const view = search.get('view') === 'month' ? 'month' : 'week'
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : koreanToday()
  const days = daysShown(view, day)
  const [from = day, until = day] = [days[0], days.at(-1)]
  const found = useQuery({ ...queryOf(adminCalendar.show, { query: { from, until } }), ...fresh })
  const rows = found.data?.data ?? []
  const may = staff.changes('classes')
  const move = useMoveDate()
  const to = (next: string, as = view) =>
    adminPaths.classCalendar({ view: as === 'week' ? undefined : as, day: next })
  const beside = (way: 1 | -1) =>
    view === 'week' ? addDays(day, way * 7) : `${addMonths(monthOf(day), way)}-01`
  return (
    <>
      <PageHead
        title={t('주·월 달력')}
        note={
          <>
            <span className="max-wide:hidden">
              {t(
                '날짜를 끌어서 다른 날로 옮겨요. 키보드로는 날짜를 고르고 Alt와 화살표로 하루나 30분씩 옮겨요.',
              )}
            </span>
            <span className="wide:hidden">
              {t('날짜를 누르면 명단이 열리고, 거기서 시간을 바꿔요.')}
            </span>
          </>
        }
        actions={may && view === 'week' && <CopyWeek day={day} />}
      />
      <div className="mb-4 flex flex-wrap items-center gap-2.5">
        <nav aria-label={t('보기')} className="flex gap-2">
          <ChipLink to={to(day, 'week')} on={view === 'week'}>
            {t('한 주')}
          </ChipLink>
          <ChipLink to={to(day, 'month')} on={view === 'month'}>
            {t('한 달')}
          </ChipLink>
        </nav>
        <nav aria-label={t('보는 때')} className="flex gap-2">
          <ChipLink to={to(beside(-1))} on={false}>
            <ChevronLeft aria-hidden="true" size={16} /> {t('이전')}
          </ChipLink>
          <ChipLink to={to(koreanToday())} on={false}>
            {view === 'week' ? t('이번 주') : t('이번 달')}
          </ChipLink>
          <ChipLink to={to(beside(1))} on={false}>
            {t('다음')} <ChevronRight aria-hidden="true" size={16} />
          </ChipLink>
        </nav>
        <strong className="tabular font-semibold">
          {view === 'month'
            ? monthWord(day, lang)
            : `${shortDay(from, lang)} – ${shortDay(until, lang)}`}
        </strong>
        <Fill rows={rows} />
      </div>
      {found.isError && !found.data ? (
        <ErrorState title={t('날짜를 불러오지 못했어요')} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton className="h-96" />
      ) : (
        <ol
          aria-label={t('달력의 날짜')}
          className="grid gap-px bg-paper-200 pb-px inset-ring inset-ring-paper-200 wide:grid-cols-7"
        >
          {days.map((one) => (
            <CalendarDay
              key={one}
              day={one}
              faint={view === 'month' && monthOf(one) !== monthOf(day)}
              rows={rows.filter((row) => koreanDay(row.starts_at) === one)}
              may={may}
              onMove={move}
            />
          ))}
        </ol>
      )}
    </>
  )
}

/** How full what is shown is. */
function Fill({ rows }: { rows: readonly CalendarRow[] }) {
  const t = useT()
  // of a course that meets twice in these days the seats are there once
  const dates = [...new Map(rows.map((row) => [row.session_id, row])).values()]
  const seats = dates.reduce((all, row) => all + row.capacity, 0)
  const booked = dates.reduce((all, row) => all + row.booked, 0)
  if (!seats) return null
  return (
    <span className="tabular ml-auto text-small text-ink-700">
      {t('찬 자리 {booked}/{seats} ({percent}%)', {
        booked,
        seats,
        percent: Math.round((booked * 100) / seats),
      })}
    </span>
  )
}

function CopyWeek({ day }: { day: string }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()

  async function copy() {
    const words = t('이 주의 날짜를 다음 주에 똑같이 열까요?')
    const yes = t('다음 주로 복사')
    if (!(await dialog.confirm(words, { title: yes, yes }))) return
    const body = { from: day, to: addDays(day, 7) }
    const answer = await send(() => call(adminDates.copyWeek, { body }))
    if (!answer) return
    void client.invalidateQueries({ queryKey: [adminCalendar.show.path] })
    const { made, skipped } = answer.data
    toast(t('날짜 {count}개를 복사했어요.', { count: made }))
    if (skipped.length)
      await dialog.alert(t('복사하지 못한 날짜: {days}', { days: skipped.join(', ') }))
  }

  return (
    <Button look="outline" size={44} busy={busy} onClick={() => void copy()}>
      <Copy aria-hidden="true" size={18} strokeWidth={1.5} />
      {t('다음 주로 복사')}
    </Button>
  )
}
