import { call } from '#kernel/queries.ts'
import { statistics } from '#shop/statistics/contract.ts'
import { analyticsConsentCookie } from '#shop/statistics/visit-rules.ts'

export type Consent = 'yes' | 'no'
type Layer = { dataLayer?: unknown[] }

const source = 'https://www.googletagmanager.com/gtag/js'
const year = 365 * 86_400
let started = false

/** What the visitor chose; null before a choice. */
export function consentNow(): Consent | null {
  const found = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${analyticsConsentCookie}=`))
  const value = found?.slice(analyticsConsentCookie.length + 1)
  return value === 'yes' || value === 'no' ? value : null
}

export function rememberConsent(consent: Consent) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
  document.cookie = `${analyticsConsentCookie}=${consent}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/** Loads Google Analytics for a visitor who agreed. It sends no page views of itself, and nothing for advertising. */
export function startAnalytics(id: string) {
  if (started || consentNow() !== 'yes') return
  started = true
  const layer: Window & Layer = window
  layer.dataLayer ??= []
  // the script reads the arguments object itself, not an array
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.dataLayer?.push(arguments)
  }
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false, allow_google_signals: false })
  gtag('get', id, 'client_id', (ga_client_id: unknown) => {
    // measuring is worth no dialog
    if (typeof ga_client_id === 'string')
      void call(statistics.session, { body: { ga_client_id } }).catch(() => {})
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${source}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
