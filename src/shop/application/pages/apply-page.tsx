import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLocation,
  useNavigate,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { applicationPath, paths } from '#kernel/paths.ts'
import { formatPhone } from '#kernel/phone.ts'
import { translate } from '#kernel/translate.ts'
import { type ApplicationKind, myApplications } from '#shop/application/contract.ts'
import { isTrade } from '#shop/application/rules.ts'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyLetter } from '#ui/empty-drawings.tsx'
import { useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/states.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationFrame, hallOf } from './frame.tsx'
import { kindAt, stories } from './kinds.ts'
import { MyApplications, useMine } from './my-applications.tsx'

const nothing = () => []
export const loader = (args: LoaderFunctionArgs) => load(args, nothing)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, nothing)

export const meta: MetaFunction = ({ matches, location }) => {
  const view = viewOf(matches)
  const { title, note } = stories[kindAt(location.pathname)]
  return pageMeta(view, {
    title: translate(view.lang, title),
    description: translate(view.lang, note),
  })
}

/** Where a business or a group asks; what it asked before stands above the form. */
export default function ApplyPage() {
  const kind = kindAt(useLocation().pathname)
  return <OneKind key={kind} kind={kind} />
}

function OneKind({ kind }: { kind: ApplicationKind }) {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const mine = useMine(kind)
  const [sent, setSent] = useState<{ ap_id: number; email: string } | null>(null)
  const { title, note, button, steps } = stories[kind]
  const open = isTrade(kind) && mine.data?.data.some((row) => !isOver(row.state))

  function done(given: { ap_id: number; email: string }) {
    void client.invalidateQueries({ queryKey: [myApplications.list.path] })
    if (session.isMember) void navigate(paths.application(kind, given.ap_id))
    else {
      setSent(given)
      window.scrollTo({ top: 0 })
    }
  }

  if (sent)
    return (
      <EmptyState
        level={1}
        drawing={<EmptyLetter />}
        title={t('잘 받았어요')}
        action={<ButtonLink to={paths.customerCenter()}>{t('고객센터로')}</ButtonLink>}
      >
        <p>
          {t('접수 번호는 {count}번이에요. 답은 {email}으로 보내 드려요.', {
            count: sent.ap_id,
            email: sent.email,
          })}
        </p>
      </EmptyState>
    )
  return (
    <ApplicationFrame title={t(title)} note={t(note)} hall={hallOf(kind)}>
      <ol className="mb-10 grid gap-px border border-paper-200 bg-paper-200 desk:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3 bg-paper-0 p-4.5 text-plain desk:block desk:p-5">
            <b className="type-h3 tabular text-pine-700">{at + 1}</b>
            <span className="desk:mt-1 desk:block">{t(step)}</span>
          </li>
        ))}
      </ol>
      <MyApplications kind={kind} found={mine} />
      {!session.known || (session.isMember && !mine.data && !mine.isError) ? (
        <Skeleton className="h-96" />
      ) : isTrade(kind) && !session.isMember ? (
        <LogInFirst kind={kind} />
      ) : open ? (
        <p className="bg-paper-100 px-5 py-5 text-plain text-ink-700">
          {t(
            '신청한 것이 있어서 새로 신청하지 않아도 돼요. 내용과 답은 위의 신청에서 볼 수 있어요.',
          )}
        </p>
      ) : (
        <ApplicationForm
          kind={kind}
          stored={null}
          begin={{ name: session.user.mb_name, mobile: formatPhone(session.user.mb_hp) }}
          button={t(button)}
          onDone={done}
        />
      )}
    </ApplicationFrame>
  )
}

const isOver = (state: string) => ['rejected', 'withdrawn', 'suspended'].includes(state)

function LogInFirst({ kind }: { kind: ApplicationKind }) {
  const t = useT()
  const back = applicationPath(kind)
  return (
    <div className="bg-paper-100 px-5 py-8 desk:px-8">
      <p className="text-body">
        {t('등급은 회원 계정에 드려요. 로그인하거나 가입한 뒤에 신청해 주세요.')}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink to={paths.login(back)}>{t('로그인하고 신청하기')}</ButtonLink>
        <ButtonLink look="outline" to={paths.register({ redirect: back })}>
          {t('회원가입')}
        </ButtonLink>
      </div>
    </div>
  )
}
