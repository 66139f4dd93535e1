import { memo } from 'react'
import { partsOf, type Written } from '#shop/custom/formula-view-rules.ts'
import { type Lasting, lastingOf } from '#shop/custom/volatility-rules.ts'
import { useT } from '#ui/language.tsx'
import { volatilityColors, volatilityWords } from './words.ts'

/** How long it is smelt on a strip, from what is gone in hours to what stays for weeks; nothing while nobody has said it of any material. */
export function LastingBar({ formula }: { formula: Written }) {
  const lasting = lastingOf(partsOf(formula))
  return lasting.some(({ of }) => of) ? <Bands lasting={lasting} /> : null
}

type Props = { lasting: readonly Lasting[] }

/** Equal bands are not drawn again. */
const Bands = memo(function Bands({ lasting }: Props) {
  const t = useT()
  return (
    <div className="mt-4">
      <h3 className="mb-1.5 text-small font-medium">{t('시향지에 남는 시간')}</h3>
      <div aria-hidden="true" className="flex h-2 border border-control">
        {lasting.map(({ of, percent }) => (
          <span
            key={of}
            className={of ? volatilityColors[of] : ''}
            style={{ width: `${percent.toFixed(1)}%` }}
          />
        ))}
      </div>
      <p className="tabular mt-1.5 flex flex-wrap gap-x-3 text-caption text-ink-700">
        {lasting.map(({ of, percent }) => (
          <span key={of}>
            {of
              ? `${t(volatilityWords[of])} ${percent.toFixed(0)}%`
              : t('{percent}%는 알 수 없어요', { percent: percent.toFixed(0) })}
          </span>
        ))}
      </p>
    </div>
  )
}, isSame)

function isSame({ lasting: before }: Props, { lasting: after }: Props): boolean {
  return (
    before.length === after.length &&
    after.every(({ of, percent }, at) => before[at]?.of === of && before[at]?.percent === percent)
  )
}
