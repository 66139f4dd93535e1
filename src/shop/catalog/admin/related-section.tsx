import { FormSection } from '#admin/ui/form-section.tsx'
import { ItemsField } from '#admin/ui/items-field.tsx'
import { mostRelated } from '#shop/catalog/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import type { SectionProps } from './product-form.tsx'

/** What stands under this product on its page. */
export function RelatedSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  return (
    <FormSection
      id="related"
      title={t('함께 보일 상품')}
      note={t('상품 페이지 아래에 앞의 다섯 개가 보여요. 지금 팔지 않는 상품은 건너뛰어요.')}
    >
      <ItemsField
        label={t('함께 보일 상품')}
        name="related"
        value={value.related}
        onChange={(related) => set({ related })}
        most={mostRelated}
        error={error('related')}
      />
    </FormSection>
  )
}
