import type { StaffOption } from '#shop/catalog/admin-contract.ts'
import { levelSeparator } from '#shop/catalog/rules.ts'
import { emptyOption } from './product-draft.ts'

export type LevelValue = { word: string; english: string }

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

/** What is typed in two languages, the same order in both, as values. */
export function valuesTyped(korean: string, english: string): LevelValue[] {
  const inEnglish = english.split(/[,\n]/).map((word) => word.trim())
  return valuesOf(korean).map((word, at) => ({ word, english: inEnglish[at] ?? '' }))
}

/** Values and further ones: what is there already takes the newer English, and its place stays. */
export function withValues(now: readonly LevelValue[], more: readonly LevelValue[]): LevelValue[] {
  const newer = (value: LevelValue) =>
    more.find(({ word, english }) => word === value.word && english !== '') ?? value
  return [
    ...now.map(newer),
    ...more.filter(({ word }) => !now.some((value) => value.word === word)),
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
  levels: readonly (readonly LevelValue[])[],
  now: readonly StaffOption[],
): StaffOption[] {
  if (levels.some((values) => values.length === 0)) return [...now]
  const rows = levels.reduce<LevelValue[][]>(
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

/** The values in use per level. */
export function levelValuesOf(options: readonly StaffOption[], levels: number): LevelValue[][] {
  const selections = options.filter((option) => option.io_type === 0)
  return Array.from({ length: levels }, (_, level) => {
    const seen = new Map<string, string>()
    for (const option of selections) {
      const word = partsOf(option.io_id, levels)[level] ?? ''
      if (word && !seen.get(word)) seen.set(word, partsOf(option.io_id_en, levels)[level] ?? '')
    }
    return [...seen].map(([word, english]) => ({ word, english }))
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
