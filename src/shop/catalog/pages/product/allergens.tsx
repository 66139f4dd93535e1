import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'

/** What may bring about an allergy, as staff keep it; nothing where nobody has looked. */
export function Allergens({ item: { allergens } }: { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  if (!allergens) return null
  return (
    <section aria-labelledby="allergens" className="mt-8">
      <h3 id="allergens" className="type-h3">
        {t('알레르기 유발 성분')}
      </h3>
      {allergens.length === 0 ? (
        <p className="mt-2 text-small text-ink-700">
          {t('표시 대상인 알레르기 유발 성분이 들어 있지 않아요.')}
        </p>
      ) : (
        <>
          <p className="mt-2 text-small text-ink-700">
            {t('향료에 들어 있는 성분이에요. 알레르기가 있다면 쓰기 전에 확인해 주세요.')}
          </p>
          <ul className="rule-t mt-3 text-small desk:columns-2 desk:gap-x-8">
            {allergens.map(({ cas, name, name_en }) => (
              <li
                key={name}
                className="hairline-b flex break-inside-avoid flex-wrap justify-between gap-x-4 py-2"
              >
                <span className="text-ink-900">{pick(name, name_en)}</span>
                {cas && <span className="tabular text-caption text-ink-500">CAS {cas}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
