import { ChevronRight, LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { tabClass } from '#ui/tab-class.ts'
import { entries, groups } from './entries.ts'

/** The home of my page is its own page only; every other entry also stands for what lies below it. */
const exact = (to: string) => to === paths.myPage.home()

export function SideMenu() {
  const t = useT()
  return (
    <nav aria-label={t('마이페이지 메뉴')} className="mt-3 text-plain">
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <ul key={group[0]?.to} className="border-paper-200 py-1.5 not-first:border-t">
            {group.map(({ to, word }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={exact(to)}
                  prefetch="intent"
                  className={({ isActive }) =>
                    cx(
                      'flex min-h-11 items-center',
                      isActive
                        ? 'font-semibold text-pine-700'
                        : 'text-ink-700 hover:text-ink-900 hover:underline hover:decoration-line hover:underline-offset-4',
                    )
                  }
                >
                  {t(word)}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
    </nav>
  )
}

/** On a phone, above a page: the whole menu in one row, the page's own word in sight. */
export function SwipeMenu() {
  const t = useT()
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another word
  useEffect(() => {
    const on = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && on)
      row.current.scrollLeft = on.offsetLeft - (row.current.clientWidth - on.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={row}
      aria-label={t('마이페이지 메뉴')}
      className="swipe relative -mx-4 mb-6 border-b border-line px-4 desk:hidden print:hidden"
    >
      <ul className="flex w-max gap-5">
        {entries.map(({ to, word }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={exact(to)}
              className={({ isActive }) => cx(tabClass(isActive), 'flex items-center')}
            >
              {t(word)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone, at the foot of my page's home: every page as a row. */
export function MenuList({ onLogOut }: { onLogOut: () => void }) {
  const t = useT()
  const row = 'flex min-h-13 w-full items-center gap-3 text-left text-body'
  return (
    <nav aria-label={t('마이페이지 메뉴')} className="rule-t mt-10 desk:hidden print:hidden">
      <ul>
        {entries
          .filter(({ to }) => !exact(to))
          .map(({ to, word, icon: Icon }) => (
            <li key={to} className="hairline-b">
              <Link to={to} className={row}>
                <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="text-control" />
                {t(word)}
                <ChevronRight
                  aria-hidden="true"
                  size={18}
                  strokeWidth={1.5}
                  className="ml-auto text-control"
                />
              </Link>
            </li>
          ))}
        <li>
          <button type="button" onClick={onLogOut} className={`${row} text-ink-500`}>
            <LogOut aria-hidden="true" size={20} strokeWidth={1.5} className="text-control" />
            {t('로그아웃')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
