import { useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { pageMeta, viewOf } from '../../../kernel/page-meta.ts'
import { queryOf } from '../../../kernel/queries.ts'
import { translate } from '../../../kernel/translate.ts'
import { useT } from '../../../ui/language.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { account } from '../account-contract.ts'
import { AccountSummary } from '../ui/account-summary.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '마이페이지'), noindex: true })
}

export default function MyPage() {
  const t = useT()
  const { data } = useQuery(queryOf(account.show, {}))
  return (
    <>
      <PageTitle title={t('마이페이지')} note={data && t('{name} 님, 안녕하세요.', { name: data.data.mb_name })} />
      <AccountSummary />
    </>
  )
}
