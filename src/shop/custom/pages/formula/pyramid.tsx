import type { FormulaLine } from '#shop/custom/formula-contract.ts'
import { noteNames } from '#shop/custom/formula-contract.ts'
import { leavesOf } from '#shop/custom/formula-rules.ts'
import { lineName, partOf, type Written } from '#shop/custom/formula-view-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { noteColors, noteWords } from './words.ts'

const mostNames = 5

/** Three storeys: what rises first stands on top, each as high as it weighs. */
export function FormulaPyramid({
  formula,
  balance,
}: {
  formula: Written
  balance: Record<(typeof noteNames)[number], number>
}) {
  const t = useT()
  const { lang } = useLang()
  const noteOf = (line: FormulaLine) =>
    leavesOf([partOf(formula, line)]).sort(
      (a, b) => b.amount * b.dilution - a.amount * a.dilution,
    )[0]?.note
  const noted = formula.lines.map((line) => ({ line, note: noteOf(line) }))
  const shown = noteNames.filter((note) => balance[note] > 0)
  if (shown.length === 0) return null
  return (
    <ol className="mx-auto grid max-w-[420px] gap-1" aria-label={t('향의 피라미드')}>
      {noteNames.map((note, storey) => {
        const lines = noted
          .flatMap((one) => (one.note === note ? [one.line] : []))
          .sort((a, b) => b.amount * b.dilution - a.amount * a.dilution)
        const names = [...new Set(lines.map((line) => lineName(formula, line, lang)))]
        return (
          <li key={note} className="grid justify-items-center">
            <span
              aria-hidden="true"
              className={`${noteColors[note]} block`}
              style={{
                height: `${8 + balance[note] * 0.4}px`,
                width: `${((storey + 1) / noteNames.length) * 100}%`,
                clipPath:
                  storey === 0
                    ? 'polygon(50% 0, 100% 100%, 0 100%)'
                    : `polygon(${(100 / (storey + 1)) * 0.5}% 0, ${100 - (100 / (storey + 1)) * 0.5}% 0, 100% 100%, 0 100%)`,
              }}
            />
            <span className="tabular mt-1 text-center text-small">
              <b className="font-semibold">
                {t(noteWords[note])} {balance[note].toFixed(0)}%
              </b>{' '}
              <span className="text-ink-700">
                {names.slice(0, mostNames).join(', ')}
                {names.length > mostNames && ` +${names.length - mostNames}`}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
