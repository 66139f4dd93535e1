import type { Allergens, AllergenTold } from './allergen-contract.ts'

type Substance = { cas: string; ko: string; en: string }

/**
 * Fragrance allergens that are named one by one: the 26 of annex III of the EU's cosmetics regulation as it stood before
 * 2023/1545. Korea names the same but the last of them.
 */
export const allergens: readonly Substance[] = [
  { cas: '122-40-7', ko: '아밀신남알', en: 'Amyl cinnamal' },
  { cas: '100-51-6', ko: '벤질알코올', en: 'Benzyl alcohol' },
  { cas: '104-54-1', ko: '신나밀알코올', en: 'Cinnamyl alcohol' },
  { cas: '5392-40-5', ko: '시트랄', en: 'Citral' },
  { cas: '97-53-0', ko: '유제놀', en: 'Eugenol' },
  { cas: '107-75-5', ko: '하이드록시시트로넬알', en: 'Hydroxycitronellal' },
  { cas: '97-54-1', ko: '아이소유제놀', en: 'Isoeugenol' },
  { cas: '101-85-9', ko: '아밀신나밀알코올', en: 'Amylcinnamyl alcohol' },
  { cas: '118-58-1', ko: '벤질살리실레이트', en: 'Benzyl salicylate' },
  { cas: '104-55-2', ko: '신남알', en: 'Cinnamal' },
  { cas: '91-64-5', ko: '쿠마린', en: 'Coumarin' },
  { cas: '106-24-1', ko: '제라니올', en: 'Geraniol' },
  { cas: '105-13-5', ko: '아니스알코올', en: 'Anise alcohol' },
  { cas: '103-41-3', ko: '벤질신나메이트', en: 'Benzyl cinnamate' },
  { cas: '4602-84-0', ko: '파네솔', en: 'Farnesol' },
  { cas: '80-54-6', ko: '부틸페닐메틸프로피오날', en: 'Butylphenyl methylpropional' },
  { cas: '78-70-6', ko: '리날룰', en: 'Linalool' },
  { cas: '120-51-4', ko: '벤질벤조에이트', en: 'Benzyl benzoate' },
  { cas: '106-22-9', ko: '시트로넬올', en: 'Citronellol' },
  { cas: '101-86-0', ko: '헥실신남알', en: 'Hexyl cinnamal' },
  { cas: '5989-27-5', ko: '리모넨', en: 'Limonene' },
  { cas: '111-12-6', ko: '메틸2-옥티노에이트', en: 'Methyl 2-octynoate' },
  { cas: '127-51-5', ko: '알파-아이소메틸아이오논', en: 'Alpha-isomethyl ionone' },
  { cas: '90028-68-5', ko: '참나무이끼추출물', en: 'Evernia prunastri extract' },
  { cas: '90028-67-4', ko: '나무이끼추출물', en: 'Evernia furfuracea extract' },
  {
    cas: '31906-04-4',
    ko: '하이드록시아이소헥실3-사이클로헥센카복스알데하이드',
    en: 'Hydroxyisohexyl 3-cyclohexene carboxaldehyde',
  },
]

/** What a text names of them, in either language; the name within a longer one does not count. */
export function allergensIn(text: string): string[] {
  let rest = text.toLowerCase()
  const found = new Set<string>()
  const names = allergens
    .flatMap(({ cas, ko, en }) => [ko, en, cas].map((name) => ({ cas, name: name.toLowerCase() })))
    .sort((a, b) => b.name.length - a.name.length)
  for (const { cas, name } of names) {
    if (!rest.includes(name)) continue
    found.add(cas)
    rest = rest.replaceAll(name, ' ')
  }
  return allergens.filter(({ cas }) => found.has(cas)).map(({ cas }) => cas)
}

/** The list as it is read; an empty one says that there are none. Others of a regulation follow in the words of the staff. */
export function allergensTold({ listed, more, more_en }: Allergens): AllergenTold[] {
  const named = allergens
    .filter(({ cas }) => listed.includes(cas))
    .map(({ cas, ko, en }) => ({ cas, name: ko, name_en: en }))
  const [own, own_en] = [namesIn(more), namesIn(more_en)]
  return [...named, ...own.map((name, at) => ({ cas: '', name, name_en: own_en[at] ?? name }))]
}

/** Why the names of the staff cannot stand; null when each has its English. */
export function whyUneven({ more, more_en }: Pick<Allergens, 'more' | 'more_en'>): string | null {
  return namesIn(more).length === namesIn(more_en).length
    ? null
    : '한국어와 영어 이름의 개수가 달라요. 같은 순서로 쉼표로 나누어 적어 주세요.'
}

const namesIn = (text: string) =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
