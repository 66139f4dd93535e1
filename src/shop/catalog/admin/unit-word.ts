import type { Unit } from '#shop/catalog/unit-contract.ts'
import type { Translate } from '#ui/language.tsx'

/** The word of a measure behind a number. */
export function unitWord(t: Translate, unit: Unit): string {
  return unit === 'ea' ? t('개') : unit
}
