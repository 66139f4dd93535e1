import { htmlLang } from './language.ts'
import type { View } from './load.ts'
import { brand } from './page-meta.ts'

// longer ones are cut by search engines
const mostHeadline = 110

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
    itemListElement: crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.name,
      item: view.origin + crumb.path,
    })),
  }
}

type Story = {
  headline: string
  description: string
  path: string
  /** paths of pictures */
  images?: readonly string[]
  published?: string
  changed?: string
}

/** Something written by the shop: news, a story about goods. */
export function articleData(
  view: View,
  { headline, description, path, images = [], published, changed }: Story,
) {
  const shop = { '@type': 'Organization', name: brand, url: `${view.origin}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: headline.slice(0, mostHeadline),
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => view.origin + image) }),
    ...(published && { datePublished: published }),
    ...(changed && { dateModified: changed }),
    inLanguage: htmlLang(view.lang),
    mainEntityOfPage: view.origin + path,
    author: shop,
    publisher: shop,
  }
}

/** Questions with their answers, for search engines; of an answer only its words and links. */
export function faqData(rows: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: rows.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
