import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { applicationPath, paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { translate } from '#kernel/translate.ts'
import { myApplications } from '#shop/application/contract.ts'
import { whyCannotEdit } from '#shop/application/rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationFrame, hallOf } from './frame.tsx'
import { stories } from './kinds.ts'

const applicationOf = (ap_id: number) => queryOf(myApplications.show, { params: { ap_id } })
const needs = (ap_id: number) => (client: QueryClient) => [
  client.fetchQuery({ ...applicationOf(ap_id), staleTime: 0 }),
]

export const loader = (args: LoaderFunctionArgs) => load(args, needs(rowIdIn(args.params.id)))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needs(rowIdIn(args.params.id)))

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '신청서 고치기'), noindex: true })
}

/** Mends an application that nobody has decided yet, or adds what was asked for. */
export default function EditPage() {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const id = rowIdIn(useParams().id)
  const one = useQuery(applicationOf(id)).data?.data
  if (!one) return null
  const back = paths.application(one.kind, one.ap_id)
  const why = whyCannotEdit(one.kind, one.state)
  if (why)
    return (
      <EmptyState
        level={1}
        title={t('지금은 고칠 수 없어요')}
        action={<ButtonLink to={back}>{t('신청 내역 보기')}</ButtonLink>}
      >
        <p>{t(why)}</p>
      </EmptyState>
    )
  return (
    <ApplicationFrame
      hall={hallOf(one.kind)}
      title={t('신청서 고치기')}
      note={one.reply || undefined}
      up={{ label: t(stories[one.kind].title), to: applicationPath(one.kind) }}
    >
      <ApplicationForm
        key={one.ap_id}
        kind={one.kind}
        stored={one}
        button={t('고쳐서 다시 보내기')}
        onDone={() => {
          void client.invalidateQueries({ queryKey: [myApplications.show.path] })
          toast(t('고친 내용을 보냈어요. 이어서 검토할게요.'))
          void navigate(back)
        }}
      />
    </ApplicationFrame>
  )
}
