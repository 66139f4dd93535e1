import { useQuery } from '@tanstack/react-query'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { MomentField } from '#admin/ui/moment-field.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { SettingsLink } from '#admin/ui/settings-link.tsx'
import { wonToCents } from '#kernel/money.ts'
import { queryOf } from '#kernel/queries.ts'
import { optionPrices } from '#shop/catalog/rules.ts'
import { units } from '#shop/catalog/unit-contract.ts'
import { settings } from '#shop/setting/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { SectionProps } from './product-form.tsx'

export function PriceSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const money = useMoney()
  const { data } = useQuery(queryOf(settings.show, {}))
  const rate = data?.data.payment.usd_rate
  const always = { discount_from: null, discount_until: null }
  const plain = { io_type: 0, io_price: 0, io_price_usd: null }
  const during = rate && optionPrices({ ...value, ...always }, plain, rate, new Date())
  return (
    <FormSection
      id="price"
      title={t('가격')}
      note={t('부가세를 넣은 값이에요. 0원이면 구매불가로 보여요.')}
    >
      <FieldRow>
        {/* an emptied price is refused at its field */}
        <NumberField
          label={t('판매가')}
          name="it_price"
          suffix={t('원')}
          value={value.it_price}
          onChange={(it_price) => set({ it_price })}
          error={error('it_price')}
        />
        <NumberField
          label={t('달러 판매가')}
          name="it_price_usd"
          currency="usd"
          suffix="US$"
          optional
          value={value.it_price_usd}
          onChange={(it_price_usd) => set({ it_price_usd })}
          error={error('it_price_usd')}
          hint={
            rate && value.it_price
              ? t('비워 두면 환율 {rate}원으로 {amount}이 돼요.', {
                  rate,
                  amount: money(wonToCents(value.it_price, rate), 'usd'),
                })
              : undefined
          }
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t('할인율')}
          name="discount_rate"
          suffix="%"
          value={value.discount_rate}
          onChange={(discount_rate) => set({ discount_rate })}
          error={error('discount_rate')}
        />
        <NumberField
          label={t('할인 금액')}
          name="discount_amount"
          suffix={t('원')}
          value={value.discount_amount}
          onChange={(discount_amount) => set({ discount_amount })}
          error={error('discount_amount')}
          hint={t('한 개마다 이만큼 낮아져요. 할인율과 함께 쓰지 않아요.')}
        />
      </FieldRow>
      <FieldRow>
        <MomentField
          label={t('할인 시작')}
          name="discount_from"
          value={value.discount_from}
          onChange={(discount_from) => set({ discount_from })}
          error={error('discount_from')}
          hint={t('한국 시각. 비우면 지금부터예요.')}
        />
        <MomentField
          label={t('할인 끝')}
          name="discount_until"
          value={value.discount_until}
          onChange={(discount_until) => set({ discount_until })}
          error={error('discount_until')}
          hint={t('비우면 끝나지 않아요.')}
        />
      </FieldRow>
      <Select
        label={t('단위 가격')}
        name="it_unit"
        value={value.it_unit}
        hint={t(
          '고르면 옵션마다 들어 있는 양을 적어요. 목록과 상품 화면에 ‘100 ml당’ 값이 보여요.',
        )}
        onChange={(it_unit) => set({ it_unit: units.find((one) => one === it_unit) ?? '' })}
        choices={[
          { value: '', label: t('보이지 않기') },
          { value: 'g', label: t('g (무게)') },
          { value: 'ml', label: t('ml (부피)') },
          { value: 'ea', label: t('개 (묶음)') },
        ]}
      />
      {during && during.krw.price < during.krw.before && (
        <p className="tabular bg-paper-100 px-4 py-3 text-small">
          {t('할인 동안')} <strong>{money(during.krw.price, 'krw')}</strong>
          {' · '}
          {money(during.usd.price, 'usd')}
        </p>
      )}
      <SettingsLink group="quotation">
        {t('여러 개 살 때의 할인과 등급별 값은 설정의 견적서에서 정해요.')}
      </SettingsLink>
    </FormSection>
  )
}
