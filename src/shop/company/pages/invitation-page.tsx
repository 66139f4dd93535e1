import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { companies } from '#shop/company/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyLetter } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { PageTitle } from '#ui/page-title.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

const invitationOf = (token = '') => ({
  ...queryOf(companies.invitation, { params: { token } }),
  staleTime: 0,
  retry: false,
})
// one that is over says so on its page
const unlessOver = (error: unknown) => {
  if (error instanceof Refusal && error.status === 404) return null
  throw error
}

export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [client.fetchQuery(invitationOf(args.params.token)).catch(unlessOver)])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [
    client.fetchQuery(invitationOf(args.params.token)).catch(unlessOver),
  ])

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '회사 초대'), noindex: true })
}

/** Somebody asks this member to order for a company together. */
export default function InvitationPage() {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(invitationOf(token))
  const { busy, send } = useSend()

  async function accept() {
    const done = await send(() => call(companies.accept, { params: { token } }))
    if (!done) return
    // the prices are others from now on
    await client.invalidateQueries()
    await session.refresh()
    toast(t('이제 {company}의 주문을 함께 해요.', { company: done.data.company }))
    await navigate(paths.myPage.company(), { replace: true })
  }

  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        drawing={<EmptyLetter />}
        title={t('쓸 수 없는 초대예요')}
        action={<ButtonLink to={paths.myPage.home()}>{t('마이페이지')}</ButtonLink>}
      >
        <p>
          {t('이미 수락했거나 기한이 지난 초대예요. 초대한 분에게 다시 보내 달라고 해 주세요.')}
        </p>
      </EmptyState>
    )
  if (error && !data)
    return (
      <ErrorState level={1} title={t('초대를 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  if (!data) return null
  const { company, owner } = data.data
  return (
    <>
      <PageTitle title={t('회사 초대')} />
      <div className="max-w-[560px] border border-paper-200 bg-paper-0 p-5 desk:p-7">
        <p className="text-body leading-relaxed">
          {t('{owner} 님이 {company}의 주문을 함께 하자고 초대했어요.', { owner, company })}
        </p>
        <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-plain leading-relaxed text-ink-700">
          <li>{t('회사의 거래 가격과 외상, 주소록으로 주문할 수 있어요.')}</li>
          <li>{t('회사의 외상 주문은 함께 봐요. 내 개인 주문은 나만 봐요.')}</li>
          <li>{t('언제든 회사에서 나갈 수 있어요.')}</li>
        </ul>
        <Button wide className="mt-6" busy={busy} onClick={() => void accept()}>
          {t('초대 수락하기')}
        </Button>
      </div>
    </>
  )
}
