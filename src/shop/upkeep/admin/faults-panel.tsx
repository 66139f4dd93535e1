import { Panel } from '#admin/ui/panel.tsx'
import { stamp } from '#kernel/day-words.ts'
import type { FaultShown } from '#shop/upkeep/work-contract.ts'
import { useT } from '#ui/language.tsx'
import { AllIsWell } from './all-is-well.tsx'

/** What broke, each kind once. */
export function FaultsPanel({ faults }: { faults: readonly FaultShown[] }) {
  const t = useT()
  return (
    <Panel flush title={t('지난 7일의 오류')}>
      {faults.length === 0 && <AllIsWell>{t('오류가 없어요.')}</AllIsWell>}
      <ul className="divide-y divide-paper-200">
        {faults.map(({ key, words, place, times, request, first_at, last_at }) => (
          <li key={key} className="grid grid-cols-1 gap-1 px-4.5 py-3.5">
            <h3 className="text-plain font-semibold wrap-anywhere">
              {key === 'others' ? t('그 밖의 오류') : words}
            </h3>
            {place && place !== words && (
              <p className="text-small wrap-anywhere text-ink-700">{place}</p>
            )}
            <p className="tabular text-caption wrap-anywhere text-ink-500">
              {t('{count}번', { count: times })} ·{' '}
              {t('처음 {first}, 마지막 {last}', { first: stamp(first_at), last: stamp(last_at) })}
              {request && <> · {t('로그의 요청 {request}', { request })}</>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
