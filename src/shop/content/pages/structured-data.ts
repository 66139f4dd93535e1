import { htmlLang, inLang } from '../../../kernel/language.ts'
import type { View } from '../../../kernel/load.ts'
import { brand } from '../../../kernel/page-meta.ts'
import { paths } from '../../../kernel/paths.ts'
import { imageUrl } from '../../../kernel/picture-address.ts'
import { country } from '../../../kernel/structured-data.ts'
import type { OfflineStore, Recipe } from '../contract.ts'

/** A recipe as steps, tools and supplies (schema.org). */
export function howToData(view: View, recipe: Recipe) {
  const both = (ko: string, en: string) => inLang(view.lang, ko, en)
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: both(recipe.title, recipe.title_en),
    description: both(recipe.summary, recipe.summary_en),
    image: view.origin + imageUrl(recipe.image, 1080),
    inLanguage: htmlLang(view.lang),
    totalTime: `PT${recipe.minutes}M`,
    tool: recipe.tools.map((tool) => ({ '@type': 'HowToTool', name: both(tool.name, tool.name_en) })),
    supply: recipe.materials.flatMap(({ product }) =>
      product ? [{ '@type': 'HowToSupply', name: both(product.it_name, product.it_name_en), url: view.origin + paths.product(product.it_id) }] : [],
    ),
    step: recipe.steps.map((step, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      text: both(step.text, step.text_en),
      ...(step.image && { image: view.origin + imageUrl(step.image, 1080) }),
    })),
  }
}

/** A place to visit. */
export function storeData(view: View, store: OfflineStore) {
  const both = (ko: string, en: string) => inLang(view.lang, ko, en)
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: both(store.title, store.title_en),
    parentOrganization: { '@type': 'Organization', name: brand, url: `${view.origin}/` },
    address: { '@type': 'PostalAddress', streetAddress: both(store.address, store.address_en), addressCountry: country },
    ...(store.phone && { telephone: store.phone }),
    ...(store.map_url && { hasMap: store.map_url }),
    ...(store.images.length > 0 && { image: store.images.map((image) => view.origin + imageUrl(image, 1080)) }),
    url: view.origin + paths.stores(),
  }
}
