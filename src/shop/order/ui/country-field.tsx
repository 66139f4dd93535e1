import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { abroadTyped } from './abroad-defaults.ts'
import type { OrderTyped } from './typed-order.ts'

/** Where it goes: Korea, or a country the shop sends to. Korean shoppers open the choice first. */
export function CountryField({
  fields,
  told,
}: {
  fields: Fields<OrderTyped>
  /** why the goods cannot go there */
  told: string | null
}) {
  const t = useT()
  const { lang, pick } = useLang()
  const { values } = fields
  const { data } = useQuery(queryOf(shipmentCosts.table, {}))
  const countries = data?.data.countries ?? []
  if (countries.length === 0) return null
  const choose = (country_code: string) =>
    fields.setAll({
      country_code,
      od_b_zip: '',
      od_b_addr1: '',
      od_b_addr2: '',
      od_b_addr3: '',
      od_b_city: '',
      od_b_state: '',
      memo_choice: '',
      ...abroadTyped(values, country_code),
    })
  if (lang === 'kr' && values.country_code === 'KR') {
    return (
      <button
        type="button"
        className="tap justify-self-start text-small text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current"
        onClick={() => choose(countries[0]?.code ?? 'KR')}
      >
        {t('해외로 보내요')}
      </button>
    )
  }
  const chosen = countries.find(({ code }) => code === values.country_code)
  return (
    <Select
      label={t('받는 나라')}
      name="country_code"
      autoComplete="shipping country"
      value={values.country_code}
      onChange={choose}
      choices={[
        { value: 'KR', label: t('대한민국') },
        ...countries.map(({ code, name }) => ({ value: code, label: pick(name.ko, name.en) })),
      ]}
      hint={
        chosen
          ? t('보낸 뒤 {least}~{most}일쯤 걸려요.', {
              least: chosen.days_least,
              most: chosen.days_most,
            })
          : undefined
      }
      error={told ?? fields.errors.country_code ?? null}
    />
  )
}
