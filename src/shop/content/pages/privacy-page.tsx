import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '개인정보처리방침'),
    description: translate(
      view.lang,
      '오드모아가 받는 정보와 쓰는 곳, 보관 기간, 고객의 권리, 이 매장이 쓰는 쿠키를 알려 드려요.',
    ),
  })
}

export default function PrivacyPage() {
  const t = useT()
  return (
    <LegalPage
      title={t('개인정보처리방침')}
      text={privacyText}
      numbered={(at, title) => `${at}. ${title}`}
      more={<TextLink to={paths.terms()}>{t('이용약관 보기')}</TextLink>}
    />
  )
}
