import { useQuery } from '@tanstack/react-query'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { MomentField } from '#admin/ui/moment-field.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { discounted, wonToCents } from '#kernel/money.ts'
import { queryOf } from '#kernel/queries.ts'
import { settings } from '#shop/setting/contract.ts'
import { useMoney, useT } from '#ui/language.tsx'
import type { SectionProps } from './product-form.tsx'

export function PriceSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const money = useMoney()
  const { data } = useQuery(queryOf(settings.show, {}))
  const rate = data?.data.payment.usd_rate
  const cents =
    value.it_price_usd ?? (rate && value.it_price ? wonToCents(value.it_price, rate) : null)
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
          onChange={(it_price) => set({ it_price: it_price as number })}
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
      <FieldRow columns={3}>
        <NumberField
          label={t('할인율')}
          name="discount_rate"
          suffix="%"
          value={value.discount_rate}
          onChange={(discount_rate) => set({ discount_rate: discount_rate as number })}
          error={error('discount_rate')}
        />
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
      {value.discount_rate > 0 && value.it_price > 0 && (
        <p className="tabular bg-paper-100 px-4 py-3 text-small">
          {t('할인 동안')}{' '}
          <strong>{money(discounted(value.it_price, value.discount_rate, 'krw'), 'krw')}</strong>
          {cents !== null && <> · {money(discounted(cents, value.discount_rate, 'usd'), 'usd')}</>}
        </p>
      )}
    </FormSection>
  )
}
