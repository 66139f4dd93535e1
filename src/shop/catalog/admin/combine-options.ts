import type { StaffOption } from '#shop/catalog/admin-contract.ts'
import { levelSeparator } from '#shop/catalog/rules.ts'
import { emptyOption } from './product-draft.ts'

export type LevelWords = { korean: string; english: string }

/** "50 ml, 100 ml" → ["50 ml", "100 ml"]: what is typed once, in its order. */
export function valuesOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,\n]/)
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ]
}

/** The parts of an option's id, one per level, empty ones too. */
export function partsOf(io_id: string, levels: number): string[] {
  const parts = io_id.split(levelSeparator)
  return Array.from({ length: levels }, (_, level) => parts[level] ?? '')
}

export function joinParts(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll(levelSeparator, '')).join(levelSeparator)
}

/**
 * Every combination of the values, the first level changing slowest. Rows that are there already keep their price, stock and number;
 * rows of values no longer listed are left out.
 */
export function combineOptions(
  levels: readonly LevelWords[],
  now: readonly StaffOption[],
): StaffOption[] {
  const values = levels.map(({ korean, english }) => {
    const words = valuesOf(korean)
    const inEnglish = valuesOf(english)
    return words.map((word, at) => ({ word, english: inEnglish[at] ?? '' }))
  })
  if (values.some((words) => words.length === 0)) return [...now]
  const rows = values.reduce<{ word: string; english: string }[][]>(
    (all, words) => all.flatMap((row) => words.map((word) => [...row, word])),
    [[]],
  )
  const addOns = now.filter((option) => option.io_type === 1)
  const made = rows.map((row) => {
    const io_id = joinParts(row.map(({ word }) => word))
    const known = now.find((option) => option.io_type === 0 && option.io_id === io_id)
    const english = row.every((part) => part.english)
      ? joinParts(row.map((part) => part.english))
      : ''
    return known
      ? { ...known, io_id_en: english || known.io_id_en }
      : { ...emptyOption, io_id, io_id_en: english }
  })
  return [...made, ...addOns]
}

/** The values in use per level, as they would be typed. */
export function levelWordsOf(options: readonly StaffOption[], levels: number): LevelWords[] {
  const selections = options.filter((option) => option.io_type === 0)
  return Array.from({ length: levels }, (_, level) => {
    const seen = new Map<string, string>()
    for (const option of selections) {
      const korean = partsOf(option.io_id, levels)[level] ?? ''
      if (korean && !seen.has(korean))
        seen.set(korean, partsOf(option.io_id_en, levels)[level] ?? '')
    }
    return {
      korean: [...seen.keys()].join(', '),
      english: [...seen.values()].filter(Boolean).join(', '),
    }
  })
}

/** One level more or less: values of levels that stay are kept. */
export function withLevels(
  options: readonly StaffOption[],
  before: number,
  levels: number,
): StaffOption[] {
  return options.map((option) =>
    option.io_type === 1
      ? option
      : {
          ...option,
          io_id: joinParts(
            partsOf(option.io_id, before).concat(Array(levels).fill('')).slice(0, levels),
          ),
          io_id_en: option.io_id_en
            ? joinParts(
                partsOf(option.io_id_en, before).concat(Array(levels).fill('')).slice(0, levels),
              )
            : '',
        },
  )
}
