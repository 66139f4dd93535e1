import type { RefundStep } from '#shop/tssa/contract.ts'
import { useT } from '#ui/language.tsx'

/** The policy as a small table; days are calendar days in Korea. */
export function PolicySteps({ steps }: { steps: readonly RefundStep[] }) {
  const t = useT()
  const last = steps.at(-1)
  return (
    <dl className="mt-2 grid max-w-[360px] grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-small text-ink-700">
      {steps.map((step) => (
        <div key={step.days_before} className="contents">
          <dt>
            {step.days_before === 0
              ? t('당일 시작 전까지')
              : t('{days}일 전까지', { days: step.days_before })}
          </dt>
          <dd className="tabular text-right">{t('{percent}% 환불', { percent: step.percent })}</dd>
        </div>
      ))}
      {last && last.days_before > 0 && (
        <div className="contents">
          <dt>{t('그 뒤')}</dt>
          <dd className="text-right">{t('환불되지 않아요')}</dd>
        </div>
      )}
    </dl>
  )
}
