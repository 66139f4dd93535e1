import type { RefundStep } from '#shop/tssa/contract.ts'
import { useT } from '#ui/language.tsx'

type Policy = { kind: 'days' | 'progress'; steps: readonly RefundStep[] }

/** The policy as a small table: by calendar days in Korea, or by the share of the meetings that were held. */
export function PolicySteps({ policy }: { policy: Policy }) {
  const t = useT()
  const rows = usePolicyRows(policy)
  return (
    <>
      <dl className="mt-2 grid max-w-[360px] grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small text-ink-700">
        {rows.map(([when, back]) => (
          <div key={when} className="contents">
            <dt>{when}</dt>
            <dd className="tabular text-right">{back}</dd>
          </div>
        ))}
      </dl>
      {policy.kind === 'progress' && (
        <p className="mt-2 max-w-[360px] text-caption text-ink-500">
          {t('한 달이 넘는 과정은 그달 차시만 이렇게 세고, 다음 달부터의 차시는 모두 돌려 드려요.')}
        </p>
      )}
    </>
  )
}

/** Each row: until when, and how much comes back. */
export function usePolicyRows({ kind, steps }: Policy): [when: string, back: string][] {
  const t = useT()
  if (kind === 'progress')
    return [
      [t('첫 차시 시작 전까지'), t('{percent}% 환불', { percent: 100 })],
      [t('전체 차시의 1/3이 지나기 전'), t('2/3 환불')],
      [t('전체 차시의 1/2이 지나기 전'), t('1/2 환불')],
      [t('그 뒤'), t('환불되지 않아요')],
    ]
  const last = steps.at(-1)
  const rows = steps.map(({ days_before, percent }): [string, string] => [
    days_before === 0 ? t('당일 시작 전까지') : t('{days}일 전까지', { days: days_before }),
    t('{percent}% 환불', { percent }),
  ])
  return last && last.days_before > 0 ? [...rows, [t('그 뒤'), t('환불되지 않아요')]] : rows
}
