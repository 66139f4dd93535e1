import type { AllergenSums } from '#shop/custom/formula-rules.ts'
import { allergenWords } from '#shop/custom/ui/allergen-words.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Fold } from './fold.tsx'

/** What a label has to name, and how many materials nothing is known of. */
export function AllergenSheet({ allergens }: { allergens: AllergenSums }) {
  const t = useT()
  const { sums, unknown } = allergens
  if (sums.length === 0 && unknown === 0) return null
  return (
    <Fold title={t('알레르기 유발 성분 {count}가지', { count: sums.length })} unknown={unknown}>
      {() => <Sums allergens={allergens} />}
    </Fold>
  )
}

function Sums({ allergens: { sums, threshold } }: { allergens: AllergenSums }) {
  const t = useT()
  return (
    <>
      {sums.length > 0 && (
        <ul className="mt-2 grid gap-x-8 card:grid-cols-2">
          {sums.map(({ name, percent, named }) => (
            <li key={name} className="flex justify-between gap-4 py-1 text-small">
              <span>{t(allergenWords[name] ?? name)}</span>
              <span className={cx('tabular', named && 'font-semibold')}>
                {percent < 0.001 ? '< 0.001' : percent.toFixed(3)}%
                {named && ` · ${t('라벨에 적어요')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-caption leading-relaxed text-ink-500">
        {threshold === null
          ? t('완성한 제품에 든 양이에요. 이 제품의 표시 기준은 신고하는 기관에 확인해 주세요.')
          : t('완성한 제품에 {threshold}%보다 많이 들면 이름을 적어야 해요.', { threshold })}
      </p>
    </>
  )
}
