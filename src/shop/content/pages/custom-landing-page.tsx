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
import { cms } from '#shop/content/contract.ts'
import { PageView, trendQuery, trendsIn } from '#shop/content/ui/trend-view.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

/** The landing page without a name of its own: a page that staff write like any other. */
const first = 'custom-fragrance'
const nameIn = (params: { name?: string }) => params.name ?? first
const pageOf = (name: string) => queryOf(cms.published, { params: { name } })

const needs = (name: string) => (client: QueryClient) => [
  client
    .ensureQueryData(pageOf(name))
    .then(({ template }) =>
      Promise.all(
        trendsIn(template).map((id) => client.ensureQueryData(trendQuery(id)).catch(() => null)),
      ),
    ),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(nameIn(args.params)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(nameIn(args.params)))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const page = loadedData(loaderData, cms.published, { params: { name: nameIn(params) } })
  if (!page) return pageMeta(view)
  return pageMeta(view, {
    title: inLang(view.lang, page.title, page.title_en),
    description: inLang(view.lang, page.description, page.description_en),
  })
}

/** A story about custom work, and the way to ask for it. */
export default function CustomLandingPage() {
  const t = useT()
  const { pick } = useLang()
  const page = useQuery(pageOf(nameIn(useParams()))).data
  if (!page) return null
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="mb-4 max-desk:hidden"
        crumbs={[{ label: t('홈'), to: paths.home() }, { label: pick(page.title, page.title_en) }]}
      />
      <PageView template={page.template} />
      <p className="mt-12 flex flex-wrap gap-3">
        <ButtonLink to={paths.fragranceService()} size={56}>
          {t('커스텀 향 의뢰하기')}
        </ButtonLink>
      </p>
    </div>
  )
}
