import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { LegalPage } from './legal-page.tsx'
import { termsText } from './terms-text.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, {
    title: translate(view.lang, '이용약관'),
    description: translate(
      view.lang,
      '주문과 계약, 값과 입금 기한, 배송, 취소와 반품, 환불에 관한 오드모아의 약속이에요.',
    ),
  })
}

export default function TermsPage() {
  const t = useT()
  return (
    <LegalPage
      title={t('이용약관')}
      text={termsText}
      numbered={(at, title) => t('제{at}조 {title}', { at, title })}
      more={<TextLink to={paths.privacy()}>{t('개인정보처리방침 보기')}</TextLink>}
    />
  )
}
