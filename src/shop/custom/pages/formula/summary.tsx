import type { Formula } from '#shop/custom/formula-contract.ts'
import { type FormulaFigures, products } from '#shop/custom/formula-rules.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { gramsText, productWords } from './words.ts'

type Facts = Pick<Formula, 'product' | 'basis' | 'load' | 'batch' | 'units'>

/** What the batch comes to; the load always says what it is a part of. */
export function FormulaSummary({ formula, figures }: { formula: Facts; figures: FormulaFigures }) {
  const t = useT()
  const money = useMoney()
  const [least, most] = products[formula.product].usual
  const rows: [string, string][] = [
    [t('만드는 것'), t(productWords[formula.product])],
    [
      t('향료 비율'),
      formula.basis === 'wax'
        ? t('왁스의 {load}%', { load: formula.load })
        : t('전체의 {load}%', { load: formula.load }),
    ],
    [t('흔히 쓰는 비율'), `${least}–${most}%`],
    [
      t('전체 양'),
      `${gramsText(formula.batch)} g · ${t('{count}개 분량', { count: formula.units })}`,
    ],
    [t('향료'), `${gramsText(figures.concentrate)} g`],
    [formula.basis === 'wax' ? t('왁스') : t('베이스'), `${gramsText(figures.rest)} g`],
    [
      t('향료 재료비'),
      figures.cost === null
        ? t('값을 모르는 재료가 있어요')
        : money(Math.round(figures.cost), 'krw'),
    ],
    ...(figures.cost_per_unit === null
      ? []
      : ([[t('한 개에'), money(Math.round(figures.cost_per_unit), 'krw')]] as [string, string][])),
  ]
  return (
    <div className="border border-paper-200 bg-paper-0 p-4 desk:p-5">
      <dl className="grid gap-x-8 gap-y-2 text-plain card:grid-cols-2">
        {rows.map(([word, value]) => (
          <div key={word} className="flex justify-between gap-4">
            <dt className="text-ink-500">{word}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-paper-200 pt-4">
        <BalanceBar balance={figures.balance} />
      </div>
      {figures.ifra_sum > 1 && (
        <p className="mt-3 text-small text-amber-700">
          {t(
            '한도에 가까운 향료가 여럿이에요. 같은 제한 성분이 겹칠 수 있으니 인증서를 함께 확인해 주세요.',
          )}
        </p>
      )}
      <p className="mt-3 text-caption leading-relaxed text-ink-500">
        {t(
          '참고용 계산이며 판매 전 공인 시험이 필요해요. 한도는 공급사 인증서의 값이고, 인증서가 없는 재료는 확인할 수 없어요.',
        )}
      </p>
    </div>
  )
}
