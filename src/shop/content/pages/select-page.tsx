import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { articleData, crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { ViewedBefore } from '#shop/catalog/ui/viewed-before.tsx'
import { selects } from '#shop/content/contract.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { columnsFor, Paragraphs, pageIn } from './list-parts.tsx'
import { StoryHead } from './story-head.tsx'

const selectionOf = (id: number) => queryOf(selects.show, { params: { id } })
const needs = (id: number) => (client: QueryClient) => [client.ensureQueryData(selectionOf(id))]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const found = loadedData(loaderData, selects.show, { params: { id: rowIdIn(params.id) } })?.data
  if (!found) return pageMeta(view)
  const title = inLang(view.lang, found.title, found.title_en)
  const description = inLang(view.lang, found.summary, found.summary_en)
  const path = paths.select(found.id)
  return [
    ...pageMeta(view, { title, description, image: imageUrl(found.image, 1080) }),
    {
      'script:ld+json': articleData(view, {
        headline: title,
        description,
        path,
        images: [imageUrl(found.image, 1080)],
      }),
    },
    {
      'script:ld+json': crumbData(view, [
        { name: translate(view.lang, '홈'), path: paths.home() },
        { name: translate(view.lang, '셀렉트'), path: paths.selects() },
        { name: title, path },
      ]),
    },
  ]
}

/** A curated set: why these, and these. */
export default function SelectPage() {
  const t = useT()
  const { pick, lang } = useLang()
  const [search] = useSearchParams()
  const list = paths.selects(pageIn(search, 'last'))
  const selection = useQuery(selectionOf(rowIdIn(useParams().id))).data?.data
  if (!selection) return null
  return (
    <article>
      <StoryHead card={selection} up={{ label: t('셀렉트'), to: list }} />
      <div className="wrap pt-8 desk:pt-10">
        <Paragraphs
          text={pick(selection.body, selection.body_en)}
          lang={lang === 'en' && !selection.body_en ? 'ko' : undefined}
        />
        {selection.products.length > 0 && (
          <section aria-labelledby="goods-title" className="pt-10 desk:pt-14">
            <h2 id="goods-title" className="type-h2 mb-5 desk:mb-7">
              {t('함께 고른 상품')}
            </h2>
            <TileGrid
              products={selection.products}
              columns={columnsFor(selection.products.length)}
            />
          </section>
        )}
        <p className="pt-10 text-center">
          <ButtonLink to={list} look="outline">
            {t('다른 셀렉트 보기')}
          </ButtonLink>
        </p>
        <ViewedBefore />
      </div>
    </article>
  )
}
