import { BothLanguages } from '#admin/ui/both-languages.tsx'
import type { Draft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { type KindForm as Form, truncUnits } from '#shop/coupon/admin-contract.ts'
import { couponMethods } from '#shop/coupon/rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { GivingSection } from './giving-section.tsx'
import { useKindWords } from './kind-words.tsx'
import { CategoryTarget, ItemTarget } from './target-field.tsx'

export type SectionProps = {
  draft: Draft<Form>
  /** members hold it: what they were promised stays */
  promised: boolean
}

export function KindForm({ draft, promised }: SectionProps) {
  const t = useT()
  const { value, set, error } = draft
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <FormSection id="name" title={t('이름')}>
        <BothLanguages
          label={t('쿠폰 이름')}
          names={['cp_subject', 'cp_subject_en']}
          values={[value.cp_subject, value.cp_subject_en]}
          onChange={(cp_subject, cp_subject_en) => set({ cp_subject, cp_subject_en })}
          errors={[error('cp_subject'), error('cp_subject_en')]}
          maxLength={60}
          hint={t('쿠폰함과 주문서에 그대로 보여요.')}
        />
      </FormSection>
      <DiscountSection draft={draft} promised={promised} />
      <GivingSection draft={draft} promised={promised} />
    </div>
  )
}

function DiscountSection({ draft: { value, set, error }, promised }: SectionProps) {
  const t = useT()
  const words = useKindWords()
  const percent = value.cp_type === 1
  return (
    <FormSection
      id="discount"
      title={t('할인')}
      note={promised ? t('이미 받은 회원이 있어서 할인 조건은 바꿀 수 없어요.') : undefined}
    >
      <fieldset disabled={promised} className="grid min-w-0 gap-5">
        <RadioCards
          legend={t('무엇을 할인하나요?')}
          name="cp_method"
          value={String(value.cp_method)}
          onChange={(method) =>
            // one of the four below
            set({ cp_method: Number(method) as Form['cp_method'], cp_target: '' })
          }
          error={error('cp_method')}
          cards={words.methods.map((label, method) => ({
            value: String(method),
            label,
            disabled: promised && method !== value.cp_method,
          }))}
        />
        {value.cp_method === couponMethods.item && (
          <ItemTarget
            value={value.cp_target}
            onChange={(cp_target) => set({ cp_target })}
            error={error('cp_target')}
          />
        )}
        {value.cp_method === couponMethods.category && (
          <CategoryTarget
            value={value.cp_target}
            onChange={(cp_target) => set({ cp_target })}
            error={error('cp_target')}
          />
        )}
        <RadioCards
          legend={t('할인 방식')}
          name="cp_type"
          shape="row"
          value={percent ? 'percent' : 'won'}
          onChange={(kind) =>
            set(kind === 'percent' ? { cp_type: 1, cp_price: 10 } : { cp_type: 0, cp_price: 3_000 })
          }
          cards={[
            { value: 'won', label: t('정해진 금액'), disabled: promised && percent },
            { value: 'percent', label: t('비율로 (%)'), disabled: promised && !percent },
          ]}
        />
        <FieldRow columns={percent ? 4 : 2}>
          {/* an emptied number is refused at its field */}
          <NumberField
            label={percent ? t('할인율') : t('할인 금액')}
            name="cp_price"
            suffix={percent ? '%' : t('원')}
            value={value.cp_price}
            onChange={(cp_price) => set({ cp_price })}
            error={error('cp_price')}
          />
          {percent && (
            <Select
              label={t('버림 단위')}
              name="cp_trunc"
              value={String(value.cp_trunc)}
              onChange={(unit) => set({ cp_trunc: Number(unit) as Form['cp_trunc'] })} // one of truncUnits
              error={error('cp_trunc')}
              choices={truncUnits.map((unit) => ({
                value: String(unit),
                label: t('{count}원', { count: unit.toLocaleString() }),
              }))}
            />
          )}
          {percent && (
            <NumberField
              label={t('최대 할인')}
              name="cp_maximum"
              suffix={t('원')}
              value={value.cp_maximum}
              onChange={(cp_maximum) => set({ cp_maximum })}
              error={error('cp_maximum')}
              hint={t('0이면 제한이 없어요.')}
            />
          )}
          <NumberField
            label={t('최소 금액')}
            name="cp_minimum"
            suffix={t('원')}
            value={value.cp_minimum}
            onChange={(cp_minimum) => set({ cp_minimum })}
            error={error('cp_minimum')}
            hint={t('이 금액부터 쓸 수 있어요.')}
          />
        </FieldRow>
        <Checkbox
          name="cz_combine"
          checked={value.cz_combine}
          onChange={(cz_combine) => set({ cz_combine })}
          error={error('cz_combine')}
          disabled={promised}
        >
          {t('다른 쿠폰과 함께 쓸 수 있어요')}
        </Checkbox>
      </fieldset>
    </FormSection>
  )
}
