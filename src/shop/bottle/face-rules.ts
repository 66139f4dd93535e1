import type { Face, FaceKey } from './design-contract.ts'

/** How the screen calls a face. The files of the first two come with the shop's own letters. */
export const families: Record<FaceKey, { family: string; weight: number }> = {
  pretendard: { family: "'Pretendard Variable', 'Pretendard Rest', sans-serif", weight: 400 },
  'pretendard-bold': {
    family: "'Pretendard Variable', 'Pretendard Rest', sans-serif",
    weight: 700,
  },
  gowun: { family: "'Gowun Batang', serif", weight: 400 },
  cormorant: { family: "'Cormorant Garamond', serif", weight: 500 },
}

export function familyOf(face: FaceKey) {
  return families[face]
}

/** The letters a face has not, each once. */
export function missingIn(text: string, face: Face | undefined): string[] {
  if (!face) return []
  const known = spansOf(face.ranges)
  const missing = [...text].filter((letter) => {
    if (letter === '\n') return false
    const code = letter.codePointAt(0) ?? 0
    return !known.some(([from, to]) => code >= from && code <= to)
  })
  return [...new Set(missing)]
}

const spans = new Map<string, [number, number][]>()

function spansOf(ranges: string): [number, number][] {
  const kept = spans.get(ranges)
  if (kept) return kept
  const made = ranges.split(',').map((span): [number, number] => {
    const [from = '', to = from] = span.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
  spans.set(ranges, made)
  return made
}
