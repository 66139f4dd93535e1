import { useEffect } from 'react'
import { Popups } from '#shop/content/ui/popups.tsx'
import { AnalyticsConsent } from './analytics-consent.tsx'
import { useChatWidget } from './chat-widget.ts'
import { DestinationProposal } from './destination-proposal.tsx'
import { learnImports } from './imports-ahead.ts'
import { OldHostOverlay } from './old-host.tsx'
import { useVisitLog } from './use-visit-log.ts'

/** What comes over a page that stands already, and what watches it; none of it is in the way of the first view. */
export function LateParts() {
  useChatWidget()
  useVisitLog()
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
