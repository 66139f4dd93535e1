import type { ProductDetail } from '#shop/catalog/contract.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { extrasField, type UseChoice } from './use-choice.ts'

/** Add-ons: one list, nothing chosen ahead. */
export function Extras({ item, choice }: { item: ProductDetail; choice: UseChoice }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  if (item.add_ons.length === 0) return null
  return (
    <Select
      label={t('추가상품')}
      name={extrasField}
      optional
      small
      error={choice.told?.at === extrasField ? choice.told.message : null}
      value=""
      placeholder={t('함께 살 것 고르기')}
      onChange={(value) => {
        const extra = item.add_ons.find((one) => String(one.io_no) === value)
        if (extra) choice.addExtra(extra)
      }}
      choices={item.add_ons.map((extra) => {
        const words = `${pick(extra.group, extra.group_en)} · ${pick(extra.value, extra.value_en)} (+${money(extra.price, item.default_price.currency)})`
        return {
          value: String(extra.io_no),
          label: extra.op_qty < 1 ? `[${t('품절')}] ${words}` : words,
          disabled: extra.op_qty < 1,
        }
      })}
    />
  )
}
