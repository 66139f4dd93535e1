import type { Volatility } from '#shop/custom/formula-contract.ts'

/** How long each raw material is smelt on a strip, undiluted: bands as perfumers sort them, by name. A room's warmth moves a material by one. */
const bands: Record<Volatility, string> = {
  hours: 'd-Limonene|Lemon essential oil|Sweet orange oil|Grapefruit essential oil|Mandarin oil|Lime oil|gamma-Terpinene|cis-3-Hexenol|cis-3-Hexenyl acetate|Rosemary oil|Eucalyptus oil|Eucalyptol|Camphor|Isoamyl acetate|Ethyl butyrate|Hexyl acetate|Black pepper oil|Juniper berry oil|Rose oxide|alpha-Pinene|beta-Pinene|Cypress oil',
  day: 'Citral|Bergamot essential oil|Petitgrain oil|Dihydromyrcenol|Aldehyde C-10 (decanal)|Triplal|Lavender essential oil|Lavandin oil|Peppermint oil|Spearmint oil|Basil oil|Thyme oil|Tea tree oil|l-Menthol|Allyl amyl glycolate|Cardamom oil|Coriander seed oil|Ginger oil|Linalool|Linalyl acetate|Phenethyl alcohol|Phenethyl acetate|Benzyl acetate|Benzyl alcohol|alpha-Terpineol|Neroli oil|Roman chamomile oil|Methyl salicylate|Nutmeg oil|Isobornyl acetate',
  days: 'Galbanum oil|Violet leaf absolute|Geraniol|Citronellol|Nerol|Florol|Geranium oil|Palmarosa oil|Ylang ylang oil|alpha-Ionone|beta-Ionone|alpha-Isomethyl ionone|Anisaldehyde|Anise alcohol|Clary sage oil|Eugenol|Cinnamal|trans-Anethole|Clove bud oil|Cinnamon bark oil|Frankincense oil',
  week: 'Methyl anthranilate|Aldehyde C-12 MNA|Calone|Helional|Hexyl salicylate|cis-3-Hexenyl salicylate|Methyl dihydrojasmonate|Hydroxycitronellal|Amyl cinnamal|Damascenone|beta-Damascone|Farnesol|Rose absolute|Jasmine absolute|Orange blossom absolute|Tuberose absolute|Mimosa absolute|Heliotropin|Orris root butter|Isoeugenol|Cinnamyl alcohol|gamma-Decalactone|gamma-Undecalactone|Ethyl maltol|Maltol|gamma-Nonalactone|Cocoa absolute|Iso E Super|Cedarwood oil, Virginia|Cedarwood oil, Atlas|Cedrol|Cedryl acetate|Vetiveryl acetate|Bacdanol|Myrrh oil',
  weeks: 'Benzyl salicylate|Hexyl cinnamal|Indole|Raspberry ketone|Vanillin|Ethyl vanillin|Coumarin|Vanilla absolute|Tonka bean absolute|Vetiver essential oil|Patchouli oil|Sandalwood oil|Javanol|Guaiacwood oil|Evernyl|Oakmoss absolute|Ambroxan|Labdanum absolute|Benzoin resinoid|Tolu balsam|Benzyl benzoate|Galaxolide|Ethylene brassylate|Exaltolide|Habanolide|Helvetolide|Muscone|Ambrettolide|Ambrette seed absolute',
}

const byName = new Map(
  Object.entries(bands).flatMap(([band, names]) => names.split('|').map((name) => [name, band as Volatility] as const)), // the keys are the bands
)

export const volatilityOf = (name_en: string): Volatility | null => byName.get(name_en) ?? null
