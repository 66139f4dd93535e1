import { inLang, type Lang } from '#kernel/language.ts'
import type { NotePyramid } from '#shop/catalog/contract.ts'
import { noteWords } from '#shop/catalog/rules.ts'
import type { Material, NoteName } from './formula-contract.ts'

/** Parts of a first sketch: the heart carries most. */
const parts: Record<NoteName, number> = { top: 3, heart: 4, base: 3 }
export type Sketch = { material_id: number | null; name: string; note: NoteName; amount: number }

/** A first formula from the notes of a product: a material of that name where the library has one, else the note in the words of its reader. */
export function sketchOf(notes: NotePyramid, library: readonly Material[], lang: Lang): Sketch[] {
  const taken = new Set<number>()
  return (['top', 'heart', 'base'] as const).flatMap((note) => {
    const korean = noteWords(notes[note].words)
    const english = noteWords(notes[note].words_en)
    const amount = Math.round((parts[note] / Math.max(1, korean.length)) * 100) / 100
    return korean.map((word, at): Sketch => {
      const found = materialFor([word, english[at] ?? ''], library, taken)
      if (found) taken.add(found.material_id)
      return {
        material_id: found?.material_id ?? null,
        name: found ? '' : inLang(lang, word, english[at]),
        note,
        amount,
      }
    })
  })
}

/** The shop's own oil goes before a raw material, and the shorter name before the longer. */
function materialFor(
  words: readonly [korean: string, english: string],
  library: readonly Material[],
  taken: ReadonlySet<number>,
): Material | null {
  const fitting = library.filter(
    (one) =>
      one.unit === 'g' &&
      one.note !== '' &&
      !taken.has(one.material_id) &&
      (isNamed(one.name, words[0]) || isNamed(one.name_en.toLowerCase(), words[1].toLowerCase())),
  )
  const [best] = fitting.sort(
    (a, b) => Number(b.sold) - Number(a.sold) || a.name.length - b.name.length,
  )
  return best ?? null
}

/** "베르가못" is "베르가못 오일", and "화이트 머스크" is "화이트 머스크 오일". */
function isNamed(name: string, word: string): boolean {
  return word.length > 1 && (name === word || name.startsWith(`${word} `))
}
