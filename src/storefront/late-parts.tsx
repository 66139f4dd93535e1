import { Suspense, useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { homeCountry, seemsHome } from '#kernel/destination.ts'
import { ownTimeZone } from '#kernel/korean-time.ts'
import type { View } from '#kernel/load.ts'
import { isQuietPage, isTaskPage } from '#shop/content/rules.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { hasDestination } from './destination-memory.ts'
import { useCartSeen } from './held/cart-seen.ts'
import { useHeldActs } from './held/use-held-acts.ts'
import { useSettings } from './hooks.ts'
import { registerWorker } from './offline/register.ts'
import { isOldHost } from './old-host-rules.ts'
import { useVisitLog } from './use-visit-log.ts'

const Popups = lazyPart(() => import('#shop/content/ui/popups.tsx').then((found) => found.Popups))
// each only for those few whom it concerns
const OldHostOverlay = lazyPart(() => import('./old-host.tsx').then((found) => found.OldHost))
const DestinationProposal = lazyPart(() =>
  import('./destination-proposal.tsx').then((found) => found.DestinationProposal),
)
const AnalyticsConsent = lazyPart(() =>
  import('./analytics-consent.tsx').then((found) => found.AnalyticsConsent),
)
const ChatWidget = lazyPart(() => import('./chat-widget.ts').then((found) => found.ChatWidget))

/** What comes over a page that stands already, and what watches it; none of it is in the way of the first view. */
export function LateParts() {
  useVisitLog()
  useHeldActs()
  useCartSeen()
  const services = useRouteLoaderData<View>('root')?.services
  const moving = useSettings()?.moving
  const guess = useGuess()
  // where a link of a mail opens an account nobody else's script runs
  const { pathname } = useLocation()
  const alone = pathname === '/shop/reset'
  const quiet = isQuietPage(pathname)
  // kept where none opens: what was asked for once is not asked for again after it
  const [popups, wantPopups] = useState(!quiet)
  if (!quiet && !popups) wantPopups(true)
  const offline = services?.offline
  useEffect(() => {
    if (offline) registerWorker()
  }, [offline])
  return (
    <Suspense>
      {popups && <Popups quiet={quiet} line={isTaskPage(pathname)} />}
      {services?.channel && !alone && <ChatWidget channel={services.channel} />}
      {moving?.new_host_url && isOldHost(location.hostname, moving.old_hosts) && (
        <OldHostOverlay to={moving.new_host_url} />
      )}
      {guess && <DestinationProposal guess={guess} pathname={pathname} />}
      {services?.analytics && !alone && <AnalyticsConsent id={services.analytics} />}
    </Suspense>
  )
}

/** The country of a visitor who seems to be abroad and has chosen none. */
function useGuess(): string | null {
  const [guess, setGuess] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (hasDestination() || seemsHome(new Date().getTimezoneOffset(), navigator.languages)) return
      // for those few whom it concerns
      const known = await import('./guess-country.ts').catch(() => null)
      if (known) setGuess(known.guessCountry(ownTimeZone(), navigator.languages))
    })
    return () => clearTimeout(timer)
  }, [])
  return guess === homeCountry ? null : guess
}
