import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { highestLevel, lowestLevel } from '#shop/coupon/admin-contract.ts'
import type { CouponWay } from '#shop/coupon/contract.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import type { SectionProps } from './kind-form.tsx'
import { useKindWords } from './kind-words.tsx'

/** How it reaches members, for how long it holds, and how many there are. */
export function GivingSection({ draft: { value, set, error }, promised }: SectionProps) {
  const t = useT()
  const words = useKindWords()
  const hints: Record<CouponWay, string> = {
    zone: t('회원이 쿠폰존에서 받아요.'),
    code: t('저장한 뒤 쿠폰 번호를 만들어요. 회원이 번호를 넣으면 받아요.'),
    sign_up: t('기간 안에 가입한 회원에게 바로 줘요.'),
    birthday: t('기간 안에 생일을 맞은 회원에게 그날 아침에 줘요.'),
    first_order: t('첫 주문을 구매확정한 회원에게 줘요.'),
    staff: t('저장한 뒤 회원이나 등급을 골라 줘요.'),
  }
  const byDays = value.cz_days !== null
  return (
    <FormSection id="giving" title={t('발급과 기간')}>
      <Select
        label={t('주는 방법')}
        name="cz_way"
        value={value.cz_way}
        onChange={(cz_way) => set({ cz_way })}
        error={error('cz_way')}
        hint={hints[value.cz_way]}
        choices={words.wayChoices}
        disabled={promised}
      />
      <FieldRow>
        <DatePicker
          label={t('시작하는 날')}
          name="cz_start"
          value={value.cz_start}
          onChange={(cz_start) => set({ cz_start })}
          error={error('cz_start')}
        />
        <DatePicker
          label={t('끝나는 날')}
          name="cz_end"
          value={value.cz_end}
          start={value.cz_start || undefined}
          onChange={(cz_end) => set({ cz_end })}
          error={error('cz_end')}
          hint={t('한국 날짜로 이날까지예요.')}
        />
      </FieldRow>
      <RadioCards
        legend={t('받은 쿠폰을 쓸 수 있는 기간')}
        name="validity"
        shape="row"
        value={byDays ? 'days' : 'dates'}
        onChange={(validity) => set({ cz_days: validity === 'days' ? 30 : null })}
        cards={[
          { value: 'dates', label: t('위 날짜 안에서') },
          { value: 'days', label: t('받은 날부터 며칠') },
        ]}
      />
      <FieldRow columns={4}>
        {byDays && (
          <NumberField
            label={t('쓸 수 있는 날수')}
            name="cz_days"
            suffix={t('일')}
            value={value.cz_days}
            onChange={(days) => set({ cz_days: days ?? 0 })}
            error={error('cz_days')}
          />
        )}
        <NumberField
          label={t('전체 수량')}
          name="cz_limit"
          suffix={t('장')}
          optional
          value={value.cz_limit}
          onChange={(cz_limit) => set({ cz_limit })}
          error={error('cz_limit')}
          hint={t('비우면 제한이 없어요.')}
        />
        <NumberField
          label={t('한 사람이 받는 수량')}
          name="cz_each"
          suffix={t('장')}
          value={value.cz_each}
          onChange={(cz_each) => set({ cz_each })} // an emptied number is refused at its field
          error={error('cz_each')}
        />
        <Select
          label={t('받을 수 있는 등급')}
          name="cz_level"
          value={String(value.cz_level)}
          onChange={(level) => set({ cz_level: Number(level) })}
          error={error('cz_level')}
          choices={Array.from({ length: highestLevel - lowestLevel + 1 }, (_, at) => ({
            value: String(lowestLevel + at),
            label: at === 0 ? t('모든 회원') : t('등급 {level} 이상', { level: lowestLevel + at }),
          }))}
        />
        {value.cz_way === 'zone' && (
          <NumberField
            label={t('바꾸는 포인트')}
            name="cz_point"
            suffix={t('점')}
            value={value.cz_point}
            onChange={(cz_point) => set({ cz_point })} // the same
            error={error('cz_point')}
            hint={t('0이면 무료로 받아요.')}
          />
        )}
      </FieldRow>
    </FormSection>
  )
}
