import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { FindIdForm } from './forgot/find-id-form.tsx'
import { FindPasswordForm } from './forgot/find-password-form.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '아이디·비밀번호 찾기'), noindex: true })
}

export default function ForgotPasswordPage() {
  const t = useT()
  const hydrated = useHydrated()
  const [search, setSearch] = useSearchParams()
  // the page itself is the same for everyone: which part is asked for is known in the browser
  const part = hydrated && search.get('find') === 'id' ? 'id' : 'password'
  return (
    <div className="wrap pt-7 pb-16 desk:pt-14 desk:pb-28">
      <div className="mx-auto max-w-[480px]">
        <h1 className="type-h1 mb-5 desk:text-display">{t('아이디·비밀번호 찾기')}</h1>
        <Tabs
          label={t('무엇을 찾을까요?')}
          value={part}
          onChange={(next) =>
            setSearch(next === 'id' ? { find: 'id' } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
          tabs={[
            { value: 'password', label: t('비밀번호 찾기') },
            { value: 'id', label: t('아이디 찾기') },
          ]}
        >
          <div className="pt-6">{part === 'id' ? <FindIdForm /> : <FindPasswordForm />}</div>
        </Tabs>
        <p className="rule-t mt-8 pt-4 text-small text-ink-500">
          {t('떠올랐다면')} <TextLink to={paths.login()}>{t('로그인')}</TextLink>
        </p>
      </div>
    </div>
  )
}
