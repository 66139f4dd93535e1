import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { View } from '#kernel/load.ts'
import { Popups } from '#shop/content/ui/popups.tsx'
import { AnalyticsConsent } from './analytics-consent.tsx'
import { useChatWidget } from './chat-widget.ts'
import { DestinationProposal } from './destination-proposal.tsx'
import { useCartSeen } from './held/cart-seen.ts'
import { useHeldActs } from './held/use-held-acts.ts'
import { learnImports } from './imports-ahead.ts'
import { registerWorker } from './offline/register.ts'
import { OldHostOverlay } from './old-host.tsx'
import { useVisitLog } from './use-visit-log.ts'

/** What comes over a page that stands already, and what watches it; none of it is in the way of the first view. */
export function LateParts() {
  useChatWidget()
  useVisitLog()
  useHeldActs()
  useCartSeen()
  const offline = useRouteLoaderData<View>('root')?.services.offline
  useEffect(() => {
    if (offline) registerWorker()
  }, [offline])
  useEffect(() => {
    // without it the next page is fetched in two steps
    learnImports().catch(() => {})
  }, [])
  return (
    <>
      <Popups />
      <OldHostOverlay />
      <DestinationProposal />
      <AnalyticsConsent />
    </>
  )
}
