import { type QueryClient, useQuery } from '@tanstack/react-query'
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
import { articleData, crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { TileGrid } from '#shop/catalog/ui/tile-grid.tsx'
import { ViewedBefore } from '#shop/catalog/ui/viewed-before.tsx'
import { promotions } from '#shop/content/contract.ts'
import { Period, StateMark, useStateOf } from '#shop/content/ui/promotion-cards.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { columnsFor, Paragraphs } from './list-parts.tsx'
import { StoryHead } from './story-head.tsx'

const promotionOf = (id: number) => queryOf(promotions.show, { params: { id } })
const needs = (id: number) => (client: QueryClient) => [client.ensureQueryData(promotionOf(id))]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const found = loadedData(loaderData, promotions.show, {
    params: { id: rowIdIn(params.id) },
  })?.data
  if (!found) return pageMeta(view)
  const title = inLang(view.lang, found.title, found.title_en)
  const description = inLang(view.lang, found.summary, found.summary_en)
  const path = paths.promotion(found.id)
  return [
    ...pageMeta(view, { title, description, image: imageUrl(found.image, 1080) }),
    {
      'script:ld+json': articleData(view, {
        headline: title,
        description,
        path,
        images: [imageUrl(found.image, 1080)],
        published: found.opens_at ?? undefined,
      }),
    },
    {
      'script:ld+json': crumbData(view, [
        { name: translate(view.lang, '홈'), path: paths.home() },
        { name: translate(view.lang, '기획전'), path: paths.promotions() },
        { name: title, path },
      ]),
    },
  ]
}

export default function PromotionPage() {
  const t = useT()
  const { pick, lang } = useLang()
  const stateOf = useStateOf()
  const promotion = useQuery(promotionOf(rowIdIn(useParams().id))).data?.data
  if (!promotion) return null
  const state = stateOf(promotion)
  return (
    <article>
      <StoryHead
        card={promotion}
        up={{ label: t('기획전'), to: paths.promotions() }}
        above={
          <span className="tabular flex flex-wrap items-center gap-2.5 text-small text-ink-700">
            <StateMark state={state} />
            <Period t={t} {...promotion} />
          </span>
        }
        dim={state === 'ended'}
      />
      <div className="wrap pt-8 desk:pt-10">
        {state === 'ended' && (
          <p className="mb-6 max-w-[40em] border-l-4 border-control bg-paper-100 px-4 py-3">
            {t('끝난 기획전이에요. 상품은 지금 값으로 살 수 있어요.')}
          </p>
        )}
        <Paragraphs
          text={pick(promotion.body, promotion.body_en)}
          lang={lang === 'en' && !promotion.body_en ? 'ko' : undefined}
        />
        {promotion.products.length > 0 && (
          <section aria-labelledby="goods-title" className="pt-10 desk:pt-14">
            <h2 id="goods-title" className="type-h2 mb-5 desk:mb-7">
              {t('기획전 상품')}
            </h2>
            <TileGrid
              products={promotion.products}
              columns={columnsFor(promotion.products.length)}
            />
          </section>
        )}
        <p className="pt-10 text-center">
          <ButtonLink to={paths.promotions()} look="outline">
            {t('다른 기획전 보기')}
          </ButtonLink>
        </p>
        <ViewedBefore />
      </div>
    </article>
  )
}
