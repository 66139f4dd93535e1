import type { Draft } from '#admin/ui/draft.ts'
import type { FieldSpec } from '#admin/ui/field-spec.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { SpecField } from '#admin/ui/spec-field.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { ClassPolicy, ClassForm as Form } from '#shop/tssa/admin-contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import {
  certificateFields,
  contentFields,
  emptyCertificate,
  priceFields,
  shelfFields,
  tellingFields,
  timeFields,
} from './class-fields.ts'
import { stepsWord } from './words.ts'

type Props = { draft: Draft<Form>; policies: readonly ClassPolicy[] }

export function ClassForm({ draft, policies }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { value, set, error } = draft
  const field = (spec: FieldSpec) => (
    <SpecField
      key={spec.name}
      spec={spec}
      values={value}
      onChange={(part) => set(part as Partial<Form>)} // the fields are named after the form's parts
      error={error}
    />
  )
  const terms = value.certificate ?? emptyCertificate
  const chosen = policies.find(({ policy_id }) => policy_id === value.policy_id)
  return (
    <div className="grid grid-cols-1 gap-5">
      <FormSection
        id="telling"
        title={t('이름과 소개')}
        note={t('영어를 비우면 영어 화면에도 한국어가 보여요.')}
        end={
          <Switch
            label={t('가게에 보이기')}
            name="class_use"
            checked={value.class_use}
            onChange={(class_use) => set({ class_use })}
            words={[t('보여요'), t('숨겨요')]}
          />
        }
      >
        {tellingFields.map(field)}
      </FormSection>
      <FormSection id="shelf" title={t('분류와 차례')} note={t('숫자가 작을수록 앞에 보여요.')}>
        <FieldRow columns={4}>
          {shelfFields.map(field)}
          <NumberField
            label={t('순서')}
            name="class_order"
            value={value.class_order}
            onChange={(class_order) => set({ class_order: class_order ?? 0 })}
            negative
            error={error('class_order')}
          />
        </FieldRow>
      </FormSection>
      <FormSection
        id="time"
        title={t('시간과 인원')}
        note={t('새로 만드는 날짜에 쓰여요. 이미 만든 날짜는 그대로예요.')}
      >
        <FieldRow columns={4}>{timeFields.map(field)}</FieldRow>
      </FormSection>
      <FormSection id="price" title={t('값과 환불')}>
        <FieldRow columns={3}>{priceFields.map(field)}</FieldRow>
        <Checkbox
          checked={value.tuition_notax ?? false}
          onChange={(tuition_notax) => set({ tuition_notax })}
        >
          {t('수강료는 부가세 면세예요 (등록된 학원)')}
        </Checkbox>
        <Select
          label={t('환불 기준')}
          name="policy_id"
          placeholder={t('환불 기준 고르기')}
          value={value.policy_id ? String(value.policy_id) : ''}
          onChange={(policy_id) => set({ policy_id: Number(policy_id) })}
          choices={policies.map((one) => ({
            value: String(one.policy_id),
            label: pick(one.name, one.name_en),
          }))}
          error={error('policy_id')}
          hint={chosen && stepsWord(t, chosen.steps)}
          className="card:max-w-[420px]"
        />
      </FormSection>
      <FormSection id="content" title={t('수업 내용과 준비')}>
        {contentFields.map(field)}
      </FormSection>
      {value.kind === 'certificate' && (
        <FormSection
          id="certificate"
          title={t('자격증')}
          note={t('등록된 민간자격은 이름, 발급 기관, 등록번호와 비용을 함께 알려야 해요.')}
        >
          {certificateFields.map((spec) => (
            <SpecField
              key={spec.name}
              spec={spec}
              prefix="certificate."
              values={terms}
              onChange={(part) => set({ certificate: { ...terms, ...part } })}
              error={error}
            />
          ))}
        </FormSection>
      )}
    </div>
  )
}
