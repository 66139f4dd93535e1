import { Headset, PackageSearch } from 'lucide-react'
import { useLocation } from 'react-router'
import { writtenIn } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { CountBadge } from '#ui/count-badge.tsx'
import { useT } from '#ui/language.tsx'
import { useSession } from './session.tsx'
import { useLogOut } from './use-log-out.ts'

const word =
  'tap flex h-11 items-center px-2 text-small whitespace-nowrap text-ink-700 hover:text-ink-900'

/** Order look-up and log in, or my page. */
export function AccountLinks() {
  const t = useT()
  const { isMember, user, notification_count } = useSession()
  const { pathname, search } = useLocation()
  const logOut = useLogOut()
  return (
    <>
      {/* a sign, and the word where the row has room for it */}
      <a
        href={paths.customerCenter()}
        title={t('고객센터')}
        className="flex h-11 min-w-11 items-center justify-center rounded-card px-2 text-small whitespace-nowrap text-ink-700 hover:bg-paper-100 max-wide:hidden"
      >
        <Headset
          aria-hidden="true"
          size={22}
          strokeWidth={1.5}
          className="text-ink-900 min-[1500px]:hidden"
        />
        <span className="max-[1500px]:sr-only">{t('고객센터')}</span>
      </a>
      {isMember ? (
        <>
          {user.is_admin && (
            <a
              href={paths.backOffice()}
              className={`${word} max-w-28 font-semibold max-[1600px]:hidden`}
            >
              <span lang={writtenIn(user.mb_name)} className="truncate">
                {t('{name} 님', { name: user.mb_name })}
              </span>
            </a>
          )}
          <a
            href={paths.myPage.home()}
            data-tour="orders"
            title={t('{name} 님', { name: user.mb_name })}
            className={word}
          >
            <span className={notification_count > 0 ? 'relative pr-4' : undefined}>
              {t('마이페이지')}{' '}
              <CountBadge
                place="-top-1.5 -right-2"
                count={notification_count}
                label={t('읽지 않은 알림')}
              />
            </span>
          </a>
          <button type="button" onClick={logOut} className={word}>
            {t('로그아웃')}
          </button>
        </>
      ) : (
        <>
          <a
            href={paths.orderLookUp()}
            data-tour="orders"
            title={t('주문 조회')}
            className={`${word} max-[1260px]:min-w-11 max-[1260px]:justify-center`}
          >
            <PackageSearch
              aria-hidden="true"
              size={22}
              strokeWidth={1.5}
              className="text-ink-900 min-[1261px]:hidden"
            />
            <span className="max-[1260px]:sr-only">{t('주문 조회')}</span>
          </a>
          <a
            href={paths.login(pathname === paths.login() ? undefined : pathname + search)}
            className={word}
          >
            {t('로그인')}
          </a>
        </>
      )}
    </>
  )
}
