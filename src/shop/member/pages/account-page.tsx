import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '../../../kernel/page-meta.ts'
import { translate } from '../../../kernel/translate.ts'
import { useT } from '../../../ui/language.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AccountSummary } from '../ui/account-summary.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '회원정보'), noindex: true })
}

export default function AccountPage() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('회원정보')} />
      <AccountSummary />
    </>
  )
}
