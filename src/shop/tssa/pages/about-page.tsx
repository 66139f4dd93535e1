import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { articleData, crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { cms } from '#shop/content/contract.ts'
import { PageView, trendQuery, trendsIn } from '#shop/content/ui/trend-view.tsx'
import { StudioMenu } from '#shop/tssa/ui/studio-menu.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

/** The block that content staff write this page in. */
export const aboutBlock = 'tssa-about'
const about = queryOf(cms.published, { params: { name: aboutBlock } })
const needs = (client: QueryClient) => [
  client
    .ensureQueryData(about)
    .then(({ template }) =>
      Promise.all(
        trendsIn(template).map((id) => client.ensureQueryData(trendQuery(id)).catch(() => null)),
      ),
    ),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches, loaderData }) => {
  const view = viewOf(matches)
  const page = loadedData(loaderData, cms.published, { params: { name: aboutBlock } })
  if (!page) return pageMeta(view)
  const title = inLang(view.lang, page.title, page.title_en)
  const description = inLang(view.lang, page.description, page.description_en)
  const image = '/img/scene-workshop-detail-1080.webp'
  return [
    ...pageMeta(view, { title, description, image }),
    {
      'script:ld+json': articleData(view, {
        headline: title,
        description,
        path: paths.tssa.about(),
        images: [image],
      }),
    },
    {
      'script:ld+json': crumbData(view, [
        { name: translate(view.lang, '홈'), path: paths.home() },
        { name: 'TSSA', path: paths.tssa.main() },
        { name: title, path: paths.tssa.about() },
      ]),
    },
  ]
}

/** What the workshop is, in the words of content staff. */
export default function TssaAboutPage() {
  const t = useT()
  const { pick } = useLang()
  const page = useQuery(about).data
  if (!page) return null
  return (
    <>
      <div className="wrap pt-5 desk:pt-7">
        <Breadcrumb
          className="max-desk:hidden"
          crumbs={[
            { label: t('홈'), to: paths.home() },
            { label: 'TSSA', to: paths.tssa.main() },
            { label: pick(page.title, page.title_en) },
          ]}
        />
      </div>
      <StudioMenu />
      <div className="wrap max-w-[1080px]! pt-7 desk:pt-10">
        <PageView template={page.template} />
        <p className="mt-10 flex flex-wrap gap-2.5">
          <ButtonLink to={paths.tssa.classes()}>{t('클래스 보기')}</ButtonLink>
          <ButtonLink to={paths.tssa.studio()} look="outline">
            {t('공방 찾아오기')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
