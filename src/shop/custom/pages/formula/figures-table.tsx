import { cx } from '../../../../ui/class-names.ts'
import { useLang, useMoney, useT } from '../../../../ui/language.tsx'
import type { Formula } from '../../formula-contract.ts'
import type { FormulaFigures, IfraCheck } from '../../formula-rules.ts'
import { lineName, partOf } from '../../formula-view-rules.ts'
import { gramsText, noteWords } from './words.ts'

const head = 'px-3 py-2 text-right text-[13px] font-medium whitespace-nowrap text-ink-500 first:pl-0 first:text-left'
const cell = 'tabular px-3 py-2.5 text-right align-top whitespace-nowrap'

/** Every material with what the arithmetic says of it; a list of cards on a phone. */
export function FiguresTable({ formula, figures }: { formula: Formula; figures: FormulaFigures }) {
  const t = useT()
  const { lang } = useLang()
  const money = useMoney()
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[640px] border-collapse text-[15px]">
        <caption className="sr-only">{t('재료와 계산한 값')}</caption>
        <thead>
          <tr className="border-b border-ink-900">
            {[t('재료'), t('양 (g)'), t('비율 (%)'), t('배치에 드는 양 (g)'), t('순량 (g)'), t('재료비'), t('IFRA 한도')].map((word) => (
              <th key={word} scope="col" className={head}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {formula.lines.map((line, at) => {
            const part = figures.parts[at]
            const { note } = partOf(formula, line)
            return (
              <tr key={at} className="border-b border-paper-200">
                <th scope="row" className="py-2.5 pr-3 text-left align-top font-medium">
                  {lineName(formula, line, lang)}
                  <span className="block text-[13px] font-normal text-ink-500">
                    {[note && t(noteWords[note]), line.dilution < 100 && t('{percent}% 희석', { percent: line.dilution }), line.comment].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td className={cell}>{line.amount}</td>
                <td className={cell}>{part?.percent.toFixed(2)}</td>
                <td className={cell}>{gramsText(part?.grams ?? 0)}</td>
                <td className={cell}>{gramsText(part?.neat ?? 0)}</td>
                <td className={cell}>{part?.cost === null || !part ? '–' : money(Math.round(part.cost), 'krw')}</td>
                <td className={cell}>{part?.ifra ? <Ifra check={part.ifra} /> : '–'}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-3 pr-3 text-left font-semibold">
              {t('합계')}
            </th>
            <td className={cell}>{gramsText(figures.written)}</td>
            <td className={cell}>100.00</td>
            <td className={cell}>{gramsText(figures.concentrate)}</td>
            <td className={cell}>{gramsText(figures.neat)}</td>
            <td className={cell}>{figures.cost === null ? '–' : money(Math.round(figures.cost), 'krw')}</td>
            <td className={cell} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Ifra({ check }: { check: IfraCheck }) {
  const t = useT()
  if (check.state === 'unknown') return <span className="text-amber-700">{t('확인 불가')}</span>
  return (
    <span className={cx(check.state === 'over' ? 'font-semibold text-bad' : 'text-ok')}>
      {check.state === 'over' ? t('넘음') : t('안쪽')}
      <span className="block text-[13px] font-normal text-ink-500">
        {check.share.toFixed(2)} / {check.limit}%
      </span>
      {check.state === 'over' && check.highest_load !== null && (
        <span className="block text-[13px] font-normal text-ink-500">{t('비율 {load}%까지', { load: check.highest_load.toFixed(1) })}</span>
      )}
    </span>
  )
}
