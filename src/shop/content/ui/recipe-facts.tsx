import { useT } from '#ui/language.tsx'

/** "쉬움 · 60분" */
export function RecipeFacts({ recipe }: { recipe: { difficulty: number; minutes: number } }) {
  const t = useT()
  const words = [t('쉬움'), t('보통'), t('어려움')]
  return (
    <>
      <span className="sr-only">{t('난이도')} </span>
      {words[recipe.difficulty - 1]} · <span className="sr-only">{t('걸리는 시간')} </span>
      {t('{count}분', { count: recipe.minutes })}
    </>
  )
}
