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
import { queryOf } from '#kernel/queries.ts'
import { articleData } from '#kernel/structured-data.ts'
import { cms } from '#shop/content/contract.ts'
import { PageView, trendQuery, trendsIn } from '#shop/content/ui/trend-view.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLang, useT } from '#ui/language.tsx'

const pageOf = (name: string) => queryOf(cms.published, { params: { name } })

/** The page, then the goods it shows; a trend that is gone leaves its place empty. */
const needs = (name: string) => (client: QueryClient) => [
  client
    .ensureQueryData(pageOf(name))
    .then(({ template }) =>
      Promise.all(
        trendsIn(template).map((id) => client.ensureQueryData(trendQuery(id)).catch(() => null)),
      ),
    ),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.path ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.path ?? ''))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const page = loadedData(loaderData, cms.published, { params: { name: params.path ?? '' } })
  if (!page) return pageMeta(view)
  const title = inLang(view.lang, page.title, page.title_en)
  const description = inLang(view.lang, page.description, page.description_en)
  return [
    ...pageMeta(view, { title, description }),
    {
      'script:ld+json': articleData(view, {
        headline: title,
        description,
        path: paths.contents(params.path ?? ''),
      }),
    },
  ]
}

/** A published page of the shop at /contents/{path}. */
export default function CmsPage() {
  const t = useT()
  const { pick } = useLang()
  const page = useQuery(pageOf(useParams().path ?? '')).data
  if (!page) return null
  return (
    <div className="wrap max-w-[1080px]! pt-5 desk:pt-7">
      <Breadcrumb
        className="mb-4 max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: pick(page.title, page.title_en) }]}
      />
      <PageView template={page.template} />
    </div>
  )
}
