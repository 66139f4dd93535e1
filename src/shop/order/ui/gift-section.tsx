import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { FormSection } from './form-section.tsx'
import type { OrderTyped } from './typed-order.ts'

/** A present is packed without anything that names a price. */
export function GiftSection({ fields }: { fields: Fields<OrderTyped> }) {
  const t = useT()
  return (
    <FormSection title={t('선물')}>
      <Checkbox {...fields.bindTick('od_gift')}>
        {t('선물이에요. 상자에 넣는 종이에 가격을 적지 말아 주세요')}
      </Checkbox>
      <p className="mt-1 pl-9 text-caption leading-normal text-ink-500">
        {t('금액이 적힌 주문 안내는 주문하는 분의 메일로만 보내요.')}
      </p>
    </FormSection>
  )
}
