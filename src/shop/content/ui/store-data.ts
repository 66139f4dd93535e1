import { inLang } from '#kernel/language.ts'
import type { View } from '#kernel/load.ts'
import { brand } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { country } from '#kernel/structured-data.ts'
import type { OfflineStore } from '#shop/content/contract.ts'
import { mapLinks, placeOf } from '#shop/content/map-rules.ts'

/** A place to visit (schema.org). */
export function storeData(view: View, store: OfflineStore) {
  const both = (ko: string, en: string) => inLang(view.lang, ko, en)
  const place = placeOf(store.coordinates)
  const map =
    store.map_url || (place && mapLinks(place, both(store.title, store.title_en), view.lang).open)
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
    ...(store.phone && { telephone: phoneFor('en', store.phone) }),
    ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
    ...(map && { hasMap: map }),
    ...(store.images.length > 0 && {
      image: store.images.map((image) => view.origin + imageUrl(image, 1080)),
    }),
    url: view.origin + paths.stores(),
  }
}
