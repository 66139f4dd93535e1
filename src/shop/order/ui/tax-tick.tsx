import { businessNumberText } from '#kernel/business-number.ts'
import type { OrderPrice } from '#shop/order/contract/prices.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useT } from '#ui/language.tsx'
import type { Fields } from '#ui/use-fields.ts'
import type { OrderTyped } from './typed-order.ts'

/** An invoice to the company's registration, ticked beforehand: that is what companies want. */
export function TaxTick({
  fields,
  company,
}: {
  fields: Fields<OrderTyped>
  company: NonNullable<OrderPrice['company']>
}) {
  const t = useT()
  return (
    <div>
      <Checkbox {...fields.bindTick('tax_invoice')}>{t('세금계산서를 받을게요')}</Checkbox>
      <p className="-mt-1 pl-7 text-small text-ink-500">
        <span data-content>{company.company}</span> ·{' '}
        <span className="tabular">{businessNumberText(company.business_number)}</span>
        {' · '}
        {t('현금영수증은 함께 받을 수 없어요.')}
      </p>
    </div>
  )
}
