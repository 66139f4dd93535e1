import { Popups } from '../shop/content/ui/popups.tsx'
import { AnalyticsConsent } from './analytics-consent.tsx'
import { OldHostOverlay } from './old-host.tsx'

/** What comes over a page that stands already; none of it is in the way of the first view. */
export function LateParts() {
  return (
    <>
      <Popups />
      <OldHostOverlay />
      <AnalyticsConsent />
    </>
  )
}
