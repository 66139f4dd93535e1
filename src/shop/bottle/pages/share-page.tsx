import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { bottleStudio } from '#shop/bottle/contract.ts'
import { BottlePicture, FlatLabel } from '#shop/bottle/ui/bottle-picture.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'

const options = queryOf(bottleStudio.options, {})
const sharedOf = (token: string) => queryOf(bottleStudio.shared, { params: { token } })
const needs = (token: string) => (client: QueryClient) => [
  client.ensureQueryData(sharedOf(token)),
  client.ensureQueryData(options),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(args.params.token ?? ''))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '함께 보는 맞춤 병'), noindex: true })
}

/** A design somebody asks a second opinion on: to be looked at, not changed. */
export default function BottleSharePage() {
  const t = useT()
  const { token = '' } = useParams()
  const shared = useQuery(sharedOf(token)).data?.data
  const known = useQuery(options).data?.data
  if (!shared || !known) return null
  return (
    <div className="wrap max-w-[960px]! pt-7 pb-16 desk:pt-11">
      <PageTitle title={shared.title} note={t('함께 봐 달라고 보낸 맞춤 병 도안이에요.')} />
      <div className="mt-6 grid gap-6 desk:grid-cols-2">
        <BottlePicture doc={shared.doc} options={known} className="w-full" />
        <div className="grid place-items-center bg-paper-100 p-8">
          <FlatLabel doc={shared.doc} options={known} className="w-full shadow-2" />
        </div>
      </div>
      <ButtonLink to={paths.bottle({ share: token })} className="mt-9">
        {t('이 도안에서 시작하기')}
      </ButtonLink>
    </div>
  )
}
