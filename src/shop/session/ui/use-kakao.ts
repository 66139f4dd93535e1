import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, safeRedirect } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type KakaoPolled, kakao } from '#shop/session/kakao-contract.ts'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { isMessenger, KakaoTrouble, kakaoLogin } from './kakao-login.ts'

export type KakaoPurpose = 'login' | 'link'
const kept = 'odemoa/kakao'
type Kept = { code: string; purpose: KakaoPurpose; redirect: string }

/** What the page that Kakao leads back to must know: it is another load of this tab. */
function keep(started: Kept) {
  sessionStorage.setItem(kept, JSON.stringify(started))
}

export function takeKept(): Kept | null {
  const text = sessionStorage.getItem(kept)
  sessionStorage.removeItem(kept)
  return text ? (JSON.parse(text) as Kept) : null // written by keep
}

type Asked = {
  purpose: KakaoPurpose
  /** where to go after a log-in */
  redirect?: string
  onLinked?: () => void
}

/** Begins a log-in or a link at Kakao, in a window of its own on a desk and on this page elsewhere. */
export function useKakao({ purpose, redirect = '', onLinked }: Asked) {
  const t = useT()
  const conclude = useKakaoOutcome()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  async function start({ silent = isMessenger(navigator.userAgent) }: { silent?: boolean } = {}) {
    waiting.current?.abort()
    const stop = new AbortController()
    waiting.current = stop
    setTrouble(null)
    setBusy(true)
    // opened by the press itself: a browser blocks what opens later
    const beside =
      matchMedia('(min-width: 1001px) and (pointer: fine)').matches &&
      !isMessenger(navigator.userAgent)
        ? window.open('', 'odemoa-kakao', 'width=480,height=720')
        : null
    try {
      const result = await kakaoLogin(
        {
          prepare: async (ask) =>
            (await call(kakao.prepare, { body: { ...ask, purpose, redirect } })).data,
          poll: (code) => call(kakao.poll, { body: { code } }),
          open: (url, code) => {
            if (beside) return beside.location.assign(url)
            keep({ code, purpose, redirect })
            location.assign(url)
          },
          userAgent: navigator.userAgent,
        },
        { way: beside ? 'window' : 'page', silent, signal: stop.signal },
      )
      if (!result) return
      setBusy(false)
      const told = conclude(result.polled, { code: result.code, redirect, onLinked })
      setTrouble(told)
    } catch (error) {
      if (stop.signal.aborted) return
      beside?.close()
      setBusy(false)
      if (error instanceof KakaoTrouble && error.error === 'network')
        return void navigate(paths.kakaoLost())
      if (error instanceof KakaoTrouble)
        return setTrouble(t('카카오 확인이 너무 오래 걸렸어요. 다시 시작해 주세요.'))
      setTrouble(inWords(t, error))
    }
  }

  return { busy, trouble, start }
}

type Going = { code: string; redirect: string; onLinked?: (() => void) | undefined }

/** Goes where an attempt leads; answers a sentence when it led nowhere. */
export function useKakaoOutcome() {
  const t = useT()
  const navigate = useNavigate()
  return (polled: KakaoPolled, { code, redirect, onLinked }: Going): string | null => {
    const goal = safeRedirect(polled.redirect || redirect, paths.myPage.home())
    switch (polled.status) {
      case 'in':
        // a new page, so that nothing of the guest's stays in memory
        location.assign(goal)
        return null
      case 'linked':
        if (onLinked) onLinked()
        else void navigate(paths.myPage.account(), { replace: true })
        return null
      case 'join':
        void navigate(paths.register({ kakao: code, redirect: polled.redirect }), { replace: true })
        return null
      case 'link-first':
        void navigate(paths.login(polled.redirect || undefined, code), { replace: true })
        return null
      case 'taken':
        return t(
          '이 카카오 계정은 다른 회원과 연결되어 있어요. 그 회원으로 로그인해 연결을 끊은 뒤 다시 해 주세요.',
        )
      case 'closed':
        return t('이 카카오 계정으로는 로그인할 수 없어요. 고객센터로 알려 주세요.')
      case 'error':
        void navigate(paths.kakaoLost(), { replace: true })
        return null
      default:
        return t('카카오 로그인을 취소했어요.')
    }
  }
}
