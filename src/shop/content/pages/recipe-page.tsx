import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { MyVessel } from '#shop/bench/ui/my-vessel.tsx'
import { recipes } from '#shop/content/contract.ts'
import { RecipeFacts } from '#shop/content/ui/recipe-facts.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Materials } from './recipe-materials.tsx'
import { RecipeSteps } from './recipe-steps.tsx'
import { StoryHead } from './story-head.tsx'
import { howToData } from './structured-data.ts'

const recipeOf = (id: number) => queryOf(recipes.show, { params: { id } })
const needs = (id: number) => (client: QueryClient) => [client.ensureQueryData(recipeOf(id))]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const found = loadedData(loaderData, recipes.show, { params: { id: rowIdIn(params.id) } })?.data
  if (!found) return pageMeta(view)
  const title = inLang(view.lang, found.title, found.title_en)
  const crumbs = [
    { name: translate(view.lang, '홈'), path: paths.home() },
    { name: translate(view.lang, '직접 만들기'), path: paths.recipes() },
    { name: title, path: paths.recipe(found.id) },
  ]
  return [
    ...pageMeta(view, {
      title,
      description: inLang(view.lang, found.summary, found.summary_en),
      image: imageUrl(found.image, 1080),
    }),
    { 'script:ld+json': howToData(view, found) },
    { 'script:ld+json': crumbData(view, crumbs) },
  ]
}

export default function RecipePage() {
  const t = useT()
  const { pick } = useLang()
  const recipe = useQuery(recipeOf(rowIdIn(useParams().id))).data?.data
  if (!recipe) return null
  const cautions = pick(recipe.cautions, recipe.cautions_en)
  return (
    <article>
      <StoryHead
        card={recipe}
        up={{ label: t('직접 만들기'), to: paths.recipes() }}
        below={
          <p className="tabular mt-4 text-plain font-medium">
            <RecipeFacts recipe={recipe} />
          </p>
        }
      />
      <div className="wrap grid gap-10 pt-9 desk:grid-cols-[4fr_8fr] desk:gap-12 desk:pt-12">
        <div className="desk:sticky desk:top-24 desk:self-start">
          <Materials recipe={recipe} />
        </div>
        <div>
          {recipe.calculator && (
            <ScaleToVessel
              key={recipe.id}
              address={recipe.calculator}
              name={pick(recipe.title, recipe.title_en)}
            />
          )}
          <RecipeSteps key={recipe.id} recipe={recipe} />
          {cautions && (
            <section
              aria-labelledby="cautions-title"
              className="mt-9 border-l-4 border-amber-700 bg-amber-100 px-5 py-4"
            >
              <h2 id="cautions-title" className="font-semibold text-amber-700">
                {t('조심할 것')}
              </h2>
              <p className="mt-1.5 whitespace-pre-line">{cautions}</p>
            </section>
          )}
        </div>
      </div>
      <p className="wrap pt-10 text-center">
        <ButtonLink to={paths.recipes()} look="outline">
          {t('다른 레시피 보기')}
        </ButtonLink>
      </p>
    </article>
  )
}

function ScaleToVessel({ address, name }: { address: string; name: string }) {
  const t = useT()
  const [opened, setOpened] = useState(false)
  return (
    <Accordion
      title={<span className="type-h3">{t('내 용기에 맞추기')}</span>}
      onOpen={() => setOpened(true)}
      className="mb-8 border border-paper-200 bg-paper-0 px-4 py-1 desk:px-5"
    >
      <p className="mb-4 text-small text-ink-700">
        {t('용기를 재서 넣으면, 같은 비율로 재료의 양을 다시 계산해 드려요.')}
      </p>
      <div className="pb-4">{opened && <MyVessel address={address} name={name} />}</div>
    </Accordion>
  )
}
