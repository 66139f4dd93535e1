import type { QuotationPaperShown } from '#shop/cart/quotation-contract.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { CardWords } from '#shop/cart/ui/card-words.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'

type Props = { paper: Pick<QuotationPaperShown, 'lines' | 'totals' | 'sending'> }

/** The quoted goods as a table; on a phone each line is a card. */
export function PaperLines({ paper: { lines, totals, sending } }: Props) {
  const t = useT()
  const { pick } = useLang()
  const plain = useMoney()
  const money = (amount: number) => plain(amount, totals.currency)
  const head = 'py-2 pr-3 text-right font-medium whitespace-nowrap last:pr-0'
  const cell = 'tabular py-3 pr-3 text-right align-top whitespace-nowrap last:pr-0'
  return (
    <>
      <table className="mt-6 hidden w-full text-small leading-normal card:table print:table print:text-print">
        <caption className="sr-only">{t('견적 상품')}</caption>
        <thead>
          <tr className="border-t-2 border-b border-t-ink-900 border-b-paper-200 text-caption text-ink-500">
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {t('품명')}
            </th>
            <th scope="col" className={head}>
              {t('단가')}
            </th>
            <th scope="col" className={head}>
              {t('수량')}
            </th>
            <th scope="col" className={head}>
              {t('공급가액')}
            </th>
            <th scope="col" className={head}>
              {t('부가세')}
            </th>
            <th scope="col" className={head}>
              {t('금액')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={`${line.io_no} ${line.ct_text}`}
              className="break-inside-avoid border-b border-paper-200"
            >
              <th scope="row" className="py-3 pr-4 text-left align-top font-normal">
                <span className="block font-medium">{lineWords(line, pick).title}</span>
                {line.ct_option && (
                  <span className="block text-caption text-ink-500">
                    {lineWords(line, pick).detail}
                  </span>
                )}
                <CardWords text={line.ct_text} />
              </th>
              <td className={cell}>
                {money(line.price)}
                {line.price < line.list_price && (
                  <s className="block text-mini text-ink-500">
                    <span className="sr-only">{t('정가')} </span>
                    {money(line.list_price)}
                  </s>
                )}
              </td>
              <td className={cell}>{line.ct_qty}</td>
              <td className={cell}>{money(line.supply)}</td>
              <td className={cell}>{line.notax ? t('면세') : money(line.vat)}</td>
              <td className={`${cell} font-semibold`}>{money(line.amount)}</td>
            </tr>
          ))}
          {sending.amount > 0 && (
            <tr className="border-b border-paper-200">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {t('배송비')}
              </th>
              <td />
              <td />
              <td className={cell}>{money(sending.supply)}</td>
              <td className={cell}>{money(sending.vat)}</td>
              <td className={`${cell} font-semibold`}>{money(sending.amount)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <ul className="mt-5 border-t-2 border-ink-900 card:hidden print:hidden">
        {lines.map((line) => (
          <li key={`${line.io_no} ${line.ct_text}`} className="border-b border-paper-200 py-3.5">
            <p className="font-medium">{lineWords(line, pick).title}</p>
            {line.ct_option && (
              <p className="text-caption text-ink-500">{lineWords(line, pick).detail}</p>
            )}
            <CardWords text={line.ct_text} />
            <p className="tabular mt-1.5 flex items-baseline justify-between gap-3">
              <span className="text-small text-ink-700">
                {money(line.price)} × {line.ct_qty}
              </span>
              <strong className="font-semibold">{money(line.amount)}</strong>
            </p>
            <p className="tabular text-caption text-ink-500">
              {t('공급가액')} {money(line.supply)} ·{' '}
              {line.notax ? t('면세') : `${t('부가세')} ${money(line.vat)}`}
            </p>
          </li>
        ))}
        {sending.amount > 0 && (
          <li className="tabular flex items-baseline justify-between gap-3 border-b border-paper-200 py-3.5">
            <span>{t('배송비')}</span>
            <strong className="font-semibold">{money(sending.amount)}</strong>
          </li>
        )}
      </ul>
      <PaperSums totals={totals} />
    </>
  )
}

function PaperSums({ totals }: Pick<QuotationPaperShown, 'totals'>) {
  const t = useT()
  const plain = useMoney()
  const rows: [string, number][] = [
    [t('과세 공급가액'), totals.supply],
    [t('부가세'), totals.vat],
    ...(totals.exempt > 0 ? [[t('면세 공급가액'), totals.exempt] satisfies [string, number]] : []),
  ]
  return (
    <dl className="tabular mt-4 ml-auto grid w-full max-w-[340px] grid-cols-[1fr_auto] gap-y-1.5 text-small break-inside-avoid">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt className="text-ink-500">{label}</dt>
          <dd className="text-right">{plain(amount, totals.currency)}</dd>
        </div>
      ))}
      <dt className="hairline-t pt-2 text-lead font-semibold">{t('합계')}</dt>
      <dd className="hairline-t pt-2 text-right text-head font-bold">
        {plain(totals.total, totals.currency)}
      </dd>
    </dl>
  )
}
