/** A word as known ones one after the other. */
export type Way = readonly string[]

// two Latin letters are hardly a word, and one Korean syllable stands inside too many
const latin = /^[a-z]+$/
const shortestPiece = (word: string) => (latin.test(word) ? 3 : 2)
const shortestKnown = (word: string) => (latin.test(word) ? 3 : 1)

const mostPieces = 8
// at each place the best few: two words may overlap in a third, and the first way need not lead anywhere
const mostWays = 4

/** Whether a word is long enough to be two. */
export const mayBeSeveral = (word: string) => word.length >= 2 * shortestPiece(word)

/** Every part of a word that may be one itself. */
export function piecesOf(word: string): string[] {
  const least = shortestKnown(word)
  const pieces = new Set<string>()
  for (let from = 0; from <= word.length - least; from++)
    for (let to = from + least; to <= word.length; to++) pieces.add(word.slice(from, to))
  pieces.delete(word)
  return [...pieces]
}

/**
 * How a word may be put together of known ones, the likeliest first: as few single syllables as can be, then as many words as can be. What bears
 * 화이트머스크 bears 화이트 and 머스크 too, so that the finest way finds what every coarser one does and more: 화이트머스크퍼퓸 is no perfume's keyword.
 */
export function waysInto(word: string, known: ReadonlySet<string>): Way[] {
  const least = shortestKnown(word)
  const ways: Way[][] = [[[]]]
  for (let to = 1; to <= word.length; to++) {
    const ending: Way[] = []
    for (let from = 0; from <= to - least; from++) {
      const piece = word.slice(from, to)
      if (piece === word || !known.has(piece)) continue
      for (const before of ways[from] ?? [])
        if (new Set(before).size < mostPieces) ending.push([...before, piece])
    }
    ways[to] = ending.sort(likelier).slice(0, mostWays)
  }
  return (ways[word.length] ?? []).filter((way) => way.some(isWord))
}

/** Whether every piece is long enough to be looked for inside others too. */
export const isOfWords = (way: Way) => way.every(isWord)

const isWord = (piece: string) => piece.length >= shortestPiece(piece)
const singles = (way: Way) => way.filter((piece) => !isWord(piece)).length

function likelier(one: Way, other: Way): number {
  return singles(one) - singles(other) || other.length - one.length
}
