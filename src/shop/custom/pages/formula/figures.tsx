import { memo, useDeferredValue, useMemo } from 'react'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { useT } from '#ui/language.tsx'
import { type Draft, figure, type Known, previewOf } from './draft.ts'
import { FormulaSummary } from './summary.tsx'
import { useCategories } from './use-studio.ts'

/** What the formula comes to. Typing goes first: the figures follow it, and they alone are drawn again then. */
export const Figures = memo(function Figures({ draft, known }: { draft: Draft; known: Known }) {
  const t = useT()
  const later = useDeferredValue(draft)
  const preview = useMemo(() => previewOf(later, known), [later, known])
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
        piece_cost={figure(later.piece_cost) || 0}
        margin={figure(later.margin) || 0}
      />
    </section>
  )
})
