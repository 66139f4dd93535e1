import { inLang } from '#kernel/language.ts'
import type { View } from '#kernel/load.ts'
import { brand } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { country } from '#kernel/structured-data.ts'
import type { OfflineStore } from '#shop/content/contract.ts'

/** A place to visit (schema.org). */
export function storeData(view: View, store: OfflineStore) {
  const both = (ko: string, en: string) => inLang(view.lang, ko, en)
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: both(store.title, store.title_en),
    parentOrganization: { '@type': 'Organization', name: brand, url: `${view.origin}/` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: both(store.address, store.address_en),
      addressCountry: country,
    },
    ...(store.phone && { telephone: store.phone }),
    ...(store.map_url && { hasMap: store.map_url }),
    ...(store.images.length > 0 && {
      image: store.images.map((image) => view.origin + imageUrl(image, 1080)),
    }),
    url: view.origin + paths.stores(),
  }
}
