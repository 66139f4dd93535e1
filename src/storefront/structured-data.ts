import { inLang } from '#kernel/language.ts'
import type { View } from '#kernel/load.ts'
import { brand } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import { country, returnPolicyData } from '#kernel/structured-data.ts'
import type { SentCountry } from '#shop/cart/shipment-contract.ts'
import type { PublicSettings } from '#shop/setting/contract.ts'

/** Who sells, how goods come and how they go back, for search engines (schema.org). */
export function organizationData(
  view: View,
  { company, shipping }: PublicSettings,
  abroad: readonly SentCountry[] = [],
) {
  const both = (text: { ko: string; en: string }) => inLang(view.lang, text.ko, text.en)
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${view.origin}/#organization`,
    name: brand,
    legalName: both(company.name),
    url: `${view.origin}/`,
    logo: `${view.origin}/favicon.svg`,
    email: company.email,
    telephone: phoneFor('en', company.phone),
    taxID: company.business_number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: both(company.address),
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneFor('en', company.phone),
      email: company.email,
      availableLanguage: ['ko', 'en'],
    },
    sameAs: company.social.map((one) => one.url),
    hasMerchantReturnPolicy: returnPolicyData(),
    hasShippingService: {
      '@type': 'ShippingService',
      fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
      handlingTime: {
        '@type': 'ServicePeriod',
        cutoffTime: `${String(shipping.cut_off_hour).padStart(2, '0')}:00:00+09:00`,
        duration: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      },
      shippingConditions: [...shippingConditions(shipping), ...abroad.map(conditionAbroad)],
    },
  }
}

/** One condition per step of the table: below the next sum it costs so much, above the last it is free. */
function shippingConditions({ grades, days_on_the_way }: PublicSettings['shipping']) {
  const steps = [...grades].sort((a, b) => a.below - b.below)
  const transitTime = daysOnTheWay(1, days_on_the_way)
  const condition = (minValue: number, maxValue: number | undefined, cost: number) => ({
    '@type': 'ShippingConditions',
    ...shippingTo(country),
    orderValue: {
      '@type': 'MonetaryAmount',
      currency: 'KRW',
      minValue,
      ...(maxValue !== undefined && { maxValue }),
    },
    shippingRate: { '@type': 'MonetaryAmount', currency: 'KRW', value: cost },
    transitTime,
  })
  return [
    ...steps.map((step, at) => condition(steps[at - 1]?.below ?? 0, step.below - 1, step.cost)),
    condition(steps.at(-1)?.below ?? 0, undefined, 0),
  ]
}

/** What it costs is told by the table of that country, by weight or by sum. */
function conditionAbroad({ code, days_least, days_most }: SentCountry) {
  return {
    '@type': 'ShippingConditions',
    ...shippingTo(code),
    transitTime: daysOnTheWay(days_least, days_most),
  }
}

function shippingTo(addressCountry: string) {
  return { shippingDestination: { '@type': 'DefinedRegion', addressCountry } }
}

function daysOnTheWay(minValue: number, maxValue: number) {
  return {
    '@type': 'ServicePeriod',
    duration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
  }
}

/** The shop's own search, so that a search engine can offer it. */
export function websiteData(view: View) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand,
    url: `${view.origin}/`,
    inLanguage: view.lang === 'en' ? 'en' : 'ko',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${view.origin}${paths.search()}?keyword={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
