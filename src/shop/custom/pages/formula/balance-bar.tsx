import { memo } from 'react'
import { type NoteName, noteNames } from '#shop/custom/formula-contract.ts'
import { useT } from '#ui/language.tsx'
import { noteColors, noteWords } from './words.ts'

type Props = { balance: Record<NoteName, number> }

/** The strip of a formula: how much of it is top, heart and base, in words as well. Equal shares are not drawn again. */
export const BalanceBar = memo(function BalanceBar({ balance }: Props) {
  const t = useT()
  return (
    <div>
      <div aria-hidden="true" className="flex h-2 border border-control">
        {noteNames.map(
          (note) =>
            balance[note] > 0 && (
              <span
                key={note}
                className={noteColors[note]}
                style={{ width: `${balance[note].toFixed(1)}%` }}
              />
            ),
        )}
      </div>
      <p className="tabular mt-1.5 flex flex-wrap gap-x-3 text-caption text-ink-700">
        {noteNames.map((note) => (
          <span key={note}>
            {t(noteWords[note])} {balance[note].toFixed(0)}%
          </span>
        ))}
      </p>
    </div>
  )
}, isSame)

function isSame(before: Props, after: Props): boolean {
  return noteNames.every((note) => before.balance[note] === after.balance[note])
}
