import first from './faces/first-syllables.json'

/** The 2,350 syllables of KS X 1001, which every engine knows. */
export function commonSyllables(): string[] {
  const bytes = Uint8Array.from({ length: 2 * 25 * 94 }, (_, at) =>
    at % 2 ? 0xa1 + ((at >> 1) % 94) : 0xb0 + Math.floor(at / 188),
  )
  return [...new TextDecoder('euc-kr').decode(bytes)]
}

/** The syllables that the first file of text, or of headings, draws: a bit for each common one. */
export function firstSyllables(of: keyof typeof first): Set<string> {
  const bits = atob(first[of])
  return new Set(commonSyllables().filter((_, at) => (bits.charCodeAt(at >> 3) >> (at & 7)) & 1))
}
