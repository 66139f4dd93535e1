import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useParams,
} from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { articleData } from '#kernel/structured-data.ts'
import { cms } from '#shop/content/contract.ts'
import { pageNeeds, publishedPage } from '#shop/content/ui/published.ts'
import { PageView } from '#shop/content/ui/trend-view.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLang, useT } from '#ui/language.tsx'

const nameIn = ({ path = '' }: { path?: string }) => {
  const own = paths.contents(path)
  // a page about custom work stands somewhere else
  if (!own.startsWith('/contents/')) throw redirect(own, 301)
  return path
}
export const loader = (args: LoaderFunctionArgs) => load(args, pageNeeds(nameIn(args.params)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, pageNeeds(nameIn(args.params)))

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
  const page = useQuery(publishedPage(useParams().path ?? '')).data
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
