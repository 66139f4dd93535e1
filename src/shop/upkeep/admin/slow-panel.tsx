import { Panel } from '#admin/ui/panel.tsx'
import type { WorkShown } from '#shop/upkeep/work-contract.ts'
import { useT } from '#ui/language.tsx'
import { AllIsWell } from './all-is-well.tsx'

/** Statements that made somebody wait. */
export function SlowPanel({ shown: { slow, slow_by, slow_from } }: { shown: WorkShown }) {
  const t = useT()
  const figures = { from: slow_from }
  return (
    <Panel
      flush
      title={t('느린 조회')}
      end={
        slow_by === 'server'
          ? t('데이터베이스가 센 것 · {from}ms부터', figures)
          : t('지난 7일 · {from}ms부터', figures)
      }
    >
      {slow.length === 0 && <AllIsWell>{t('느린 조회가 없어요.')}</AllIsWell>}
      <ul className="divide-y divide-paper-200">
        {slow.map(({ key, text, times, average_ms, longest_ms }) => (
          <li key={key} className="grid grid-cols-1 gap-1.5 px-4.5 py-3.5">
            <p className="tabular text-small font-semibold">
              {t('{count}번 · 보통 {average}ms · 가장 길게 {longest}ms', {
                count: times.toLocaleString(),
                average: average_ms.toLocaleString(),
                longest: longest_ms.toLocaleString(),
              })}
            </p>
            <details className="text-caption text-ink-700">
              <summary className="tap cursor-pointer truncate">{text}</summary>
              <code className="block pt-1 wrap-anywhere">{text}</code>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
