import type { QueryClient } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  useLocation,
} from 'react-router'
import { load, loadInBrowser } from '#kernel/load.ts'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { account } from '#shop/member/account-contract.ts'
import { useLogOut } from '#storefront/use-log-out.ts'
import { useT } from '#ui/language.tsx'
import { MenuList, SideMenu, SwipeMenu } from './menus.tsx'

const mine = queryOf(account.show, {})
const needs = (client: QueryClient) => [client.ensureQueryData(mine)]

/** Whose page it is. A guest is led to the login, which leads back. */
export const loader = (args: LoaderFunctionArgs) => load(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

/** For every page below: they are one person's. */
export const headers = () => ({ 'x-robots-tag': 'noindex, nofollow' })

/** The pages of a member, with their menu at the left of a desk and above the page on a phone. */
export default function MyPageFrame() {
  const t = useT()
  const logOut = useLogOut()
  const { data } = useQuery(mine)
  const { pathname } = useLocation()
  const atHome = pathname.replace(/\/$/, '') === paths.myPage.home()
  return (
    <div className="wrap gap-12 pt-4 pb-16 desk:grid desk:grid-cols-[208px_minmax(0,1fr)] desk:items-start desk:pt-11 desk:pb-24 wide:gap-16">
      <aside className="sticky top-28 hidden desk:block print:hidden">
        <p className="rule-t pt-4 text-title leading-snug font-[650] [overflow-wrap:anywhere]">
          {data && t('{name} 님', { name: data.data.mb_name })}
        </p>
        <SideMenu />
        <button
          type="button"
          onClick={logOut}
          className="hairline-t mt-4 flex min-h-11 w-full items-center pt-4 text-small text-ink-500 hover:text-ink-900"
        >
          {t('로그아웃')}
        </button>
      </aside>
      {!atHome && <SwipeMenu />}
      <div className="min-w-0">
        <Outlet />
        {atHome && <MenuList onLogOut={logOut} />}
      </div>
    </div>
  )
}
