import { useEffect } from 'react'
import { type MetaFunction, Outlet, useLocation, useNavigate } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { htmlLang, parseLang } from '#kernel/language.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { installPhrases } from '#kernel/translate.ts'
import { ErrorPage } from '#storefront/error-page.tsx'
import { useSession } from '#storefront/session.tsx'
import { areaOf } from './area-of.ts'
import './early-command.ts'
import { LoginAgain } from '#shop/session/ui/login-again.tsx'
import { NoEntry } from './no-entry.tsx'
import { Shell, ShellSkeleton } from './shell.tsx'
import { useTheme, wearTheme } from './theme.ts'
import { useFoot } from './ui/foot.ts'
import { OnlyFor } from './ui/only-for.tsx'
import { WorkerContext } from './ui/staff.ts'
import { useWasIn } from './was-in.ts'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(viewOf(matches), { title: 'Studio', noindex: true })

/** The server sends only the empty shell; words and data come to those who may have them. */
export async function clientLoader() {
  wearTheme()
  const lang = parseLang(document.documentElement.lang) ?? 'kr'
  if (lang === 'en') installPhrases('en', (await import('./words.ts')).phrases)
  return { lang: htmlLang(lang) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export function HydrateFallback() {
  return <ShellSkeleton />
}

export default function Frame() {
  const { theme, turn } = useTheme()
  useFoot(0)
  const { known, user } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const area = areaOf(pathname)
  const atDoor = pathname === adminPaths.login()
  const worker = useWasIn(user)
  const stranger = known && !user.mb_id

  useEffect(() => {
    if (stranger && !worker && !atDoor)
      void navigate(adminPaths.login(pathname + search), { replace: true })
  }, [stranger, worker, atDoor, navigate, pathname, search])

  // the owner asks for a second step: nothing else opens before it is on
  const mustEnrol = user.must_enrol === true && !atDoor && pathname !== adminPaths.security()
  useEffect(() => {
    if (mustEnrol) void navigate(adminPaths.security(), { replace: true })
  }, [mustEnrol, navigate])

  if (atDoor) return <Outlet />
  if (known && !stranger && user.staff_role === null) return <NoEntry />
  if (!known || !worker) return <ShellSkeleton />
  return (
    <WorkerContext value={worker}>
      {/* another person starts afresh: nothing of the last one stays on the page */}
      <Shell key={worker.mb_id} theme={theme} onTheme={turn}>
        {area ? (
          <OnlyFor area={area}>
            <Outlet />
          </OnlyFor>
        ) : (
          <Outlet />
        )}
      </Shell>
      {stranger && <LoginAgain mb_id={worker.mb_id} />}
    </WorkerContext>
  )
}

export function ErrorBoundary() {
  useTheme()
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4">
      <ErrorPage />
    </main>
  )
}
