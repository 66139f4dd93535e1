import { useState } from 'react'
import type { SentCountry } from '#shop/cart/shipment-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useCostWord } from './use-cost-word.ts'

/** One country's table at a time: what a parcel costs, how long it takes, and what may not travel. */
export function CountryTable({
  countries,
  usd_rate,
}: {
  countries: readonly SentCountry[]
  usd_rate: number
}) {
  const t = useT()
  const { pick } = useLang()
  const cost = useCostWord(usd_rate)
  const [code, setCode] = useState(countries[0]?.code ?? '')
  const country = countries.find((one) => one.code === code)
  if (!country) return <p className="mt-4 text-plain">{t('지금은 국내로만 보내요.')}</p>
  const upto = (size: number) =>
    country.by === 'weight'
      ? t('{size} kg까지', { size: size / 1_000 })
      : t('{amount}까지', { amount: cost(size) })
  return (
    <div className="mt-4">
      <Select
        label={t('나라')}
        value={code}
        onChange={setCode}
        choices={countries.map((one) => ({
          value: one.code,
          label: pick(one.name.ko, one.name.en),
        }))}
      />
      <table className="mt-4 w-full text-plain">
        <tbody>
          {country.rows.map((row) => (
            <tr key={row.upto} className="hairline-b">
              <th scope="row" className="tabular py-3 text-left font-normal">
                {country.by === 'fixed' ? t('한 번 보낼 때') : upto(row.upto)}
              </th>
              <td className="tabular py-3 text-right">{cost(row.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-small text-ink-700 marker:text-control">
        <li>
          {t('보낸 뒤 {least}~{most}일쯤 걸려요.', {
            least: country.days_least,
            most: country.days_most,
          })}
        </li>
        {country.free_from !== null && (
          <li>
            {t('상품 금액이 {amount} 이상이면 무료예요.', { amount: cost(country.free_from) })}
          </li>
        )}
        <li>
          {country.flammable
            ? t('불이 붙기 쉬운 상품도 보낼 수 있어요.')
            : t('불이 붙기 쉬운 상품은 보낼 수 없어요.')}
        </li>
      </ul>
    </div>
  )
}
