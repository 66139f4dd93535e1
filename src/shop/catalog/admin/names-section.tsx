import { BothLanguages } from '#admin/ui/both-languages.tsx'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useCategoryChoices } from './category-choices.ts'
import type { SectionProps } from './product-form.tsx'

export function NamesSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const shelves = useCategoryChoices()
  return (
    <FormSection id="names" title={t('이름과 분류')}>
      <BothLanguages
        label={t('상품 이름')}
        names={['it_name', 'it_name_en']}
        values={[value.it_name, value.it_name_en]}
        errors={[error('it_name'), error('it_name_en')]}
        maxLength={250}
        onChange={(it_name, it_name_en) => set({ it_name, it_name_en })}
      />
      <BothLanguages
        label={t('키워드')}
        names={['it_summary', 'it_summary_en']}
        values={[value.it_summary, value.it_summary_en]}
        errors={[error('it_summary'), error('it_summary_en')]}
        maxLength={300}
        hint={t('띄어쓰기로 나누어요. 목록과 검색에 쓰여요.')}
        optional
        onChange={(it_summary, it_summary_en) => set({ it_summary, it_summary_en })}
      />
      <FieldRow columns={3}>
        <Select
          label={t('분류')}
          name="ca_id"
          value={value.ca_id ? String(value.ca_id) : ''}
          placeholder={t('고르기')}
          choices={shelves}
          onChange={(ca_id) => set({ ca_id: Number(ca_id) })}
          error={error('ca_id')}
        />
        <Select
          label={t('분류 2')}
          name="ca_id2"
          optional
          placeholder={t('없음')}
          value={value.ca_id2 ? String(value.ca_id2) : ''}
          choices={shelves}
          onChange={(ca_id) => set({ ca_id2: Number(ca_id) || null })}
          error={error('ca_id2')}
        />
        <Select
          label={t('분류 3')}
          name="ca_id3"
          optional
          placeholder={t('없음')}
          value={value.ca_id3 ? String(value.ca_id3) : ''}
          choices={shelves}
          onChange={(ca_id) => set({ ca_id3: Number(ca_id) || null })}
          error={error('ca_id3')}
        />
      </FieldRow>
      <BothLanguages
        label={t('제조사')}
        names={['it_maker', 'it_maker_en']}
        values={[value.it_maker, value.it_maker_en]}
        errors={[error('it_maker'), error('it_maker_en')]}
        maxLength={100}
        optional
        onChange={(it_maker, it_maker_en) => set({ it_maker, it_maker_en })}
      />
      <BothLanguages
        label={t('원산지')}
        names={['it_origin', 'it_origin_en']}
        values={[value.it_origin, value.it_origin_en]}
        errors={[error('it_origin'), error('it_origin_en')]}
        maxLength={100}
        optional
        onChange={(it_origin, it_origin_en) => set({ it_origin, it_origin_en })}
      />
      <FieldRow>
        <TextField
          label={t('브랜드')}
          name="it_brand"
          value={value.it_brand}
          onChange={(it_brand) => set({ it_brand })}
          maxLength={100}
          optional
          error={error('it_brand')}
        />
      </FieldRow>
    </FormSection>
  )
}
