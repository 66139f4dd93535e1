import { useNavigate, useSearchParams } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { safeRedirect } from '#kernel/paths.ts'
import { LoginForm } from '#shop/session/ui/login-form.tsx'
import { useSession } from '#storefront/session.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Door } from './door.tsx'
import { NoEntry } from './no-entry.tsx'
import { usePageTitle } from './ui/page-head.tsx'

export default function LoginPage() {
  const t = useT()
  usePageTitle(t('직원 로그인'))
  const { user } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const asked = safeRedirect(params.get('redirect'), adminPaths.today())
  const next =
    asked.startsWith(adminPaths.today()) && !asked.startsWith(adminPaths.login())
      ? asked
      : adminPaths.today()

  if (user.mb_id && user.staff_role === null) return <NoEntry />
  if (user.mb_id) {
    return (
      <Door
        title={t('이미 로그인했어요')}
        note={t('{name} 님으로 들어와 있어요.', { name: user.mb_name })}
      >
        <ButtonLink to={next} wide>
          {t('관리 화면으로')}
        </ButtonLink>
      </Door>
    )
  }
  return (
    <Door title={t('직원 로그인')} note={t('오늘 할 일을 보려면 로그인해 주세요.')}>
      <LoginForm
        onIn={({ staff_role }) =>
          staff_role === null ? undefined : navigate(next, { replace: true })
        }
      />
    </Door>
  )
}
