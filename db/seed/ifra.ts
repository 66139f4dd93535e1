import { type IfraCategory, type IfraLimits, ifraCategories, noLimit } from '#shop/custom/ifra-contract.ts'

/**
 * What the IFRA Standards allow of single substances, in percent of the finished product, category by category (1 to 12).
 * From IFRA's own overview of the 51st amendment, notified on 30 June 2023, by CAS number and number of the standard; 100 where it says "No Restriction".
 * Where the overview and the text of a standard differ, the standard counts.
 */
const restricted: readonly [cas: string, standard: string, limits: string][] = [
  ['5392-40-5', '021', '0.11 0.032 0.1 0.6 0.15 0.15 0.15 0.051 0.35 0.2 0.2 0.051 1.2 1.2 4.2 0.051 0.051 100'], // Citral
  ['68039-49-6', '030', '0.45 0.14 2.7 2.5 0.64 0.64 0.64 0.64 1.5 5.2 5.2 0.27 4.9 18 18 9.8 9.8 100'], // Triplal
  ['1205-17-0', '059', '0.12 0.25 0.039 2.6 0.39 0.077 0.077 0.026 0.62 0.077 0.077 0.026 0.15 0.15 0.62 0.026 0.026 12'], // Helional
  ['106-24-1', '037', '0.78 0.25 1.1 4.7 1.2 0.78 0.94 0.26 0.16 0.78 0.78 0.26 2.8 1.1 5.3 0.26 0.26 100'], // Geraniol
  ['106-22-9', '022', '2.2 0.67 13 12 3.2 3.2 3.2 3.2 7.3 25 25 1.3 24 87 87 48 48 100'], // Citronellol
  ['100-51-6', '008', '0.45 0.14 0.34 2.5 0.64 0.17 0.34 0.057 1.5 0.68 0.68 0.057 2.2 2.2 8.5 0.057 0.057 100'], // Benzyl alcohol
  ['118-58-1', '011', '1.3 0.39 7.8 7.3 1.9 1.9 1.9 1.9 4.3 15 15 0.77 14 51 51 28 28 100'], // Benzyl salicylate
  ['6259-76-3', '042', '0.092 0.8 0.25 6.5 2.7 0.3 0.46 0.1 0.0092 0.38 0.38 0.1 1.2 1.2 2.2 0.1 0.1 64'], // Hexyl salicylate
  ['107-75-5', '043', '0.38 0.11 2.3 2.1 0.53 0.53 0.53 0.18 1.2 1.6 1.6 0.18 4.1 0.78 7.8 0.18 0.18 100'], // Hydroxycitronellal
  ['101-86-0', '040', '1.8 0.53 11 9.9 2.5 2.5 2.5 2.5 5.8 20 20 1 19 69 69 38 38 100'], // Hexyl cinnamal
  ['122-40-7', '005', '0.58 0.53 0.26 7 2.5 0.32 0.45 0.11 0.064 0.26 0.26 0.11 1.5 1.5 3.5 0.11 0.11 100'], // Amyl cinnamal
  ['23696-85-7', '077', '0.0077 0.0023 0.046 0.043 0.011 0.011 0.011 0.011 0.025 0.088 0.088 0.0045 0.084 0.3 0.3 0.17 0.17 100'], // Damascenone
  ['23726-91-2', '077', '0.0077 0.0023 0.046 0.043 0.011 0.011 0.011 0.011 0.025 0.088 0.088 0.0045 0.084 0.3 0.3 0.17 0.17 100'], // beta-Damascone
  ['4602-84-0', '036', '0.21 0.062 1.2 1.2 0.29 0.29 0.29 0.29 0.68 2.4 2.4 0.12 2.3 8.1 8.1 4.5 4.5 100'], // Farnesol
  ['127-51-5', '063', '5.4 1.6 32 30 7.6 7.6 7.6 7.6 18 61 61 3.2 59 100 100 100 100 100'], // alpha-Isomethyl ionone
  ['123-11-5', '054', '0.23 0.08 0.14 1.4 0.38 0.093 0.14 0.031 0.047 0.14 0.14 0.031 0.42 0.19 1.1 0.031 0.031 31'], // Anisaldehyde
  ['105-13-5', '006', '0.0028 0.039 0.025 0.21 0.041 0.0055 0.033 0.002 0.091 0.033 0.033 0.002 0.099 0.099 0.17 0.002 0.002 14'], // Anise alcohol
  ['97-53-0', '035', '0.45 0.14 1 2.5 0.64 0.64 0.64 0.21 1.5 2 2 0.21 4.9 4 18 0.21 0.21 100'], // Eugenol
  ['97-54-1', '048', '0.019 0.0057 0.12 0.11 0.027 0.027 0.027 0.009 0.063 0.22 0.22 0.009 0.21 0.21 0.75 0.009 0.009 100'], // Isoeugenol
  ['104-55-2', '018', '0.045 0.014 0.021 0.25 0.064 0.042 0.064 0.014 0.15 0.17 0.17 0.014 0.49 0.49 1.8 0.014 0.014 100'], // Cinnamal
  ['104-54-1', '017', '0.22 0.067 0.25 1.2 0.32 0.25 0.25 0.085 0.13 0.25 0.25 0.085 0.76 0.76 2 0.085 0.085 51'], // Cinnamyl alcohol
  ['5471-51-2', '217', '0.68 1 0.27 1 1 0.14 0.27 0.045 0.82 0.41 0.41 0.045 1 1 1 0.045 0.045 78'], // Raspberry ketone
  ['91-64-5', '023', '0.089 0.08 0.089 1.5 0.38 0.11 0.16 0.035 0.0024 0.18 0.18 0.035 0.52 0.52 1.6 0.035 0.035 33'], // Coumarin
  ['54464-57-2', '068', '0.41 1.1 0.41 20 5.1 0.56 0.76 0.19 0.0093 0.67 0.67 0.19 2.4 2.4 6.6 0.19 0.19 100'], // Iso E Super
  ['62563-80-8', '002', '0.05 0.05 0.05 0.9 0.1 0.1 0.1 0.033 0.098 0.1 0.1 0.033 0.2 0.2 3.8 0.033 0.033 100'], // Vetiveryl acetate
  ['9000-50-4', '067', '0.02 0.016 0.1 0.1 0.076 0.076 0.076 0.076 0.18 0.1 0.1 0.032 0.1 0.1 0.1 0.1 0.1 100'], // Oakmoss absolute
  ['120-51-4', '009', '1.7 1.4 0.41 4.8 4.3 0.21 0.83 0.07 0.41 0.41 0.41 0.07 1.9 1.9 12 0.07 0.07 100'], // Benzyl benzoate
  ['106-02-5', '026', '0.42 0.13 2.5 2.4 0.6 0.6 0.6 0.2 1.4 4.8 4.8 0.2 4.6 4.6 17 0.2 0.2 100'], // Exaltolide
]
/** Standards that ask for purity and state no limit: fresh enough, by their peroxide value, or without free allyl alcohol. */
const specified: Record<string, string> = {
  '5989-27-5': '186', '78-70-6': '187', '80-56-8': '184', '127-91-3': '184', '67634-00-8': '188',
}

export const amendment = 51
export const notified = '2023-06-30'
const overview = 'IFRA Standards Overview'

/** A substance that the index of standards does not name has no restriction of its own; a natural is a mixture that only its certificate knows. */
export function standardOf(cas: string): { source: string; limits: IfraLimits } {
  const found = restricted.find(([one]) => one === cas)
  if (found) {
    const figures = found[2].split(' ').map(Number)
    return { source: `${overview}, STD ${found[1]}`, limits: byCategory((at) => figures[at] ?? 0) }
  }
  const purity = specified[cas]
  return { source: purity ? `${overview}, STD ${purity} (specification, no limit)` : `${overview}, no standard`, limits: byCategory(() => noLimit) }
}

function byCategory(limit: (at: number) => number): IfraLimits {
  return Object.fromEntries(ifraCategories.map((category: IfraCategory, at) => [category, limit(at)]))
}
