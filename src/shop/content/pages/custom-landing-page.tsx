import { useQuery } from '@tanstack/react-query'
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
import { cms } from '#shop/content/contract.ts'
import { pageNeeds, publishedPage } from '#shop/content/ui/published.ts'
import { PageView } from '#shop/content/ui/trend-view.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'

/** Pages that staff write like any other, told apart by how their names begin: any other page has its one address. */
const nameIn = ({ name = 'fragrance' }: { name?: string }) => `custom-${name}`
export const loader = (args: LoaderFunctionArgs) => load(args, pageNeeds(nameIn(args.params)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, pageNeeds(nameIn(args.params)))

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
  const page = useQuery(publishedPage(nameIn(useParams()))).data
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
        <ButtonLink to={paths.bottle()} size={56} look="outline">
          {t('맞춤 병 만들기')}
        </ButtonLink>
      </p>
    </div>
  )
}
