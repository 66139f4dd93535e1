import { dotted } from '#kernel/day-words.ts'
import { useT } from '#ui/language.tsx'

type Day = { day: string; clicks: number }

/** Bars to look at, a table to be read aloud. */
export function DayBars({ caption, days }: { caption: string; days: readonly Day[] }) {
  const t = useT()
  const most = Math.max(1, ...days.map(({ clicks }) => clicks))
  return (
    <div className="border-y border-paper-200 px-4.5 py-4">
      <div aria-hidden="true" className="flex h-28 items-end gap-px">
        {days.map(({ day, clicks }) => (
          <span
            key={day}
            title={`${dotted(day)} · ${clicks.toLocaleString()}`}
            className="min-w-0 flex-1 bg-pine-600"
            style={{ height: `${Math.max(1, (clicks / most) * 100)}%` }}
          />
        ))}
      </div>
      <p aria-hidden="true" className="tabular mt-2 flex justify-between text-caption text-ink-500">
        <span>{dotted(days[0]?.day ?? '')}</span>
        <span>{t('가장 많은 날 {count}번', { count: most.toLocaleString() })}</span>
        <span>{dotted(days.at(-1)?.day ?? '')}</span>
      </p>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('날짜')}</th>
            <th scope="col">{t('클릭')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, clicks }) => (
            <tr key={day}>
              <th scope="row">{dotted(day)}</th>
              <td>{clicks}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
