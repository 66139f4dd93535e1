import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import type { SectionProps } from './product-form.tsx'

export function SaleSection({ draft: { value, set, error } }: SectionProps) {
  const t = useT()
  return (
    <FormSection id="sale" title={t('판매 설정')}>
      <div className="grid gap-x-6 card:grid-cols-2 wide:grid-cols-3">
        <Checkbox name="it_use" checked={value.it_use} onChange={(it_use) => set({ it_use })}>
          {t('판매해요 (끄면 가게에서 숨겨요)')}
        </Checkbox>
        <Checkbox
          name="it_soldout"
          checked={value.it_soldout}
          onChange={(it_soldout) => set({ it_soldout })}
        >
          {t('재고와 상관없이 품절로 보여요')}
        </Checkbox>
        <Checkbox name="is_new" checked={value.is_new} onChange={(is_new) => set({ is_new })}>
          {t('신상품 목록에 넣어요')}
        </Checkbox>
        <Checkbox
          name="is_flammable"
          checked={value.is_flammable}
          onChange={(is_flammable) => set({ is_flammable })}
        >
          {t('인화성이라 비행기로 못 보내요')}
        </Checkbox>
        <Checkbox
          name="it_notax"
          checked={value.it_notax}
          onChange={(it_notax) => set({ it_notax })}
        >
          {t('면세 상품이에요 (책)')}
        </Checkbox>
      </div>
      <FieldRow columns={3}>
        <NumberField
          label={t('최소 수량')}
          name="it_buy_min_qty"
          suffix={t('개')}
          value={value.it_buy_min_qty}
          onChange={(qty) => set({ it_buy_min_qty: qty })}
          error={error('it_buy_min_qty')}
          hint={t('0이면 제한이 없어요.')}
        />
        <NumberField
          label={t('최대 수량')}
          name="it_buy_max_qty"
          suffix={t('개')}
          value={value.it_buy_max_qty}
          onChange={(qty) => set({ it_buy_max_qty: qty })}
          error={error('it_buy_max_qty')}
          hint={t('0이면 제한이 없어요.')}
        />
        <NumberField
          label={t('알림 수량')}
          name="it_noti_qty"
          suffix={t('개')}
          value={value.it_noti_qty}
          onChange={(qty) => set({ it_noti_qty: qty })}
          error={error('it_noti_qty')}
          hint={t('옵션 재고가 이만큼 남으면 품절 임박이에요.')}
        />
      </FieldRow>
    </FormSection>
  )
}
