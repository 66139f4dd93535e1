import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '카카오에 연결하지 못했어요'),
    noindex: true,
  })
}

/** Kakao does not answer: the other ways in. */
export default function KakaoLostPage() {
  const t = useT()
  return (
    <div className="wrap pt-14 pb-20 desk:pt-24 desk:pb-32">
      <div className="mx-auto max-w-[480px]">
        <h1 className="type-h1">{t('카카오에 연결하지 못했어요')}</h1>
        <p className="mt-3 text-plain text-ink-700">
          {t(
            '카카오 서버가 답하지 않았어요. 인터넷 연결을 확인하고 잠시 뒤 다시 시도해 주세요. 아이디나 메일로는 지금도 로그인할 수 있어요.',
          )}
        </p>
        <div className="mt-7 grid gap-2.5 card:grid-cols-2">
          <ButtonLink to={paths.login()}>{t('로그인으로 돌아가기')}</ButtonLink>
          <ButtonLink look="outline" to={paths.forgotPassword()}>
            {t('비밀번호 찾기')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
