import type { Ages } from '#shop/company/rules.ts'
import { cx } from '#ui/class-names.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What is owed in four columns, the later the darker. */
export function AgeSums({ ages, className }: { ages: Ages; className?: string }) {
  const t = useT()
  const money = useMoney()
  const cells: [string, number, boolean][] = [
    [t('기한 전'), ages.not_due, false],
    [t('1–30일 지남'), ages.to_30, true],
    [t('31–60일 지남'), ages.to_60, true],
    [t('60일 넘게 지남'), ages.over_60, true],
  ]
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-px border border-paper-200 bg-paper-200 card:grid-cols-4',
        className,
      )}
    >
      {cells.map(([label, won, late]) => (
        <div key={label} className="bg-paper-0 px-4 py-3">
          <dt className="text-caption text-ink-500">{label}</dt>
          <dd
            className={cx(
              'tabular mt-0.5 text-body font-semibold',
              late && won > 0 ? 'text-bad' : 'text-ink-900',
            )}
          >
            {money(won, 'krw')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
