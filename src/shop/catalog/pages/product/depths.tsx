import type { ProductDetail } from '#shop/catalog/contract.ts'
import { ProductQuestions } from '#shop/inquiry/ui/product-questions.tsx'
import { useT } from '#ui/language.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Below } from './below.tsx'
import { Documents } from './documents.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { Related } from './related.tsx'
import { Reviews } from './reviews.tsx'
import { Section } from './sections.tsx'
import { ShippingAndReturns } from './shipping.tsx'

/** What follows the story of a product: who reads on comes near it. */
export function Depths({ item }: { item: ProductDetail }) {
  const t = useT()
  const alive = useHydrated()
  return (
    <>
      <LegalNotice item={item} />
      <ShippingAndReturns item={item} />
      <Documents key={`papers ${item.it_id}`} it_id={item.it_id} />
      <Reviews key={item.it_id} it_id={item.it_id} />
      <Section id="inquiries" title={t('상품 문의')}>
        <ProductQuestions key={item.it_id} it_id={item.it_id} />
      </Section>
      <Related products={item.related} />
      {/* the browser alone knows it, and it stands last */}
      {alive && <Below it_id={item.it_id} />}
    </>
  )
}
