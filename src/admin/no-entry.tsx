import { useSession } from '#storefront/session.tsx'
import { useLogOut } from '#storefront/use-log-out.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Door } from './door.tsx'
import { InlineNotice } from './ui/inline-notice.tsx'

/** Logged in, but not as staff: says so, and offers to come in as somebody else. */
export function NoEntry() {
  const t = useT()
  const { user } = useSession()
  const logOut = useLogOut()
  return (
    <Door
      title={t('관리 화면은 직원만 볼 수 있어요')}
      note={t('{name} 님의 계정({id})에는 직원 권한이 없어요.', {
        name: user.mb_name,
        id: user.mb_id,
      })}
    >
      <InlineNotice tone="wait" className="mb-6">
        {t(
          '직원이라면 운영자에게 권한을 요청해 주세요. 다른 계정이 있다면 로그아웃한 뒤 다시 로그인하세요.',
        )}
      </InlineNotice>
      <Button wide onClick={logOut}>
        {t('로그아웃')}
      </Button>
    </Door>
  )
}
