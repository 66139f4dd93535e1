import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths, safeRedirect } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { LookUpForm } from '#shop/order/ui/look-up-form.tsx'
import { sessions } from '#shop/session/contract.ts'
import { kakaoWays } from '#shop/session/ui/kakao-button.tsx'
import { KakaoEntry } from '#shop/session/ui/kakao-entry.tsx'
import { LoginNeeded } from '#shop/session/ui/login-needed.tsx'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useSending } from '#ui/use-sending.ts'

const needs = (client: QueryClient) => [client.ensureQueryData(kakaoWays)]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '로그인'), noindex: true })
}

// read when it is needed: the page itself is the same for everyone
const goal = () =>
  safeRedirect(new URLSearchParams(location.search).get('redirect'), paths.myPage.home())

export default function LoginPage() {
  const t = useT()
  const navigate = useNavigate()
  const { known, isMember } = useSession()

  // nothing to do here for somebody who is logged in
  useEffect(() => {
    if (known && isMember) void navigate(goal(), { replace: true })
  }, [known, isMember, navigate])

  return (
    <div className="wrap pt-7 pb-16 desk:pt-14 desk:pb-28">
      <div className="mx-auto grid max-w-[1040px] grid-cols-1 gap-14 desk:grid-cols-2 desk:gap-0">
        <section aria-labelledby="login" className="desk:pr-16">
          <h1 id="login" className="type-h1 flex items-end desk:min-h-12 desk:text-display">
            {t('로그인')}
          </h1>
          <p className="mt-2 mb-6 text-plain text-ink-700">
            {t('주문과 찜한 상품을 이어서 볼 수 있어요.')}
          </p>
          <LoginNeeded />
          <LinkFirst />
          <LoginForm />
          <LoginHelp />
        </section>
        <section
          aria-labelledby="look-up"
          className="rule-t pt-6 desk:border-t-0 desk:border-l desk:border-paper-200 desk:pt-0 desk:pl-16"
        >
          <h2
            id="look-up"
            className="type-h2 flex items-end desk:min-h-12 desk:pb-[3px] desk:text-huge"
          >
            {t('비회원 주문 조회')}
          </h2>
          <p className="mt-2 mb-6 text-plain text-ink-700">
            {t('회원이 아니어도 주문을 다시 볼 수 있어요.')}
          </p>
          <LookUpForm look="outline" />
        </section>
      </div>
    </div>
  )
}

/** After a Kakao log-in that found a member with the same mail. */
function LinkFirst() {
  const t = useT()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  if (!hydrated || !search.get('kakao')) return null
  return (
    <p
      role="status"
      className="mb-5 rounded-tag bg-info-100 px-4 py-3 text-plain font-semibold text-info"
    >
      {t('같은 메일로 가입한 회원이 있어요. 로그인하면 카카오를 연결해 드려요.')}
    </p>
  )
}

/** For who has no account yet, or cannot remember. */
function LoginHelp() {
  const t = useT()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  // the page is kept for everyone: where its visitor was going is known in the browser
  const redirect = hydrated ? safeRedirect(search.get('redirect'), '') : ''
  const link =
    'tap inline-flex min-h-11 items-center px-2.5 text-ink-700 hover:text-ink-900 hover:underline hover:underline-offset-4'
  return (
    <div className="mt-3">
      <nav aria-label={t('로그인 도움')} className="flex flex-wrap justify-center text-small">
        <Link to={paths.forgotPassword('id')} className={link}>
          {t('아이디 찾기')}
        </Link>
        <Link to={paths.forgotPassword()} className={link}>
          {t('비밀번호 찾기')}
        </Link>
      </nav>
      <KakaoEntry redirect={redirect} className="mt-2 mb-2.5" />
      <ButtonLink look="outline" wide to={paths.register({ redirect })}>
        {t('회원가입')}
      </ButtonLink>
    </div>
  )
}

type Typed = { mb_id: string; password: string; code: string }

function LoginForm() {
  const t = useT()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'mb_id') return typed.mb_id.trim() ? null : t('아이디나 메일을 적어 주세요.')
      if (name === 'code') return null
      return typed.password ? null : t('비밀번호를 적어 주세요.')
    },
    [t],
  )
  const fields = useFields<Typed>({ mb_id: '', password: '', code: '' }, check)
  // asked for once the password was right, by those who have a second step
  const [second, setSecond] = useState(false)

  const { busy, refusal, form } = useSending(fields, async () => {
    try {
      const kakao = new URLSearchParams(location.search).get('kakao')
      await call(sessions.login, {
        body: {
          mb_id: fields.values.mb_id,
          password: fields.values.password,
          ...(second ? { code: fields.values.code } : {}),
          ...(kakao ? { kakao } : {}),
        },
      })
      // a new page, so that nothing of the guest's stays in memory
      location.assign(goal())
    } catch (error) {
      const asksSecond = error instanceof Refusal && error.detail.second_factor === true
      setSecond(asksSecond)
      // asked for the first time, the second step is no mistake
      if (!asksSecond || second) throw error
    }
  })

  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...fields.bind('mb_id')}
        label={t('아이디 또는 메일')}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
      />
      <PasswordField
        {...fields.bind('password')}
        label={t('비밀번호')}
        required
        autoComplete="current-password"
        maxLength={200}
      />
      {second && (
        <TextField
          {...fields.bind('code')}
          label={t('인증 숫자')}
          required
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={24}
          autoFocus
        />
      )}
      <FormRefusal message={refusal} />
      <Button type="submit" wide busy={busy} className="mt-1">
        {t('로그인')}
      </Button>
    </form>
  )
}
