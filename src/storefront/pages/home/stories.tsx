import { useQuery } from '@tanstack/react-query'
import { paths } from '#kernel/paths.ts'
import { CardList } from '#shop/content/ui/card-list.tsx'
import { PromotionCards } from '#shop/content/ui/promotion-cards.tsx'
import { RecipeFacts } from '#shop/content/ui/recipe-facts.tsx'
import { useT } from '#ui/language.tsx'
import { Head } from './head.tsx'
import { homeQueries } from './queries.ts'

/** Three recipes and the two newest promotions. */
export function Stories() {
  const t = useT()
  const recipes = useQuery(homeQueries.recipes).data?.data ?? []
  const promotions = useQuery(homeQueries.promotions).data?.data ?? []
  return (
    <>
      {promotions.length > 0 && (
        <section aria-labelledby="promotions-title" className="far wrap pt-15 desk:pt-22">
          <Head
            id="promotions-title"
            title={t('기획전')}
            more={{ to: paths.promotions(), words: t('기획전 전체') }}
          />
          <PromotionCards rows={promotions} />
        </section>
      )}
      {recipes.length > 0 && (
        <section aria-labelledby="recipes-title" className="far wrap pt-15 desk:pt-22">
          <Head
            id="recipes-title"
            title={t('집에서 만들어 보기')}
            more={{ to: paths.recipes(), words: t('레시피 전체') }}
          />
          <CardList rows={recipes} to={paths.recipe} foot={(row) => <RecipeFacts recipe={row} />} />
        </section>
      )}
    </>
  )
}
