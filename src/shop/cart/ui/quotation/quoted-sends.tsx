import { formatPhone } from '#kernel/phone.ts'
import type { QuotationPaperShown } from '#shop/cart/quotation-contract.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { useLang, useT } from '#ui/language.tsx'

/** Where the quoted goods go, when they go to several places. */
export function QuotedSends({ paper }: { paper: Pick<QuotationPaperShown, 'sends' | 'lines'> }) {
  const t = useT()
  const { pick } = useLang()
  const goodsOf = (io_no: number) => {
    const line = paper.lines.find((one) => one.io_no === io_no)
    if (!line) return ''
    const { title, detail } = lineWords(line, pick)
    const several = paper.lines.filter(({ it_id }) => it_id === line.it_id).length > 1
    return several ? `${title} (${detail})` : title
  }
  if (!paper.sends.length) return null
  return (
    <section className="mt-6">
      <h2 className="text-small font-semibold">
        {t('받는 곳 {count}곳', { count: paper.sends.length })}
      </h2>
      <ol className="mt-2 border-t border-paper-200 text-small">
        {paper.sends.map((one, at) => (
          <li
            key={at}
            className="grid break-inside-avoid gap-x-4 gap-y-0.5 border-b border-paper-200 py-2.5 card:grid-cols-[2em_130px_minmax(0,1fr)_minmax(0,200px)]"
          >
            <span className="tabular text-ink-500 max-card:hidden">{at + 1}</span>
            <span className="[overflow-wrap:anywhere]">
              {one.name}
              <span className="tabular block text-caption text-ink-500">
                {formatPhone(one.phone)}
              </span>
            </span>
            <span className="text-ink-700 [overflow-wrap:anywhere]">
              <span className="tabular">({one.zip})</span> {one.address} {one.address2}
            </span>
            <span className="[overflow-wrap:anywhere] card:text-right">
              {one.units.map(({ io_no, qty }) => (
                <span key={io_no} className="block">
                  {goodsOf(io_no)} <span className="tabular">× {qty}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
