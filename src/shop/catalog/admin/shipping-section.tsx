import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { noReturn } from '#shop/catalog/contract.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { ProductForm } from './product-draft.ts'
import type { SectionProps } from './product-form.tsx'

/** How it travels, and what it earns. An emptied number is refused at its field. */
export function ShippingSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  const costs = [
    t('가게 기본 배송비표'),
    t('무료'),
    t('얼마 이상 사면 무료'),
    t('상품마다 한 번'),
    t('수량마다'),
  ]
  const methods = [t('선불 (주문할 때 결제)'), t('착불 (받을 때 결제)'), t('구매자가 고르기')]
  const points = [t('개당 정해진 점수'), t('상품값의 비율 (%)'), t('옵션까지 더한 값의 비율 (%)')]
  const own = value.it_sc_type >= 2
  return (
    <FormSection id="shipping" title={t('배송과 혜택')}>
      <FieldRow columns={3}>
        <Select
          label={t('배송비')}
          name="it_sc_type"
          value={String(value.it_sc_type)}
          // free goods have nothing to collect at the door
          onChange={(type) =>
            set({
              // one of the choices below
              it_sc_type: Number(type) as ProductForm['it_sc_type'],
              ...(type === '1' ? { it_sc_method: 0 as const } : {}),
            })
          }
          error={error('it_sc_type')}
          choices={costs.map((label, type) => ({ value: String(type), label }))}
        />
        <Select
          label={t('배송비를 내는 때')}
          name="it_sc_method"
          value={String(value.it_sc_method)}
          onChange={(method) =>
            // one of the three
            set({ it_sc_method: Number(method) as ProductForm['it_sc_method'] })
          }
          error={error('it_sc_method')}
          disabled={value.it_sc_type === 1}
          choices={methods.map((label, method) => ({ value: String(method), label }))}
        />
        <NumberField
          label={t('포장한 무게')}
          name="it_weight"
          suffix="g"
          value={value.it_weight}
          onChange={(weight) => set({ it_weight: weight })}
          error={error('it_weight')}
          hint={t('해외 배송비를 셈할 때 써요.')}
        />
      </FieldRow>
      {own && (
        <FieldRow columns={3}>
          <NumberField
            label={t('상품 배송비')}
            name="it_sc_price"
            suffix={t('원')}
            value={value.it_sc_price}
            onChange={(price) => set({ it_sc_price: price })}
            error={error('it_sc_price')}
          />
          {value.it_sc_type === 2 && (
            <NumberField
              label={t('무료가 되는 금액')}
              name="it_sc_minimum"
              suffix={t('원')}
              value={value.it_sc_minimum}
              onChange={(minimum) => set({ it_sc_minimum: minimum })}
              error={error('it_sc_minimum')}
            />
          )}
          {value.it_sc_type === 4 && (
            <NumberField
              label={t('배송비 한 번에 보내는 수량')}
              name="it_sc_qty"
              suffix={t('개')}
              value={value.it_sc_qty}
              onChange={(qty) => set({ it_sc_qty: qty })}
              error={error('it_sc_qty')}
            />
          )}
        </FieldRow>
      )}
      <FieldRow columns={3}>
        <Select
          label={t('적립 방식')}
          name="it_point_type"
          value={value.it_point === null ? 'grade' : String(value.it_point_type)}
          onChange={(type) =>
            set(
              type === 'grade'
                ? { it_point: null, it_point_type: 0 }
                : {
                    it_point: value.it_point ?? 1,
                    // one of the choices below
                    it_point_type: Number(type) as ProductForm['it_point_type'],
                  },
            )
          }
          error={error('it_point_type')}
          choices={[
            { value: 'grade', label: t('회원 등급의 비율') },
            ...points.map((label, type) => ({ value: String(type), label })),
          ]}
        />
        {value.it_point !== null && (
          <NumberField
            label={t('적립')}
            name="it_point"
            suffix={value.it_point_type === 0 ? t('점') : '%'}
            value={value.it_point}
            onChange={(point) => set({ it_point: point ?? 0 })}
            error={error('it_point')}
            hint={t('0이면 적립하지 않아요.')}
          />
        )}
      </FieldRow>
      <FieldRow columns={3}>
        <Select
          label={t('단순 변심 반품')}
          name="it_no_return"
          value={value.it_no_return}
          onChange={(kind) => set({ it_no_return: noReturn.parse(kind) })}
          error={error('it_no_return')}
          choices={[
            { value: '', label: t('받아요 (7일 안)') },
            { value: 'custom', label: t('받지 않아요: 주문 제작') },
            { value: 'hygiene', label: t('받지 않아요: 위생 밀봉') },
          ]}
          hint={t(
            '받지 않는 상품은 상품 페이지와 주문서에 이유가 보이고, 주문할 때 따로 동의를 받아요. 흠이 있는 상품은 늘 받아요.',
          )}
          className="card:col-span-2"
        />
      </FieldRow>
      <Checkbox
        name="it_nocoupon"
        checked={value.it_nocoupon}
        onChange={(it_nocoupon) => set({ it_nocoupon })}
      >
        {t('이 상품에는 쿠폰을 쓸 수 없어요')}
      </Checkbox>
    </FormSection>
  )
}
