import type { Family, NotePyramid } from '#shop/catalog/contract.ts'
import { noteWords } from '#shop/catalog/rules.ts'
import type { FinderQuery, Mood, Reason, Room } from './contract.ts'

export const storeys = ['top', 'heart', 'base'] as const
export type Note = { word: string; word_en: string }

/** What stays longest weighs most. */
const weights = { top: 0.8, heart: 1, base: 1.2 } as const
const noteWeight = 0.7

/** "만다린, 베르가못" and "mandarin, bergamot" are two notes with a name in each language. */
export function notesOf(scent: NotePyramid): Note[] {
  return storeys.flatMap((storey) => {
    const [korean, english] = [noteWords(scent[storey].words), noteWords(scent[storey].words_en)]
    const count = Math.max(korean.length, english.length)
    return Array.from({ length: count }, (_, at) => ({
      word: korean[at] ?? english[at] ?? '',
      word_en: english[at] ?? korean[at] ?? '',
    }))
  })
}

// one smell under two names: who does not want the one does not want the other
const alike = [
  ['장미', '로즈', 'rose'],
  ['재스민', '자스민', 'jasmine'],
  ['시더', '시더우드', '삼나무', 'cedar', 'cedarwood'],
  ['샌달우드', '백단', 'sandalwood'],
  ['머스크', '사향', 'musk'],
  ['바닐라', 'vanilla'],
  ['이끼', '오크모스', 'oakmoss', 'moss'],
  ['은방울꽃', 'lily of the valley', 'muguet'],
]

const folded = (word: string) => word.trim().toLowerCase()

function namesOf(word: string): string[] {
  const own = folded(word)
  const group = alike.find((names) => names.some((name) => own === name || holds(own, name)))
  return group ? [own, ...group] : [own]
}

/** Korean joins words, English parts them: 다마스크 로즈 holds 로즈, steam does not hold tea. */
function holds(text: string, word: string): boolean {
  if (/[가-힣]/.test(word)) return text.includes(word)
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[^a-z])${escaped}s?($|[^a-z])`).test(text)
}

/** The note that was asked for, under whatever name the goods have for it; none when they do not hold it. */
function noteIn(scent: NotePyramid, asked: string): Note | undefined {
  const names = namesOf(asked)
  return notesOf(scent).find(({ word, word_en }) =>
    names.some((name) => holds(folded(word), name) || holds(folded(word_en), name)),
  )
}

export function hasNote(scent: NotePyramid, word: string): boolean {
  return noteIn(scent, word) !== undefined
}

export function hasFamily(scent: NotePyramid, family: Family): boolean {
  return storeys.some((storey) => scent[storey].family === family)
}

type Taste = Pick<FinderQuery, 'family' | 'note' | 'no_family' | 'no_note' | 'room' | 'mood'>

/** True for what must never be shown to who asked so. */
export function isExcluded(scent: NotePyramid, { no_family = [], no_note = [] }: Taste): boolean {
  return (
    no_family.some((family) => hasFamily(scent, family)) ||
    no_note.some((word) => hasNote(scent, word))
  )
}

/** How families suit a room, and a mood: a start that a nose may argue with. */
const roomFamilies: Record<Room, readonly Family[]> = {
  living: ['woody', 'amber', 'citrus', 'floral'],
  bedroom: ['musk', 'powder', 'herbal', 'floral'],
  bath: ['marine', 'green', 'citrus', 'herbal'],
  entrance: ['green', 'woody', 'citrus', 'marine'],
  study: ['woody', 'herbal', 'green', 'spice'],
  kitchen: ['citrus', 'herbal', 'green', 'fruity'],
}
const moodFamilies: Record<Mood, readonly Family[]> = {
  fresh: ['citrus', 'marine', 'green', 'fruity'],
  calm: ['herbal', 'musk', 'powder', 'woody'],
  warm: ['amber', 'spice', 'woody', 'gourmand'],
  sweet: ['gourmand', 'fruity', 'floral', 'powder'],
  clear: ['green', 'herbal', 'citrus', 'marine'],
  deep: ['woody', 'amber', 'musk', 'spice'],
}

export type Fitting = { score: number; why: Reason[] }

/** How well a scent fits, and why; null where it must not be shown or holds nothing that was asked for. */
export function fitOf(scent: NotePyramid, ask: Taste): Fitting | null {
  if (isExcluded(scent, ask)) return null
  const families = (ask.family ?? []).filter((family) => hasFamily(scent, family))
  const notes = (ask.note ?? []).flatMap((word) => noteIn(scent, word) ?? [])
  const wanted = (ask.family?.length ?? 0) + (ask.note?.length ?? 0)
  if (wanted > 0 && families.length + notes.length === 0) return null
  const room = ask.room ? suits(scent, roomFamilies[ask.room]) : 0
  const mood = ask.mood ? suits(scent, moodFamilies[ask.mood]) : 0
  const why: Reason[] = [
    ...families.map((word) => ({ code: 'family' as const, word, word_en: word })),
    ...notes.map((note) => ({ code: 'note' as const, ...note })),
    ...(room > 0 && ask.room ? [told('room', ask.room)] : []),
    ...(mood > 0 && ask.mood ? [told('mood', ask.mood)] : []),
  ]
  return { score: families.length * 3 + notes.length * 4 + room + mood, why }
}

const told = (code: 'room' | 'mood', word: string): Reason => ({ code, word, word_en: word })

/** Each storey of a family that suits counts, the base the most. */
function suits(scent: NotePyramid, families: readonly Family[]): number {
  return storeys.reduce(
    (sum, storey) => sum + (families.includes(scent[storey].family) ? weights[storey] : 0),
    0,
  )
}

/** A scent as numbers: its families by storey, and its notes. */
export function vectorOf(scent: NotePyramid): Map<string, number> {
  const vector = new Map<string, number>()
  const add = (name: string, weight: number) => vector.set(name, (vector.get(name) ?? 0) + weight)
  for (const storey of storeys) {
    add(scent[storey].family, weights[storey])
    for (const word of noteWords(scent[storey].words)) add(`#${word}`, noteWeight * weights[storey])
  }
  return vector
}

/** How near others are to a scent: 1 where they are the same, 0 where they share nothing; the same both ways. */
export function nearnessTo(one: NotePyramid): (other: NotePyramid) => number {
  const own = vectorOf(one)
  const size = lengthOf(own)
  return (other) => {
    const theirs = vectorOf(other)
    const shared = [...own].reduce((sum, [name, value]) => sum + value * (theirs.get(name) ?? 0), 0)
    const sizes = size * lengthOf(theirs)
    return sizes === 0 ? 0 : shared / sizes
  }
}

function lengthOf(vector: ReadonlyMap<string, number>): number {
  return Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0))
}
