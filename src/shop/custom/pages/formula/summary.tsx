import { memo } from 'react'
import { paths } from '#kernel/paths.ts'
import { priceFor } from '#shop/custom/batch-rules.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import { type FormulaFigures, products } from '#shop/custom/formula-rules.ts'
import type { Written } from '#shop/custom/formula-view-rules.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { AllergenSheet } from './allergens.tsx'
import { BalanceBar } from './balance-bar.tsx'
import { LastingBar } from './lasting-bar.tsx'
import { LimitSums } from './limit-sums.tsx'
import { FormulaPyramid } from './pyramid.tsx'
import { useCategories, useWon } from './use-studio.ts'
import { gramsText, productWords } from './words.ts'

type Props = { formula: Written; figures: FormulaFigures } & Pick<Formula, 'piece_cost' | 'margin'>

/** What the batch comes to; the load always says what it is a part of. */
export function FormulaSummary({ formula, figures, piece_cost, margin }: Props) {
  const t = useT()
  const categories = useCategories()
  const over = figures.parts.some(({ ifra }) => ifra?.state === 'over')
  return (
    <div className="border border-paper-200 bg-paper-0 p-4 desk:p-5">
      <dl className="grid gap-x-8 gap-y-2 text-plain card:grid-cols-2">
        {useRows({ formula, figures, piece_cost, margin }).map(([word, value]) => (
          <Row key={word} word={word} value={value} />
        ))}
      </dl>
      <div className="mt-4 border-t border-paper-200 pt-4">
        <BalanceBar balance={figures.balance} />
        <LastingBar formula={formula} />
        <div className="mt-4">
          <FormulaPyramid formula={formula} balance={figures.balance} />
        </div>
      </div>
      {over && (
        <p role="alert" className="mt-3 text-small font-semibold text-bad">
          {t('한도를 넘은 재료가 있어요. 향료 비율이나 그 재료를 줄여 주세요.')}
        </p>
      )}
      {figures.ifra_sum > 1 && (
        <p className="mt-3 text-small text-amber-700">
          {t(
            '한도에 가까운 향료가 여럿이에요. 같은 제한 성분이 겹칠 수 있으니 인증서를 함께 확인해 주세요.',
          )}
        </p>
      )}
      <LimitSums formula={formula} unknown={figures.ifra_unknown} />
      <AllergenSheet allergens={figures.allergens} />
      <p className="mt-3 text-caption leading-relaxed text-ink-500">
        {t('IFRA 분류 {category} · 한도 합 {sum}', {
          category: categories[formula.product],
          sum: figures.ifra_sum.toFixed(2),
        })}
        <br />
        <Advice />
      </p>
    </div>
  )
}

/** The same at every stroke. */
const Advice = memo(function Advice() {
  const t = useT()
  return (
    <>
      {t(
        '참고용 계산이며 판매 전 공인 시험이 필요해요. 한도는 재료마다 적은 출처의 값이고, 출처가 없는 재료는 확인할 수 없어요.',
      )}{' '}
      <TextLink to={paths.tssa.classes()}>{t('클래스 보기')}</TextLink>
    </>
  )
})

/** Drawn again only when it says something else. */
const Row = memo(function Row({ word, value }: { word: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-500">{word}</dt>
      <dd className="tabular text-right">{value}</dd>
    </div>
  )
})

function useRows({ formula, figures, piece_cost, margin }: Props): [string, string][] {
  const t = useT()
  const { cost, price } = useWon()
  const [least, most] = products[formula.product].usual
  const each = figures.cost_per_unit
  const made = figures.made - formula.batch
  const rows: ([string, string] | false)[] = [
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
    made > 0.005 && [t('여유와 손실까지'), `${gramsText(figures.made)} g`],
    [t('향료'), `${gramsText(figures.concentrate)} g`],
    [formula.basis === 'wax' ? t('왁스') : t('베이스'), `${gramsText(figures.rest)} g`],
    [t('향료 재료비'), figures.cost === null ? t('값을 모르는 재료가 있어요') : cost(figures.cost)],
    each !== null && [t('한 개에'), cost(each + piece_cost)],
    each !== null &&
      margin > 0 &&
      margin < 100 && [
        t('{margin}%를 남기려면', { margin }),
        price(priceFor(each + piece_cost, margin)),
      ],
  ]
  return rows.filter((row) => row !== false)
}
