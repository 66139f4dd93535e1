import type { ReactNode } from 'react'
import type { Formula } from '#shop/custom/formula-contract.ts'
import type { FormulaFigures, IfraCheck } from '#shop/custom/formula-rules.ts'
import { lineName, partOf } from '#shop/custom/formula-view-rules.ts'
import { noLimit } from '#shop/custom/ifra-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import { useWon } from './use-studio.ts'
import { gramsText, noteWords, volatilityWords } from './words.ts'

/** `display: block` takes the own roles of a table away: they are written out. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

const head =
  'px-3 py-2 text-right text-caption font-medium whitespace-nowrap text-ink-500 first:pl-0 first:text-left'
const rowClass = 'block border-b border-paper-200 py-3 card:table-row card:py-0'
const nameClass = 'block pb-1 text-left align-top card:table-cell card:py-2.5 card:pr-3'
const cellClass =
  'tabular flex min-h-7 items-baseline justify-between gap-4 text-right align-top card:table-cell card:px-3 card:py-2.5 card:whitespace-nowrap'

/** Every material with what the arithmetic says of it; a list of cards on a phone. */
export function FiguresTable({ formula, figures }: { formula: Formula; figures: FormulaFigures }) {
  const t = useT()
  const { lang } = useLang()
  const { cost: inMoney } = useWon()
  const words = [
    t('양 (g)'),
    t('비율 (%)'),
    t('배치에 드는 양 (g)'),
    t('순량 (g)'),
    t('재료비'),
    t('IFRA 한도'),
  ]
  const won = (cost: number | null | undefined) =>
    cost === null || cost === undefined ? '–' : inMoney(cost)
  return (
    <div className="card:overflow-x-auto">
      <table
        {...as.table}
        className="block w-full border-collapse text-plain card:table card:min-w-[640px]"
      >
        <caption className="sr-only">{t('재료와 계산한 값')}</caption>
        <thead {...as.rowgroup} className="max-card:sr-only">
          <tr {...as.row} className="border-b border-ink-900">
            {[t('재료'), ...words].map((word) => (
              <th key={word} {...as.columnheader} scope="col" className={head}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...as.rowgroup}
          className="block border-t border-ink-900 card:table-row-group card:border-t-0"
        >
          {formula.lines.map((line, at) => {
            const part = figures.parts[at]
            const { note, volatility } = partOf(formula, line)
            return (
              <tr key={at} {...as.row} className={rowClass}>
                <th {...as.rowheader} scope="row" className={cx(nameClass, 'font-medium')}>
                  {lineName(formula, line, lang)}
                  <span className="block text-caption font-normal text-ink-500">
                    {[
                      note && t(noteWords[note]),
                      volatility && t(volatilityWords[volatility]),
                      line.dilution < 100 && t('{percent}% 희석', { percent: line.dilution }),
                      line.comment,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <Cells
                  words={words}
                  values={[
                    line.amount,
                    part?.percent.toFixed(2),
                    gramsText(part?.grams ?? 0),
                    gramsText(part?.neat ?? 0),
                    won(part?.cost),
                    part?.ifra ? <Ifra key="ifra" check={part.ifra} /> : '–',
                  ]}
                />
              </tr>
            )
          })}
        </tbody>
        <tfoot {...as.rowgroup} className="block card:table-footer-group">
          <tr {...as.row} className={cx(rowClass, 'border-b-0 font-semibold')}>
            <th {...as.rowheader} scope="row" className={cx(nameClass, 'font-semibold')}>
              {t('합계')}
            </th>
            <Cells
              words={words}
              values={[
                gramsText(figures.written),
                '100.00',
                gramsText(figures.concentrate),
                gramsText(figures.neat),
                won(figures.cost),
                null,
              ]}
            />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The figures of a row; on a phone each says what it is. */
function Cells({ words, values }: { words: readonly string[]; values: readonly ReactNode[] }) {
  return values.map((value, at) => (
    <td key={words[at]} {...as.cell} className={cx(cellClass, value === null && 'max-card:hidden')}>
      <span aria-hidden="true" className="text-caption font-normal text-ink-500 card:hidden">
        {words[at]}
      </span>
      {value !== null && <span>{value}</span>}
    </td>
  ))
}

/** A limit of 0.0077 % asks for as many digits. */
const shareText = (share: number) => (share < 0.1 ? share.toPrecision(2) : share.toFixed(2))

function Ifra({ check }: { check: IfraCheck }) {
  const t = useT()
  if (check.state === 'unknown') return <span className="text-amber-700">{t('확인 불가')}</span>
  if (check.limit !== null && check.limit >= noLimit)
    return <span className="text-ok">{t('제한 없음')}</span>
  return (
    <span className={cx(check.state === 'over' ? 'font-semibold text-bad' : 'text-ok')}>
      {check.state === 'over' ? t('넘음') : t('안쪽')}
      <span className="block text-caption font-normal text-ink-500">
        {shareText(check.share)} / {check.limit}%
      </span>
      {check.state === 'over' && check.highest_load !== null && (
        <span className="block text-caption font-normal text-ink-500">
          {t('비율 {load}%까지', { load: check.highest_load.toFixed(1) })}
        </span>
      )}
    </span>
  )
}
