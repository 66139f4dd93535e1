import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
  useSearchParams,
} from 'react-router'
import { inLang } from '#kernel/language.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { loadedData } from '#kernel/loaded.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { customPage, firstCustomPage, paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { cms } from '#shop/content/contract.ts'
import { customStories, storiesPerPage } from '#shop/content/custom-contract.ts'
import { pageNeeds, publishedPage } from '#shop/content/ui/published.ts'
import { PageView } from '#shop/content/ui/trend-view.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { pageIn } from './list-parts.tsx'

/** Pages that staff write like any other, told apart by how their names begin: any other page has its one address. */
const nameIn = ({ name }: { name?: string }) => (name ? `${customPage}${name}` : firstCustomPage)
const storiesOn = (page: number) =>
  queryOf(customStories.list, { query: { page, per_page: storiesPerPage } })

/** The page; below the first of them the others. */
const needs = (params: { name?: string }, request: Request) => (client: QueryClient) => [
  ...pageNeeds(nameIn(params))(client),
  ...(params.name
    ? []
    : [client.ensureQueryData(storiesOn(pageIn(new URL(request.url).searchParams)))]),
]
export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params, args.request))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params, args.request))

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
  const { name } = useParams()
  const [search] = useSearchParams()
  const page = useQuery(publishedPage(nameIn({ name }))).data
  if (!page) return null
  const last = pageIn(search, 'last')
  const list = paths.customLanding('', { page: last === 1 ? undefined : last })
  return (
    <div className="wrap max-w-[1080px]! pt-5 pb-16 desk:pt-7">
      <Breadcrumb
        className="mb-4 max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          ...(name ? [{ label: t('커스텀 향'), to: list }] : []),
          { label: pick(page.title, page.title_en) },
        ]}
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
      {name ? (
        <p className="pt-10">
          <ButtonLink to={list} look="outline">
            {t('다른 커스텀 이야기 보기')}
          </ButtonLink>
        </p>
      ) : (
        <Stories page={pageIn(search)} />
      )}
    </div>
  )
}

function Stories({ page }: { page: number }) {
  const t = useT()
  const { pick } = useLang()
  const list = useQuery({ ...storiesOn(page), placeholderData: keepPreviousData }).data
  if (!list?.total) return null
  return (
    <section aria-labelledby="stories-title" className="pt-12 desk:pt-16">
      <h2 id="stories-title" className="type-h2 mb-5 desk:mb-7">
        {t('커스텀 이야기')}
      </h2>
      <ul className="grid gap-4 card:grid-cols-2">
        {list.data.map((story) => (
          <li key={story.name} className="group relative border border-paper-300 px-5 py-4">
            <Link
              to={paths.customLanding(story.name, { last: list.current_page })}
              className="type-h3 after:absolute after:inset-0 group-hover:underline"
            >
              {pick(story.title, story.title_en)}
            </Link>
            <p className="mt-1.5 text-plain text-ink-700">
              {pick(story.description, story.description_en)}
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        current={list.current_page}
        last={list.last_page}
        to={(page) => paths.customLanding('', { page: page === 1 ? undefined : page })}
        className="mt-9"
      />
    </section>
  )
}
