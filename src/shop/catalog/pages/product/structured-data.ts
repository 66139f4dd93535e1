import type { MetaDescriptor } from 'react-router'
import { inLang } from '#kernel/language.ts'
import type { View } from '#kernel/load.ts'
import { decimalAmount } from '#kernel/money.ts'
import { brand, pageMeta } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { crumbData, returnPolicyData } from '#kernel/structured-data.ts'
import { translate } from '#kernel/translate.ts'
import type { ProductDetail } from '#shop/catalog/contract.ts'

/** Title, description, picture, and what search engines read of a product. */
export function productMeta(view: View, item: ProductDetail): MetaDescriptor[] {
  const name = inLang(view.lang, item.it_name, item.it_name_en)
  const description = firstWords(inLang(view.lang, item.it_explan, item.it_explan_en))
  const image = imageUrl(item.thumb_image, 800)
  return [
    ...pageMeta(view, { title: name, description, image, type: 'product' }),
    { 'script:ld+json': productData(view, item, name, description) },
    { 'script:ld+json': crumbData(view, crumbsOf(view, item, name)) },
  ]
}

/** The text of an HTML description, cut at a word. */
export function firstWords(html: string, most = 150): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, '')}…`
}

function productData(view: View, item: ProductDetail, name: string, description: string) {
  const { value, currency } = item.default_price
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: item.it_id,
    image: item.images.map((image) => view.origin + imageUrl(image, 800)),
    brand: { '@type': 'Brand', name: item.it_brand || brand },
    ...(value > 0 && {
      offers: {
        '@type': 'Offer',
        url: view.origin + paths.product(item.it_id),
        price: decimalAmount(value, currency),
        priceCurrency: currency.toUpperCase(),
        availability: `https://schema.org/${item.in_stock ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: returnPolicyData(),
        seller: { '@id': `${view.origin}/#organization` },
      },
    }),
    ...(item.reviews_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: item.reviews_avg.toFixed(1),
        reviewCount: item.reviews_count,
      },
    }),
  }
}

function crumbsOf(view: View, item: ProductDetail, name: string) {
  return [
    { name: translate(view.lang, '홈'), path: paths.home() },
    ...item.breadcrumb.map((one) => ({
      name: inLang(view.lang, one.name, one.name_en),
      path: paths.category(one.id),
    })),
    { name, path: paths.product(item.it_id) },
  ]
}
