import { htmlLang, inLang } from '#kernel/language.ts'
import type { View } from '#kernel/load.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import type { Recipe } from '#shop/content/contract.ts'

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
    tool: recipe.tools.map((tool) => ({
      '@type': 'HowToTool',
      name: both(tool.name, tool.name_en),
    })),
    supply: recipe.materials.flatMap(({ product }) =>
      product
        ? [
            {
              '@type': 'HowToSupply',
              name: both(product.it_name, product.it_name_en),
              url: view.origin + paths.product(product.it_id),
            },
          ]
        : [],
    ),
    step: recipe.steps.map((step, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      text: both(step.text, step.text_en),
      ...(step.image && { image: view.origin + imageUrl(step.image, 1080) }),
    })),
  }
}
