import type { Material } from '#shop/custom/formula-contract.ts'
import { categorySums, materialOf, type Written } from '#shop/custom/formula-view-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Fold } from './fold.tsx'
import { useCategories } from './use-studio.ts'
import { productWords } from './words.ts'

/** What the same blend comes to in every category the shop knows, how much of it nobody can say, and who says the rest. */
export function LimitSums({ formula, unknown }: { formula: Written; unknown: number }) {
  const t = useT()
  if (formula.lines.length === 0) return null
  return (
    <Fold title={t('분류별 IFRA 한도 합')} unknown={unknown}>
      {() => <Sums formula={formula} />}
    </Fold>
  )
}

function Sums({ formula }: { formula: Written }) {
  const t = useT()
  const { pick } = useLang()
  const categories = useCategories()
  const sources = sourcesOf(formula)
  return (
    <>
      <ul className="mt-2 grid gap-x-8 card:grid-cols-2">
        {categorySums(formula, categories).map(({ category, products, sum, over }) => (
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
    </>
  )
}

/** Who says the limits, each material once. */
function sourcesOf(formula: Written): Material[] {
  const found = new Map<number, Material>()
  for (const line of formula.lines) {
    const material = materialOf(formula, line)
    if (material?.ifra_source) found.set(material.material_id, material)
  }
  return [...found.values()]
}
