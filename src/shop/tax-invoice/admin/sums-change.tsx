import type { Amount } from '#kernel/money.ts'
import type { TaxRow } from '#shop/tax-invoice/contract.ts'
import { sumOfTax, taxDifference } from '#shop/tax-invoice/issue-rules.ts'
import type { TaxSums } from '#shop/tax-invoice/rules.ts'
import { useMoney, useT } from '#ui/language.tsx'

/** What the paper says, what it is to say, and the difference that a corrected one is issued for. */
export function SumsChange({ row }: { row: TaxRow }) {
  const t = useT()
  const money = useMoney()
  const apart = taxDifference(row, row.now)
  const signed = (amount: Amount) => `${amount > 0 ? '+' : ''}${money(amount, 'krw')}`
  const lines: { label: string; of: (sums: TaxSums) => Amount }[] = [
    { label: t('공급가액'), of: ({ supply }) => supply },
    { label: t('세액'), of: ({ vat }) => vat },
    ...(row.exempt > 0 || row.now.exempt > 0
      ? [{ label: t('면세'), of: ({ exempt }: TaxSums) => exempt }]
      : []),
    { label: t('합계'), of: sumOfTax },
  ]
  return (
    <>
      <table className="tabular w-full text-small">
        <caption className="sr-only">{t('금액이 어떻게 바뀌었는지')}</caption>
        <thead className="text-ink-500">
          <tr className="border-b border-paper-200">
            <td />
            <th scope="col" className="py-2 text-right font-medium">
              {t('발급한 금액')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {t('바뀐 금액')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold text-ink-900">
              {t('수정 발행할 금액')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, of }) => (
            <tr key={label} className="border-b border-paper-200 last:font-semibold">
              <th scope="row" className="py-2 pr-3 text-left font-medium whitespace-nowrap">
                {label}
              </th>
              <td className="py-2 text-right whitespace-nowrap">{money(of(row), 'krw')}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">
                {money(of(row.now), 'krw')}
              </td>
              <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                {signed(of(apart))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small leading-relaxed text-ink-700">
        {t('홈택스에서는 바뀐 만큼(수정 발행할 금액)을 수정세금계산서로 발급해 주세요.')}
      </p>
    </>
  )
}
