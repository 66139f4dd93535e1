import { useMemo } from 'react'
import { categorySums, materialOf, type Written } from '#shop/custom/formula-view-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { useCategories } from './use-studio.ts'
import { productWords } from './words.ts'

/** What the same blend comes to in every category the shop knows, how much of it nobody can say, and who says the rest. */
export function LimitSums({ formula, unknown }: { formula: Written; unknown: number }) {
  const t = useT()
  const { pick } = useLang()
  const categories = useCategories()
  const sums = useMemo(() => categorySums(formula, categories), [formula, categories])
  const sources = [
    ...new Map(
      formula.lines.flatMap((line) => {
        const found = materialOf(formula, line)
        return found?.ifra_source ? [[found.material_id, found] as const] : []
      }),
    ).values(),
  ]
  if (formula.lines.length === 0) return null
  return (
    <details className="mt-4 border-t border-paper-200 pt-4">
      <summary className="tap cursor-pointer text-small font-medium">
        {t('분류별 IFRA 한도 합')}
        {unknown > 0 && (
          <span className="ml-2 font-normal text-amber-700">
            {t('재료 {count}가지는 확인 불가', { count: unknown })}
          </span>
        )}
      </summary>
      <ul className="mt-2 grid gap-x-8 card:grid-cols-2">
        {sums.map(({ category, products, sum, over }) => (
          <li key={category} className="flex justify-between gap-4 py-1 text-small">
            <span>
              {t('분류 {category}', { category })}{' '}
              <span className="text-ink-500">
                {products.map((product) => t(productWords[product])).join(', ')}
              </span>
            </span>
            <span className={cx('tabular', over && 'font-semibold text-bad')}>
              {sum.toFixed(2)}
              {over && ` · ${t('넘음')}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption leading-relaxed text-ink-500">
        {t(
          '같은 비율로 만들 때 재료마다 한도의 몇 배인지를 더한 값이에요. 확인 불가인 재료는 빠져 있어요.',
        )}
      </p>
      {sources.length > 0 && (
        <ul className="mt-2 grid gap-0.5 text-caption text-ink-500">
          {sources.map((one) => (
            <li key={one.material_id}>
              {pick(one.name, one.name_en)}: {one.ifra_source}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
