export const platforms = ['pc', 'mobile'] as const
export type Platform = (typeof platforms)[number]
export const funnelSteps = ['product', 'cart', 'order_form'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** in one call of the browser */
export const mostClicks = 20
export const longestClick = 120

/** Set by the visitor's own choice: yes or no. */
export const analyticsConsentCookie = 'odemoa_analytics'
