import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { koreanToday } from '#kernel/korean-time.ts'
import { endsSoon, needsSafety } from '#shop/catalog/safety-rules.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SectionProps } from './product-form.tsx'

/** The number without which candles, diffusers and sprays may not be sold. Other goods have no such section. */
export function SafetySection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  if (!needsSafety(value)) return null
  const today = koreanToday()
  return (
    <FormSection
      id="safety"
      title={t('안전기준')}
      note={t('번호는 상품정보 고시에 보이고, 유효 기간이 지나면 그날부터 판매가 멈춰요.')}
    >
      <FieldRow>
        <Select
          label={t('번호의 종류')}
          name="safety_kind"
          value={value.safety_kind}
          choices={[
            { value: 'report', label: t('신고 번호') },
            { value: 'approval', label: t('승인 번호') },
          ]}
          onChange={(kind) => set({ safety_kind: kind === 'approval' ? 'approval' : 'report' })}
        />
        <TextField
          label={t('안전기준 확인·신고번호')}
          name="safety_no"
          value={value.safety_no}
          onChange={(safety_no) => set({ safety_no })}
          error={error('safety_no')}
          maxLength={60}
        />
      </FieldRow>
      <FieldRow>
        <DatePicker
          label={t('받은 날')}
          name="safety_from"
          value={value.safety_from ?? ''}
          onChange={(day) => set({ safety_from: day || null })}
          error={error('safety_from')}
        />
        <DatePicker
          label={t('유효한 마지막 날')}
          name="safety_until"
          value={value.safety_until ?? ''}
          onChange={(day) => set({ safety_until: day || null })}
          error={error('safety_until')}
          hint={t('신고번호는 3년 동안 유효해요.')}
        />
      </FieldRow>
      {endsSoon(value, today) && (
        <p role="status" className="bg-paper-100 px-4 py-3 text-small text-amber-700">
          {value.safety_until && value.safety_until < today
            ? t('유효 기간이 지났어요. 새 번호를 적기 전에는 팔 수 없어요.')
            : t('유효 기간이 60일도 남지 않았어요. 새 번호를 준비해 주세요.')}
        </p>
      )}
    </FormSection>
  )
}
