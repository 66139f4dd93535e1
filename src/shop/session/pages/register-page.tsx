import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths, safeRedirect } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { kakaoWays } from '#shop/session/ui/kakao-button.tsx'
import { KakaoEntry } from '#shop/session/ui/kakao-entry.tsx'
import { useSession } from '#storefront/session.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { JoinForm } from './join/join-form.tsx'
import { KakaoJoin } from './join/kakao-join.tsx'
import { Welcome } from './join/welcome.tsx'

const needs = (client: QueryClient) => [client.ensureQueryData(kakaoWays)]

export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '회원가입'),
    description: translate(
      view.lang,
      '주문 조회와 찜, 재구매가 한곳에. 오드모아 회원이 되어 보세요.',
    ),
  })
}

// read when it is needed: the page itself is the same for everyone
const goal = () =>
  safeRedirect(new URLSearchParams(location.search).get('redirect'), paths.myPage.home())

export default function RegisterPage() {
  const t = useT()
  const navigate = useNavigate()
  const { known, isMember } = useSession()
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const kakao = search.get('kakao')
  const [joined, setJoined] = useState<string | null>(null)

  useEffect(() => {
    if (known && isMember && !joined) void navigate(goal(), { replace: true })
  }, [known, isMember, joined, navigate])

  if (joined) return <Welcome name={joined} goal={goal()} />
  return (
    <div className="wrap pt-7 pb-16 desk:pt-14 desk:pb-28">
      <div className="mx-auto max-w-[640px]">
        <h1 className="type-h1 desk:text-display">{t('회원가입')}</h1>
        <p className="mt-2 text-plain text-ink-700">
          {t('이미 회원이라면')} <TextLink to={paths.login()}>{t('로그인')}</TextLink>
        </p>
        {hydrated && kakao ? (
          <KakaoJoin code={kakao} onJoined={setJoined} />
        ) : (
          <>
            <KakaoEntry
              redirect={hydrated ? safeRedirect(search.get('redirect'), '') : ''}
              className="mt-6"
            />
            <JoinForm onJoined={setJoined} />
          </>
        )}
      </div>
    </div>
  )
}
