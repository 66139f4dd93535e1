import { stamp } from '#kernel/day-words.ts'
import type { FrozenFormula } from '#shop/custom/frozen-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { noteWords, productWords } from './words.ts'

/** A formula that was handed over, as it was then. */
export function FrozenFormulaSheet({ formula }: { formula: FrozenFormula }) {
  const t = useT()
  return (
    <section aria-labelledby="formula-title" className="mt-8 max-w-[760px]">
      <h2 id="formula-title" className="type-h3">
        {t('붙인 포뮬러')}
      </h2>
      <p className="mt-1 mb-3 text-small text-ink-500">
        <span className="font-medium text-ink-900" data-content>
          {formula.title}
        </span>{' '}
        · {t('{number}판', { number: formula.version_no })} · {t(productWords[formula.product])} ·{' '}
        {formula.basis === 'wax'
          ? t('왁스의 {load}%', { load: formula.load })
          : t('전체의 {load}%', { load: formula.load })}{' '}
        · {t('{at}에 보낸 그대로', { at: stamp(formula.frozen_at) })}
      </p>
      <ul className="rule-t">
        {formula.lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </ul>
      {formula.notes && (
        <p className="mt-3 border-l-2 border-line pl-4 text-plain whitespace-pre-line" data-content>
          {formula.notes}
        </p>
      )}
    </section>
  )
}

function Line({ line }: { line: FrozenFormula['lines'][number] }) {
  const t = useT()
  const { pick } = useLang()
  const facts = [
    line.note && t(noteWords[line.note]),
    line.dilution < 100 && t('{percent}% 희석', { percent: line.dilution }),
    line.cas && `CAS ${line.cas}`,
    line.comment,
  ].filter(Boolean)
  return (
    <li className="hairline-b grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5 text-plain">
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
        {pick(line.name, line.name_en)}
      </span>
      <span className="tabular text-right">
        {line.percent.toFixed(2)}%
        <span className="ml-2 text-small text-ink-500">{line.grams.toFixed(2)} g</span>
      </span>
      {facts.length > 0 && (
        <span className="col-span-2 text-caption text-ink-500 [overflow-wrap:anywhere]">
          {facts.join(' · ')}
        </span>
      )}
      {line.inside.length > 0 && (
        <span className="col-span-2 text-caption text-ink-500">
          {line.inside
            .map((part) => `${pick(part.name, part.name_en)} ${part.percent.toFixed(1)}%`)
            .join(', ')}
        </span>
      )}
    </li>
  )
}
