import { Link, useLocation } from 'react-router'
import { paths } from '../kernel/paths.ts'
import { useT } from '../ui/language.tsx'
import { useSession } from './session.tsx'
import { useLogOut } from './use-log-out.ts'

const word = 'tap flex h-11 items-center px-2 text-[14px] whitespace-nowrap text-ink-700 hover:text-ink-900'

/** Order look-up, and log in or my name. */
export function AccountLinks() {
  const t = useT()
  const { isMember, user } = useSession()
  const { pathname, search } = useLocation()
  const logOut = useLogOut()
  return (
    <>
      <Link to={paths.orderLookUp()} className={`${word} max-wide:hidden`}>
        {t('주문 조회')}
      </Link>
      {isMember ? (
        <>
          {user.is_admin ? (
            <Link to={paths.admin.today()} className={`${word} max-w-28 font-semibold`}>
              <span className="truncate">{t('{name} 님', { name: user.mb_name })}</span>
            </Link>
          ) : (
            <span className="max-w-28 truncate px-2 text-[14px] font-semibold">{t('{name} 님', { name: user.mb_name })}</span>
          )}
          <button type="button" onClick={logOut} className={word}>
            {t('로그아웃')}
          </button>
        </>
      ) : (
        <Link to={paths.login(pathname === paths.login() ? undefined : pathname + search)} className={word}>
          {t('로그인')}
        </Link>
      )}
    </>
  )
}
