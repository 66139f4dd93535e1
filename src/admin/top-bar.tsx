import { Bell, ExternalLink, LogOut, Menu, Moon, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { writtenIn } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { LanguageToggle } from '#storefront/language-toggle.tsx'
import { useSession } from '#storefront/session.tsx'
import { CountBadge } from '#ui/count-badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { CommandSearch } from './command-search.tsx'
import type { Theme } from './theme.ts'
import { useRoleWord } from './ui/role-word.ts'
import { useStaff } from './ui/staff.ts'
import { useStaffLogOut } from './use-staff-log-out.ts'

/** One search box for the work, the language, the light, and who is here. */
export function TopBar({
  theme,
  onTheme,
  onMenu,
}: {
  theme: Theme
  onTheme: () => void
  onMenu: () => void
}) {
  const t = useT()
  const staff = useStaff()
  const roleWord = useRoleWord()
  const logOut = useStaffLogOut()
  const { notification_count } = useSession()
  const dark = theme === 'dark'
  return (
    <header className="layer-header sticky top-0 border-b border-paper-200 bg-paper-0 print:hidden">
      <div className="mx-auto flex min-h-14 max-w-[1640px] flex-wrap items-center gap-x-2 px-2 desk:min-h-16 desk:flex-nowrap desk:gap-x-3 desk:px-8">
        <IconButton
          label={t('메뉴')}
          icon={<Menu aria-hidden="true" size={22} strokeWidth={1.5} />}
          onClick={onMenu}
          className="desk:hidden"
        />
        <CommandSearch />
        <span className="ml-auto flex items-center gap-1">
          <LanguageToggle className="px-2" />
          <IconButton
            label={dark ? t('밝은 화면으로') : t('어두운 화면으로')}
            icon={
              dark ? (
                <Sun aria-hidden="true" size={20} strokeWidth={1.5} />
              ) : (
                <Moon aria-hidden="true" size={20} strokeWidth={1.5} />
              )
            }
            onClick={onTheme}
          />
          <a
            href={paths.home()}
            aria-label={t('가게 보기')}
            title={t('가게 보기')}
            className="hidden size-11 place-items-center rounded-card hover:bg-paper-100 card:grid"
          >
            <ExternalLink aria-hidden="true" size={20} strokeWidth={1.5} />
          </a>
          <Link
            to={adminPaths.myNotifications()}
            title={t('알림함')}
            className="grid size-11 place-items-center rounded-card hover:bg-paper-100"
          >
            <span className="relative">
              <Bell aria-hidden="true" size={20} strokeWidth={1.5} />
              <span className="sr-only">{t('알림함')} </span>
              <CountBadge count={notification_count} label={t('읽지 않은 알림')} />
            </span>
          </Link>
          <span className="mr-1 ml-2.5 hidden max-w-48 min-w-0 flex-col text-right leading-tight card:flex">
            <span lang={writtenIn(staff.name)} className="truncate text-small font-semibold">
              {staff.name}
            </span>
            <span className="text-caption text-ink-500">{roleWord(staff.role)}</span>
          </span>
          <IconButton
            label={t('로그아웃')}
            icon={<LogOut aria-hidden="true" size={20} strokeWidth={1.5} />}
            onClick={logOut}
          />
        </span>
      </div>
    </header>
  )
}
