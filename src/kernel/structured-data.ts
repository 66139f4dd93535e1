import type { View } from './load.ts'

/** Where the shop sells from, and the first it delivers to. */
export const country = 'KR'

// the law's right to think again: seven days from delivery
const returnDays = 7

/** How goods go back, for search engines (schema.org). */
export function returnPolicyData() {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
  }
}

/** The way to a page, from the home page on. */
export function crumbData(view: View, crumbs: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, name: crumb.name, item: view.origin + crumb.path })),
  }
}
