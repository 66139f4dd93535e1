import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Allergens } from './allergens.tsx'
import { Section } from './sections.tsx'

/** The notice the law asks for, as text: label and value, stacked on a phone. */
export function LegalNotice({ item }: { item: ProductDetail }) {
  const t = useT()
  const { pick } = useLang()
  return (
    <Section id="notice" title={t('상품 정보 고시')}>
      <dl className="rule-t text-small leading-relaxed">
        {item.notice.rows.map((row) => (
          <div
            key={row.label}
            className="hairline-b grid gap-x-6 gap-y-0.5 py-3 desk:grid-cols-[190px_minmax(0,1fr)]"
          >
            <dt className="font-medium text-ink-900">{pick(row.label, row.label_en)}</dt>
            <dd className="measure text-ink-700">{pick(row.value, row.value_en)}</dd>
          </div>
        ))}
      </dl>
      <Allergens item={item} />
    </Section>
  )
}
