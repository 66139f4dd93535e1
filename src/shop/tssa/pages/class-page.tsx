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
import { rowIdIn } from '#kernel/row-id.ts'
import { crumbData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import { stores } from '#shop/content/contract.ts'
import { classes } from '#shop/tssa/class-contract.ts'
import { classQuery, datesQuery } from '#shop/tssa/ui/class-queries.ts'
import { studioIn, studioQuery } from '#shop/tssa/ui/studio.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Certificate } from './class/certificate.tsx'
import { ClassHead } from './class/class-head.tsx'
import { ClassPhotos } from './class/class-photos.tsx'
import { Curriculum, Facts, Related, Story, Teachers } from './class/class-sections.tsx'
import { Dates } from './class/dates.tsx'
import { courseData } from './class-data.ts'

const needs = (id: number) => (client: QueryClient) => [
  client.ensureQueryData(classQuery(id)),
  ...(id ? [client.ensureQueryData(datesQuery(id))] : []),
  client.ensureQueryData(studioQuery),
]

export const loader = (args: LoaderFunctionArgs) =>
  load(args, needs(rowIdIn(args.params.productId)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.productId)))

export const meta: MetaFunction = ({ matches, params, loaderData }) => {
  const view = viewOf(matches)
  const id = rowIdIn(params.productId)
  const one = loadedData(loaderData, classes.show, { params: { class_id: id } })?.data
  if (!one) return pageMeta(view)
  const dates = loadedData(loaderData, classes.sessions, datesQuery(id).queryKey[1])?.data ?? []
  const studio = studioIn(loadedData(loaderData, stores.list, {})?.data)
  const title = inLang(view.lang, one.title.ko, one.title.en)
  const crumbs = [
    { name: translate(view.lang, '홈'), path: paths.home() },
    { name: 'TSSA', path: paths.tssa.main() },
    { name: translate(view.lang, 'TSSA 클래스'), path: paths.tssa.classes() },
    { name: title, path: paths.tssa.class(one.class_id) },
  ]
  return [
    ...pageMeta(view, {
      title: `${title} · TSSA`,
      description: inLang(view.lang, one.summary.ko, one.summary.en),
      image: one.image ? imageUrl(one.image, 1080) : undefined,
    }),
    { 'script:ld+json': courseData(view, one, dates, studio) },
    { 'script:ld+json': crumbData(view, crumbs) },
  ]
}

export default function ClassPage() {
  const t = useT()
  const { pick } = useLang()
  const id = rowIdIn(useParams().productId)
  const one = useQuery(classQuery(id)).data?.data
  if (!one) return null
  const title = pick(one.title.ko, one.title.en)
  return (
    <article className="wrap pt-0 desk:pt-7">
      <Breadcrumb
        className="mb-5 max-desk:hidden"
        crumbs={[
          { label: t('홈'), to: paths.home() },
          { label: 'TSSA', to: paths.tssa.main() },
          { label: t('TSSA 클래스'), to: paths.tssa.classes() },
          { label: title },
        ]}
      />
      <div className="desk:grid desk:grid-cols-[7fr_5fr] desk:grid-rows-[auto_1fr] desk:gap-x-12">
        <div className="min-w-0">
          <ClassPhotos images={one.images} name={title} />
        </div>
        <div className="min-w-0 desk:row-span-2">
          <ClassHead one={one} />
          <Dates one={one} />
          <Related one={one} />
        </div>
        <div className="min-w-0">
          <Story one={one} />
          <Curriculum one={one} />
          <Facts one={one} />
          <Certificate one={one} />
          <Teachers one={one} />
        </div>
      </div>
    </article>
  )
}
