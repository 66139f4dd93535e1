import { BothRichTexts } from '#admin/ui/both-rich-texts.tsx'
import type { Draft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { useT } from '#ui/language.tsx'
import { AllergenSection } from './allergen-section.tsx'
import { ColorTipsSection } from './color-tips-section.tsx'
import { MovingSection } from './moving-section.tsx'
import { NamesSection } from './names-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { NoticeSection } from './notice-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection } from './price-section.tsx'
import type { ProductForm as Form } from './product-draft.ts'
import { RelatedSection } from './related-section.tsx'
import { SafetySection } from './safety-section.tsx'
import { SaleSection } from './sale-section.tsx'
import { ShippingSection } from './shipping-section.tsx'
import { TraitsSection } from './traits-section.tsx'

export type SectionProps = { draft: Draft<Form> }

/** The whole form, in the order in which a product is thought of. */
export function ProductForm({ draft, it_id }: SectionProps & { it_id?: string }) {
  const t = useT()
  const { value, set, error } = draft
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <NamesSection draft={draft} />
      <PicturesSection draft={draft} />
      <MovingSection draft={draft} />
      <PriceSection draft={draft} />
      <SaleSection draft={draft} />
      <ShippingSection draft={draft} />
      <OptionsSection draft={draft} />
      <FormSection
        id="explan"
        title={t('상품 설명')}
        note={t('저장할 때 안전하지 않은 태그는 지워요.')}
      >
        <BothRichTexts
          label={t('상품 설명')}
          area="products"
          names={['it_explan', 'it_explan_en']}
          values={[value.it_explan, value.it_explan_en]}
          onChange={(it_explan, it_explan_en) => set({ it_explan, it_explan_en })}
          errors={[error('it_explan'), error('it_explan_en')]}
        />
      </FormSection>
      <NotesSection draft={draft} />
      <TraitsSection draft={draft} />
      <ColorTipsSection draft={draft} />
      <RelatedSection draft={draft} />
      <NoticeSection draft={draft} />
      <SafetySection draft={draft} />
      <AllergenSection draft={draft} it_id={it_id} />
    </div>
  )
}

/** The sections by name, for the list beside the form. */
export function useSections(hasSafety: boolean): { id: string; title: string }[] {
  const t = useT()
  return [
    { id: 'names', title: t('이름과 분류') },
    { id: 'pictures', title: t('사진') },
    { id: 'moving', title: t('영상과 돌려 보기') },
    { id: 'price', title: t('가격') },
    { id: 'sale', title: t('판매 설정') },
    { id: 'shipping', title: t('배송과 혜택') },
    { id: 'stock', title: t('옵션과 재고') },
    { id: 'explan', title: t('상품 설명') },
    { id: 'notes', title: t('노트') },
    { id: 'traits', title: t('상품 속성') },
    { id: 'tips', title: t('색 표시') },
    { id: 'related', title: t('함께 보일 상품') },
    { id: 'notice', title: t('상품정보 고시') },
    ...(hasSafety ? [{ id: 'safety', title: t('안전기준') }] : []),
    { id: 'allergens', title: t('알레르기 유발 성분') },
  ]
}
