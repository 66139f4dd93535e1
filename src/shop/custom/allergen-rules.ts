import { allergens as substances } from '#shop/catalog/allergen-rules.ts'

export type HeldSubstance = { cas: string; name: string; name_en: string; percent: number }

/** What a label of cosmetics names in Korea, by the names that certificates of materials are kept under. */
export const allergenNames = [
  'amyl cinnamal',
  'benzyl alcohol',
  'cinnamyl alcohol',
  'citral',
  'eugenol',
  'hydroxycitronellal',
  'isoeugenol',
  'amylcinnamyl alcohol',
  'benzyl salicylate',
  'cinnamal',
  'coumarin',
  'geraniol',
  'anise alcohol',
  'benzyl cinnamate',
  'farnesol',
  'butylphenyl methylpropional',
  'linalool',
  'benzyl benzoate',
  'citronellol',
  'hexyl cinnamal',
  'limonene',
  'methyl 2-octynoate',
  'alpha-isomethyl ionone',
  'oakmoss extract',
  'treemoss extract',
] as const

// mosses are kept under their trade names
const botanical: Record<string, string> = {
  'oakmoss extract': 'evernia prunastri extract',
  'treemoss extract': 'evernia furfuracea extract',
}

/** Every substance that a certificate is asked for, with the percent a material holds; what it names besides follows. */
export function substancesHeld(held: Readonly<Record<string, number>>): HeldSubstance[] {
  const asked: readonly string[] = allergenNames
  const more = Object.keys(held).filter((name) => !asked.includes(name))
  return [...asked, ...more.sort()].map((name) => {
    const wanted = botanical[name] ?? name
    const found = substances.find(({ en }) => en.toLowerCase() === wanted)
    return {
      cas: found?.cas ?? '',
      name: found?.ko ?? name,
      name_en: found?.en ?? name,
      percent: held[name] ?? 0,
    }
  })
}
