import { memo, useMemo } from 'react'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { useT } from '#ui/language.tsx'
import { figure } from './amounts.ts'
import { type Draft, type Known, previewOf } from './draft.ts'
import { FormulaSummary } from './summary.tsx'
import { useCategories } from './use-studio.ts'

/** What the formula comes to, at each stroke: one look at every line, and only what changed is drawn again. */
export const Figures = memo(function Figures({ draft, known }: { draft: Draft; known: Known }) {
  const t = useT()
  const preview = useMemo(() => previewOf(draft, known), [draft, known])
  const categories = useCategories()
  const figures = useMemo(() => formulaFigures(preview, categories), [preview, categories])
  return (
    <section aria-labelledby="figures-title" className="mt-8">
      <h2 id="figures-title" className="type-h3 mb-4">
        {t('계산한 값')}
      </h2>
      <FormulaSummary
        formula={preview}
        figures={figures}
        piece_cost={figure(draft.piece_cost) || 0}
        margin={figure(draft.margin) || 0}
      />
    </section>
  )
})
