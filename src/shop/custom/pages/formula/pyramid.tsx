import { memo } from 'react'
import { type NoteName, noteNames } from '#shop/custom/formula-contract.ts'
import { leavesOf, type Part } from '#shop/custom/formula-rules.ts'
import { lineName, partsOf, type Written } from '#shop/custom/formula-view-rules.ts'
import { useLang, useT } from '#ui/language.tsx'
import { noteColors, noteWords } from './words.ts'

const mostNames = 5

/** Three storeys: what rises first stands on top, each as high as it weighs. */
export function FormulaPyramid({
  formula,
  balance,
}: {
  formula: Written
  balance: Record<NoteName, number>
}) {
  const t = useT()
  const { lang } = useLang()
  if (!noteNames.some((note) => balance[note] > 0)) return null
  const lines = partsOf(formula)
    .map((part, at) => ({ line: formula.lines[at], note: noteOf(part), neat: neatOf(part) }))
    .sort((a, b) => b.neat - a.neat)
  return (
    <ol className="mx-auto grid max-w-[420px] gap-1" aria-label={t('향의 피라미드')}>
      {noteNames.map((note, storey) => {
        const names = new Set(
          lines.flatMap((one) =>
            one.note === note && one.line ? [lineName(formula, one.line, lang)] : [],
          ),
        )
        return (
          <Storey
            key={note}
            note={note}
            storey={storey}
            percent={balance[note]}
            names={[...names].slice(0, mostNames).join(', ')}
            more={Math.max(0, names.size - mostNames)}
          />
        )
      })}
    </ol>
  )
}

const neatOf = ({ amount, dilution }: Part) => amount * dilution

/** Of an accord the note of what weighs the most in it. */
function noteOf(part: Part): Part['note'] {
  if (!part.inside) return part.note
  const [most] = leavesOf([part]).toSorted((a, b) => neatOf(b) - neatOf(a))
  return most?.note ?? ''
}

type StoreyProps = { note: NoteName; storey: number; percent: number; names: string; more: number }

/** Drawn again only when it says something else. */
const Storey = memo(function Storey({ note, storey, percent, names, more }: StoreyProps) {
  const t = useT()
  const cut = (100 / (storey + 1)) * 0.5
  return (
    <li className="grid justify-items-center">
      <span
        aria-hidden="true"
        className={`${noteColors[note]} block`}
        style={{
          height: `${(8 + percent * 0.4).toFixed(1)}px`,
          width: `${((storey + 1) / noteNames.length) * 100}%`,
          clipPath:
            storey === 0
              ? 'polygon(50% 0, 100% 100%, 0 100%)'
              : `polygon(${cut}% 0, ${100 - cut}% 0, 100% 100%, 0 100%)`,
        }}
      />
      <span className="tabular mt-1 text-center text-small">
        <b className="font-semibold">
          {t(noteWords[note])} {percent.toFixed(0)}%
        </b>{' '}
        <span className="text-ink-700">
          {names}
          {more > 0 && ` +${more}`}
        </span>
      </span>
    </li>
  )
})
