import { useEffect, useRef, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { kakao } from '#shop/session/kakao-contract.ts'
import { takeKept, useKakao, useKakaoOutcome } from '#shop/session/ui/use-kakao.ts'
import { ButtonLink } from '#ui/button.tsx'
import { inWords } from '#ui/explain.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { Spinner } from '#ui/spinner.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '카카오 로그인'), noindex: true })
}

/** Where Kakao leads back to. On the same page the log-in goes on here; a window of its own says that it may be closed. */
export default function KakaoReturnPage() {
  const t = useT()
  const conclude = useKakaoOutcome()
  const [kept] = useState(() => (typeof window === 'undefined' ? null : takeKept()))
  const again = useKakao({ purpose: kept?.purpose ?? 'login', redirect: kept?.redirect ?? '' })
  const [shown, setShown] = useState<'waiting' | 'beside' | { refusal: string }>('waiting')
  const asked = useRef(false)

  async function goOn() {
    const query = new URLSearchParams(location.search)
    const given = {
      state: query.get('state') ?? '',
      code: query.get('code') ?? undefined,
      error: query.get('error') ?? undefined,
    }
    // what Kakao sent along is used up now, and no copy of the address should hold it
    history.replaceState(history.state, '', location.pathname)
    try {
      const polled = await call(kakao.comeBack, { body: given })
      if (polled.way === 'window') {
        setShown('beside')
        return window.close()
      }
      // the messenger did not know the visitor: asked in the open
      if (polled.status === 'ask') return await again.start({ silent: false })
      const refusal = conclude(polled, { code: kept?.code ?? '', redirect: kept?.redirect ?? '' })
      if (refusal) setShown({ refusal })
    } catch (error) {
      setShown({ refusal: inWords(t, error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what Kakao sent along works once
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void goOn()
  }, [])

  return (
    <div className="wrap pt-14 pb-20 desk:pt-24 desk:pb-32">
      <div className="mx-auto max-w-[480px]">
        <h1 className="type-h1 mb-4">{t('카카오 로그인')}</h1>
        {shown === 'waiting' && (
          <p role="status" className="flex items-center gap-2.5 text-plain text-ink-700">
            <Spinner />
            {t('카카오에서 확인한 내용을 받고 있어요.')}
          </p>
        )}
        {shown === 'beside' && (
          <p role="status" className="text-plain text-ink-700">
            {t('확인했어요. 이 창을 닫고 원래 화면으로 돌아가 주세요.')}
          </p>
        )}
        {typeof shown === 'object' && (
          <>
            <FormRefusal message={shown.refusal} />
            <ButtonLink
              wide
              className="mt-4"
              to={
                kept?.purpose === 'link'
                  ? paths.myPage.account()
                  : paths.login(kept?.redirect || undefined)
              }
            >
              {kept?.purpose === 'link' ? t('회원정보로 돌아가기') : t('로그인으로 돌아가기')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
